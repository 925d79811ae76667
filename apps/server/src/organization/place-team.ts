import type { Tx } from '../db/connection.ts'
import { fail } from '../http/fail.ts'
import { levelsBelow, lineageOf } from './teams.store.ts'

/** Ten levels are more than any company of ours has; deeper charts cannot be shown on a phone. */
const MOST_LEVELS = 10

/**
 * Refuses a place in the chart that would make a circle or go too deep. Call under lockChart.
 * @param teamId the team that moves, null for a new one
 * @throws Failure NOT_FOUND for an unknown parent, TEAM_CIRCLE, TEAM_TOO_DEEP
 */
export async function refuseBadPlace(tx: Tx, teamId: number | null, parentId: number | null): Promise<void> {
  if (parentId === null) return
  const above = await lineageOf(tx, parentId)
  if (teamId !== null && above.includes(teamId)) fail('TEAM_CIRCLE')
  const below = teamId === null ? 0 : await levelsBelow(tx, teamId)
  if (above.length + 1 + below > MOST_LEVELS) fail('TEAM_TOO_DEEP', { most: MOST_LEVELS })
}
