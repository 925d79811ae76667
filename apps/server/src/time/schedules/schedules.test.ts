import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { EndpointCall } from '#contract/endpoint.ts'
import { checkInOut, getOnDutyStatus, getWorkTime } from '#contract/time/attendance/attendance.ts'
import { retireMember } from '#contract/people/employment/retirement.ts'
import * as contract from '#contract/time/schedules/schedules.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { auditActions } from '#test/audit.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'

let at: TestApp
let company: TestCompany
let admin: Client
let leader: Client
let worker: TestMember
let asWorker: Client
let outsider: TestMember
let night: number

beforeAll(async () => {
  at = await startTestApp()
  at.travelTo('2026-11-23T09:00')
  company = await makeCompany(at)
  admin = await at.as(await makeAdmin(at, { company }))
  const boss = await makeMember(at, { company, name: '이팀장' })
  const teamId = await makeTeam(at, company, { leaderId: boss.memberId })
  leader = await at.as(boss)
  worker = await makeMember(at, { company, teamId, name: '박교대' })
  asWorker = await at.as(worker)
  outsider = await makeMember(at, { company, name: '최외부' })
  night = await template('야간', { start_time: '22:00', end_time: '07:00' })
})
afterAll(() => at.stop())

async function template(title: string, hours: object = {}): Promise<number> {
  const made = await leader.call(contract.saveSchTemplate, { body: { title, ...hours } })
  expect([made.status, made.error]).toMatchObject([201, expect.anything()])
  return made.body.sch_tem_id
}

type Day = {
  work: boolean
  sch_tem_id?: number | null
  start_time?: string
  end_time?: string
  rest?: number
}
type Body = EndpointCall<typeof contract.saveSchMonth>['body']

/** A month in which only the named days are worked. */
function monthOf(month: string, user_id: number, worked: Record<number, Day>, more: object = {}): Body {
  const { daysInMonth } = Temporal.PlainYearMonth.from(month)
  const numbers = Array.from({ length: daysInMonth }, (_, at) => at + 1)
  const days = numbers.map((day): Day => worked[day] ?? { work: false })
  return {
    user_id,
    sch_start_date: `${month}-01` as never,
    sch_end_date: `${month}-${daysInMonth}` as never,
    work_month: days.map(({ work }) => (work ? 'T' : 'F')).join(''),
    work_schedule: Object.fromEntries(days.map((day, index) => [index + 1, day])) as never,
    ...more,
  }
}

const save = (client: Client, body: Body) => client.call(contract.saveSchMonth, { body })
const read = async (client: Client, query: object = {}) =>
  (await client.call(contract.listSchMonths, { query: { date: '2026-12-01' as never, ...query } })).body

describe('shifts to plan by', () => {
  test('begin at 09:00, end at 17:00 and have an hour of rest while nothing else is said', async () => {
    const made = await leader.call(contract.saveSchTemplate, { body: { title: '주간' } })
    expect(made.body).toMatchObject({ start_time: '09:00:00', end_time: '17:00:00', rest: 60 })
    const listed = (await asWorker.call(contract.listSchTemplates)).body.map((row) => row.title)
    expect(listed).toEqual(['주간', '야간'])
  })

  test('an end before the start, or from 24:00 on, lies on the next day', async () => {
    const body = { sch_tem_id: night, title: '야간', start_time: '22:00', end_time: '31:00' }
    expect((await admin.call(contract.saveSchTemplate, { body })).body.end_time).toBe('31:00:00')
  })

  test.each([
    [{ start_time: '09:00', end_time: '09:00' }, 'SHIFT_HOURS'],
    [{ start_time: '09:00', end_time: '10:00', rest: 60 }, 'SHIFT_HOURS'],
    [{ start_time: '09:00', end_time: '33:01' }, 'SHIFT_HOURS'],
    [{ end_time: '48:00' }, 'BAD_REQUEST'],
    [{ color: 'red' }, 'BAD_REQUEST'],
    [{ title: '야간' }, 'NAME_TAKEN'],
    [{ sch_tem_id: 999_999 }, 'NOT_FOUND'],
  ])('%o is refused: %s', async (wrong, code) => {
    const refused = await leader.call(contract.saveSchTemplate, { body: { title: '틀린 조', ...wrong } })
    expect(refused.error.error_code).toBe(code)
  })

  test('members plan nobody', async () => {
    for (const [endpoint, call] of [
      [contract.saveSchTemplate, { body: { title: '내 조' } }],
      [contract.saveSchMonth, { body: monthOf('2026-12', worker.memberId, { 1: { work: true } }) }],
      [contract.saveSchEvent, { body: { user_id: worker.memberId, date: '2026-12-01', title: '교육' } }],
    ] as const)
      expect((await asWorker.call(endpoint as typeof contract.saveSchTemplate, call as never)).status).toBe(
        403,
      )
  })
})

