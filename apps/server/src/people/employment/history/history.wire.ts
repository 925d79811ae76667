import type { getHistory } from '#contract/people/employment/employment.ts'
import type { Input } from '#contract/endpoint.ts'
import type { MemberAsOf } from './member-as-of.queries.ts'
import { worksHere } from '../../roles/index.ts'

type WireStanding = Input<typeof getHistory.response>['standing']

/** How a person stood on a day; nothing of the days on which they did not belong to the company. */
export function standingToWire(one: MemberAsOf, day: Temporal.PlainDate): WireStanding {
  const belongs = worksHere(one.status)
  return {
    on: day.toString(),
    cmem_status: one.status,
    team: belongs && one.team_id !== null ? { id: one.team_id, name: one.team_name ?? '' } : null,
    rank: belongs && one.rank_id !== null ? { id: one.rank_id, name: one.rank_name ?? '' } : null,
    position: belongs ? one.position : '',
    contract_type: belongs ? one.contract_type : '',
    joined_date: belongs ? one.joined_on : null,
  }
}
