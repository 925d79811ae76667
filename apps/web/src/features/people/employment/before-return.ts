import type { EndpointResponse } from '#contract/endpoint.ts'
import type { listTeams } from '#contract/people/organization/organization.ts'
import type { History } from './employment-queries.ts'

type Team = Pick<
  EndpointResponse<typeof listTeams>[number],
  'team_id' | 'team_name' | 'team_parent_id' | 'team_leader' | 'team_leader_name' | 'closed_on'
>

export type ChangeSince =
  | { kind: 'CLOSED'; name: string }
  | { kind: 'RENAMED'; from: string; to: string }
  | { kind: 'MOVED' | 'LEADER'; from: string | null; to: string | null }

export interface BeforeReturn {
  /** What somebody was on leaving, in words. */
  was: string[]
  /** Where they would stand again; null where the team of before takes nobody in any more, or there was none. */
  team: number | null
  rank: number | null
  since: ChangeSince[]
}

/** What to offer to somebody who returns, and what became of their team meanwhile. */
export function beforeReturn(
  { team, rank, position }: Pick<History['standing'], 'team' | 'rank' | 'position'>,
  then: readonly Team[],
  now: readonly Team[],
): BeforeReturn {
  const is = now.find((one) => one.team_id === team?.id && one.closed_on === null)
  const was = then.find((one) => one.team_id === team?.id)
  return {
    was: [team?.name, rank?.name, position].flatMap((word) => word || []),
    team: is?.team_id ?? null,
    rank: rank?.id ?? null,
    since: was ? changes(was, is, parentName(then, was), is ? parentName(now, is) : null) : [],
  }
}

const parentName = (teams: readonly Team[], { team_parent_id: id }: Team) =>
  teams.find((one) => one.team_id === id)?.team_name ?? null

function changes(
  was: Team,
  is: Team | undefined,
  above: string | null,
  aboveNow: string | null,
): ChangeSince[] {
  if (!is) return [{ kind: 'CLOSED', name: was.team_name }]
  const since: ChangeSince[] = []
  if (was.team_name !== is.team_name) since.push({ kind: 'RENAMED', from: was.team_name, to: is.team_name })
  if (was.team_parent_id !== is.team_parent_id) since.push({ kind: 'MOVED', from: above, to: aboveNow })
  if (was.team_leader !== is.team_leader)
    since.push({ kind: 'LEADER', from: was.team_leader_name, to: is.team_leader_name })
  return since
}
