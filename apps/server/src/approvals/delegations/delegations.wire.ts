import type * as contract from '#contract/approvals/delegations/standing-v0.ts'
import type { Input } from '#contract/endpoint.ts'
import type { DelegateAway } from './delegate-away.ts'
import type { DelegationRow } from './delegations.queries.ts'

export function awayToWire({
  leave_days,
  absent_from,
  hands_on_to,
}: DelegateAway): Input<typeof contract.checkDelegate.response> {
  return { leave_days, absent_from, hands_on_to }
}

export function delegationToWire(row: DelegationRow): Input<typeof contract.createDelegation.response> {
  return {
    id: row.id,
    giver: { user_id: row.giver_id, username: row.giver_name, position: row.giver_position },
    delegate: { user_id: row.delegate_id, username: row.delegate_name, position: row.delegate_position },
    start_date: row.starts_on,
    end_date: row.ends_on,
    reason: row.reason,
    drf_types: row.kinds,
    state: row.state,
    decided_count: row.decided,
    delegate_away: awayToWire(row),
  }
}
