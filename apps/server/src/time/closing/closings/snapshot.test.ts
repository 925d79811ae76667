import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DayPart, WorkDayRow } from '../../work-days/index.ts'
import { hashOf, snapshotOf } from './snapshot.ts'

const day = fc.integer({ min: 1, max: 30 }).map((n) => `2026-11-${String(n).padStart(2, '0')}`)
const minute = fc.integer({ min: 0, max: 2880 })
const row = fc.record({
  work_on: day,
  in_minute: fc.option(minute),
  worked_minutes: minute,
  rest_minutes: minute,
  exclusions: fc.array(fc.record({ start: minute, end: minute, title: fc.string() })),
})
const part = fc.record({ work_on: day, start_minute: minute, end_minute: minute, event_code: fc.string() })

const facts = fc.record({
  rows: fc.uniqueArray(row, { selector: (one) => one.work_on }),
  parts: fc.uniqueArray(part, { selector: (one) => `${one.work_on} ${one.start_minute}` }),
  missing: fc.uniqueArray(day),
})

type Made = { rows: object[]; parts: object[]; missing: string[] }
const taken = ({ rows, parts, missing }: Made) =>
  snapshotOf({
    member: 7,
    from: '2026-11-01',
    to: '2026-11-30',
    rows: rows.map((one) => ({
      ...one,
      member_id: 7,
      updated_at: String(Math.random()),
    })) as unknown as WorkDayRow[],
    parts: parts.map((one) => ({ ...one, state: 'TAKEN', minutes: 60 })) as unknown as DayPart[],
    missing,
  })

test('a snapshot that is taken again gives its own hash, in whatever order the facts come and however it was stored', () => {
  fc.assert(
    fc.property(facts, (one) => {
      const hash = hashOf(taken(one))
      const turned = {
        rows: one.rows.toReversed(),
        parts: one.parts.toReversed(),
        missing: one.missing.toReversed(),
      }
      expect(hashOf(taken(turned))).toBe(hash)
      // As jsonb gives it back: names in another order.
      const stored = JSON.parse(JSON.stringify(taken(one)), (_, value: unknown) =>
        value && typeof value === 'object' && !Array.isArray(value)
          ? Object.fromEntries(Object.entries(value).toReversed())
          : value,
      ) as ReturnType<typeof snapshotOf>
      expect(hashOf(stored)).toBe(hash)
    }),
  )
})

test('one minute more is another hash', () => {
  fc.assert(
    fc.property(facts, row, (one, extra) => {
      const rows = [...one.rows.filter(({ work_on }) => work_on !== extra.work_on), extra]
      const more = rows.map((each) =>
        each === extra ? { ...each, worked_minutes: each.worked_minutes + 1 } : each,
      )
      expect(hashOf(taken({ ...one, rows: more }))).not.toBe(hashOf(taken({ ...one, rows })))
    }),
  )
})
