import { isDecider } from './receiver.ts'
import { leaderClimbing, type LineOrganization, topTeam } from './resolve-line.ts'
import { type LineTarget, type LineToken, targetText } from './role-line.ts'

/** The organisation, and what of it there is at all. */
export type LineDirectory = LineOrganization & {
  /** a team that is not closed, a duty of the product, a person whom the company has or had */
  exists(kind: 'TEAM' | 'ROLE' | 'USER', id: number): boolean
  /** on leave of absence: receives, and may be long in answering */
  isAbsent(userId: number): boolean
}

/** Why a part of a line reaches nobody. */
export type DropReason = 'DRAFTER' | 'NO_LEADER' | 'NO_CHARGER' | 'NOBODY' | 'LEFT' | 'GONE'

export type DroppedTarget = { token: string; target: string; reason: DropReason }

type Seat = { userId: number; teamId: number }

/** The parts of a line that give nobody for this drafter, and why. */
export function droppedTargets(
  tokens: readonly LineToken[],
  directory: LineDirectory,
  drafter: Seat,
): DroppedTarget[] {
  return tokens.flatMap((token) =>
    token.targets.flatMap((target) => {
      const reason = whyDropped(target, isDecider(token), directory, drafter)
      return reason ? [{ token: token.text, target: targetText(target), reason }] : []
    }),
  )
}

function whyDropped(
  target: LineTarget,
  decides: boolean,
  directory: LineDirectory,
  { userId, teamId }: Seat,
): DropReason | null {
  const people = (ids: readonly number[], none: DropReason): DropReason | null => {
    if (ids.length === 0) return none
    const reachable = ids.filter((id) => directory.isReachable(id))
    if (reachable.length === 0) return 'LEFT'
    return decides && reachable.every((id) => id === userId) ? 'DRAFTER' : null
  }
  const leader = (team: number): DropReason | null =>
    leaderClimbing(directory, team, userId)
      ? null
      : directory.leaderOf(team) === userId
        ? 'DRAFTER'
        : 'NO_LEADER'
  switch (target.kind) {
    case 'LEADER':
      return leader(topTeam(directory, teamId, target.levelsUp))
    case 'TOP_LEADER':
      return leader(topTeam(directory, teamId))
    case 'TEAM_LEADER_OF':
      return directory.exists('TEAM', target.teamId) ? leader(target.teamId) : 'GONE'
    case 'CHARGER': {
      const charger = directory.chargerOf(teamId)
      return people(charger === null ? [] : [charger], 'NO_CHARGER')
    }
    case 'MEMBERS_OF':
      return directory.exists('TEAM', target.teamId)
        ? people(directory.membersOf(target.teamId), 'NOBODY')
        : 'GONE'
    case 'ROLE':
      return directory.exists('ROLE', target.roleId)
        ? people(directory.holdersOf(target.roleId), 'NOBODY')
        : 'GONE'
    case 'USER':
      return directory.exists('USER', target.userId) ? people([target.userId], 'GONE') : 'GONE'
  }
}
