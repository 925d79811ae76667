import type { DaySpan } from '../work-time/day-schedule.ts'

/** A part of a day that a request frees from work. */
export interface FreedDay extends DaySpan {
  /** yyyy-MM-dd */
  on: string
}

export interface Teammate {
  /** Whether work is due for them on a day. */
  isDueOn(day: string): boolean
  /** What frees them from work, asked for or certain. */
  away: readonly FreedDay[]
}

export interface PresentOn {
  on: string
  people: number
}

/**
 * How many of a team are there on each day of a request, without the one who asks. Who is away at any minute of the part that is asked
 * for is not there: a morning and an afternoon off leave the same seat empty once each.
 */
export function peopleThere(days: readonly FreedDay[], mates: readonly Teammate[]): PresentOn[] {
  return days.map((day) => ({ on: day.on, people: mates.filter((mate) => isThere(mate, day)).length }))
}

function isThere(mate: Teammate, { on, start, end }: FreedDay): boolean {
  if (!mate.isDueOn(on)) return false
  return !mate.away.some((part) => part.on === on && part.start < end && start < part.end)
}
