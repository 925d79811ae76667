import type { Profile } from '../../app/profile.ts'

/** Leaders and administrators see the records of others. */
export function seesOthers(profile: Profile): boolean {
  return profile.is_admin || profile.isTeamLeader
}
