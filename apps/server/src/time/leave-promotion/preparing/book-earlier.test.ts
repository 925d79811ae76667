import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listNotifications } from '#contract/platform/notifications/notifications.ts'
import { changePlannedDay } from '#contract/time/leave-promotion/leave-promotion.ts'
import { cancelEvent, requestEvent } from '#contract/time/work-events/work-events.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { askedToPlan, weekdays } from '#test/factories/asked-to-plan.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

const MIGRATION = new URL(
  '../../../../../../db/migrations/20261204T0401_book_earlier_plans.sql',
  import.meta.url,
)
const marking = /^update leave_promotion_days[^;]+;/m.exec(readFileSync(MIGRATION, 'utf8'))![0]

/** Somebody with 15 planned days, as a database of before plans took their leave has them. */
async function plannedBefore() {
  const house = await askedToPlan(at)
  expect((await house.plan(weekdays(15))).status).toBe(201)
  const { memberId } = house.member
  const of = 'member_id = $1'
  await at.owner.query(`update leave_promotion_days set event_id = null where ${of}`, [memberId])
  await at.owner.query(`delete from day_parts where ${of}`, [memberId])
  await at.owner.query(`delete from work_events where ${of}`, [memberId])
  expect(await house.left()).toBe(15)
  return house
}

const migrate = () => at.owner.query(marking)

const request = ({ client }: Awaited<ReturnType<typeof askedToPlan>>, day: string, unit = 'FULL') =>
  client.call(requestEvent, { body: { wk_event: `VACATION:ANNUAL:${unit}`, wk_start_date: day as never } })

/** For how many days the plan takes leave by now. */
const bookedOf = async ({ member }: Awaited<ReturnType<typeof askedToPlan>>) => {
  const { rows } = await at.owner.query<{ n: number }>(
    'select count(event_id)::int as n from leave_promotion_days where member_id = $1',
    [member.memberId],
  )
  return rows[0]!.n
}

const told = async ({ client }: Awaited<ReturnType<typeof askedToPlan>>) =>
  (await client.call(listNotifications, { query: {} })).body.results.filter(
    ({ nt_type }) => nt_type === 'LEAVE_PROMOTION_BOOKED',
  )

test('days planned before plans took their leave are booked once, and their person is told once', async () => {
  const house = await plannedBefore()
  await migrate()
  await house.prepare()
  expect(await house.left()).toBe(0)
  const booked = (await house.events()).filter(({ drf_status }) => drf_status === 'APPROVED')
  expect(booked.map(({ wk_start_date }) => wk_start_date).toSorted()).toEqual(weekdays(15))
  at.travelTo('2026-07-04T07:00')
  await house.prepare()
  expect(await house.left()).toBe(0)
  const content = '사용하기로 정해진 연차 15일을 잔여 연차에서 차감했습니다.'
  expect((await told(house)).map(({ nt_content }) => nt_content)).toEqual([content])
  expect((await house.ask()).plan.map(({ not_taken_because }) => not_taken_because)).toEqual(
    Array.from({ length: 15 }, () => null),
  )
})

test('what cannot be booked says why, and the rest is: other leave, work, a closed day', async () => {
  const house = await plannedBefore()
  const [first, second, third, fourth] = weekdays(15)
  // The same day by a request, and two days elsewhere: of 15 days there are twelve left for thirteen.
  for (const day of [first!, '2026-12-01', '2026-12-02']) expect((await request(house, day)).status).toBe(201)
  await at.owner.query("update work_events set status = 'APPROVED' where member_id = $1", [
    house.member.memberId,
  ])
  await at.owner.query("update day_parts set state = 'TAKEN' where member_id = $1", [house.member.memberId])
  at.travelTo('2026-10-16T10:00')
  const keys = [house.company.companyId, house.member.memberId]
  await at.owner.query(
    `update work_days set in_minute = 540, out_minute = 1080, in_by = 'EDIT'
      where company_id = $1 and member_id = $2 and work_on = $3`,
    [...keys, second],
  )
  await at.owner.query(
    `insert into day_closings (company_id, member_id, starts_on, ends_on, closed_at) values ($1, $2, $3, $3, now())`,
    [...keys, third],
  )
  await migrate()
  await house.prepare()
  const { plan } = await house.ask()
  expect(plan.map(({ not_taken_because: because }) => because)).toEqual([
    null,
    'WORKED',
    'DAY_CLOSED',
    ...Array.from({ length: 12 }, () => null),
  ])
  expect(plan[0]!.is_used).toBe(true)
  expect(plan[3]).toMatchObject({ planned_date: fourth, is_used: true })
  expect(await house.left()).toBe(0)
})

