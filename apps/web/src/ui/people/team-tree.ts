import { matches } from '../../text/matches.ts'

export interface TeamOption {
  id: number
  name: string
  parentId: number | null
  /** Shown but not choosable. */
  disabled?: boolean
}

export interface TeamLine extends TeamOption {
  depth: number
}

/** Teams in the order of the tree, each below its parent; a team whose parent is not here stands at the top. */
export function treeLines(teams: readonly TeamOption[]): TeamLine[] {
  const known = new Set(teams.map((team) => team.id))
  const below = Map.groupBy(teams, (team) =>
    team.parentId !== null && known.has(team.parentId) ? team.parentId : null,
  )
  const lines: TeamLine[] = []
  const placed = new Set<number>()
  const place = (parent: number | null, depth: number) => {
    for (const team of below.get(parent) ?? []) {
      if (placed.has(team.id)) continue
      placed.add(team.id)
      lines.push({ ...team, depth })
      place(team.id, depth + 1)
    }
  }
  place(null, 0)
  return lines
}

/** The lines that fit the typed text, with the teams above them so that the tree can be read. */
export function filterLines(lines: readonly TeamLine[], text: string): TeamLine[] {
  if (text.trim() === '') return [...lines]
  const byId = new Map(lines.map((line) => [line.id, line]))
  const kept = new Set<number>()
  for (const line of lines.filter((one) => matches(one.name, text))) {
    for (let at: TeamLine | undefined = line; at && !kept.has(at.id); at = byId.get(at.parentId ?? -1))
      kept.add(at.id)
  }
  return lines.filter((line) => kept.has(line.id))
}
