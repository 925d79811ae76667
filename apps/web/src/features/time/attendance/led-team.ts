import type { Profile } from '../../../page/profile.ts'

/** In an address: everybody in view, also for whom the list would begin with a team. */
export const ALL_TEAMS = 0

interface OfTeam {
  team?: number | undefined
  /** Who is looked for may be of any team. */
  find?: string | undefined
  user?: number | undefined
}

type Leads = Pick<Profile, 'is_admin' | 'leader' | 'user_profile'>

/**
 * The address of a list with the team that it begins with: the first that one leads (R-WORK-003), unless the person begins with
 * everybody (R-USER-003) or looks for somebody. Who leads one team and administers nobody sees no other anyway.
 */
export function withLedTeam<Search extends OfTeam>(search: Search, profile: Leads): Search {
  const { is_admin: isAdmin, leader, user_profile } = profile
  const [first] = leader
  const isNarrower = isAdmin || leader.length > 1
  const saysWhom = search.team !== undefined || search.find !== undefined || search.user !== undefined
  if (saysWhom || !first || !isNarrower) return search
  return user_profile.default_team_filter === 'team' ? { ...search, team: first.team_id } : search
}
