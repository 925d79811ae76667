import { keyAfter, keyBefore } from '#rules/calendar/day-key.ts'
import { isEmployedOn } from '#rules/calendar/employed-on.ts'
import type { AlteredDays, Move } from '../matters/matter.ts'
import type { MemberState } from './member-state.ts'
import { BEGINNING, valueOn } from './timeline.ts'

/** By what days are counted. */
const COUNTED = ['workType', 'checkIn', 'checkOut', 'dayMinutes'] as const

/**
 * The days on which a person is employed, or on which their times are counted, otherwise than before. Days of which neither says
 * that the person works here are none of them.
 */
export function alteredDays({ before, after }: Move): AlteredDays[] {
  const starts = [...new Set([before, after].flatMap(daysOfChange))].toSorted()
  return starts.flatMap((from, at): AlteredDays[] => {
    const losesFirst = losesFirstDay({ before, after }, from)
    if (standing(before, from) === standing(after, from) && !losesFirst) return []
    const next = starts[at + 1]
    const isMoved =
      before.joinedOn !== after.joinedOn && isEmployedOn(from, before) !== isEmployedOn(from, after)
    return [
      {
        memberId: after.id,
        from,
        to: next === undefined ? null : keyBefore(next),
        isJoining: losesFirst || isMoved,
      },
    ]
  })
}

/** Days of an employment of which nobody would know any more when it began. */
function losesFirstDay({ before, after }: Move, day: string): boolean {
  return after.joinedOn === null && before.joinedOn !== null && day >= before.joinedOn
}

function daysOfChange(state: MemberState): string[] {
  return [
    BEGINNING,
    ...COUNTED.flatMap((name) => state[name].map(({ from }) => from)),
    ...(state.joinedOn === null ? [] : [state.joinedOn]),
    ...(state.earlierEnd === null ? [] : [keyAfter(state.earlierEnd)]),
    ...(state.retiredOn === null ? [] : [keyAfter(state.retiredOn)]),
  ]
}

/** null of a day on which the person does not work here, or did in an employment before, which no change reaches any more. */
function standing(state: MemberState, day: string): string | null {
  const { earlierEnd } = state
  if (!isEmployedOn(day, state) || (earlierEnd !== null && day <= earlierEnd)) return null
  return JSON.stringify(COUNTED.map((name) => valueOn<unknown>(state[name], day) ?? null))
}
