import type { Profile } from '../../app/profile.ts'

/** Leaders and admins see the leave of others; whose, the server decides. */
export function seesTeamLeave({
  is_admin,
  isTeamLeader,
}: Pick<Profile, 'is_admin' | 'isTeamLeader'>): boolean {
  return is_admin || isTeamLeader
}
