import { remembered } from '../remembered.ts'
import { dayFromKey, dayKey, keyBefore } from './day-key.ts'

/** Days from one to the other, both included. */
export interface Period {
  from: Temporal.PlainDate
  to: Temporal.PlainDate
}

// Everybody looks at the same few weeks and months, and each step through the calendar costs as much as reading a row.
const REMEMBERED_DAYS = 5_000

const weekOfKey = remembered(REMEMBERED_DAYS, (key): Period => {
  const day = dayFromKey(key)
  const monday = day.subtract({ days: day.dayOfWeek - 1 })
  return { from: known(monday), to: known(monday.add({ days: 6 })) }
})

const monthOfKey = remembered(REMEMBERED_DAYS, (key): Period => {
  const day = dayFromKey(key)
  return { from: known(day.with({ day: 1 })), to: known(day.with({ day: day.daysInMonth })) }
})

const known = (day: Temporal.PlainDate) => dayFromKey(dayKey(day))

/** The week of a day, from Monday to Sunday. */
export const weekOf = (day: Temporal.PlainDate): Period => weekOfKey(dayKey(day))

/** The calendar month of a day. */
export const monthOf = (day: Temporal.PlainDate): Period => monthOfKey(dayKey(day))

/** The weeks from Monday to Sunday that a period touches. */
export const wholeWeeks = ({ from, to }: Period): Period => ({ from: weekOf(from).from, to: weekOf(to).to })

/** The months that a period touches. */
export const wholeMonths = ({ from, to }: Period): Period => ({
  from: monthOf(from).from,
  to: monthOf(to).to,
})

export const dayBefore = (day: Temporal.PlainDate): Temporal.PlainDate => dayFromKey(keyBefore(dayKey(day)))
