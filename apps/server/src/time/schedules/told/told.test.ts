import { afterAll, beforeAll, expect, test } from 'vitest'
import { listNotifications, readNotifications } from '#contract/platform/notifications/notifications.ts'
import * as contract from '#contract/time/schedules/schedules.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'
import { runRound } from '#test/rounds.ts'
import { wakeRound } from '../../../platform/notifications/delivery/delivery-jobs.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

type Hours = readonly [start: string, end: string]
const DAY: Hours = ['09:00', '18:00']
const NIGHT: Hours = ['22:00', '07:00']

/** December 2026 with hours on the named days. */
function monthOf(user_id: number, worked: Record<number, Hours>) {
  const days = Array.from({ length: 31 }, (_, index) => {
    const hours = worked[index + 1]
    return hours ? { work: true, start_time: hours[0], end_time: hours[1], rest: 60 } : { work: false }
  })
  return {
    user_id,
    sch_start_date: '2026-12-01' as never,
    sch_end_date: '2026-12-31' as never,
    work_month: days.map(({ work }) => (work ? 'T' : 'F')).join(''),
    work_schedule: Object.fromEntries(days.map((day, index) => [index + 1, day])) as never,
  }
}

async function house() {
  at.travelTo('2026-11-23T09:00')
  const company = await makeCompany(at)
  const boss = await makeAdmin(at, { company, name: '김관리' })
  const admin = await at.as(boss)
  const member = await makeMember(at, { company, name: '박교대' })
  const client = await at.as(member)
  const plan = async (user: number, worked: Record<number, Hours>) =>
    expect((await admin.call(contract.saveSchMonth, { body: monthOf(user, worked) })).status).toBe(201)
  return {
    company,
    boss,
    admin,
    member,
    client,
    plan: (worked: Record<number, Hours>) => plan(member.memberId, worked),
    planOf: plan,
  }
}

const told = async (client: Client) =>
  (await client.call(listNotifications, { query: {} })).body.results
    .filter(({ nt_type }) => nt_type.startsWith('SCHEDULE_'))
    .map(({ nt_title, nt_content, nt_link, nt_read, nt_times }) => ({
      nt_title,
      nt_content,
      nt_link,
      nt_read,
      nt_times,
    }))

const LINK = '/main/work/me?view=month&date=2026-12-01'

/** The next morning: all of the day before has been mailed. */
async function mailAll(companyId: number) {
  at.travelTo('2026-11-24T10:00')
  await runRound(at, companyId, wakeRound)
  for (const name of ['notifications-deliver', 'notifications-wake', 'notifications-mail'])
    expect((await at.runJobs(name)).failures).toEqual([])
  const { rows } = await at.owner.query(
    `select 1 from notifications where company_id = $1 and kind like 'SCHEDULE_%' and read_at is null and mailed_at is null`,
    [companyId],
  )
  expect(rows).toEqual([])
}

test('a month that is planned is told once, and what changes before it was read stays one notice', async () => {
  const { client, admin, plan } = await house()
  await plan({ 3: DAY, 4: DAY })
  expect(await told(client)).toMatchObject([
    {
      nt_title: '근무 일정 등록',
      nt_content: '김관리 님이 12월 근무 일정을 등록했습니다: 근무 2일',
      nt_link: LINK,
      nt_read: false,
    },
  ])
  await plan({ 3: DAY, 4: DAY, 5: NIGHT })
  expect(await told(client)).toMatchObject([{ nt_content: expect.stringContaining('근무 3일'), nt_times: 1 }])
  await plan({ 3: DAY, 4: DAY, 5: NIGHT })
  expect(await told(client)).toMatchObject([{ nt_times: 1 }])
  expect(await told(admin)).toEqual([])
})

test('changes of a month that was read are gathered: as it was read, and as it is', async () => {
  const { client, plan } = await house()
  await plan({ 3: DAY, 4: DAY, 7: DAY, 8: DAY })
  await client.call(readNotifications, { body: { all: true } })
  await plan({ 3: DAY, 4: NIGHT, 7: DAY, 8: DAY })
  await plan({ 3: DAY, 4: ['10:00', '19:00'], 7: NIGHT, 8: NIGHT, 9: DAY })
  const [changed] = await told(client)
  expect(changed).toMatchObject({
    nt_title: '근무 일정 변경',
    nt_content:
      '김관리 님이 12월 근무 일정을 변경했습니다: 12월 4일(금) 09:00 ~ 18:00 → 10:00 ~ 19:00, 12월 7일(월) ~ 12월 8일(화) 09:00 ~ 18:00 → 22:00 ~ 익일 07:00, 12월 9일(수) 휴무 → 09:00 ~ 18:00',
    nt_link: LINK,
    // It says which days differ: how often somebody saved is no number of them.
    nt_times: 1,
  })
  // Everything as it was read: nothing is left to be told.
  await plan({ 3: DAY, 4: DAY, 7: DAY, 8: DAY })
  expect(await told(client)).toMatchObject([{ nt_title: '근무 일정 등록', nt_read: true }])
})

