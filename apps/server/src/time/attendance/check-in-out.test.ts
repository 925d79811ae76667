import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkInOut, getOnDutyStatus } from '#contract/time/attendance/attendance.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeMember, type TestMember } from '#test/factories/members.ts'
import { untilSomebodyWaits } from '#test/until-waiting.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

async function someone(): Promise<{ member: TestMember; client: Client }> {
  const member = await makeMember(app)
  return { member, client: await app.as(member) }
}

const press = (client: Client, loc_check_type: 'IN' | 'OUT' | 'AWAY') =>
  client.call(checkInOut, { body: { loc_check_type } })

async function stored(member: TestMember) {
  const { rows } = await app.owner.query('select * from work_days where member_id = $1 order by work_on', [
    member.memberId,
  ])
  return rows
}

async function records(member: TestMember): Promise<string[]> {
  const { rows } = await app.owner.query('select kind from check_records where member_id = $1 order by id', [
    member.memberId,
  ])
  return rows.map((row) => row.kind)
}

test('a day from check-in to check-out, with its figures, its records and its audit entries', async () => {
  const { member, client } = await someone()
  app.travelTo('2026-11-23T08:52')
  const arrived = await press(client, 'IN')
  expect(arrived.status).toBe(201)
  expect(arrived.body).toMatchObject({
    wk_date: '2026-11-23',
    onduty_status: 'WORKING',
    start_time: '08:52:00',
    end_time_expected: '17:52:00',
    changed: true,
    late_minutes: 0,
  })
  app.travelTo('2026-11-23T20:00')
  const gone = await press(client, 'OUT')
  expect(gone.body).toMatchObject({
    onduty_status: 'OUT',
    end_time: '20:00:00',
    work_minutes: 608,
    changed: true,
  })
  const [day] = await stored(member)
  expect(day).toMatchObject({
    worked_minutes: 608,
    rest_minutes: 60,
    overtime_minutes: 128,
    night_minutes: 0,
    planned_start_minute: 540,
  })
  expect(await records(member)).toEqual(['IN', 'OUT'])
  const audit = await app.owner.query(
    'select action from audit_events where actor_member_id = $1 order by id',
    [member.memberId],
  )
  expect(audit.rows.map((row) => row.action)).toEqual(['work_check.in', 'work_check.out'])
})

test('presses at the same moment give one check-in', async () => {
  const { member, client } = await someone()
  app.travelTo('2026-11-24T09:00')
  const answers = await atTheSameMoment(3, () => press(client, 'IN'))
  expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201])
  expect(answers.map(({ body }) => [body.onduty_status, body.start_time])).toEqual(
    answers.map(() => ['WORKING', '09:00:00']),
  )
  expect(answers.filter((answer) => answer.body.changed)).toHaveLength(1)
  expect(await stored(member)).toHaveLength(1)
  expect(await records(member)).toEqual(['IN'])
})

/** Lets none of them write before all of them are on their way. */
async function atTheSameMoment<T>(times: number, work: () => Promise<T>): Promise<T[]> {
  const gate = await app.owner.connect()
  try {
    await gate.query('begin; lock table work_days in share row exclusive mode')
    const all = Promise.all(Array.from({ length: times }, work))
    await untilSomebodyWaits(app, times)
    await gate.query('commit')
    return await all
  } finally {
    gate.release()
  }
}

test('V-32, V-36: IN again changes nothing, OUT again moves the end', async () => {
  const { member, client } = await someone()
  app.travelTo('2026-11-24T09:10')
  await press(client, 'IN')
  app.travelTo('2026-11-24T09:20')
  expect((await press(client, 'IN')).body).toMatchObject({
    start_time: '09:10:00',
    changed: false,
    late_minutes: 10,
  })
  app.travelTo('2026-11-24T18:00')
  await press(client, 'OUT')
  app.travelTo('2026-11-24T19:00')
  expect((await press(client, 'OUT')).body).toMatchObject({
    start_time: '09:10:00',
    end_time: '19:00:00',
    work_minutes: 530,
  })
  expect((await press(client, 'IN')).body).toMatchObject({ onduty_status: 'OUT', changed: false })
  expect(await records(member)).toEqual(['IN', 'OUT', 'OUT'])
})

test('V-32: OUT without IN is refused and leaves nothing behind', async () => {
  const { member, client } = await someone()
  app.travelTo('2026-11-24T18:00')
  const answer = await press(client, 'OUT')
  expect(answer.status).toBe(409)
  expect(answer.error.error_code).toBe('CHECK_SEQUENCE')
  expect(await stored(member)).toEqual([])
})

test('AWAY checks in where needed, IN brings back', async () => {
  const { client } = await someone()
  app.travelTo('2026-11-24T10:00')
  expect((await press(client, 'AWAY')).body).toMatchObject({ onduty_status: 'AWAY', start_time: '10:00:00' })
  expect((await press(client, 'IN')).body).toMatchObject({
    onduty_status: 'WORKING',
    start_time: '10:00:00',
    changed: true,
  })
})

test('before the day changes a press belongs to the day before, but for who comes for the new one', async () => {
  const early = await someone()
  app.travelTo('2026-11-25T04:59')
  expect((await press(early.client, 'IN')).body).toMatchObject({
    wk_date: '2026-11-24',
    start_time: '28:59:00',
  })
  const first = await someone()
  app.travelTo('2026-11-25T05:58')
  expect((await first.client.call(getOnDutyStatus)).body).toMatchObject({ wk_date: '2026-11-25' })
  expect((await press(first.client, 'IN')).body).toMatchObject({
    wk_date: '2026-11-25',
    start_time: '05:58:00',
  })
  app.travelTo('2026-11-25T05:59')
  expect((await press(first.client, 'OUT')).body).toMatchObject({
    wk_date: '2026-11-25',
    end_time: '05:59:00',
  })
  const later = await someone()
  app.travelTo('2026-11-25T06:00')
  expect((await press(later.client, 'IN')).body).toMatchObject({
    wk_date: '2026-11-25',
    start_time: '06:00:00',
  })
})

