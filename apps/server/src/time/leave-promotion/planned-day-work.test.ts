import { afterAll, beforeAll, expect, test } from 'vitest'
import { listNotifications } from '#contract/platform/notifications/notifications.ts'
import { checkInOut } from '#contract/time/attendance/attendance.ts'
import { getWorkDay } from '#contract/time/attendance/corrections.ts'
import * as contract from '#contract/time/leave-promotion/leave-promotion.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember } from '#test/factories/members.ts'
import { runRound } from '#test/rounds.ts'
import { promotionRound } from './leave-promotion.jobs.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

const FIRST = '2026-10-12'

/** A person who planned the 15 days of 2026 from {@link FIRST} on, and who is in charge. */
async function planned(halves: { day: string; type: 'AM' | 'PM' }[] = []) {
  at.travelTo('2026-07-03T07:00')
  const company = await makeCompany(at)
  const admin = await at.as(await makeAdmin(at, { company }))
  const member = await makeMember(at, { company, name: '이수민', joinedOn: '2024-01-01' })
  const client = await at.as(member)
  await runRound(at, company.companyId, promotionRound)
  const { body } = await admin.call(contract.promoteLeave, { body: { user_ids: [member.memberId] } })
  const id = body.asked[0]!.id
  const days: string[] = []
  for (let day = Temporal.PlainDate.from(FIRST); days.length < 15; day = day.add({ days: 1 }))
    if (day.dayOfWeek <= 5) days.push(String(day))
  const types = days.map((day) => ({ day, type: 'FULL' as 'FULL' | 'AM' | 'PM' }))
  const plan = await client.call(contract.planLeave, {
    body: {
      plans: [...halves, ...types.slice(halves.length / 2)].map(({ day, type }) => ({
        vacation_ask: id,
        planned_type: type,
        planned_date: day as never,
      })),
    },
  })
  expect(plan.status).toBe(201)
  const told = async (who: typeof admin, kind: string) => {
    const { results } = (await who.call(listNotifications, { query: {} })).body
    return results.filter(({ nt_type }) => nt_type === kind)
  }
  return { admin, member, client, first: plan.body[0]!, second: plan.body[1]!, told }
}

test('who comes on a day of planned leave is told first; it is kept with the press and the day, and told once', async () => {
  const { admin, client, first, told } = await planned()
  at.travelTo(`${FIRST}T08:50`)
  const press = (loc_check_type: 'IN' | 'OUT' | 'AWAY', on_planned_leave?: boolean) =>
    client.call(checkInOut, { body: { loc_check_type, ...(on_planned_leave && { on_planned_leave }) } })
  const asked = await press('IN')
  expect([asked.status, asked.error.error_code]).toEqual([409, 'PLANNED_LEAVE_DAY'])
  expect((await press('AWAY')).error.error_code).toBe('PLANNED_LEAVE_DAY')
  const before = (await client.call(getWorkDay, { query: { date: FIRST as never } })).body
  expect([before.records, before.day.wk_start_time]).toEqual([[], null])
  expect(await told(admin, 'LEAVE_PROMOTION_CAME')).toHaveLength(0)

  expect((await press('IN', true)).body).toMatchObject({ changed: true, start_time: '08:50:00' })
  await press('IN', true)
  await press('AWAY')
  expect((await press('OUT')).status).toBe(201)
  const { records } = (await client.call(getWorkDay, { query: { date: FIRST as never } })).body
  expect(records.map((one) => one.on_planned_leave)).toEqual([true, false, false])
  expect(await told(admin, 'LEAVE_PROMOTION_CAME')).toMatchObject([
    { nt_target_id: first.vacation_ask, nt_link: `/main/leave/promotion?ask=${first.vacation_ask}` },
  ])
  const day = (await client.call(contract.getPlannedDay, { params: { id: first.id } })).body
  expect(day).toMatchObject({ work_accepted: true, refused_datetime: null })
  expect(Temporal.Instant.from(day.came_datetime!).toString()).toBe('2026-10-11T23:50:00Z')
})

