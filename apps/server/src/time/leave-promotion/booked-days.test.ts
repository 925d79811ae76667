import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkInOut } from '#contract/time/attendance/attendance.ts'
import * as contract from '#contract/time/leave-promotion/leave-promotion.ts'
import { cancelEvent, changeEvent, requestEvent } from '#contract/time/work-events/work-events.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { askedToPlan, FIRST_PLANNED, weekdays } from '#test/factories/asked-to-plan.ts'
import { makeMember } from '#test/factories/members.ts'
import { companyIdOf } from '../../db/transaction.ts'
import { grantRole } from '../../people/roles/index.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

test('a planned day takes its leave: balance, ledger and calendar know it at once, and it goes along when the day is moved', async () => {
  const { company, admin, client, left, ask, plan, events } = await askedToPlan(at)
  expect([await left(), (await ask()).left_days]).toEqual([15, 15])
  expect((await plan(weekdays(15))).status).toBe(201)
  expect(await left()).toBe(0)
  const booked = (await events()).filter(({ drf_status }) => drf_status === 'APPROVED')
  expect(booked.map(({ wk_start_date }) => wk_start_date).toSorted()).toEqual(weekdays(15))
  expect(booked[0]).toMatchObject({
    wk_event: 'VACATION:ANNUAL:FULL',
    drf_id: null,
    abilities: { change: false, cancel: false },
  })
  // It is moved in the plan, and there alone.
  const event = { params: { id: booked[0]!.wk_event_id } }
  expect((await admin.call(cancelEvent, { ...event, query: {} })).error.error_code).toBe('KEPT_BY_PLAN')
  expect((await admin.call(changeEvent, { ...event, body: { wk_comment: '' } })).error.error_code).toBe(
    'KEPT_BY_PLAN',
  )
  expect((await client.call(cancelEvent, { ...event, query: {} })).error.error_code).toBe('KEPT_BY_PLAN')
  // Whose it is not hears nothing of what it is.
  const stranger = await at.as(await makeMember(at, { company, joinedOn: '2024-01-01' }))
  expect((await stranger.call(cancelEvent, { ...event, query: {} })).error.error_code).toBe('NO_PERMISSION')
  expect((await stranger.call(changeEvent, { ...event, body: { wk_comment: '' } })).error.error_code).toBe(
    'NO_PERMISSION',
  )
  const day = (await ask()).plan[0]!
  const moved = await client.call(contract.changePlannedDay, {
    params: { id: day.id },
    body: { planned_date: '2026-12-01' as never },
  })
  expect(moved.body).toMatchObject({ planned_date: '2026-12-01', is_used: false })
  expect((await events()).filter(({ drf_status }) => drf_status === 'CANCELED')).toEqual([])
  expect(await left()).toBe(0)
  const now = (await events()).filter(({ drf_status }) => drf_status === 'APPROVED')
  expect(now.map(({ wk_start_date }) => wk_start_date).toSorted()).toEqual([
    ...weekdays(15).slice(1),
    '2026-12-01',
  ])
  // The leave is spoken for: another day has to be taken out of the plan first.
  const other = await client.call(requestEvent, {
    body: { wk_event: 'VACATION:ANNUAL:FULL', wk_start_date: '2026-09-01' as never },
  })
  expect(other.error.error_code).toBe('EVENT_MINUS_NOT_ACCEPTABLE')
})

test('what was asked for meanwhile need not be planned, and what waits stands in the way of its day', async () => {
  const { client, left, ask, plan } = await askedToPlan(at)
  const request = (day: string) =>
    client.call(requestEvent, { body: { wk_event: 'VACATION:ANNUAL:FULL', wk_start_date: day as never } })
  expect((await request(FIRST_PLANNED)).status).toBe(201)
  expect([await left(), (await ask()).left_days, (await ask()).days_to_plan]).toEqual([14, 14, 14])
  expect((await plan(weekdays(14))).error.error_code).toBe('PLAN_DAY_TAKEN')
  expect((await plan(weekdays(15).slice(1))).status).toBe(201)
  expect(await left()).toBe(0)
})

test('who works on a planned day gets its leave back, and loses it when the company refuses the work or says that it was taken', async () => {
  const { company, member, admin, client, left, ask, plan } = await askedToPlan(at)
  await plan(weekdays(15))
  at.travelTo(`${FIRST_PLANNED}T08:50`)
  const first = async () => (await ask()).plan[0]!
  expect(await first()).toMatchObject({ is_used: true, work_accepted: false })
  const press = await client.call(checkInOut, { body: { loc_check_type: 'IN', on_planned_leave: true } })
  expect([press.status]).toEqual([201])
  expect(await first()).toMatchObject({ is_used: false, work_accepted: true })
  expect(await left()).toBe(1)
  const day = { params: { id: (await first()).id } }
  expect((await admin.call(contract.refuseWork, day)).body).toMatchObject({
    work_accepted: false,
    is_used: true,
  })
  expect(await left()).toBe(0)

  at.travelTo('2026-10-20T10:00')
  const say = (is_used: boolean, by = admin) =>
    by.call(contract.changePlannedDay, { ...day, body: { is_used } })
  expect((await say(false, client)).status).toBe(403)
  // Nor does who has the duty say so of their own leave.
  await at.inCompany(company.companyId, (tx) =>
    grantRole(tx, companyIdOf(company.companyId), member.memberId, 'LEAVE_PROMOTION'),
  )
  expect((await say(false, client)).status).toBe(403)
  expect((await say(false)).body.is_used).toBe(false)
  expect(await left()).toBe(1)
  expect((await say(true)).body.is_used).toBe(true)
  expect(await left()).toBe(0)
  const coming = (await ask()).plan.at(-1)!
  const early = await admin.call(contract.changePlannedDay, {
    params: { id: coming.id },
    body: { is_used: true },
  })
  expect(early.error.error_code).toBe('PROMOTION_STEP')
})

test('a day that a correction says was worked is given back in the night after, unless it is closed', async () => {
  const { company, member, left, ask, plan, prepare } = await askedToPlan(at)
  await plan(weekdays(15))
  at.travelTo('2026-10-15T10:00')
  await at.owner.query(
    `update work_days set in_minute = 540, out_minute = 1080, in_by = 'EDIT' where company_id = $1 and member_id = $2
      and work_on in ('2026-10-12', '2026-10-13')`,
    [company.companyId, member.memberId],
  )
  await at.owner.query(
    `insert into day_closings (company_id, member_id, starts_on, ends_on, closed_at) values ($1, $2, '2026-10-13', '2026-10-13', now())`,
    [company.companyId, member.memberId],
  )
  await prepare()
  await prepare()
  expect(await left()).toBe(1)
  expect(
    (await ask()).plan.slice(0, 3).map(({ is_used, work_accepted }) => [is_used, work_accepted]),
  ).toEqual([
    [false, true],
    [true, true],
    [true, false],
  ])
})
