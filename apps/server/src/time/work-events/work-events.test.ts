import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as approvals from '#contract/approvals/documents/approvals.ts'
import { checkInOut, getOnDutyStatus, listWorkStatus } from '#contract/time/attendance/attendance.ts'
import { getDayInfo } from '#contract/time/attendance/day-info.ts'
import { addEventCode } from '#contract/time/event-codes/event-codes.ts'
import { getLeaveInfo } from '#contract/time/leave/leave.ts'
import * as contract from '#contract/time/work-events/work-events.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { auditActions } from '#test/audit.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { type LeaveTeam, makeLeaveTeam } from '#test/factories/leave.ts'

let at: TestApp
let company: TestCompany
let team: LeaveTeam
let member: Client
let leader: Client

beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

// Monday 2026-11-23, 09:00; hours of 09:00-18:00. Everybody joined on 2024-03-04.
beforeEach(async () => {
  at.travelTo('2026-11-23T09:00')
  company = await makeCompany(at)
  team = await makeLeaveTeam(at, company)
  await recordBy('ALL')
  member = await at.as(team.member)
  leader = await at.as(team.leader)
})

const recordBy = (way: string) =>
  at.owner.query('update members set work_check = $2 where id = $1', [team.member.memberId, way])

type Body = Parameters<typeof ask>[0]

const ask = (
  body: {
    wk_event: string
    wk_start_date?: string
    wk_end_date?: string
    evt_start_time?: string
    evt_end_time?: string
    wk_comment?: string
    wk_location?: string
    user_id?: number
  },
  client = member,
) => client.call(contract.requestEvent, { body: { wk_start_date: '2026-11-25', ...body } })

const preview = (code: string, query: Record<string, string> = {}) =>
  member.call(contract.previewEvent, { query: { code, wk_start_date: '2026-11-25', ...query } })
const approve = (id: number) => leader.call(approvals.approveDocument, { params: { id }, body: {} })

test('a day at home: asked, approved, told on its day, and nothing taken from the leave', async () => {
  const asked = await ask({ wk_event: 'HOME:FULL', wk_comment: '집중 작업', wk_location: '집' })
  expect(asked.status).toBe(201)
  expect(asked.body).toMatchObject({
    wk_event: 'HOME:FULL',
    event_name: '재택',
    evt_start_time: null,
    applied_days: 1,
    // Only who is out is somewhere.
    wk_location: '',
    drf_status: 'REQUESTED',
  })
  const box = await leader.call(approvals.inbox, {})
  expect(box.body.results[0]).toMatchObject({ drf_type: 'WORK_EVENT', drf_title: '재택 · 11월 25일(수)' })
  expect((await approve(asked.body.drf_id!)).body.drf_status).toBe('APPROVED')
  expect((await member.call(getLeaveInfo, {})).body).toMatchObject({ available_days: 15, used_vac_days: 0 })
  const info = await member.call(getDayInfo, { query: { date: '2026-11-25' } })
  expect(info.body.events).toMatchObject([{ code: 'HOME:FULL', title: '재택', start_time: '09:00:00' }])
  expect(await auditActions(at, company.companyId)).toEqual(
    expect.arrayContaining(['work_event.request', 'work_event.settle']),
  )
})

test('colleagues know who is out and where nobody needs to know why somebody is away', async () => {
  const out = await ask({
    wk_event: 'OUT:TIME',
    wk_start_date: '2026-11-23',
    evt_start_time: '14:00',
    evt_end_time: '16:00',
    wk_location: '부산 공장',
  })
  expect(out.body).toMatchObject({
    event_name: '외근 (시간 단위)',
    wk_location: '부산 공장',
    evt_end_time: '16:00:00',
  })
  const ill = await ask({ wk_event: 'SP:SICK:AM', wk_start_date: '2026-11-23' })
  expect(ill.body).toMatchObject({ event_name: '병가 (오전)', applied_days: 0.5 })
  for (const { body } of [out, ill]) await approve(body.drf_id!)
  const mate = await at.as(team.mate)
  const board = await mate.call(listWorkStatus, { query: { org_range: 'team' } })
  const own = board.body.results.find(({ user_id }) => user_id === team.member.memberId)!
  expect(own.events.map(({ title }) => title)).toEqual(['휴가', '외근 (시간 단위)'])
})