describe('a month of a person', () => {
  test('saved again as it stands keeps its version and leaves no trace', async () => {
    const someone = await makeMember(at, { company })
    const body = monthOf('2027-03', someone.memberId, { 2: { work: true, sch_tem_id: night } })
    const first = await save(admin, body)
    expect(first.status).toBe(201)
    const entries = (await auditActions(at, company.companyId)).length
    const again = await save(admin, { ...body, version: first.body.version })
    expect(again.body).toEqual(first.body)
    const many = await admin.call(contract.saveSchMonths, { body: { months: [body] } })
    const { wk_sch_id, version, user_id } = first.body
    expect(many.body.saved).toEqual([{ user_id, wk_sch_id, version }])
    expect(await auditActions(at, company.companyId)).toHaveLength(entries)
    const moved = monthOf('2027-03', someone.memberId, { 3: { work: true } }, { version: 0 })
    expect((await save(admin, moved)).error.error_code).toBe('SCHEDULE_CHANGED')
  })

  test('is planned: seen in the plan of the day, in the sheet, and when checking in', async () => {
    const days = {
      24: { work: true, sch_tem_id: night },
      28: { work: true },
      30: { work: true, sch_tem_id: 0 },
    }
    const saved = await save(leader, monthOf('2026-11', worker.memberId, days, { sch_work_days: 3 }))
    expect([saved.status, saved.error]).toMatchObject([201, expect.anything()])
    expect(saved.body).toMatchObject({
      sch_work_days: 3,
      version: 1,
      work_month: `${'F'.repeat(23)}TFFFTFT`,
      work_schedule: { 23: { work: false, sch_tem_id: null }, 24: { work: true, sch_tem_id: night } },
    })
    const sheet = (await asWorker.call(getWorkTime, { query: { date: '2026-11-24' as never, type: 'week' } }))
      .body.days
    expect(sheet.map((day) => [day.is_work_day, day.sch_start_time, day.planned_minutes])).toEqual([
      [false, null, 0],
      [true, '22:00:00', 480],
      ...[25, 26, 27].map(() => [false, null, 0]),
      [true, '09:00:00', 480],
      [false, null, 0],
    ])
    expect((await asWorker.call(getOnDutyStatus)).body.onduty_status).toBe('DAY_OFF')
    at.travelTo('2026-11-24T22:10')
    const pressed = await asWorker.call(checkInOut, { body: { loc_check_type: 'IN' } })
    expect(pressed.body).toMatchObject({
      sch_start_time: '22:00:00',
      lunch_start_time: '26:00:00',
      late_minutes: 10,
      end_time_expected: '31:10:00',
    })
    expect((await auditActions(at, company.companyId)).includes('schedule.save')).toBe(true)
  })

  test('a change counts the days anew that it reaches, also those that are over', async () => {
    at.travelTo('2026-11-26T09:00')
    const lateOn = async () =>
      (await asWorker.call(getWorkTime, { query: { date: '2026-11-24' as never } })).body.days[0]!
    expect((await lateOn()).late_minutes).toBe(10)
    const hours = { start_time: '23:00', end_time: '06:00', rest: 30 }
    const saved = await save(leader, monthOf('2026-11', worker.memberId, { 24: { work: true, ...hours } }))
    expect(saved.body.work_schedule![24]).toEqual({
      work: true,
      sch_tem_id: null,
      start_time: '23:00:00',
      end_time: '30:00:00',
      rest: 30,
    })
    expect(await lateOn()).toMatchObject({
      late_minutes: 0,
      sch_start_time: '23:00:00',
      planned_minutes: 390,
    })
  })

  test('goes, and its days follow the company again', async () => {
    const saved = await save(leader, monthOf('2027-01', worker.memberId, { 2: { work: true } }))
    const params = { id: saved.body.wk_sch_id! }
    expect((await leader.call(contract.deleteSchMonth, { params })).status).toBe(204)
    expect((await leader.call(contract.deleteSchMonth, { params })).status).toBe(404)
    const own = (await asWorker.call(contract.listSchMonths, { query: { date: '2027-01-15' as never } })).body
    expect(own.results).toMatchObject([{ wk_sch_id: null, work_month: null, work_schedule: null }])
  })

  test.each([
    [{ sch_start_date: '2026-12-02' }, 'SCHEDULE_MONTH'],
    [{ sch_end_date: '2026-12-30' }, 'SCHEDULE_MONTH'],
    [{ sch_work_days: 2 }, 'SCHEDULE_DAYS'],
    [{ work_month: 'T'.repeat(31) }, 'SCHEDULE_DAYS'],
    [{ work_month: 'F'.repeat(30) }, 'SCHEDULE_DAYS'],
    [{ work_month: 'f'.repeat(31) }, 'BAD_REQUEST'],
    [{ work_schedule: { 1: { work: true } } }, 'SCHEDULE_DAYS'],
    [{ work_schedule: { 32: { work: true } } }, 'BAD_REQUEST'],
    [{ work_schedule: {} }, 'SCHEDULE_DAYS'],
    [{ wk_sch_id: 999_999 }, 'NOT_FOUND'],
    [{ user_id: 999_999 }, 'NOT_FOUND'],
  ])('%o is refused: %s, and nothing is stored', async (wrong, code) => {
    const body = monthOf('2026-12', worker.memberId, { 1: { work: true } }, wrong)
    expect((await save(admin, body)).error.error_code).toBe(code)
    expect((await read(admin, { user_id: worker.memberId })).results[0]!.wk_sch_id).toBeNull()
  })

  test('hours said for a day are whole ones', async () => {
    const body = monthOf('2026-12', worker.memberId, { 1: { work: true, start_time: '09:00' } })
    expect((await save(admin, body)).error.error_code).toBe('SHIFT_HOURS')
  })

  test('who has not seen the latest is told so', async () => {
    const { memberId } = await makeMember(at, { company })
    const first = monthOf('2026-12', memberId, { 1: { work: true } }, { version: 0 })
    expect((await save(admin, first)).body.version).toBe(1)
    expect((await save(admin, first)).error.error_code).toBe('SCHEDULE_CHANGED')
    const from = (day: number, version: number) =>
      monthOf('2026-12', memberId, { [day]: { work: true } }, { version })
    expect((await save(admin, from(2, 1))).body.version).toBe(2)
    const both = await Promise.all([3, 4].map((day) => save(admin, from(day, 2))))
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
  })
})

