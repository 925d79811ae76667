import { keysOfWeek } from '../calendar/day-key.ts'
import { dueOn } from './due-on.ts'
import type { PlannedDay } from './plan-day.ts'

/** A day of a person that was swapped with another: a holiday that is worked, or the work day that is the holiday in its place. */
export interface SwappedDay {
  day: string
  works: boolean
  other: string
  /** Of the holiday, in Korean; empty for the weekly one. */
  name: string
}

/** A planned day as its swap leaves it; hours stay those of the schedule or of the company. */
export function swapDay(planned: PlannedDay, { works, other, name }: SwappedDay): PlannedDay {
  const from = { ...planned.from, kind: 'SWAP' as const }
  if (works)
    return {
      ...planned,
      ...dueOn('WORK', { ...planned, halfHoliday: null }),
      isHoliday: false,
      holidays: [],
      from,
    }
  const holiday = {
    date: planned.day,
    code: 'COMPANY',
    kind: 'company',
    nameKo: name,
    announced: true,
  } as const
  return {
    ...planned,
    ...dueOn('HOLIDAY', planned),
    isHoliday: true,
    from,
    holidays: [{ ...holiday, substituteOf: Temporal.PlainDate.from(other) }],
  }
}

export type SwapFault =
  /** No holiday of the person: work is due on it anyway, or it is a day off that nobody is paid for. */
  | 'SWAP_NO_HOLIDAY'
  /** 노동절 is set by a law of its own: it can be worked for premium pay, and not be swapped (근로기준과-829). */
  | 'HOLIDAY_NOT_SWAPPABLE'
  /** The day that would be free instead is free anyway. */
  | 'SWAP_NO_WORK_DAY'
  /** Every week keeps a paid holiday (근로기준법 55조 1항): the weekly one moves within its week only. */
  | 'SWAP_OTHER_WEEK'
  /** Both days have to be told a day before at the latest (대법원 99다7367). */
  | 'SWAP_LATE'

const HOURS_AHEAD = 24

/** What stands against working on a holiday and being free on a work day instead; null where nothing does. @param now in the company's zone */
export function judgeSwap(
  worked: PlannedDay,
  free: PlannedDay,
  now: Temporal.PlainDateTime,
): SwapFault | null {
  if (!worked.isHoliday || isSwapped(worked)) return 'SWAP_NO_HOLIDAY'
  if (worked.holidays.some(({ code }) => code === 'LABOR')) return 'HOLIDAY_NOT_SWAPPABLE'
  // Half a day is no day in the place of a holiday.
  if (free.kind !== 'WORK' || free.isHoliday || free.halfHoliday || isSwapped(free)) return 'SWAP_NO_WORK_DAY'
  const isWeekly = worked.holidays.length === 0
  if (isWeekly && mondayOf(worked.day) !== mondayOf(free.day)) return 'SWAP_OTHER_WEEK'
  const latest = now.add({ hours: HOURS_AHEAD })
  const isLate = [worked, free].some((one) => Temporal.PlainDateTime.compare(startOf(one), latest) < 0)
  return isLate ? 'SWAP_LATE' : null
}

const isSwapped = ({ from }: PlannedDay) => from.kind === 'SWAP'

const mondayOf = (day: Temporal.PlainDate) => keysOfWeek(day)[0]!

/** When work begins on a day, or would. */
function startOf({ day, schedule }: PlannedDay): Temporal.PlainDateTime {
  return day.toPlainDateTime().add({ minutes: schedule.start })
}