const refusals: [string, Body, number, string][] = [
  ['a code of nobody', { wk_event: 'CUSTOM:999999:FULL' }, 400, 'EVENT_NOT_USABLE'],
  ['a unit that the code does not have', { wk_event: 'OUT:TRIP:AM' }, 400, 'EVENT_NOT_USABLE'],
  ['a weekend at home', { wk_event: 'HOME:FULL', wk_start_date: '2026-11-28' }, 406, 'NO_WORK_DAY'],
  ['an end before the start', { wk_event: 'HOME:FULL', wk_end_date: '2026-11-24' }, 406, 'INVALID_RANGE'],
  ['V-16: before joining', { wk_event: 'HOME:FULL', wk_start_date: '2024-02-29' }, 406, 'BEFORE_JOIN'],
  ['no times', { wk_event: 'WORK:EXTENDED' }, 400, 'BAD_REQUEST'],
  [
    'across the change of the day',
    { wk_event: 'WORK:EXTENDED', evt_start_time: '05:00', evt_end_time: '07:00' },
    406,
    'INVALID_TIME',
  ],
  [
    'overtime in the hours',
    { wk_event: 'WORK:EXTENDED', evt_start_time: '17:00', evt_end_time: '20:00' },
    406,
    'EVENT_INSIDE_HOURS',
  ],
  ['work on a day off on a working day', { wk_event: 'WORK:WEEKEND:FULL' }, 406, 'EVENT_ON_WORK_DAY'],
  [
    'two days of a monthly one',
    { wk_event: 'HEALTH:MENSTRUAL:FULL', wk_end_date: '2026-11-26' },
    406,
    'EVENT_MINUS_NOT_ACCEPTABLE',
  ],
  ['nobody', { wk_event: 'HOME:FULL', user_id: 999_999_999 }, 403, 'NO_TARGET_USER'],
]

test.each(refusals)('refused: %s', async (_name, body, status, code) => {
  const answer = await ask(body)
  expect([answer.status, answer.error.error_code]).toEqual([status, code])
  const { rows } = await at.owner.query('select 1 from work_events where member_id = $1', [
    team.member.memberId,
  ])
  expect(rows).toEqual([])
})