test('says which days of each are closed, of the month alone', async () => {
  const close = (from: string, to: string) =>
    at.owner.query(
      'insert into day_closings (company_id, member_id, starts_on, ends_on, closed_at) values ($1, $2, $3, $4, now())',
      [company.companyId, worker.memberId, from, to],
    )
  await close('2029-03-01', '2029-03-31')
  await close('2029-04-01', '2029-04-15')
  const { results } = await read(leader, { date: '2029-04-01' })
  const of = (id: number) => results.find(({ user_id }) => user_id === id)!.closed
  expect(of(worker.memberId)).toEqual([{ start_date: '2029-04-01', end_date: '2029-04-15' }])
  expect(results.filter(({ user_id }) => user_id !== worker.memberId).flatMap((row) => row.closed)).toEqual(
    [],
  )
})

describe('who plans whom', () => {
  test('leaders plan their own people only; another company sees and changes nothing', async () => {
    const refused = await save(leader, monthOf('2026-12', outsider.memberId, { 1: { work: true } }))
    expect(refused.error.error_code).toBe('FORBIDDEN')
    const saved = await save(admin, monthOf('2026-12', outsider.memberId, { 1: { work: true } }))
    const params = { id: saved.body.wk_sch_id! }
    expect((await leader.call(contract.deleteSchMonth, { params })).status).toBe(403)
    const stranger = await at.as(await makeAdmin(at))
    expect((await stranger.call(contract.deleteSchMonth, { params })).status).toBe(404)
    expect((await save(stranger, monthOf('2026-12', outsider.memberId, {}))).status).toBe(404)
    const foreign = monthOf('2026-12', worker.memberId, { 1: { work: true, sch_tem_id: night } })
    const own = await makeMember(at, { company: await makeCompany(at) })
    const elsewhere = await at.as(
      await makeAdmin(at, { company: { companyId: own.companyId } as TestCompany }),
    )
    expect((await save(elsewhere, { ...foreign, user_id: own.memberId })).status).toBe(404)
    const seen = (await read(leader)).results.map((row) => row.username)
    expect(seen).toEqual(['박교대', '이팀장'])
    expect((await read(asWorker)).results.map((row) => row.username)).toEqual(['박교대'])
  })

  test('nobody is planned for days on which they are not employed', async () => {
    const gone = await makeMember(at, { company, name: '퇴사자', joinedOn: '2026-12-10' })
    const before = await save(admin, monthOf('2026-12', gone.memberId, { 9: { work: true } }))
    expect(before.error).toMatchObject({ error_code: 'SCHEDULE_EMPLOYMENT' })
    expect(before.error.message).toContain('퇴사자')
    const from = monthOf('2026-12', gone.memberId, { 10: { work: true }, 31: { work: true } })
    expect((await save(admin, from)).status).toBe(201)
    const going = await makeMember(at, { company, name: '퇴사 예정자' })
    const arranged = await admin.call(retireMember, {
      body: { user_id: going.memberId, retire_date: '2026-12-18' },
    })
    expect(arranged.status).toBe(200)
    const beyond = await save(admin, monthOf('2027-01', going.memberId, { 4: { work: true } }))
    expect(beyond.error).toMatchObject({ error_code: 'SCHEDULE_EMPLOYMENT' })
    expect((await save(admin, monthOf('2026-12', going.memberId, { 18: { work: true } }))).status).toBe(201)
    at.travelTo('2026-12-20T09:00')
    const left = await admin.call(retireMember, {
      body: { user_id: gone.memberId, retire_date: '2026-12-18' },
    })
    expect([left.status, left.error]).toMatchObject([200, expect.anything()])
    // What was planned after the last day went along.
    const row = (await read(admin, { user_id: gone.memberId })).results[0]!
    expect(row.work_month).toBe(`${'F'.repeat(9)}T${'F'.repeat(21)}`)
    const after = await save(admin, monthOf('2027-01', gone.memberId, { 4: { work: true } }))
    expect(after.error.error_code).toBe('SCHEDULE_EMPLOYMENT')
    at.travelTo('2026-11-26T09:00')
  })
})

