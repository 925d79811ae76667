export type LineType = 'USER' | 'TEAM' | 'COMPANY' | 'TEMPLATE' | 'DEFAULT'

/** The line that stands when nobody has set one. */
export const DEFAULT_LINE = 'TEAM_LEADER'

/**
 * The line that applies to a person for one kind of document: of the template, the person, the own team,
 * the nearest team above, the company, or the default.
 * @param teamChain ids of the own team and the teams above it, nearest first
 */
export function chooseLine(lines: {
  template?: string | null
  user?: string | null
  teamChain: readonly number[]
  byTeam: ReadonlyMap<number, string>
  company?: string | null
}): { line: string; type: LineType } {
  if (lines.template) return { line: lines.template, type: 'TEMPLATE' }
  if (lines.user) return { line: lines.user, type: 'USER' }
  for (const teamId of lines.teamChain) {
    const line = lines.byTeam.get(teamId)
    if (line) return { line, type: 'TEAM' }
  }
  return lines.company ? { line: lines.company, type: 'COMPANY' } : { line: DEFAULT_LINE, type: 'DEFAULT' }
}
