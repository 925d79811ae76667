import { dayKey, keysOfWeek } from '../calendar/day-key.ts'
import {
  type HalfHoliday,
  halfHolidayOn,
  type Holiday,
  type HolidayCorrection,
  holidaysOn,
} from '../calendar/holidays.ts'
import { type DayKind, MONDAY_TO_FRIDAY } from '../calendar/work-days.ts'
import type { CheckInAdjustment, CheckOutAdjustment } from '../work-day/adjust-clock.ts'
import type { OvertimeBasis } from '../work-day/count-beyond.ts'
import { type CompanyHours, type DaySchedule, dinnerAfter, scheduleOf } from './day-schedule.ts'
import { dueOn } from './due-on.ts'
import { type Shift, scheduleOfShift } from './shift.ts'
import { type SwappedDay, swapDay } from './swap-day.ts'
import type { WorkCheck, WorkType } from './work-type.ts'

/** How a person's times are counted from a day on until before another, open without one; null is the company's way. */
export interface WorkTerms {
  from: string
  until: string | null
  workType: WorkType | null
  checkIn: CheckInAdjustment | null
  checkOut: CheckOutAdjustment | null
  /** Of the contract of then; without it that of {@link PlanFacts}. */
  standardMinutes?: number
}

/** All that a person's days are planned by. */
export interface PlanFacts {
  hours: CompanyHours
  corrections: readonly HolidayCorrection[]
  /** The first day whose records the company keeps, yyyy-MM-dd; without one it has always kept them. */
  recordsBegin?: string
  terms: readonly WorkTerms[]
  /** What a schedule plans for the person in whole weeks, by day; the other days follow the company. */
  shifts?: ReadonlyMap<string, Shift>
  /** Days of the person that were swapped with others. */
  swaps?: ReadonlyMap<string, SwappedDay>
  /** Of the person's contract. */
  standardMinutes: number
  workCheck: WorkCheck
}

/** What is planned for one person on one day. Times are minutes after midnight, from 1440 on of the next day. */
export interface PlannedDay {
  day: Temporal.PlainDate
  /** WORK is due, a HOLIDAY frees a day on which it would be, OFF is a day of the week without work. */
  kind: DayKind
  /** Work on it is holiday work: a paid holiday, or the weekly one. */
  isHoliday: boolean
  /** The paid holidays of the day. */
  holidays: readonly Holiday[]
  /** The half of it that the company keeps free: work is due in the other. */
  halfHoliday: HalfHoliday | null
  /** When work is due; null on days off. */
  startMinute: number | null
  endMinute: number | null
  /** Net minutes due, lunch taken out; 0 on days off. */
  plannedMinutes: number
  /** The hours of the day, also where no work is due: whoever works then has lunch, and half days are cut by them. */
  schedule: DaySchedule
  /** What a day of the person's contract counts. */
  standardMinutes: number
  /** What leave for all of the day takes: less than {@link standardMinutes} where half of it is free. */
  wholeMinutes: number
  workType: WorkType
  checkIn: CheckInAdjustment
  checkOut: CheckOutAdjustment
  /** How the person's work is known: by presses, by requests, or by both. */
  workCheck: WorkCheck
  /** A day before the company kept records: nothing is missing of it. */
  isBeforeRecords: boolean
  /** By what work beyond eight hours, and on holidays, is counted. */
  overtimeBasis: OvertimeBasis
  holidayBasis: OvertimeBasis
  from: PlanSources
}

/** Where each part of a plan comes from. */
export interface PlanSources {
  /** The days of the week, a holiday of the law, the company's own correction of the calendar, or the person's schedule or swap. */
  kind: 'WEEK' | 'HOLIDAY' | 'CORRECTION' | 'SCHEDULE' | 'SWAP'
  schedule: 'COMPANY' | 'SCHEDULE'
  workType: 'COMPANY' | 'TERMS'
  checkIn: 'COMPANY' | 'TERMS'
  checkOut: 'COMPANY' | 'TERMS'
}

const SUNDAY = 7
const DAYS_FROM_SUNDAY = [7, 6, 5, 4, 3, 2, 1]

/** The days of the week on which work is due to who has no schedule. */
export const COMPANY_WEEK = MONDAY_TO_FRIDAY

/**
 * What is planned for a day. Sunday is the paid weekly holiday (근로기준법 55조 1항), Saturday an unpaid day off. A schedule goes
 * before the week and before holidays: for who is due on a Sunday the last day off of that week is the weekly holiday, but a
 * holiday of the law stays one. What was swapped for the person goes before all of it.
 */
export function planDay(day: Temporal.PlainDate, facts: PlanFacts): PlannedDay {
  return ownDay(usualDay(day, facts), facts)
}

/** A day that is planned for everybody alike, as it is for a person with a schedule or swaps of their own. */
export function ownDay(
  usual: PlannedDay,
  { shifts, swaps }: Pick<PlanFacts, 'shifts' | 'swaps'>,
): PlannedDay {
  const planned = shifts ? shiftDay(usual, shifts) : usual
  const swapped = swaps?.get(dayKey(usual.day))
  return swapped ? swapDay(planned, swapped) : planned
}