describe('many people', () => {
  test('are planned all or nothing; who has no day of work and no schedule before is left out', async () => {
    const crew: TestMember[] = []
    for (const name of ['가', '나', '다']) crew.push(await makeMember(at, { company, name: `단체 ${name}` }))
    const [one, two, three] = crew.map(({ memberId }) => memberId) as [number, number, number]
    const work = { 1: { work: true, sch_tem_id: night } }
    const months = [
      monthOf('2026-12', one, work),
      monthOf('2026-12', two, {}),
      monthOf('2026-12', three, work),
    ]
    const stopped = [...months, monthOf('2026-12', 999_999, work)]
    expect((await admin.call(contract.saveSchMonths, { body: { months: stopped } })).status).toBe(404)
    const saved = await admin.call(contract.saveSchMonths, { body: { months } })
    expect(saved.body).toMatchObject({
      saved: [
        { user_id: one, version: 1 },
        { user_id: three, version: 1 },
      ],
      skipped: [two],
    })
    const stored = await at.owner.query('select 1 from shifts where company_id = $1 and member_id = $2', [
      company.companyId,
      two,
    ])
    expect(stored.rows).toEqual([])
    // With a schedule before, a month without work is kept.
    const empty = await admin.call(contract.saveSchMonths, {
      body: { months: [monthOf('2026-12', one, {})] },
    })
    expect(empty.body.saved).toMatchObject([{ user_id: one, version: 2 }])
    const twice = [monthOf('2026-12', one, work), monthOf('2026-12', one, work)]
    const refused = await admin.call(contract.saveSchMonths, { body: { months: twice } })
    expect(refused.error.error_code).toBe('SCHEDULE_DAYS')
  })

  test('the list pages by name, with the days of the weeks and the shifts that they tell of', async () => {
    const { results, days, templates, count } = await read(admin, { page_size: 2 })
    expect([results.length, count > 2]).toEqual([2, true])
    expect([days[0]!.date, days.at(-1)!.date]).toEqual(['2026-11-30', '2027-01-03'])
    expect(days.find(({ date }) => date === '2026-12-25')).toMatchObject({
      is_work_day: false,
      holiday_name: expect.any(String),
    })
    expect(templates.map(({ title }) => title)).toContain('야간')
  })

  test('a removed shift is offered no more, but the days that it planned tell its name', async () => {
    const id = await template('없어질 조')
    const { memberId } = await makeMember(at, { company })
    await save(admin, monthOf('2026-12', memberId, { 3: { work: true, sch_tem_id: id } }))
    const changed = { sch_tem_id: id, title: '없어질 조', start_time: '10:00' }
    await admin.call(contract.saveSchTemplate, { body: changed })
    expect((await admin.call(contract.deleteSchTemplate, { params: { id } })).status).toBe(204)
    const listed = (await admin.call(contract.listSchTemplates)).body.map((row) => row.sch_tem_id)
    expect(listed).not.toContain(id)
    const own = await read(admin, { user_id: memberId })
    expect(own.results[0]!.work_schedule![3]).toEqual({
      work: true,
      sch_tem_id: id,
      start_time: '09:00:00',
      end_time: '17:00:00',
      rest: 60,
    })
    expect(own.templates.find((row) => row.sch_tem_id === id)?.is_removed).toBe(true)
  })
})