test('a shift over midnight, and over the day change, stays on the day it began', async () => {
  const { member, client } = await someone()
  app.travelTo('2026-11-30T22:00')
  await press(client, 'IN')
  app.travelTo('2026-12-01T06:30')
  expect((await client.call(getOnDutyStatus)).body).toMatchObject({
    wk_date: '2026-11-30',
    onduty_status: 'WORKING',
  })
  await press(client, 'OUT')
  const days = await stored(member)
  expect(days).toHaveLength(1)
  expect(days[0]).toMatchObject({
    work_on: '2026-11-30',
    in_minute: 1320,
    out_minute: 1830,
    night_minutes: 480,
    worked_minutes: 480,
  })
})

test('a check-out that was forgotten is not caught up the next morning', async () => {
  const { client } = await someone()
  app.travelTo('2026-11-24T09:00')
  await press(client, 'IN')
  app.travelTo('2026-11-25T09:00')
  expect((await client.call(getOnDutyStatus)).body).toMatchObject({
    wk_date: '2026-11-25',
    onduty_status: 'NOT_IN',
  })
  expect((await press(client, 'OUT')).status).toBe(409)
  expect((await press(client, 'IN')).body).toMatchObject({ wk_date: '2026-11-25', onduty_status: 'WORKING' })
})

test('the last evening of a month in Korea counts to that month', async () => {
  const { member, client } = await someone()
  app.travelTo('2026-11-30T23:30')
  await press(client, 'IN')
  app.travelTo('2026-12-01T01:30')
  await press(client, 'OUT')
  expect((await stored(member)).map((day) => [day.work_on, day.night_minutes])).toEqual([['2026-11-30', 120]])
})

test('work on a public holiday is split at eight hours and is no overtime; nobody is late', async () => {
  const { member, client } = await someone()
  app.travelTo('2026-12-25T10:00')
  expect((await press(client, 'IN')).body).toMatchObject({
    is_holiday: true,
    late_minutes: 0,
    sch_start_time: null,
  })
  app.travelTo('2026-12-25T21:00')
  await press(client, 'OUT')
  expect((await stored(member))[0]).toMatchObject({
    holiday_minutes: 480,
    holiday_over_minutes: 120,
    overtime_minutes: 0,
    is_holiday: true,
  })
})

test('a holiday that the company works on is an ordinary day', async () => {
  const company = await makeCompany(app)
  const member = await makeMember(app, { company })
  await app.owner.query("insert into company_holidays values ($1, '2026-12-25', '근무일', false)", [
    company.companyId,
  ])
  app.travelTo('2026-12-25T09:05')
  expect((await press(await app.as(member), 'IN')).body).toMatchObject({ is_holiday: false, late_minutes: 5 })
})

test('who is on leave of absence cannot check in, but ends the shift that was begun before it', async () => {
  const company = await makeCompany(app)
  const [night, day] = [await makeMember(app, { company }), await makeMember(app, { company })]
  const [nightClient, dayClient] = [await app.as(night), await app.as(day)]
  app.travelTo('2026-11-23T22:00')
  await press(nightClient, 'IN')
  for (const { memberId } of [night, day]) {
    await app.owner.query(
      "insert into absences (company_id, member_id, starts_on, until_on, reason) values ($1, $2, '2026-11-24', '2026-11-30', '육아휴직')",
      [company.companyId, memberId],
    )
  }
  app.travelTo('2026-11-24T07:00')
  expect((await nightClient.call(getOnDutyStatus)).body).toMatchObject({
    is_absent: false,
    abilities: { check_in: false, check_out: true },
  })
  const newDay = await press(nightClient, 'IN')
  expect([newDay.status, newDay.error.error_code]).toEqual([403, 'ON_ABSENCE'])
  expect((await press(nightClient, 'OUT')).body).toMatchObject({ end_time: '31:00:00', changed: true })

  for (const kind of ['IN', 'AWAY'] as const) {
    const refused = await press(dayClient, kind)
    expect([refused.status, refused.error.error_code]).toEqual([403, 'ON_ABSENCE'])
  }
  expect([await stored(day), await records(day)]).toEqual([[], []])
  expect((await dayClient.call(getOnDutyStatus)).body).toMatchObject({
    is_absent: true,
    abilities: { check_in: false, check_out: false, check_away: false },
  })
  app.travelTo('2026-12-01T09:00')
  expect((await press(dayClient, 'IN')).body).toMatchObject({ is_absent: false, changed: true })
})

test('an absence that could not begin, because the person is the last full admin, keeps nobody from work', async () => {
  const member = await makeMember(app)
  await app.owner.query(
    "insert into absences (company_id, member_id, starts_on, held_at) values ($1, $2, '2026-11-24', now())",
    [member.companyId, member.memberId],
  )
  app.travelTo('2026-11-24T09:00')
  expect((await press(await app.as(member), 'IN')).body).toMatchObject({ is_absent: false, changed: true })
})

test('an absence that was recorded without its days counts as well', async () => {
  const member = await makeMember(app, { status: 'ABSENCE' })
  const refused = await press(await app.as(member), 'IN')
  expect(refused.error.error_code).toBe('ON_ABSENCE')
})
