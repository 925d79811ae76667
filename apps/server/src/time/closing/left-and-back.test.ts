import { afterAll, beforeAll, expect, test } from 'vitest'
import { approveDocument } from '#contract/approvals/documents/approvals.ts'
import * as joining from '#contract/people/employment/joining.ts'
import { retireMember } from '#contract/people/employment/retirement.ts'
import { correctWorkTime, requestCorrection } from '#contract/time/attendance/corrections.ts'
import * as contract from '#contract/time/closing/closing.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { mailedInvitation } from '#test/factories/accounts.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'
import { makeWorkDay } from '#test/factories/work-days.ts'

let at: TestApp
let admin: Client
let back: TestMember

const november = { date: '2026-11-15' as never }
const shown = async (query: object = november) => {
  const { body } = await admin.call(contract.listConfirmations, { query: query as never })
  return body.results.find(({ user }) => user === back.memberId)
}
const head = async () => (await admin.call(contract.getAdminConfirmInfo, { query: november })).body
const close = (date: string) =>
  admin.call(contract.confirmManyWorkTimes, {
    body: { confirmed_date: date as never, user_ids: [back.memberId] },
  })
const closings = async () =>
  (
    await at.owner.query(
      'select id, starts_on, ends_on, sha256, reopened_at is not null as reopened from work_closings where member_id = $1 order by id',
      [back.memberId],
    )
  ).rows

// Left on Thursday, 5 November 2026, and is back from Monday 16 on; came on all days but the 4th and the 18th.
beforeAll(async () => {
  at = await startTestApp()
  at.travelTo('2026-11-05T09:00')
  const company = await makeCompany(at)
  admin = await at.as(await makeAdmin(at, { company, joinedOn: '2026-12-01' }))
  back = await makeMember(at, { company, name: '다시온이', joinedOn: '2026-10-26' })
  for (const day of ['10-26', '10-27', '10-28', '10-29', '10-30', '11-02', '11-03', '11-05'])
    await makeWorkDay(at, back, `2026-${day}`)
  const gone = { user_id: back.memberId, retire_date: '2026-11-05' }
  const left = await admin.call(retireMember, { body: gone as never })
  at.travelTo('2026-11-12T09:00')
  await at.runJobs()
  const again = { user_id: back.memberId, joined_date: '2026-11-16' }
  const invited = await admin.call(joining.rejoinInvite, { body: again as never })
  if (left.status !== 200 || invited.status !== 200) throw new Error('Nobody is invited again.')
})
afterAll(() => at.stop())

test('who is invited again keeps the days of before that nobody has closed', async () => {
  expect(await shown()).toMatchObject({ start_date: '2026-11-01', end_date: '2026-11-05' })
  expect(await shown({ date: '2026-10-26' })).toMatchObject({
    start_date: '2026-10-26',
    end_date: '2026-10-31',
    problems: [],
  })
  const body = await mailedInvitation(at, back.email)
  expect((await at.stranger().call(joining.confirmInvite, { body })).status).toBe(200)
})

