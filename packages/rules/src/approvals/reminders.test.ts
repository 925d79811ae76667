import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lastDayToRemindOf } from './reminders.ts'

const HOLIDAYS = new Set(['2026-12-25', '2026-09-24', '2026-09-25', '2026-09-26'])
const isWorkDay = (day: Temporal.PlainDate) => day.dayOfWeek <= 5 && !HOLIDAYS.has(day.toString())

test.each([
  ['2026-11-26', 3, '2026-11-23'],
  ['2026-11-24', 3, '2026-11-19'],
  ['2026-11-24', 1, '2026-11-23'],
  ['2026-11-23', 1, '2026-11-22'],
  // Christmas is a Friday: Thursday, Monday and Tuesday are three days.
  ['2026-12-29', 3, '2026-12-23'],
  // Chuseok from Thursday to Saturday.
  ['2026-09-28', 2, '2026-09-22'],
  ['2026-11-22', 3, null],
  ['2026-12-25', 3, null],
  ['2026-11-24', 0, null],
])('on %s with %i days, of what came until %s', (today, days, last) => {
  expect(lastDayToRemindOf(Temporal.PlainDate.from(today), days, isWorkDay)?.toString() ?? null).toBe(last)
})

test('nobody works, nobody is reminded', () => {
  expect(lastDayToRemindOf(Temporal.PlainDate.from('2026-11-24'), 1, () => false)).toBe(null)
})

test('so many working days always lie between, and each turn comes up once', () => {
  const first = Temporal.PlainDate.from('2026-08-01')
  const range = fc.record({
    came: fc.integer({ min: 0, max: 120 }).map((days) => first.add({ days })),
    days: fc.integer({ min: 1, max: 10 }),
  })
  fc.assert(
    fc.property(range, ({ came, days }) => {
      const reminded: Temporal.PlainDate[] = []
      let told = came
      for (let at = 1; at <= 60; at += 1) {
        const today = came.add({ days: at })
        const last = lastDayToRemindOf(today, days, isWorkDay)
        if (!last || Temporal.PlainDate.compare(told, last) > 0) continue
        let between = 0
        for (
          let day = told.add({ days: 1 });
          Temporal.PlainDate.compare(day, today) <= 0;
          day = day.add({ days: 1 })
        )
          if (isWorkDay(day)) between += 1
        expect(between).toBe(days)
        expect(isWorkDay(today)).toBe(true)
        reminded.push(today)
        told = today
      }
      expect(reminded.length).toBeGreaterThan(0)
    }),
  )
})
