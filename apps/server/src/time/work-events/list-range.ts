import { monthOf, weekOf } from '#rules/calendar/periods.ts'
import { fail } from '../../http/fail.ts'

interface Asked {
  span: 'day' | 'week' | 'month' | 'year'
  date?: Temporal.PlainDate | undefined
  start_date?: Temporal.PlainDate | undefined
  end_date?: Temporal.PlainDate | undefined
}

const MOST_DAYS = 366

/** The days that a list is asked for: named ones, or a span around a day. @throws Failure INVALID_RANGE */
export function rangeOf(
  asked: Asked,
  today: Temporal.PlainDate,
): { from: Temporal.PlainDate; to: Temporal.PlainDate } {
  const range = asked.start_date || asked.end_date ? named(asked) : around(asked.span, asked.date ?? today)
  const days = range.from.until(range.to).days
  if (days < 0 || days > MOST_DAYS) fail('INVALID_RANGE')
  return range
}

function named({ start_date, end_date }: Asked) {
  const from = start_date ?? end_date!
  return { from, to: end_date ?? from }
}

function around(span: Asked['span'], day: Temporal.PlainDate) {
  if (span === 'week') return weekOf(day)
  if (span === 'month') return monthOf(day)
  if (span === 'year') return { from: day.with({ month: 1, day: 1 }), to: day.with({ month: 12, day: 31 }) }
  return { from: day, to: day }
}
