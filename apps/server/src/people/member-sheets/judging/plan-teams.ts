import type { KnownTeam, TeamDirectory } from './team-directory.ts'

/** Teams that one import may make; a chart of more is not made by a slip. */
export const MOST_NEW_TEAMS = 500

export interface PlannedTeam extends KnownTeam {
  /** 0 below a team that exists, or at the top. */
  level: number
}

/**
 * What is missing of the paths, parents before those below them. Planned teams have ids below zero; the directory knows them
 * afterwards, so that a path may name what an earlier one plans. Beyond the most, no further path is looked at.
 */
export function planTeams(directory: TeamDirectory, paths: readonly string[], most: number): PlannedTeam[] {
  const planned: PlannedTeam[] = []
  for (const path of paths) {
    if (planned.length > most) break
    const found = directory.find(path)
    if (found.kind !== 'none') continue
    let parentId = found.known
    for (const name of found.missing) {
      const above = parentId !== null && parentId < 0 ? planned[-parentId - 1]! : null
      const team = { id: -planned.length - 1, name, parentId, level: above ? above.level + 1 : 0 }
      directory.add(team)
      planned.push(team)
      parentId = team.id
    }
  }
  return planned
}
