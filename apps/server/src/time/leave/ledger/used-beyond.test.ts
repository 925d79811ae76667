import { afterAll, beforeAll, expect, test } from 'vitest'
import { getLeaveLedger, listYearlyLeave } from '#contract/time/leave/leave-ledger.ts'
import { getLeaveInfo, listLeaveYears } from '#contract/time/leave/leave.ts'
import { requestEvent } from '#contract/time/work-events/work-events.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember } from '#test/factories/members.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

test('what nobody’s leave covers is in the yearly lists as in the ledger and the balance: in its year, and later days in the running one', async () => {
  at.travelTo('2026-11-23T09:00')
  const company = await makeCompany(at)
  const admin = await at.as(await makeAdmin(at, { company }))
  const member = await makeMember(at, { company, joinedOn: '2024-03-04' })
  const client = await at.as(member)
  for (const day of ['2026-11-25', '2027-03-09'])
    await client.call(requestEvent, {
      body: { wk_event: 'VACATION:ANNUAL:FULL', wk_start_date: day as never },
    })
  // The days of then were entered before the day of joining was put right: none is left for any of them.
  const keys = [company.companyId, member.memberId]
  await at.owner.query("update members set joined_on = '2026-10-30' where company_id = $1 and id = $2", keys)
  await at.owner.query('delete from leave_grants where company_id = $1 and member_id = $2', keys)

  const info = (await client.call(getLeaveInfo, { query: {} })).body
  expect(info).toMatchObject({ total_days: 0, uncovered_days: 1, available_days: -1 })
  const ledger = (await client.call(getLeaveLedger, { query: {} })).body
  expect([ledger.balance_days, ledger.lines.map(({ kind }) => kind)]).toEqual([-1, ['UNCOVERED']])
  const years = (await client.call(listLeaveYears, { query: {} })).body
  expect(years.map(({ uncovered_days, available_days }) => [uncovered_days, available_days])).toEqual([
    [1, -1],
  ])
  const listed = async (query: object) =>
    (await admin.call(listYearlyLeave, { query: { user_id: member.memberId, ...query } })).body.results[0]!
  expect(await listed({})).toMatchObject({ uncovered_days: 1, available_days: -1 })
  expect(await listed({ type: 'ordinal', year: 2026 })).toMatchObject({
    uncovered_days: 1,
    available_days: -1,
  })
  for (const other of [{ year: 2027 }, { year: 2025 }, { type: 'ordinal', year: 2027 }])
    expect(await listed(other)).toMatchObject({ uncovered_days: 0, available_days: 0 })
})
