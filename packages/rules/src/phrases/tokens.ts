import type { LeaveUnit } from '../leave/leave-unit.ts'

export type Half = 'AM' | 'PM'

/** A year by its number, or so many years from this one. */
export type SaidYear = number | { away: number }

/** A day as it was said, before it is known which one is meant. Weekdays are 1 Monday … 7 Sunday, months 1 to 12. */
export type SaidDay =
  /** So many days from today. */
  | { by: 'days'; days: number }
  /** So many weeks from this one: a weekday, its weekend, or its working days. */
  | { by: 'week'; weeks: number; weekday?: number; until?: number; weekend?: true }
  /** Of the days called so, the one that comes, perhaps with those until another; `next` may also mean that of the week after. */
  | { by: 'weekday'; weekday: number; until?: number; next?: true }
  | { by: 'date'; year?: SaidYear; month: number; day: number }
  | { by: 'day'; day: number }
  /** A whole month, one of its days, or its last one. */
  | { by: 'month'; year?: SaidYear; month?: number; months?: number; day?: number | 'last' }
  | { by: 'year'; year: SaidYear; said: string }

/** What is to be done; of an event its kind, where it was said. */
export type SaidAct =
  | { act: 'EVENT'; kind: string }
  | { act: 'ROOM' | 'DOCUMENT' | 'CORRECTION' | 'DELEGATION' | 'WORK' | 'CALENDAR'; kind?: never }

/** A piece of a phrase that was understood by itself. */
export type Token =
  | { is: 'day'; day: SaidDay }
  /** A day that no calendar has: 2월 30일. */
  | { is: 'noDay'; said: string }
  /** Days that are no one period: 다음 주 월수금. */
  | { is: 'scattered'; said: string }
  /** A bare number, which means something beside a tie only. */
  | { is: 'number'; number: number; said: string }
  /** A weekday by its first letter, which means something beside a tie only. */
  | { is: 'letter'; weekday: number; said: string }
  | { is: 'time'; hour: number; minute: number; half: Half | null }
  | { is: 'length'; minutes: number }
  /** So many days in a row. */
  | { is: 'count'; days: number }
  | { is: 'half'; half: Half }
  | { is: 'unit'; unit: Extract<LeaveUnit, 'FULL' | 'QUARTER' | 'TIME'> | 'HALF'; half: Half | null }
  | { is: 'act'; said: SaidAct }
  | { is: 'room' | 'form'; id: number }
  /** ~, to; 부터 and から say from when on, behind which a number of days may stand. */
  | { is: 'tie'; from?: true }
  /** 까지, まで, behind a day or a time. */
  | { is: 'until' }
  /** Carries no meaning of its own: particles, 신청, please. */
  | { is: 'filler' }
  | { is: 'word'; said: string }

/** How a piece is told: a pattern that matches at one place, and what it means there; null where it means nothing after all. */
export type Matcher = readonly [pattern: RegExp, read: (match: RegExpExecArray) => Token | null]