test('a member asks for nobody else, and the same time is taken once', async () => {
  const foreign = await ask({ wk_event: 'HOME:FULL', user_id: team.mate.memberId })
  expect(foreign.error.error_code).toBe('NO_PERMISSION')
  const answers = await Promise.all([
    ask({ wk_event: 'HOME:AM' }),
    ask({ wk_event: 'OUT:FULL' }),
    ask({ wk_event: 'HOME:AM' }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 406, 406])
  expect((await ask({ wk_event: 'VACATION:ANNUAL:PM' })).status).toBeOneOf([201, 406])
})

test('days of the law are counted over the month, and come back when the request is taken back', async () => {
  const first = await ask({ wk_event: 'HEALTH:MENSTRUAL:FULL' })
  expect((await preview('HEALTH:MENSTRUAL:FULL', { wk_start_date: '2026-11-26' })).body).toMatchObject({
    v_days_total: 1,
    v_days_before: 0,
    is_enough: false,
  })
  expect((await preview('HEALTH:MENSTRUAL:FULL', { wk_start_date: '2026-12-01' })).body.is_enough).toBe(true)
  const gone = await member.call(contract.cancelEvent, { params: { id: first.body.wk_event_id } })
  expect(gone.status).toBe(204)
  expect((await ask({ wk_event: 'HEALTH:MENSTRUAL:FULL', wk_start_date: '2026-11-26' })).status).toBe(201)
})

test('overtime shows how long the week will be, to the one who asks and to the one who decides', async () => {
  const query = { evt_start_time: '18:00', evt_end_time: '22:00' }
  const early = await preview('WORK:EXTENDED', query)
  expect(early.body.week).toMatchObject({
    start_date: '2026-11-23',
    end_date: '2026-11-29',
    total_minutes: 2640,
    requested_minutes: 240,
    over_40h_minutes: 240,
    status: 'WITHIN_52',
  })
  const asked = await ask({ wk_event: 'WORK:EXTENDED', ...query })
  await ask({ wk_event: 'WORK:EXTENDED', wk_start_date: '2026-11-26', ...query })
  await ask({ wk_event: 'WORK:WEEKEND:AM', wk_start_date: '2026-11-28' })
  const over = await preview('WORK:EXTENDED', { ...query, wk_start_date: '2026-11-27' })
  expect(over.body.week).toMatchObject({ over_40h_minutes: 960, status: 'OVER_52' })

  const params = { id: asked.body.drf_id! }
  const decider = await leader.call(contract.getWeekForecast, { params })
  expect(decider.body).toMatchObject({ over_40h_minutes: 720, requested_minutes: 240, status: 'WITHIN_52' })
  expect((await (await at.as(team.mate)).call(contract.getWeekForecast, { params })).status).toBe(403)
  const home = await ask({ wk_event: 'HOME:FULL', wk_start_date: '2026-11-24' })
  expect((await leader.call(contract.getWeekForecast, { params: { id: home.body.drf_id! } })).status).toBe(
    404,
  )
})

test('times of the night are written as those of the day that they belong to, and not across its change', async () => {
  const times = (evt_start_time: string, evt_end_time: string) => ({ evt_start_time, evt_end_time })
  const late = await preview('WORK:EXTENDED', times('22:00', '25:30'))
  expect(late.body.counted_days).toEqual([{ date: '2026-11-25', minutes: 210, days: 0.438 }])
  expect((await preview('WORK:EXTENDED', times('25:30', '30:00'))).body.counted_days[0]!.minutes).toBe(270)
  const across = await preview('WORK:EXTENDED', times('25:30', '30:30'))
  expect(across.error.error_code).toBe('INVALID_TIME')
  const asked = await ask({ wk_event: 'WORK:EXTENDED', ...times('25:30', '26:30') })
  expect(asked.body).toMatchObject({ evt_start_time: '25:30:00', evt_end_time: '26:30:00' })
  // The same night by the times of the clock.
  expect((await ask({ wk_event: 'WORK:EXTENDED', ...times('02:00', '03:00') })).error.error_code).toBe(
    'EVENT_CONFLICT',
  )
  expect((await preview('WORK:EXTENDED', times('18:00', '48:00'))).status).toBe(400)
})

test('leave around a birth is counted in days of the calendar', async () => {
  const asked = (wk_end_date: string) =>
    preview('SP:MATERNITY:FULL', { wk_end_date, wk_occasion_date: '2026-12-20' })
  expect((await asked('2027-03-24')).body).toMatchObject({
    v_days_total: 120,
    v_days_after: 0,
    is_enough: true,
  })
  expect((await asked('2027-03-25')).body.is_enough).toBe(false)
})

test('who only checks in asks for no overtime, but may work at home', async () => {
  const mayAsk = async () => (await member.call(getOnDutyStatus)).body.abilities.request_work
  expect(await mayAsk()).toBe(true)
  await recordBy('CHECKINONLY')
  expect(await mayAsk()).toBe(false)
  const refused = await ask({ wk_event: 'WORK:EXTENDED', evt_start_time: '18:00', evt_end_time: '20:00' })
  expect([refused.status, refused.error.error_code]).toEqual([406, 'EVENT_CHECK_ONLY'])
  expect((await ask({ wk_event: 'HOME:FULL' })).status).toBe(201)
})

test('the company’s own kind is asked for by its name, and the list filters by kind', async () => {
  const admin = await at.as(team.admin)
  const made = await admin.call(addEventCode, {
    body: { event_name: '사내 교육', group: 'WORK', half: true },
  })
  const code = `${made.body.code}:PM`
  expect((await ask({ wk_event: code })).body).toMatchObject({
    wk_event: code,
    event_name: '사내 교육 (오후)',
  })
  await ask({ wk_event: 'OUT:TRIP:FULL', wk_start_date: '2026-11-26', wk_end_date: '2026-11-30' })
  const listed = async (type: 'ALL' | 'CUSTOM' | 'OUT' | 'SP') => {
    const list = await member.call(contract.listWorkEvents, { query: { type, span: 'month' } })
    return list.body.results.map(({ event_name, applied_days }) => [event_name, applied_days])
  }
  expect(await listed('CUSTOM')).toEqual([['사내 교육 (오후)', 0.5]])
  expect(await listed('OUT')).toEqual([['출장', 3]])
  expect(await listed('SP')).toEqual([])
  expect(await listed('ALL')).toHaveLength(2)
})

test('V-30: overtime that was approved stays so when its day is worked, and when another is', async () => {
  const asked = await ask({ wk_event: 'WORK:EXTENDED', evt_start_time: '18:00', evt_end_time: '20:00' })
  await approve(asked.body.drf_id!)
  for (const moment of ['2026-11-24T09:00', '2026-11-25T09:00', '2026-11-25T19:30', '2026-11-25T21:00']) {
    at.travelTo(moment)
    const press = { loc_check_type: moment.endsWith('09:00') ? 'IN' : 'OUT' } as const
    expect((await member.call(checkInOut, { body: press })).status).toBe(201)
    const { body } = await member.call(contract.listWorkEvents, {
      query: { date: '2026-11-25', span: 'day' },
    })
    expect(body.results).toMatchObject([{ drf_status: 'APPROVED', applied_minutes: 120 }])
  }
})

test('overtime that was taken back still tells how long it was to be', async () => {
  const times = { evt_start_time: '18:00', evt_end_time: '21:00' }
  const asked = await ask({ wk_event: 'WORK:EXTENDED', wk_start_date: '2026-12-15', ...times })
  expect(asked.body).toMatchObject({ applied_minutes: 180, counted_days: [{ minutes: 180 }] })
  await member.call(contract.cancelEvent, { params: { id: asked.body.wk_event_id } })
  const { body } = await member.call(contract.listWorkEvents, { query: { date: '2026-12-15', span: 'day' } })
  expect(body.results).toMatchObject([{ drf_status: 'CANCELED', applied_minutes: 180, counted_days: [] }])
})

test.each(['VACATION:ANNUAL:FULL', 'HOME:FULL'])(
  'V-16: a closed day is told before %s is sent',
  async (code) => {
    await at.owner.query(
      `insert into day_closings (company_id, member_id, starts_on, ends_on, closed_at)
     values ($1, $2, '2026-11-01', '2026-11-24', now())`,
      [company.companyId, team.member.memberId],
    )
    const closedOf = async (wk_start_date: string) =>
      (
        await member.call(contract.previewEvent, {
          query: { code, wk_start_date, wk_end_date: '2026-11-26' },
        })
      ).body.closed_date
    expect([await closedOf('2026-11-23'), await closedOf('2026-11-25')]).toEqual(['2026-11-23', null])
    const asked = await ask({ wk_event: code, wk_start_date: '2026-11-23', wk_end_date: '2026-11-26' })
    expect(asked.error.error_code).toBe('ALREADY_CONFIRMED')
  },
)