describe('events', () => {
  const list = async (client: Client, query: object = {}) =>
    (await client.call(contract.listSchEvents, { query: { date: '2026-12-01' as never, ...query } })).body
      .results

  test('of a person are kept by who plans them, those of everybody by full admins', async () => {
    const body = { user_id: worker.memberId, date: '2026-12-03' as never, title: '안전 교육' }
    const { body: made } = await leader.call(contract.saveSchEvent, { body })
    expect(made).toMatchObject({ username: '박교대', title: '안전 교육', abilities: { update: true } })
    const everybody = { date: '2026-12-31' as never, title: '재고 조사' }
    expect((await leader.call(contract.saveSchEvent, { body: everybody })).status).toBe(403)
    expect((await admin.call(contract.saveSchEvent, { body: everybody })).body.user_id).toBeNull()
    expect((await list(asWorker)).map(({ title }) => title)).toEqual(['안전 교육', '재고 조사'])
    const asOutsider = await at.as(outsider)
    expect((await list(asOutsider)).map(({ title }) => title)).toEqual(['재고 조사'])
    const renamed = { ...body, wk_sch_eve_id: made.wk_sch_eve_id, title: '소방 훈련' }
    expect((await leader.call(contract.saveSchEvent, { body: renamed })).body.title).toBe('소방 훈련')
    const stolen = { ...renamed, user_id: outsider.memberId }
    expect((await leader.call(contract.saveSchEvent, { body: stolen })).status).toBe(403)
    const params = { id: made.wk_sch_eve_id }
    const stranger = await at.as(await makeAdmin(at))
    expect((await stranger.call(contract.deleteSchEvent, { params })).status).toBe(404)
    expect((await leader.call(contract.deleteSchEvent, { params })).status).toBe(204)
    expect((await list(asWorker)).map(({ title }) => title)).toEqual(['재고 조사'])
  })
})
