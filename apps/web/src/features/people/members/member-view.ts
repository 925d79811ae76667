import { memberOrderings } from '#contract/people/members/member-orderings.ts'
import type { Profile } from '../../../page/profile.ts'
import { dayOf, numberOf, oneOf, textOf } from '../../../page/search.ts'
import { type MemberState, memberStates } from '../directory/index.ts'

export type MemberOrder = (typeof memberOrderings)[number]

export const DEFAULT_ORDER: MemberOrder = '-joined_date'

/** What the address of the list may say: kept in a bookmark, it is a saved filter. */
export interface MemberSearch {
  state?: MemberState
  q?: string
  /** 0 is everybody, where the list would begin with the own team. */
  team?: number
  /** 0 is nobody's rank. */
  rank?: number
  /** The company as it stood on that day. */
  on?: string
  /** When those who left had their last day. */
  left?: string
  until?: string
  order?: MemberOrder
  page?: number
  invite?: 'new'
}

export interface MemberView {
  state: MemberState
  q: string
  team: number | null
  rank: number | null
  on: string | null
  left: { from: string; to: string } | null
  order: MemberOrder
  page: number
}

export function readMemberSearch(search: Record<string, unknown>): MemberSearch {
  return {
    ...oneOf(search, 'state', memberStates),
    ...textOf(search, 'q'),
    ...numberOf(search, 'team'),
    ...numberOf(search, 'rank'),
    ...dayOf(search, 'on'),
    ...dayOf(search, 'left'),
    ...dayOf(search, 'until'),
    ...oneOf(search, 'order', memberOrderings),
    ...numberOf(search, 'page'),
    ...oneOf(search, 'invite', ['new']),
  }
}

/** @param ownTeam where the list begins when the address names no team: see {@link firstTeam} */
export function memberView(search: MemberSearch, ownTeam: number | null = null): MemberView {
  const team = search.team ?? ownTeam ?? 0
  const { left, until } = search
  return {
    state: search.state ?? 'WORKING',
    q: (search.q ?? '').slice(0, 50),
    team: team > 0 ? team : null,
    rank: search.rank !== undefined && search.rank >= 0 ? search.rank : null,
    on: search.on ?? null,
    left: left && until && left <= until ? { from: left, to: until } : null,
    order: search.order ?? DEFAULT_ORDER,
    page: Math.max(1, search.page ?? 1),
  }
}

/**
 * The team that the list begins with for whoever wants that (R-USER-003): the one that is led, else the own one. Admins keep all people,
 * also those who have no team yet: they have to have said so.
 */
export function firstTeam(
  profile: Pick<Profile, 'user_profile' | 'leader' | 'is_admin' | 'has_chosen_range'>,
): number | null {
  const { default_team_filter: wanted, team } = profile.user_profile
  if (wanted !== 'team' || (profile.is_admin && !profile.has_chosen_range)) return null
  return profile.leader[0]?.team_id ?? team?.team_id ?? null
}
