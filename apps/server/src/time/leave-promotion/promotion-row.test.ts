import { sql } from '../../db/sql/sql.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { standingOn, stepSql } from './promotion-row.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

const FIRST = Temporal.PlainDate.from('2026-07-01')
const day = (after: number) => FIRST.add({ days: after }).toString()

test('the step that lists filter by is the one that each row shows, on every day', async () => {
  const { companyId } = await makeCompany(at)
  const cases = fc.sample(
    fc.record({
      step: fc.constantFrom('READY', 'ASKED', 'DONE', 'EXPIRED'),
      window: fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { minLength: 4, maxLength: 4 }),
      target_minutes: fc.constantFrom(0, 480),
      today: fc.integer({ min: -2, max: 62 }),
    }),
    { numRuns: 400 },
  )
  const rows = cases.map(({ step, window, target_minutes, today }) => {
    const [from, to, reply, notice] = window.toSorted((a, b) => a - b).map(day)
    const asked = step === 'ASKED' || step === 'DONE'
    return {
      row: {
        step: step as 'READY',
        expiration_reason: step === 'EXPIRED' ? (4 as const) : null,
        ask_from: from!,
        ask_to: to!,
        reply_by: asked ? reply! : null,
        notice_by: notice!,
        target_minutes,
      },
      today: FIRST.add({ days: today }),
    }
  })
  await at.inCompany(companyId, async (tx) => {
    for (const { row, today } of rows) {
      const { rows: read } = await sql<{ step: string }>`
        select ${stepSql(today)} as step from (select ${row.step}::text as step, ${row.ask_from}::date as ask_from, ${row.ask_to}::date as ask_to,
          ${row.reply_by}::date as reply_by, ${row.notice_by}::date as notice_by, ${row.target_minutes}::int as target_minutes) p`.execute(
        tx,
      )
      expect([{ ...row, today: String(today) }, read[0]!.step]).toEqual([
        { ...row, today: String(today) },
        standingOn(row, today).step,
      ])
    }
  })
})