test('where the balance was used elsewhere the first days are taken; the others say so until they are moved to where leave is', async () => {
  const house = await plannedBefore()
  for (const day of ['2026-12-01', '2026-12-02']) await request(house, day)
  await request(house, '2026-12-03', 'AM')
  await migrate()
  await house.prepare()
  const { plan } = await house.ask()
  expect(plan.map(({ not_taken_because: because }) => because)).toEqual([
    ...Array.from({ length: 12 }, () => null),
    ...Array.from({ length: 3 }, () => 'NO_LEAVE_LEFT'),
  ])
  expect(await house.left()).toBe(0.5)
  const move = (planned_type: 'FULL' | 'AM') =>
    house.client.call(changePlannedDay, {
      params: { id: plan.at(-1)!.id },
      body: { planned_date: '2026-12-08' as never, planned_type },
    })
  expect((await move('FULL')).error.error_code).toBe('EVENT_MINUS_NOT_ACCEPTABLE')
  expect((await move('AM')).body).toMatchObject({ planned_type: 'AM', not_taken_because: null })
  expect(await house.left()).toBe(0)
})

test('what was planned in an employment that has ended is not booked', async () => {
  const house = await plannedBefore()
  await at.owner.query("update members set joined_on = '2026-11-01' where id = $1", [house.member.memberId])
  await migrate()
  await house.prepare()
  const { plan } = await house.ask()
  expect(plan.every(({ not_taken_because }) => not_taken_because === null)).toBe(true)
  const { rows } = await at.owner.query('select count(*)::int as n from work_events where member_id = $1', [
    house.member.memberId,
  ])
  expect(rows).toEqual([{ n: 0 }])
})

test('what the company says was not used while it is due is not booked', async () => {
  const house = await plannedBefore()
  await migrate()
  at.travelTo('2026-10-13T10:00')
  const [first] = (await house.ask()).plan
  const said = await house.admin.call(changePlannedDay, {
    params: { id: first!.id },
    body: { is_used: false },
  })
  expect(said.body).toMatchObject({ is_used: false, not_taken_because: null })
  await house.prepare()
  expect(await house.left()).toBe(1)
  expect((await house.ask()).plan[0]).toMatchObject({ is_used: false, not_taken_because: null })
})

test('days of leave that has ended are not booked', async () => {
  const house = await plannedBefore()
  await migrate()
  at.travelTo('2027-01-05T07:00')
  await house.prepare()
  expect(await bookedOf(house)).toBe(0)
})

test('a past day that was filled by its plan was worked: no leave is taken of it', async () => {
  const house = await plannedBefore()
  at.travelTo('2026-10-14T07:00')
  const first = weekdays(1)[0]!
  await at.owner.query(
    `update work_days set in_minute = 540, out_minute = 1080, in_by = 'PLAN', out_by = 'PLAN', worked_minutes = 480
      where company_id = $1 and member_id = $2 and work_on = $3`,
    [house.company.companyId, house.member.memberId, first],
  )
  await migrate()
  await house.prepare()
  const { plan } = await house.ask()
  expect(plan.slice(0, 2).map(({ is_used, not_taken_because: because }) => [is_used, because])).toEqual([
    [false, 'WORKED'],
    [true, null],
  ])
  expect(await house.left()).toBe(1)
})

test('a day for which a request waits stays due, and is booked once the request is denied', async () => {
  const house = await plannedBefore()
  const first = weekdays(1)[0]!
  expect((await request(house, first)).status).toBe(201)
  await migrate()
  await house.prepare()
  expect(await bookedOf(house)).toBe(14)
  expect((await house.ask()).plan[0]!.not_taken_because).toBeNull()
  expect(await house.left()).toBe(0)
  await house.prepare()
  const trail = await at.owner.query(
    "select count(*)::int as n from audit_events where company_id = $1 and action = 'leave_promotion.book'",
    [house.company.companyId],
  )
  expect(trail.rows).toEqual([{ n: 1 }])
  const { wk_event_id: id } = (await house.events()).find(({ drf_status }) => drf_status === 'REQUESTED')!
  expect((await house.client.call(cancelEvent, { params: { id }, query: {} })).status).toBe(204)
  await house.prepare()
  expect(await bookedOf(house)).toBe(15)
  expect(await house.left()).toBe(0)
})
