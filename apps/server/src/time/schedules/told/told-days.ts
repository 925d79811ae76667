import { daysBetween } from '#rules/calendar/work-days.ts'
import type { PlannedDay } from '#rules/work-time/plan-day.ts'
import { clockText } from '../../../clock-text.ts'
import { dayText, fromTo } from '../../../day-text.ts'
import type { Language } from '../../../http/context.ts'
import { lengthText } from '../../work-events/index.ts'

/** From when to when, and how long without rest; null on a day without work. */
type Hours = readonly [start: number, end: number, net: number] | null

/** What a day was planned to be, and what it is now. */
export interface ToldDay {
  day: string
  before: Hours
  after: Hours
}

export function hoursOfPlan({ startMinute, endMinute, plannedMinutes }: PlannedDay): Hours {
  return startMinute === null || endMinute === null ? null : [startMinute, endMinute, plannedMinutes]
}

const isSame = (one: Hours, other: Hours) => JSON.stringify(one) === JSON.stringify(other)

/** Days as they were before the first of two changes and are after the last; what came back to where it was is left out. */
export function gatherDays(earlier: readonly ToldDay[], later: readonly ToldDay[]): ToldDay[] {
  const days = new Map(earlier.map((one) => [one.day, one]))
  for (const one of later) days.set(one.day, { ...one, before: (days.get(one.day) ?? one).before })
  return [...days.values()]
    .filter(({ before, after }) => !isSame(before, after))
    .toSorted((one, other) => (one.day < other.day ? -1 : 1))
}

const MOST_TOLD = 4

const MORE: Record<Language, (count: number) => string> = {
  ko: (count) => ` 외 ${count}일`,
  ja: (count) => `ほか${count}日`,
  en: (count) => ` and ${count} more ${count === 1 ? 'day' : 'days'}`,
}

/** 12월 3일(목) 09:00 ~ 18:00 → 22:00 ~ 익일 07:00; days on end that change alike are told as one. */
export function changesText(days: readonly ToldDay[], language: Language, year: number): string {
  const runs = runsOf(days)
  const told = runs.slice(0, MOST_TOLD).map(([first, ...others]) => {
    const ends = [first, ...(others.length > 0 ? [others.at(-1)!] : [])]
    const on = ends.map(({ day }) => dayText(Temporal.PlainDate.from(day), language, year))
    const when = on.length > 1 ? fromTo(on[0]!, on[1]!, language) : on[0]!
    return `${when} ${changeText(first, language)}`
  })
  const left = runs.slice(MOST_TOLD).flat().length
  return `${told.join(language === 'ja' ? '、' : ', ')}${left > 0 ? MORE[language](left) : ''}`
}

type Run = [ToldDay, ...ToldDay[]]

function runsOf(days: readonly ToldDay[]): Run[] {
  const runs: Run[] = []
  for (const one of days) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    const follows =
      last !== undefined &&
      daysBetween(Temporal.PlainDate.from(last.day), Temporal.PlainDate.from(one.day)).length === 2 &&
      isSame(last.before, one.before) &&
      isSame(last.after, one.after)
    if (follows) run!.push(one)
    else runs.push([one])
  }
  return runs
}

const OFF: Record<Language, string> = { ko: '휴무', ja: '休み', en: 'day off' }

function changeText({ before, after }: ToldDay, language: Language): string {
  // The same hours with another rest: only the length tells them apart.
  const isAlike = before?.[0] === after?.[0] && before?.[1] === after?.[1]
  const text = (hours: Hours) => {
    if (hours === null) return OFF[language]
    const [start, end, net] = hours
    const span = fromTo(clockText(start, language), clockText(end, language), language)
    return isAlike ? `${span} (${lengthText(net, language)})` : span
  }
  return `${text(before)} → ${text(after)}`
}

/** The month of a day by name, with the year when it is another one than `year`. */
export function monthText(day: Temporal.PlainDate, language: Language, year: number): string {
  if (language === 'en')
    return day.toLocaleString('en', { month: 'long', ...(day.year !== year && { year: 'numeric' }) })
  const [years, months] = language === 'ko' ? ['년 ', '월'] : ['年', '月']
  return `${day.year === year ? '' : `${day.year}${years}`}${day.month}${months}`
}
