import type { Span } from '../../../../ui/figures/timeline-range.ts'
import { common, leaveSpans, minutesOf, plannedSpan } from '../index.ts'
import type { WorkDay } from './whole-days.ts'

export type BarKind = 'planned' | 'leave' | 'work' | 'holiday' | 'overtime' | 'night' | 'rest' | 'open'
export interface BarSpan extends Span {
  kind: BarKind
}

// 근로기준법 56조 3항: 22:00 to 06:00, also that of the night in which the working day begins.
const NIGHTS: readonly Span[] = [
  { from: -120, to: 360 },
  { from: 1320, to: 1800 },
]
const OPEN_MINUTES = 30
const AXIS: Span = { from: 480, to: 1200 }

interface Drawing {
  /** Lunch of the company, drawn as rest where somebody worked over it. */
  lunch: Span
  /** Minute of this working day, for the day that is going on. */
  now?: number | undefined
}

/** The spans of one day in the order in which they are drawn, in minutes of the working day. */
export function barSpans(day: WorkDay, { lunch, now }: Drawing): BarSpan[] {
  const plan = plannedSpan(day).map((span) => ({ kind: 'planned' as const, ...span }))
  const leave = leaveSpans(day).map((span) => ({ kind: 'leave' as const, ...span }))
  return [...plan, ...leave, ...workSpans(day, lunch, now)].filter((span) => span.to > span.from)
}

function workSpans(day: WorkDay, lunch: Span, now: number | undefined): BarSpan[] {
  if (day.wk_start_time === null) return []
  const from = minutesOf(day.wk_start_time)
  const isRunning = day.onduty === 'WORKING' || day.onduty === 'AWAY'
  const end = day.wk_end_time ? minutesOf(day.wk_end_time) : isRunning ? now : undefined
  if (end === undefined) return [{ kind: 'open', from, to: from + OPEN_MINUTES }]
  const work = { from, to: end }
  const pauses = [lunch, ...dinnerOf(day)]
  const rest = day.wk_end_time && day.rest_minutes === 0 ? [] : pauses.flatMap((pause) => common(work, pause))
  const nights = day.night_minutes > 0 ? NIGHTS.flatMap((night) => common(work, night)) : []
  return [
    { kind: day.is_holiday ? 'holiday' : 'work', ...work },
    { kind: 'overtime', ...lastMinutes(work, rest, day.overtime_minutes + day.holiday_over_minutes) },
    ...nights.map((night) => ({ kind: 'night' as const, ...night })),
    ...rest.map((one) => ({ kind: 'rest' as const, ...one })),
  ]
}

/** The end of a span that holds so many minutes of work; rest inside it does not count. */
export function lastMinutes(work: Span, rest: readonly Span[], minutes: number): Span {
  let from = work.to - minutes
  for (const one of rest.toSorted((a, b) => b.from - a.from)) {
    if (minutes > 0 && from < one.to) from -= one.to - Math.max(one.from, work.from)
  }
  return { from: Math.max(work.from, from), to: work.to }
}

// Of a month: one long day must not make every other bar half as long.
const FEW_DAYS = 0.1

/**
 * One scale for all days shown: whole hours, at least 08:00 to 20:00. In a week it holds every span; the few longest days
 * of a month are cut off at its ends, their figures stand beside them. A shift of which the greater part would be cut off, as one
 * at night, is held whole.
 */
export function axisOf(days: readonly (readonly BarSpan[])[]): Span {
  const drawn = days
    .filter((spans) => spans.length > 0)
    .map((spans) => ({
      from: Math.min(...spans.map((span) => span.from)),
      to: Math.max(...spans.map((span) => span.to)),
    }))
  const few = days.length > 7 ? Math.floor(drawn.length * FEW_DAYS) : 0
  const starts = drawn.map((day) => day.from).toSorted((a, b) => a - b)
  const ends = drawn.map((day) => day.to).toSorted((a, b) => b - a)
  const usual = {
    from: Math.min(AXIS.from, starts[few] ?? AXIS.from),
    to: Math.max(AXIS.to, ends[few] ?? AXIS.to),
  }
  const held = drawn.filter((day) => lengthOf(common(day, usual)) * 2 < day.to - day.from)
  const from = Math.min(usual.from, ...held.map((day) => day.from))
  const to = Math.max(usual.to, ...held.map((day) => day.to))
  return { from: Math.floor(from / 60) * 60, to: Math.ceil(to / 60) * 60 }
}

const lengthOf = (spans: readonly Span[]) => spans.reduce((sum, { from, to }) => sum + to - from, 0)

/** Where a span lies on the scale, in percent; what is outside is cut off. */
export function placeOf(span: Span, axis: Span): { start: number; width: number } {
  const share = (minute: number) =>
    ((Math.max(axis.from, Math.min(axis.to, minute)) - axis.from) / (axis.to - axis.from)) * 100
  return { start: share(span.from), width: share(span.to) - share(span.from) }
}

/** Hours to write on the scale: few enough to be read. */
export function ticksOf(axis: Span): number[] {
  const step = axis.to - axis.from > 960 ? 240 : 120
  const first = Math.ceil(axis.from / step) * step
  return Array.from({ length: Math.floor((axis.to - first) / step) + 1 }, (_, at) => first + at * step)
}

/** The dinner that was rest on a day. */
function dinnerOf({ dinner_start_time: from, dinner_end_time: to }: WorkDay): Span[] {
  return from && to ? [spanOf(from, to)] : []
}

function spanOf(from: string, to: string): Span {
  return { from: minutesOf(from), to: minutesOf(to) }
}
