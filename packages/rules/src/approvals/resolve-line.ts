import { isDecider, type ReceiverType } from './receiver.ts'
import type { LineTarget, LineToken } from './role-line.ts'

/** The organisation as a line sees it; answers come from data that the caller has loaded. */
export type LineOrganization = {
  leaderOf(teamId: number): number | null
  parentOf(teamId: number): number | null
  chargerOf(teamId: number): number | null
  membersOf(teamId: number): readonly number[]
  holdersOf(roleId: number): readonly number[]
  /** working and absent members; invited and retired ones never receive */
  isReachable(userId: number): boolean
}

export type ResolvedReceiver = { userId: number; type: ReceiverType; order: number }

export type ResolvedLine = {
  receivers: ResolvedReceiver[]
  /** tokens that gave nobody */
  dropped: string[]
  /** the line asked for deciders and none is left */
  decidersDropped: boolean
}

type Found = { userId: number; climbed: boolean }

/** More levels than any organisation has; also ends a walk over teams that wrongly form a ring. */
const MOST_LEVELS = 100

/**
 * Leader of a team, or the next leader up when the seat is empty, out of reach or held by the drafter.
 * @returns null when nobody above remains
 */
export function leaderClimbing(
  org: LineOrganization,
  teamId: number,
  drafterId: number,
): { userId: number; climbed: boolean } | null {
  let team: number | null = teamId
  for (let level = 0; team !== null && level < MOST_LEVELS; level += 1) {
    const leader = org.leaderOf(team)
    if (leader !== null && leader !== drafterId && org.isReachable(leader)) {
      return { userId: leader, climbed: level > 0 }
    }
    team = org.parentOf(team)
  }
  return null
}

/** The team so many levels above another, or the highest one there is. */
export function topTeam(org: LineOrganization, teamId: number, levels = MOST_LEVELS): number {
  let team = teamId
  for (let level = 0; level < Math.min(levels, MOST_LEVELS); level += 1) {
    const parent = org.parentOf(team)
    if (parent === null) return team
    team = parent
  }
  return team
}

function peopleOf(
  target: LineTarget,
  org: LineOrganization,
  drafter: { userId: number; teamId: number },
): Found[] {
  const listed = (ids: readonly (number | null)[]): Found[] =>
    ids.flatMap((userId) => (userId !== null && org.isReachable(userId) ? [{ userId, climbed: false }] : []))
  const leader = (teamId: number): Found[] => {
    const found = leaderClimbing(org, teamId, drafter.userId)
    return found ? [found] : []
  }
  switch (target.kind) {
    case 'LEADER':
      return leader(topTeam(org, drafter.teamId, target.levelsUp))
    case 'TOP_LEADER':
      return leader(topTeam(org, drafter.teamId))
    case 'TEAM_LEADER_OF':
      return leader(target.teamId)
    case 'CHARGER':
      return listed([org.chargerOf(drafter.teamId)])
    case 'MEMBERS_OF':
      return listed(org.membersOf(target.teamId))
    case 'ROLE':
      return listed(org.holdersOf(target.roleId))
    case 'USER':
      return listed([target.userId])
  }
}

/** A leader who only stands in for an empty seat need not decide twice when the line names them anyway. */
function dropClimbedTwice<F extends ResolvedReceiver & Found>(found: readonly F[]): F[] {
  return found.filter((one, index) => {
    if (!one.climbed || !isDecider(one)) return true
    return !found.some(
      (other, place) =>
        place !== index &&
        other.userId === one.userId &&
        isDecider(other) &&
        (!other.climbed || place < index),
    )
  })
}

/** Orders 1, 2, … without gaps; readers keep 0. */
export function closeGaps(receivers: readonly ResolvedReceiver[]): ResolvedReceiver[] {
  const orders = [...new Set(receivers.filter(isDecider).map((one) => one.order))].sort((a, b) => a - b)
  return receivers.map(({ userId, type, order }) => ({
    userId,
    type,
    order: isDecider({ type }) ? orders.indexOf(order) + 1 : 0,
  }))
}

/**
 * Turns a line into receivers at submission. The drafter never decides; tokens in line order get orders 1,
 * 2, …, people of one token act in parallel, final agreers come last, readers have order 0.
 */
export function resolveLine(
  tokens: readonly LineToken[],
  org: LineOrganization,
  drafter: { userId: number; teamId: number },
): ResolvedLine {
  const found: (ResolvedReceiver & Found)[] = []
  const dropped: string[] = []
  const final = tokens.filter((token) => token.type === 'FAGREEER')
  const inOrder = [...tokens.filter((token) => token.type !== 'FAGREEER'), ...final]
  let order = 0
  for (const token of inOrder) {
    const people = token.targets
      .flatMap((target) => peopleOf(target, org, drafter))
      .filter((one, index, all) => all.findIndex(({ userId }) => userId === one.userId) === index)
      .filter((one) => one.userId !== drafter.userId || !isDecider(token))
    if (people.length === 0) {
      dropped.push(token.text)
      continue
    }
    if (isDecider(token)) order += 1
    for (const one of people) found.push({ ...one, type: token.type, order: isDecider(token) ? order : 0 })
  }
  const receivers = closeGaps(dropClimbedTwice(found))
  return { receivers, dropped, decidersDropped: tokens.some(isDecider) && !receivers.some(isDecider) }
}
