import type { PlannedDay } from './plan-day.ts'

/**
 * What a person is doing on a working day: NOT_IN not there yet, WORKING, AWAY working outside, OUT gone home, LEAVE the
 * whole day off on leave, DAY_OFF no work is due and none was done.
 */
export const DUTY_STATES = ['NOT_IN', 'WORKING', 'AWAY', 'OUT', 'LEAVE', 'DAY_OFF'] as const

export type DutyState = (typeof DUTY_STATES)[number]

/** What is known of a day. Minutes after its midnight. */
export interface DutyFacts {
  inMinute: number | null
  outMinute: number | null
  isAway: boolean
  leaveMinutes: number
  /** The day is over, and its shift goes on no more: who has not checked out is not there any longer. */
  hasEnded?: boolean
}

/** What a person is doing on a day; leave of all that is due fills it. */
export function dutyState(
  facts: DutyFacts,
  { kind, wholeMinutes }: Pick<PlannedDay, 'kind' | 'wholeMinutes'>,
): DutyState {
  if (facts.inMinute === null) {
    if (facts.leaveMinutes >= wholeMinutes) return 'LEAVE'
    return kind === 'WORK' ? 'NOT_IN' : 'DAY_OFF'
  }
  if (facts.outMinute !== null || facts.hasEnded) return 'OUT'
  return facts.isAway ? 'AWAY' : 'WORKING'
}

// Work that began less than this ago may still be going on although the day has changed; longer ago, the check-out
// was forgotten.
const CONTINUES_FOR_MINUTES = 960
const DAY_MINUTES = 1440

/** A shift of the day before that began after this minute of it, and was not ended, still goes on. @param minute of the running day */
export function openAfter(minute: number): number {
  return minute + DAY_MINUTES - CONTINUES_FOR_MINUTES
}

/** Whether a shift of the day before still goes on at a minute of the running day. */
export function isStillOpen(
  { inMinute, outMinute }: Pick<DutyFacts, 'inMinute' | 'outMinute'>,
  minute: number,
): boolean {
  return inMinute !== null && outMinute === null && inMinute > openAfter(minute)
}