test('another rest with the same hours is told by its length, and a month that goes by the days of the company', async () => {
  const { client, admin, member, plan } = await house()
  await plan({ 1: DAY, 2: DAY })
  await client.call(readNotifications, { body: { all: true } })
  const body = monthOf(member.memberId, { 1: DAY, 2: DAY })
  ;(body.work_schedule as Record<number, object>)[2] = {
    work: true,
    start_time: '09:00',
    end_time: '18:00',
    rest: 90,
  }
  const saved = await admin.call(contract.saveSchMonth, { body })
  expect((await told(client))[0]!.nt_content).toContain(
    '12월 2일(수) 09:00 ~ 18:00 (8시간) → 09:00 ~ 18:00 (7시간 30분)',
  )
  await client.call(readNotifications, { body: { all: true } })
  const params = { id: saved.body.wk_sch_id! }
  expect((await admin.call(contract.deleteSchMonth, { params })).status).toBe(204)
  const [gone] = await told(client)
  expect(gone!.nt_content).toContain('12월 3일(목) ~ 12월 4일(금) 휴무 → 09:00 ~ 18:00')
  expect(gone!.nt_content).toMatch(/ 외 \d+일$/)
})

test('a month planned and taken away before anybody read of it is told no more', async () => {
  const { client, admin, member } = await house()
  const saved = await admin.call(contract.saveSchMonth, { body: monthOf(member.memberId, { 3: NIGHT }) })
  await admin.call(contract.deleteSchMonth, { params: { id: saved.body.wk_sch_id! } })
  expect(await told(client)).toEqual([])
})

test('who plans their own days is told nothing', async () => {
  const { admin, boss, planOf } = await house()
  await planOf(boss.memberId, { 3: NIGHT })
  expect(await told(admin)).toEqual([])
})

test('the months of many are told in no more statements than those of two', async () => {
  const { company, admin } = await house()
  const people: TestMember[] = []
  for (let count = 0; count < 12; count++) people.push(await makeMember(at, { company }))
  const save = (some: typeof people, day: number) =>
    at.statementsOf(async () => {
      const months = some.map(({ memberId }) => monthOf(memberId, { 3: DAY, [day]: NIGHT }))
      expect((await admin.call(contract.saveSchMonths, { body: { months } })).status).toBe(200)
    })
  await save(people, 4)
  await at.owner.query('update notifications set read_at = now() where company_id = $1', [company.companyId])
  const two = await save(people.slice(0, 2), 5)
  const ten = await save(people.slice(2), 5)
  expect(ten.length).toBe(two.length)
  expect(await told(await at.as(people[5]!))).toHaveLength(2)
})

test('an event among the days of somebody is told, what happens to everybody and what is over is not', async () => {
  const { client, admin, member } = await house()
  const user_id = member.memberId
  const keep = async (body: object) => (await admin.call(contract.saveSchEvent, { body: body as never })).body
  const made = await keep({ user_id, date: '2026-12-01', title: '안전 교육' })
  await keep({ date: '2026-12-02', title: '창립일' })
  await keep({ user_id, date: '2026-11-20', title: '지난 교육' })
  expect(await told(client)).toMatchObject([
    {
      nt_content: '김관리 님이 12월 1일(화) 행사를 등록했습니다: 안전 교육',
      nt_link: '/main/work/me?date=2026-12-01',
    },
  ])
  const { wk_sch_eve_id } = made
  await keep({ wk_sch_eve_id, user_id, date: '2026-12-01', title: '안전 교육' })
  expect(await told(client)).toMatchObject([{ nt_title: '행사 등록', nt_times: 1 }])
  await keep({ wk_sch_eve_id, user_id, date: '2026-12-03', title: '안전 교육' })
  expect(await told(client)).toMatchObject([
    { nt_content: '김관리 님이 12월 3일(목) 행사를 등록했습니다: 안전 교육', nt_times: 1 },
  ])
  await client.call(readNotifications, { body: { all: true } })
  await keep({ wk_sch_eve_id, user_id, date: '2026-12-04', title: '안전 교육' })
  expect((await told(client))[0]).toMatchObject({
    nt_content: '김관리 님이 행사를 변경했습니다: 12월 4일(금) 안전 교육',
    nt_read: false,
  })
  await admin.call(contract.deleteSchEvent, { params: { id: wk_sch_eve_id } })
  expect((await told(client))[0]).toMatchObject({
    nt_content: '김관리 님이 12월 4일(금) 행사를 삭제했습니다: 안전 교육',
    nt_read: false,
  })
})

test('an event that is added and deleted before anybody read of it is told no more', async () => {
  const { client, admin, member } = await house()
  const body = { user_id: member.memberId, date: '2026-12-01' as never, title: '안전 교육' }
  const { wk_sch_eve_id: id } = (await admin.call(contract.saveSchEvent, { body })).body
  await admin.call(contract.saveSchEvent, {
    body: { ...body, wk_sch_eve_id: id, date: '2026-12-02' as never },
  })
  await admin.call(contract.deleteSchEvent, { params: { id } })
  expect(await told(client)).toEqual([])
})