function usualDay(day: Temporal.PlainDate, facts: PlanFacts): PlannedDay {
  const { hours, corrections } = facts
  const holidays = holidaysOn(day, corrections)
  const kind = kindOf(day, holidays)
  const own = termsOn(facts.terms, day)
  const standardMinutes = own?.standardMinutes ?? facts.standardMinutes
  const halfHoliday = halfHolidayOn(day, corrections)
  return {
    day,
    isHoliday: holidays.length > 0 || day.dayOfWeek === SUNDAY,
    holidays,
    ...dueOn(kind, { schedule: scheduleOf(hours), standardMinutes, halfHoliday }),
    standardMinutes,
    workType: own?.workType ?? 'FIXED',
    checkIn: own?.checkIn ?? hours.checkInAdjustment,
    checkOut: own?.checkOut ?? hours.checkOutAdjustment,
    isBeforeRecords: facts.recordsBegin !== undefined && dayKey(day) < facts.recordsBegin,
    ...basesOf(facts),
    from: {
      kind: sourceOfKind(day, kind, corrections),
      schedule: 'COMPANY',
      workType: sourceOf(own?.workType),
      checkIn: sourceOf(own?.checkIn),
      checkOut: sourceOf(own?.checkOut),
    },
  }
}

/** A day that is planned for who has no schedule, as it is for a person who has one. */
export function shiftDay(usual: PlannedDay, shifts: ReadonlyMap<string, Shift>): PlannedDay {
  const shift = shifts.get(dayKey(usual.day))
  const isHoliday = usual.holidays.length > 0 || usual.day.dayOfWeek === weeklyHoliday(usual.day, shifts)
  if (!shift) return { ...usual, isHoliday }
  const { lunch, dinner } = usual.schedule
  const schedule = shift.hours
    ? {
        ...scheduleOfShift(shift.hours, lunch),
        ...(dinner && { dinner: dinnerAfter(shift.hours.start, dinner) }),
      }
    : usual.schedule
  return {
    ...usual,
    isHoliday,
    ...dueOn(shift.works ? 'WORK' : 'OFF', {
      ...usual,
      schedule,
      // Hours that a schedule says are those of that person and day.
      halfHoliday: shift.hours ? null : usual.halfHoliday,
    }),
    from: { ...usual.from, kind: 'SCHEDULE', schedule: shift.hours ? 'SCHEDULE' : 'COMPANY' },
  }
}

/** A planned day of somebody who does not work for the company on it, or of which it keeps no records: nothing is due. */
export function undueDay(planned: PlannedDay): PlannedDay {
  return { ...planned, ...dueOn(planned.kind === 'WORK' ? 'OFF' : planned.kind, planned) }
}

/**
 * Which day of a week from Monday is the paid weekly one (근로기준법 55조 1항, 시행령 30조): Sunday, or for who works on it the last
 * day off before it. Where a schedule leaves no day off, Sunday stays what the law wants it to be.
 */
function weeklyHoliday(day: Temporal.PlainDate, shifts: ReadonlyMap<string, Shift>): number {
  const week = keysOfWeek(day)
  const isFree = (weekday: number) => {
    const shift = shifts.get(week[weekday - 1]!)
    return shift ? !shift.works : COMPANY_WEEK[weekday - 1] === false
  }
  return DAYS_FROM_SUNDAY.find(isFree) ?? SUNDAY
}

function kindOf(day: Temporal.PlainDate, holidays: readonly Holiday[]): DayKind {
  if (!COMPANY_WEEK[day.dayOfWeek - 1]) return 'OFF'
  return holidays.length === 0 ? 'WORK' : 'HOLIDAY'
}

/** Who files no requests is counted by what was recorded, whatever the company asks of requests. */
function basesOf({ hours, workCheck }: PlanFacts) {
  if (workCheck === 'CHECKINONLY')
    return { workCheck, overtimeBasis: 'ACTUAL_TIME', holidayBasis: 'ACTUAL_TIME' } as const
  return { workCheck, overtimeBasis: hours.overtimeBasis, holidayBasis: hours.holidayBasis }
}

function termsOn(terms: readonly WorkTerms[], day: Temporal.PlainDate): WorkTerms | undefined {
  const key = dayKey(day)
  return terms.find(({ from, until }) => from <= key && (until === null || until > key))
}

function sourceOfKind(
  day: Temporal.PlainDate,
  kind: DayKind,
  corrections: readonly HolidayCorrection[],
): PlanSources['kind'] {
  if (kind === 'OFF') return 'WEEK'
  if (corrections.some(({ date }) => date.equals(day))) return 'CORRECTION'
  return kind === 'HOLIDAY' ? 'HOLIDAY' : 'WEEK'
}

function sourceOf(own: string | null | undefined): 'COMPANY' | 'TERMS' {
  return own ? 'TERMS' : 'COMPANY'
}