test('who left and came back within a month has the days of both, and misses none between', async () => {
  at.travelTo('2026-12-01T09:00')
  for (const day of [16, 17, 19, 20, 23, 24, 25, 26, 27, 30]) await makeWorkDay(at, back, `2026-11-${day}`)
  const row = (await shown())!
  expect([row.start_date, row.end_date, row.is_confirmed]).toEqual(['2026-11-01', '2026-11-30', false])
  expect(row.problems.map(({ wk_date, kind }) => [wk_date, kind])).toEqual([
    ['2026-11-04', 'DAY'],
    ['2026-11-18', 'DAY'],
  ])
  expect(await head()).toMatchObject({ total_count: 1, confirmed_count: 0, missing_count: 1 })
  // What stands in the way can be entered, also of the employment before; between the two nobody worked.
  const asked = await (
    await at.as(back)
  ).call(requestCorrection, {
    body: { wk_date: '2026-11-04', wk_start_time: '09:00', wk_end_time: '18:00', reason: '누락' } as never,
  })
  expect((await admin.call(approveDocument, { params: { id: asked.body.drf_id } } as never)).status).toBe(200)
  const times = { wk_start_time: '09:00', wk_end_time: '18:30', reason: '누락' }
  const enter = (wk_date: string) =>
    admin.call(correctWorkTime, { body: { ...times, user_id: back.memberId, wk_date } as never })
  expect((await enter('2026-11-10')).error.error_code).toBe('BEFORE_JOIN')
  expect((await enter('2026-10-23')).error.error_code).toBe('BEFORE_JOIN')
  for (const date of ['2026-11-03', '2026-11-18']) expect((await enter(date)).status).toBe(201)
  // Nothing is missing any more: not between the employments either, in the row, the list and the head.
  expect((await shown())!.problems).toEqual([])
  expect(await shown({ ...november, problem: 'DAY' })).toBeUndefined()
  expect(await head()).toMatchObject({ missing_count: 0 })
  const own = await (
    await at.as(back)
  ).call(contract.getOwnConfirmInfo, { query: { date: '2026-11-15' as never } })
  expect(own.body).toMatchObject({
    prev_date: '2026-10-31',
    open_days: [
      { start_date: '2026-11-01', end_date: '2026-11-05' },
      { start_date: '2026-11-16', end_date: '2026-11-30' },
    ],
  })
})

test('both parts are closed, opened one by one, and closed again: the same facts give the same hash, and what was closed is kept', async () => {
  expect((await close('2026-11-15')).body.confirmed_count).toBe(1)
  expect(await shown()).toMatchObject({ is_confirmed: true, confirmed_until: '2026-11-30' })
  expect(await head()).toMatchObject({ confirmed_count: 1 })
  const first = await closings()
  expect(first.map(({ starts_on, ends_on }) => [starts_on, ends_on])).toEqual([
    ['2026-11-01', '2026-11-05'],
    ['2026-11-16', '2026-11-30'],
  ])
  const reopened = await admin.call(contract.reopenWorkTime, {
    params: { id: first[0].id },
    query: { reason: '정정' },
  } as never)
  expect(reopened.status).toBe(204)
  expect(await shown()).toMatchObject({
    is_confirmed: false,
    open_days: [{ start_date: '2026-11-01', end_date: '2026-11-05' }],
    reopened_count: 1,
    reopen_reason: '정정',
  })
  expect((await close('2026-11-15')).body.confirmed_count).toBe(1)
  const all = await closings()
  expect(all.map(({ reopened: isOpen }) => isOpen)).toEqual([true, false, false])
  expect(all[2].sha256).toBe(first[0].sha256)
  expect((await close('2026-10-30')).body.confirmed_count).toBe(1)
})

test('what a week of the employment before had beyond 40 hours is theirs when the month is settled again', async () => {
  at.travelTo('2027-01-11T09:00')
  const company = await makeCompany(at)
  const boss = await at.as(await makeAdmin(at, { company }))
  const person = await makeMember(at, { company, joinedOn: '2026-12-28' })
  for (const day of ['04', '05', '06', '07', '08', '09']) await makeWorkDay(at, person, `2027-01-${day}`)
  const beyond = async () => {
    const { rows } = await at.owner.query(
      'select sum(over_limit_minutes)::int as minutes from work_days where member_id = $1',
      [person.memberId],
    )
    return rows[0].minutes
  }
  expect(await beyond()).toBe(480)
  const gone = { user_id: person.memberId, retire_date: '2027-01-09' }
  await boss.call(retireMember, { body: gone as never })
  const again = { user_id: person.memberId, joined_date: '2027-01-18' }
  await boss.call(joining.rejoinInvite, { body: again as never })
  at.travelTo('2027-01-18T09:00')
  await at.stranger().call(joining.confirmInvite, { body: await mailedInvitation(at, person.email) })
  await makeWorkDay(at, person, '2027-01-18')
  expect(await beyond()).toBe(480)
})