test('who was mailed of an event hears that it moved, and that it was deleted', async () => {
  const { client, admin, member, company } = await house()
  const body = { user_id: member.memberId, date: '2026-12-01' as never, title: '안전 교육' }
  const add = async () => (await admin.call(contract.saveSchEvent, { body })).body.wk_sch_eve_id
  const [moved, deleted] = [await add(), await add()]
  await mailAll(company.companyId)
  await admin.call(contract.saveSchEvent, {
    body: { ...body, wk_sch_eve_id: moved, date: '2026-12-02' as never },
  })
  await admin.call(contract.deleteSchEvent, { params: { id: deleted } })
  expect((await told(client)).map(({ nt_content }) => nt_content).toSorted()).toEqual([
    '김관리 님이 12월 1일(화) 행사를 삭제했습니다: 안전 교육',
    '김관리 님이 행사를 변경했습니다: 12월 2일(수) 안전 교육',
  ])
})

test('who was mailed of a month hears that it is as it was again', async () => {
  const { client, plan, company } = await house()
  await plan({ 1: DAY, 2: DAY })
  await client.call(readNotifications, { body: { all: true } })
  await plan({ 1: DAY, 2: NIGHT })
  await mailAll(company.companyId)
  await plan({ 1: DAY, 2: DAY })
  expect((await told(client))[0]).toMatchObject({
    nt_content: '김관리 님이 12월 근무 일정을 변경했습니다: 12월 2일(수) 22:00 ~ 익일 07:00 → 09:00 ~ 18:00',
    nt_read: false,
  })
})

test('who deletes an event of their own is told of it no more', async () => {
  const { boss, admin, company } = await house()
  const other = await at.as(await makeAdmin(at, { company }))
  const body = { user_id: boss.memberId, date: '2026-12-01' as never, title: '안전 교육' }
  const { wk_sch_eve_id: id } = (await other.call(contract.saveSchEvent, { body })).body
  expect(await told(admin)).toHaveLength(1)
  await admin.call(contract.deleteSchEvent, { params: { id } })
  expect(await told(admin)).toEqual([])
})

test('an event that moves out of the days to come is told as it is now, and one that is over by then is told no more', async () => {
  const { client, admin, member } = await house()
  const user_id = member.memberId
  const keep = async (body: object) => (await admin.call(contract.saveSchEvent, { body: body as never })).body
  const { wk_sch_eve_id } = await keep({ user_id, date: '2026-12-01', title: '안전 교육' })
  await keep({ wk_sch_eve_id, user_id, date: '2026-11-20', title: '안전 교육' })
  expect(await told(client)).toMatchObject([
    {
      nt_content: '김관리 님이 11월 20일(금) 행사를 등록했습니다: 안전 교육',
      nt_link: '/main/work/me?date=2026-11-20',
    },
  ])
  await keep({ wk_sch_eve_id, user_id, date: '2026-11-19', title: '안전 교육' })
  expect(await told(client)).toEqual([])

  const moved = await keep({ user_id, date: '2026-12-01', title: '소방 훈련' })
  await client.call(readNotifications, { body: { all: true } })
  await keep({ ...moved, user_id, date: '2026-11-20', title: '소방 훈련' })
  expect((await told(client))[0]).toMatchObject({ nt_title: '행사 변경', nt_read: false })
  await admin.call(contract.deleteSchEvent, { params: { id: moved.wk_sch_eve_id } })
  expect(await told(client)).toMatchObject([{ nt_title: '행사 등록', nt_read: true }])
})

test('an event of a day that was over, and that nobody was told of, is new when it moves ahead', async () => {
  const { client, admin, member } = await house()
  const user_id = member.memberId
  const keep = async (body: object) => (await admin.call(contract.saveSchEvent, { body: body as never })).body
  const { wk_sch_eve_id } = await keep({ user_id, date: '2026-11-20', title: '안전 교육' })
  await keep({ wk_sch_eve_id, user_id, date: '2026-12-01', title: '안전 교육' })
  expect(await told(client)).toMatchObject([
    { nt_title: '행사 등록', nt_content: '김관리 님이 12월 1일(화) 행사를 등록했습니다: 안전 교육' },
  ])
  await admin.call(contract.deleteSchEvent, { params: { id: wk_sch_eve_id } })
  expect(await told(client)).toEqual([])

  // Who read of it before knows it already.
  const known = await keep({ user_id, date: '2026-11-24', title: '소방 훈련' })
  await client.call(readNotifications, { body: { all: true } })
  at.travelTo('2026-11-26T09:00')
  await keep({ wk_sch_eve_id: known.wk_sch_eve_id, user_id, date: '2026-12-01', title: '소방 훈련' })
  expect((await told(client))[0]).toMatchObject({ nt_title: '행사 변경', nt_read: false })
})
