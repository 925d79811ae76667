import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Actor } from './context.ts'
import { dayOf } from './make-context.ts'

// With summer time, half hours, a day that has no midnight and one that the calendar left out.
const ZONES = ['Asia/Seoul', 'UTC', 'America/Sao_Paulo', 'Asia/Kolkata', 'Europe/Berlin', 'Pacific/Apia']

test('the day of a moment is that of the place, in whatever order moments are asked for', () => {
  const year2018 = Date.UTC(2018, 0)
  const moment = fc
    .integer({ min: Date.UTC(2011, 11), max: year2018 })
    .map(Temporal.Instant.fromEpochMilliseconds)
  const asked = fc.array(fc.tuple(fc.constantFrom(...ZONES), moment), { minLength: 2, maxLength: 20 })
  fc.assert(
    fc.property(asked, (questions) => {
      for (const [timezone, at] of questions)
        for (const later of [0, 1, 9, 30]) {
          const now = at.add({ hours: later })
          const day = now.toZonedDateTimeISO(timezone).toPlainDate().toString()
          expect(dayOf({ timezone } as Actor, now).toString()).toBe(day)
        }
    }),
  )
})
