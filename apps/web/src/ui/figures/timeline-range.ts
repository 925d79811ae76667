const DAY_MINUTES = 1440

/** Minutes after midnight, the end not included. */
export interface Span {
  from: number
  to: number
}

/** The whole hours that hold every span, with an hour of air, at least 09:00 to 18:00; before midnight only what begins there. */
export function timelineRange(spans: readonly Span[]): Span {
  const first = Math.min(540, ...spans.map((span) => span.from))
  const last = Math.max(1080, ...spans.map((span) => span.to))
  const begins = Math.floor(first / 60) * 60
  return { from: Math.max(Math.min(0, begins), begins - 60), to: Math.ceil(last / 60) * 60 + 60 }
}

/** The full hours inside a range, every `step` minutes. */
export function hoursBetween(from: number, to: number, step = 60): number[] {
  const first = Math.ceil(from / step) * step
  return Array.from(
    { length: Math.max(0, Math.floor((to - first) / step) + 1) },
    (_, at) => first + at * step,
  )
}

/** What is written at hours along a day: of those beyond midnight only the first says that the next day has begun. */
export function tickTexts(hours: readonly number[], timeText: (minute: number) => string): string[] {
  return hours.map((hour, at) => timeText((hours[at - 1] ?? 0) >= DAY_MINUTES ? hour - DAY_MINUTES : hour))
}