test('a weekday that nobody planned and the day after the plan ask nothing', async () => {
  const { client } = await planned()
  at.travelTo('2026-10-08T08:50')
  expect((await client.call(checkInOut, { body: { loc_check_type: 'IN' } })).status).toBe(201)
})

test('work that the company refused on the day is none that it accepted; refused late, or by others, it is not', async () => {
  const { admin, client, first, second, told } = await planned()
  const refuse = (id: number, who = admin) => who.call(contract.refuseWork, { params: { id } })
  at.travelTo(`${FIRST}T08:50`)
  await client.call(checkInOut, { body: { loc_check_type: 'IN', on_planned_leave: true } })
  expect((await refuse(first.id, client)).status).toBe(403)
  expect((await refuse(second.id)).error.error_code).toBe('PROMOTION_STEP')
  const sheet = async () =>
    (await admin.call(contract.getPromotion, { params: { id: first.vacation_ask } })).body.plan[0]!
  expect(await sheet()).toMatchObject({ work_accepted: true, abilities: { refuse_work: true } })

  at.travelTo(`${FIRST}T09:05`)
  const refused = await refuse(first.id)
  expect(refused.status).toBe(200)
  expect(refused.body).toMatchObject({ work_accepted: false, abilities: { refuse_work: false } })
  expect((await refuse(first.id)).body).toEqual(refused.body)
  expect(await told(client, 'LEAVE_PROMOTION_REFUSED')).toHaveLength(1)
  const { rows } = await at.owner.query(
    `select count(*)::int as n from audit_events where action = 'leave_promotion.refuse_work' and target_id = $1`,
    [first.user],
  )
  expect(rows).toEqual([{ n: 1 }])

  at.travelTo('2026-10-13T09:00')
  await client.call(checkInOut, { body: { loc_check_type: 'IN', on_planned_leave: true } })
  at.travelTo('2026-10-14T09:00')
  expect((await refuse(second.id)).error.error_code).toBe('PROMOTION_STEP')
  expect((await client.call(contract.getPlannedDay, { params: { id: second.id } })).body.work_accepted).toBe(
    true,
  )
})

test('a planned half of a day is asked about in that half, and in the other one not', async () => {
  const { client, admin, told } = await planned([
    { day: '2026-10-01', type: 'AM' },
    { day: '2026-10-02', type: 'AM' },
    { day: '2026-10-06', type: 'PM' },
    { day: '2026-10-07', type: 'PM' },
  ])
  const press = async (moment: string, on_planned_leave = false) => {
    at.travelTo(moment)
    const answer = await client.call(checkInOut, { body: { loc_check_type: 'IN', on_planned_leave } })
    return answer.status === 201 ? 201 : answer.error.error_code
  }
  expect(await press('2026-10-01T08:50')).toBe('PLANNED_LEAVE_DAY')
  expect(await press('2026-10-01T13:50')).toBe(201)
  expect(await told(admin, 'LEAVE_PROMOTION_CAME')).toHaveLength(0)
  expect(await press('2026-10-02T09:10', true)).toBe(201)
  expect(await told(admin, 'LEAVE_PROMOTION_CAME')).toHaveLength(1)
  expect(await press('2026-10-06T08:50')).toBe(201)
  expect(await press('2026-10-07T14:10')).toBe('PLANNED_LEAVE_DAY')
  expect(await press('2026-10-07T14:11', true)).toBe(201)
  const { records } = (await client.call(getWorkDay, { query: { date: '2026-10-07' as never } })).body
  expect(records.map((one) => one.on_planned_leave)).toEqual([true])
  const { body: days } = await client.call(contract.listPlannedDays, { query: {} })
  const accepted = days.filter((one) => one.work_accepted).map((one) => one.planned_date)
  expect(accepted.toSorted()).toEqual(['2026-10-02', '2026-10-07'])
})
