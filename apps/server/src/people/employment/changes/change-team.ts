import type { Tx } from '../../../db/connection.ts'
import { fail } from '../../../http/fail.ts'
import { lockStates, saveMemberships } from './member-state.store.ts'
import { readNamed } from './named-rows.store.ts'
import { changeFrom } from './timeline.ts'

interface TeamChange {
  memberId: number
  teamId: number
  /** The first day on which it holds. */
  from: Temporal.PlainDate
}

/**
 * Moves a person to another team from a day on, until the next change that is there already; what was before stays as
 * it was (decision D-09). Who may, the caller has decided.
 * @throws Failure NOT_FOUND for an unknown team or member, TEAM_CLOSED
 */
export async function changeTeam(tx: Tx, { memberId, teamId, from }: TeamChange): Promise<void> {
  const { closedTeamIds } = await readNamed(tx, { teamIds: [teamId], rankIds: [] }, 'hold')
  if (closedTeamIds.has(teamId)) fail('TEAM_CLOSED')
  const before = (await lockStates(tx, [memberId])).get(memberId)!
  const after = { ...before, team: changeFrom(before.team, from.toString(), teamId) }
  await saveMemberships({ tx }, [{ before, after }])
}
