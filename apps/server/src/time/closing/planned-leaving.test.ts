import { afterAll, beforeAll, expect, test } from 'vitest'
import { retireMember } from '#contract/people/employment/retirement.ts'
import { createConfirmInfo } from '#contract/time/closing/closing-settings.ts'
import { confirmManyWorkTimes, listConfirmations } from '#contract/time/closing/closing.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { toldOfDays } from '#test/closed-days.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember } from '#test/factories/members.ts'
import { makeWorkDay } from '#test/factories/work-days.ts'
import { runRound } from '#test/rounds.ts'
import { settlingRound } from '../../people/employment/settling/employment.jobs.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

test('days after a planned last day are not closed, and what is closed stays as the morning carries the leaving out', async () => {
  at.travelTo('2026-11-23T09:00')
  const company = await makeCompany(at)
  const joinedOn = '2020-01-02'
  const admin = await at.as(await makeAdmin(at, { company, joinedOn }))
  const member = await makeMember(at, { company, joinedOn })
  const settings = { confirm_period: 'WEEKLY', confirm_deadline: 2, use_partial_confirm: true }
  expect((await admin.call(createConfirmInfo, { body: settings as never })).status).toBeLessThan(300)
  const gone = { user_id: member.memberId, retire_date: '2026-12-02' }
  expect((await admin.call(retireMember, { body: gone as never })).status).toBe(200)
  for (const day of ['2026-11-30', '2026-12-01', '2026-12-03']) await makeWorkDay(at, member, day)
  // The server stood still for some days.
  at.travelTo('2026-12-08T09:00')
  const week = { date: '2026-12-02' as never, page: 1, page_size: 100 } as never
  const close = { confirmed_date: '2026-12-02' as never, user_ids: [member.memberId] }
  expect((await admin.call(confirmManyWorkTimes, { body: close })).body.confirmed_count).toBe(1)
  const shown = async () =>
    (await admin.call(listConfirmations, { query: week })).body.results.find(
      ({ user }) => user === member.memberId,
    )
  const closed = await shown()
  expect(closed).toMatchObject({ start_date: '2026-11-30', end_date: '2026-12-02', problems: [] })
  const told = await toldOfDays(admin, member.memberId, '2026-12')
  for (const morning of ['2026-12-08T09:10', '2026-12-09T00:10']) {
    at.travelTo(morning)
    await runRound(at, company.companyId, settlingRound)
    expect(await shown()).toEqual(closed)
    expect(onlyDays(await toldOfDays(admin, member.memberId, '2026-12'))).toEqual(onlyDays(told))
  }
  const { rows } = await at.owner.query('select status from members where id = $1', [member.memberId])
  expect(rows).toEqual([{ status: 'RETIRED' }])
})

/** What is told of the days that are closed: lists of longer spans tell of the days after them as well. */
function onlyDays(told: Record<string, unknown>) {
  const { days } = told.month as { days: { wk_date: string }[] }
  return [days.filter(({ wk_date }) => wk_date <= '2026-12-02'), told['2026-12-01'], told['team 2026-12-01']]
}
