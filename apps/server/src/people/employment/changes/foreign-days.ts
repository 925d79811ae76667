import type { Actor } from '../../../http/context.ts'
import { mayPutInto } from '../../members/index.ts'
import { type MemberState, timelinesOf } from './member-state.ts'
import { type Timeline, valueOn } from './timeline.ts'

/**
 * Whether a change leaves alone what belongs to teams that a limited admin does not cover: a team is put or taken away on
 * days of covered teams only, past or to come, and the terms change on days on which the person stands
 * in one, or from today on. Days before somebody came to the company belong to nobody.
 */
export function sparesForeignDays(
  actor: Actor,
  { before, after, today }: { before: MemberState; after: MemberState; today: string },
): boolean {
  if (actor.isFullAdmin) return true
  const moves = changedStretches(before.team, after.team).every(
    ({ from }) => isTheirs(actor, before, from) && isTheirs(actor, after, from),
  )
  const was = timelinesOf(before)
  const terms = timelinesOf(after).flatMap((timeline, at) => changedStretches(was[at]!, timeline))
  return moves && terms.every((stretch) => standsInCovered(actor, before, stretch, today))
}

interface Days {
  from: string
  /** The first day on which it is over; null when it goes on. */
  until: string | null
}

/** The days on which two timelines differ, cut wherever one of them changes. */
function changedStretches<T>(before: Timeline<T>, after: Timeline<T>): Days[] {
  const days = [...new Set([...before, ...after].map(({ from }) => from))].sort()
  return days
    .map((from, at) => ({ from, until: days[at + 1] ?? null }))
    .filter(({ from }) => (valueOn(before, from) ?? null) !== (valueOn(after, from) ?? null))
}

function isTheirs(actor: Actor, state: MemberState, day: string): boolean {
  const teamId = valueOn(state.team, day) ?? null
  return mayPutInto(actor, teamId) || (teamId === null && isBeforeComing(state, day))
}

function isBeforeComing({ status, joinedOn, earlierEnd }: MemberState, day: string): boolean {
  if (earlierEnd !== null && day <= earlierEnd) return false
  return status === 'INVITED' || (joinedOn !== null && day < joinedOn)
}

/** Every day of the stretch that is over, and its first one; what holds later follows the person wherever they go. */
function standsInCovered(actor: Actor, state: MemberState, { from, until }: Days, today: string): boolean {
  const days = [from, ...state.team.map((stretch) => stretch.from)]
  const within = days.filter((day) => day >= from && (until === null || day < until))
  return within.filter((day) => day === from || day < today).every((day) => isTheirs(actor, state, day))
}
