import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as approvals from '#contract/approvals/documents/approvals.ts'
import * as contract from '#contract/time/leave/leave.ts'
import * as events from '#contract/time/work-events/work-events.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { auditActions } from '#test/audit.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { leaveRequestsOf, type LeaveTeam, makeLeaveTeam } from '#test/factories/leave.ts'
import { makeAdmin, makeMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'
import { runRoundEverywhere } from '#test/rounds.ts'
import { leaveRound } from './leave.jobs.ts'

let at: TestApp
let company: TestCompany
let team: LeaveTeam
let member: Client
let leader: Client
let foreign: Client

beforeAll(async () => {
  at = await startTestApp()
  foreign = await at.as(await makeAdmin(at))
})
afterAll(() => at.stop())

// Monday 2026-11-23, 09:00. Everybody joined on 2024-03-04: 15 days from 2026-03-04 to 2027-03-03.
beforeEach(async () => {
  at.travelTo('2026-11-23T09:00')
  company = await makeCompany(at)
  team = await makeLeaveTeam(at, company)
  member = await at.as(team.member)
  leader = await at.as(team.leader)
})

type Body = Parameters<typeof ask>[0]

const ask = (
  body: {
    wk_event?: (typeof contract.leaveCode)['options'][number]
    wk_start_date?: string
    wk_end_date?: string
    evt_start_time?: string
    evt_end_time?: string
    wk_comment?: string
    user_id?: number
  },
  client = member,
) =>
  client.call(events.requestEvent, {
    body: { wk_event: 'VACATION:ANNUAL:AM', wk_start_date: '2026-11-25', ...body },
  })

const approve = (id: number, client = leader) =>
  client.call(approvals.approveDocument, { params: { id }, body: {} })
const deny = (id: number) =>
  leader.call(approvals.denyDocument, { params: { id }, body: { rcv_comment: '바쁩니다' } })
const info = async () => (await member.call(contract.getLeaveInfo, {})).body

test('half a day: asked, held, approved in the inbox, and gone from the balance', async () => {
  expect(await info()).toMatchObject({
    total_days: 15,
    used_vac_days: 0,
    held_vac_days: 0,
    available_days: 15,
  })
  const asked = await ask({ wk_comment: '병원' })
  expect(asked.status).toBe(201)
  expect(asked.body).toMatchObject({
    wk_event: 'VACATION:ANNUAL:AM',
    evt_start_time: '09:00:00',
    evt_end_time: '14:00:00',
    applied_days: 0.5,
    drf_status: 'REQUESTED',
    wk_comment: '병원',
    abilities: { cancel: true },
  })
  expect(await info()).toMatchObject({ remaining_days: 15, held_vac_days: 0.5, available_days: 14.5 })

  const box = await leader.call(approvals.inbox, {})
  expect(box.body).toMatchObject({
    count: 1,
    results: [
      {
        drf_id: asked.body.drf_id,
        drf_type: 'VACATION',
        drf_title: '오전 반차 · 11월 25일(수)',
        author: { username: '김사원', team_name: '개발팀' },
        drf_values: { evt_end_time: '14:00:00', applied_days: 0.5, v_days_before: 15, v_days_after: 14.5 },
        apv_line: [{ username: '박팀장', state: 'TURN' }],
      },
    ],
  })
  expect((await approve(asked.body.drf_id!)).body.drf_status).toBe('APPROVED')
  expect(await info()).toMatchObject({
    remaining_days: 14.5,
    used_vac_days: 0.5,
    held_vac_days: 0,
    available_days: 14.5,
  })
  const days = await at.owner.query(`select work_on, leave_minutes from work_days where member_id = $1`, [
    team.member.memberId,
  ])
  expect(days.rows).toEqual([{ work_on: '2026-11-25', leave_minutes: 240 }])
  expect(await auditActions(at, company.companyId)).toEqual(
    expect.arrayContaining([
      'work_event.request',
      'document.submit',
      'document.approve',
      'work_event.settle',
    ]),
  )
})

test('two requests at once against the last half day: one of them is refused', async () => {
  // 14 days until 2026-12-16 and then a half: half a day is left.
  const most = await ask({
    wk_event: 'VACATION:ANNUAL:FULL',
    wk_start_date: '2026-11-26',
    wk_end_date: '2026-12-15',
  })
  expect(most.body.applied_days).toBe(14)
  await ask({ wk_start_date: '2026-12-16' })
  expect((await info()).available_days).toBe(0.5)
  const answers = await Promise.all([
    ask({ wk_start_date: '2026-12-17' }),
    ask({ wk_start_date: '2026-12-18' }),
    ask({ wk_start_date: '2026-12-21', wk_event: 'VACATION:ANNUAL:PM' }),
  ])
  expect(answers.map((one) => one.status).sort()).toEqual([201, 406, 406])
  const refused = answers.find((one) => one.status === 406)!
  expect(refused.error).toMatchObject({
    error_code: 'EVENT_MINUS_NOT_ACCEPTABLE',
    message: '잔여 휴가가 부족합니다. 잔여: 0일',
  })
  expect((await info()).available_days).toBe(0)
})

test('the same time cannot be held twice, also by requests at the same moment', async () => {
  const answers = await Promise.all([ask({}), ask({}), ask({ wk_event: 'VACATION:ANNUAL:FULL' })])
  expect(answers.map((one) => one.status).sort()).toEqual([201, 406, 406])
  expect(answers.find((one) => one.status === 406)!.error.error_code).toBe('EVENT_CONFLICT')
})

test('morning and afternoon fit into one day', async () => {
  expect((await ask({})).status).toBe(201)
  const afternoon = await ask({ wk_event: 'VACATION:ANNUAL:PM' })
  expect(afternoon.body).toMatchObject({ evt_start_time: '14:00:00', evt_end_time: '18:00:00' })
})

test('V-13: a denial frees the days', async () => {
  const asked = await ask({})
  expect((await deny(asked.body.drf_id!)).body.drf_status).toBe('DENIED')
  expect(await info()).toMatchObject({ available_days: 15, held_vac_days: 0 })
  expect(await leaveRequestsOf(at, team.member.memberId)).toEqual([
    { status: 'DENIED', counted_minutes: 240, days: [] },
  ])
  expect((await ask({})).status).toBe(201)
})

test('V-13: cancelling gives days back: while open, and after approval', async () => {
  const open = await ask({})
  expect((await member.call(events.cancelEvent, { params: { id: open.body.wk_event_id } })).status).toBe(204)
  const inbox = await leader.call(approvals.inbox, {})
  expect(inbox.body.count).toBe(0)

  const done = await ask({})
  await approve(done.body.drf_id!)
  expect((await member.call(events.cancelEvent, { params: { id: done.body.wk_event_id } })).status).toBe(204)
  expect(await info()).toMatchObject({ available_days: 15, used_vac_days: 0 })
  const days = await at.owner.query(`select leave_minutes from work_days where member_id = $1`, [
    team.member.memberId,
  ])
  expect(days.rows).toEqual([{ leave_minutes: 0 }])
  expect(
    (await member.call(events.cancelEvent, { params: { id: done.body.wk_event_id } })).error.error_code,
  ).toBe('DOCUMENT_STATE')
})

test('weekends and holidays are not counted, and the company may correct the calendar', async () => {
  await at.owner.query(
    `insert into company_holidays (company_id, holiday_on, name) values ($1, '2026-12-24', '창립기념일')`,
    [company.companyId],
  )
  const seen = await member.call(events.previewEvent, {
    query: { code: 'VACATION:ANNUAL:FULL', wk_start_date: '2026-12-23', wk_end_date: '2026-12-28' },
  })
  expect(seen.body).toMatchObject({
    applied_days: 2,
    v_days_before: 15,
    v_days_after: 13,
    v_days_total: 15,
    is_enough: true,
    counted_days: [{ date: '2026-12-23' }, { date: '2026-12-28' }],
    skipped_days: [
      { date: '2026-12-24', reason: 'HOLIDAY', name: '창립기념일' },
      { date: '2026-12-25', reason: 'HOLIDAY', name: '성탄절' },
      { date: '2026-12-26', reason: 'OFF' },
      { date: '2026-12-27', reason: 'OFF' },
    ],
    approvers: [{ username: '박팀장' }],
    is_approved_at_once: false,
  })
  expect(seen.body.trace.length).toBeGreaterThan(3)
  const none = await ask({
    wk_event: 'VACATION:ANNUAL:FULL',
    wk_start_date: '2026-12-25',
    wk_end_date: '2026-12-27',
  })
  expect(none.error.error_code).toBe('NO_WORK_DAY')
})

test('a preview names who of the team is away, never why', async () => {
  const mate = await at.as(team.mate)
  await ask({ wk_event: 'VACATION:ANNUAL:FULL' }, mate)
  const seen = await member.call(events.previewEvent, {
    query: { code: 'VACATION:ANNUAL:AM', wk_start_date: '2026-11-25' },
  })
  expect(seen.body.team_away).toEqual([
    {
      user_id: team.mate.memberId,
      username: '이동료',
      position: '',
      team_name: '개발팀',
      date: '2026-11-25',
      is_full_day: true,
      is_pending: true,
    },
  ])
  const evening = await member.call(events.previewEvent, {
    query: {
      code: 'WORK:EXTENDED',
      wk_start_date: '2026-11-25',
      evt_start_time: '18:00' as never,
      evt_end_time: '20:00' as never,
    },
  })
  expect(evening.body.team_away).toEqual(seen.body.team_away)
  expect((await member.call(events.listWorkEvents, { query: { date: '2026-11-25' } })).body.count).toBe(0)
  expect((await leader.call(events.listWorkEvents, { query: { date: '2026-11-25' } })).body.count).toBe(1)
  expect((await foreign.call(events.listWorkEvents, { query: { date: '2026-11-25' } })).body.count).toBe(0)
})

const refusals: [string, Body, number, string][] = [
  ['before joining', { wk_start_date: '2024-03-01' }, 406, 'BEFORE_JOIN'],
  ['reversed', { wk_start_date: '2026-11-27', wk_end_date: '2026-11-26' }, 406, 'INVALID_RANGE'],
  ['three years', { wk_start_date: '2026-11-27', wk_end_date: '2029-11-26' }, 406, 'INVALID_RANGE'],
  [
    'more than is left',
    { wk_event: 'VACATION:ANNUAL:FULL', wk_end_date: '2026-12-31' },
    406,
    'EVENT_MINUS_NOT_ACCEPTABLE',
  ],
  ['a quarter without a time', { wk_event: 'VACATION:ANNUAL:QUARTER' }, 400, 'BAD_REQUEST'],
  [
    'an hour before work',
    { wk_event: 'VACATION:ANNUAL:ONEHOUR', evt_start_time: '05:30' },
    406,
    'LEAVE_OUTSIDE_HOURS',
  ],
  ['another kind of event', { wk_event: 'NOBODY:FULL' as never }, 400, 'EVENT_NOT_USABLE'],
  ['a day that does not exist', { wk_start_date: '2026-02-30' }, 400, 'BAD_REQUEST'],
  ['nobody', { user_id: 999_999_999 }, 403, 'NO_TARGET_USER'],
]

test.each(refusals)('refused: %s', async (_name, body, status, code) => {
  const answer = await ask(body)
  expect(answer.status).toBe(status)
  expect(answer.error.error_code).toBe(code)
  expect(await leaveRequestsOf(at, team.member.memberId)).toEqual([])
})

test('a missing time is named with its field', async () => {
  const noStart = await ask({ wk_event: 'VACATION:ANNUAL:ONEHOUR' })
  expect(noStart.error.fields).toEqual({ evt_start_time: '이 휴가는 시작 시각이 필요합니다.' })
  const noEnd = await ask({ wk_event: 'VACATION:ANNUAL:TIME', evt_start_time: '10:00' })
  expect(noEnd.error.fields).toEqual({ evt_end_time: '이 휴가는 종료 시각이 필요합니다.' })
})

test('approving and cancelling at the same moment leave one truth', async () => {
  const asked = await ask({})
  await Promise.all([
    approve(asked.body.drf_id!),
    member.call(events.cancelEvent, { params: { id: asked.body.wk_event_id } }),
  ])
  // Cancelling succeeds before or after the approval; then nothing is held and nothing is taken.
  expect(await leaveRequestsOf(at, team.member.memberId)).toEqual([
    { status: 'CANCELED', counted_minutes: 240, days: [] },
  ])
  expect(await info()).toMatchObject({ available_days: 15, used_vac_days: 0 })
  const days = await at.owner.query(
    'select sum(leave_minutes)::int as minutes from work_days where member_id = $1',
    [team.member.memberId],
  )
  expect(days.rows[0].minutes ?? 0).toBe(0)
})

test('parts of a day count by the minute', async () => {
  const quarter = await ask({
    wk_event: 'VACATION:ANNUAL:QUARTER',
    evt_start_time: '09:00',
    evt_end_time: '',
  })
  expect(quarter.body).toMatchObject({ applied_days: 0.25, evt_end_time: '11:00:00' })
  const timed = await ask({
    wk_event: 'VACATION:ANNUAL:TIME',
    evt_start_time: '11:30',
    evt_end_time: '13:30',
  })
  expect(timed.body).toMatchObject({ applied_days: 0.125, counted_days: [{ minutes: 60 }] })
})

test('for others: a leader may, a member may not, another company finds nobody', async () => {
  const other = { user_id: team.mate.memberId }
  expect((await ask(other)).error.error_code).toBe('NO_PERMISSION')
  expect((await ask(other, foreign)).error.error_code).toBe('NO_TARGET_USER')
  const asked = await ask(other, leader)
  expect(asked.body).toMatchObject({ user_id: team.mate.memberId, drf_status: 'REQUESTED' })
  expect((await foreign.call(events.cancelEvent, { params: { id: asked.body.wk_event_id } })).status).toBe(
    404,
  )
  expect(
    (await member.call(events.cancelEvent, { params: { id: asked.body.wk_event_id } })).error.error_code,
  ).toBe('NO_PERMISSION')
  expect((await member.call(contract.listLeaveYears, { query: other })).status).toBe(404)
  expect((await leader.call(contract.listLeaveYears, { query: other })).status).toBe(200)
})

test('an empty seat goes up, a top leader is approved at once, a lone member asks the admin', async () => {
  const own = await ask({ wk_start_date: '2026-11-30' }, leader)
  expect(own.body.drf_status).toBe('APPROVED')
  const days = await at.owner.query(`select leave_minutes from work_days where member_id = $1`, [
    team.leader.memberId,
  ])
  expect(days.rows).toEqual([{ leave_minutes: 240 }])

  const boss = await makeMember(at, { company, name: '최대표' })
  const root = await makeTeam(at, company, { name: '본부', leaderId: boss.memberId })
  await at.owner.query('update teams set parent_id = $1, leader_id = null where id = $2', [root, team.teamId])
  const asked = await ask({})
  expect((await approve(asked.body.drf_id!, await at.as(boss))).body.drf_status).toBe('APPROVED')

  const lone = await at.as(await makeMember(at, { company, name: '무소속' }))
  const request = await ask({}, lone)
  expect((await approve(request.body.drf_id!, await at.as(team.admin))).body.drf_status).toBe('APPROVED')
})

test('leave by year follows the joining day and stores grants once', async () => {
  await Promise.all([ask({}), ask({ wk_event: 'VACATION:ANNUAL:PM' })])
  const grants = await at.owner.query(
    `select kind, granted_on, minutes from leave_grants where member_id = $1 order by granted_on`,
    [team.member.memberId],
  )
  expect(grants.rows).toHaveLength(13)
  expect(grants.rows.slice(-2)).toEqual([
    { kind: 'ANNUAL', granted_on: '2025-03-04', minutes: 7200 },
    { kind: 'ANNUAL', granted_on: '2026-03-04', minutes: 7200 },
  ])
  const years = await member.call(contract.listLeaveYears, {})
  expect(years.body).toMatchObject([
    {
      ordinal_year: 3,
      start_date: '2026-03-04',
      end_date: '2027-03-03',
      total_days: 15,
      held_vac_days: 1,
      available_days: 14,
      is_current: true,
    },
    { ordinal_year: 2, total_days: 15, remaining_days: 0, expired_days: 15 },
    { ordinal_year: 1, monthly_days: 11, expired_days: 11 },
  ])
  expect(await info()).toMatchObject({
    next_grants: [{ granted_on: '2027-03-04', days: 16 }],
    expiring: { expires_on: '2027-03-03', days: 14 },
  })
})

test('the nightly job grants what has arisen, once', async () => {
  const newcomer = await makeMember(at, { company, joinedOn: '2026-10-31' })
  const count = async () =>
    (await at.owner.query('select id from leave_grants where member_id = $1', [newcomer.memberId])).rows
      .length
  const night = async (moment: string) => {
    at.travelTo(moment)
    await runRoundEverywhere(at, leaveRound)
  }
  await night('2026-11-30T00:10')
  expect(await count()).toBe(0)
  await night('2026-12-01T00:10')
  await night('2026-12-01T00:20')
  expect(await count()).toBe(1)
})
