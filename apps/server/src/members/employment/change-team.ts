import type { Tx } from '../../db/connection.ts'
import type { CompanyId } from '../../db/transaction.ts'
import { lockStates, saveMemberships } from './member-state.store.ts'
import { changeFrom, valueOn } from './timeline.ts'

export interface TeamChange {
  companyId: CompanyId
  memberId: number
  /** null: in no team. */
  teamId: number | null
  /** The first day on which it holds. */
  from: Temporal.PlainDate
}

/**
 * Moves a person to another team from a day on, until the next change that is there already; what was before stays as
 * it was (decision D-09). Who may, the caller has decided.
 * @returns the team before, null for none
 * @throws Failure NOT_FOUND for an unknown team or member
 */
export async function changeTeam(
  tx: Tx,
  { companyId, memberId, teamId, from }: TeamChange,
): Promise<number | null> {
  const before = (await lockStates(tx, [memberId])).get(memberId)!
  const day = from.toString()
  const after = { ...before, team: changeFrom(before.team, day, teamId) }
  await saveMemberships({ tx, companyId }, [{ before, after }])
  return valueOn(before.team, day) ?? null
}
