import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '#contract/time/closing/closing.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember } from '#test/factories/members.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
  at.travelTo('2026-11-02T10:00')
})
afterAll(() => at.stop())

test('an admin who opens without a reason is told to have given none, and who takes the own back owes none', async () => {
  const company = await makeCompany(at)
  const admin = await at.as(await makeAdmin(at, { company }))
  const member = await at.as(await makeMember(at, { company }))
  const confirm = async (is_confirmed: boolean) =>
    (
      await member.call(contract.confirmWorkTime, {
        body: { confirmed_date: '2026-10-15' as never, is_confirmed },
      })
    ).body
  const { id } = await confirm(true)
  expect((await admin.call(contract.reopenWorkTime, { params: { id: id! } })).status).toBe(204)
  const info = await member.call(contract.getOwnConfirmInfo, { query: { date: '2026-10-15' as never } })
  expect(info.body).toMatchObject({ reopened_count: 1, reopen_reason: '' })
  const { rows } = await at.owner.query(
    `select (select data #>> '{reason,en}' from notifications where kind = 'WORK_REOPENED') as said,
       (select after ->> 'reason_state' from audit_events where action = 'work_closing.reopen') as state`,
  )
  expect(rows).toEqual([{ said: '(no reason given)', state: 'NOT_GIVEN' }])
  at.travelTo('2026-11-02T10:01')
  await confirm(true)
  expect(await confirm(false)).toMatchObject({ reopened_count: 2, reopen_reason: null })
})
