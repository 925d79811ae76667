import type { Line, LineRole } from './line-queries.ts'

/** The company's lines that somebody's documents go along, and whatever is saved besides. */
export function companyRows(lines: readonly Line[]): Line[] {
  return lines.filter((line) => line.is_used || line.id !== null)
}

/**
 * The lines of a team or of oneself, one for each role in use: a saved one, or an empty place that begins with the company's line.
 * @param mayKeep whether one can be saved there
 */
export function placesFor(company: readonly Line[], saved: readonly Line[], mayKeep: boolean): Line[] {
  const bySaved = new Map<LineRole, Line>(saved.map((line) => [line.apv_role_code, line]))
  return companyRows(company).map((line) => bySaved.get(line.apv_role_code) ?? asPlace(line, mayKeep))
}

function asPlace(line: Line, mayKeep: boolean): Line {
  return {
    ...line,
    id: null,
    line_id: null,
    variants: [],
    findings: [],
    abilities: { update: mayKeep, delete: false },
  }
}
