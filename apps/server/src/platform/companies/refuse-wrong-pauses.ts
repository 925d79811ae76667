import { formatClockTime } from '#rules/work-time/clock-time.ts'
import { type CompanyHours, dinnerFault, lunchFault } from '#rules/work-time/day-schedule.ts'
import type { Language } from '../../http/context.ts'
import { fail } from '../../http/fail.ts'
import type { CompanyRow } from './companies.wire.ts'

type Reader = { language: Language }

const LUNCH_ORDER: Record<Language, string> = {
  ko: '점심시간의 종료 시각은 시작 시각보다 늦어야 합니다.',
  ja: '昼休みの終了時刻は開始時刻より後にしてください。',
  en: 'Lunch must end after it begins.',
}

const DINNER_ORDER: Record<Language, string> = {
  ko: '저녁 휴게의 시작과 종료 시각을 모두 입력하고, 종료 시각은 시작 시각보다 늦게 입력해 주십시오.',
  ja: '夕方の休憩は開始と終了の両方を入力し、終了は開始より後にしてください。',
  en: 'Enter both ends of the dinner break, the end after the start.',
}

const MOST_BELOW_LEAST: Record<Language, string> = {
  ko: '최대 시간은 최소 시간보다 짧을 수 없습니다.',
  ja: '最大時間は最小時間より短くできません。',
  en: 'The most cannot be less than the least.',
}

type Pauses = Pick<
  CompanyHours,
  | 'workStartMinute'
  | 'workEndMinute'
  | 'lunchStartMinute'
  | 'lunchEndMinute'
  | 'dinnerStartMinute'
  | 'dinnerEndMinute'
>

/**
 * Judges lunch and dinner of a company by its hours.
 * @throws Failure INVALID_RANGE for one that ends before it begins, LUNCH_OUTSIDE_HOURS, DINNER_IN_HOURS
 */
export function refuseWrongPauses({ language }: Reader, hours: Pauses): void {
  const [lunch, dinner] = [lunchFault(hours), dinnerFault(hours)]
  if (lunch === 'ORDER') fail('INVALID_RANGE', {}, { end_lunch_time: LUNCH_ORDER[language] })
  if (dinner === 'ORDER') fail('INVALID_RANGE', {}, { end_dinner_time: DINNER_ORDER[language] })
  const worked = { from: formatClockTime(hours.workStartMinute), to: formatClockTime(hours.workEndMinute) }
  if (lunch === 'OUTSIDE') fail('LUNCH_OUTSIDE_HOURS', worked)
  if (dinner === 'INSIDE') fail('DINNER_IN_HOURS', worked)
}

/** Judges how long people work at least and at most. @throws Failure INVALID_RANGE */
export function refuseWrongLimits({ language }: Reader, row: CompanyRow): void {
  const told = MOST_BELOW_LEAST[language]
  if (row.day_max_minutes < row.day_min_minutes) fail('INVALID_RANGE', {}, { day_max_time: told })
  if (row.week_max_minutes < row.week_min_minutes) fail('INVALID_RANGE', {}, { week_max_time: told })
}
