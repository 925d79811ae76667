import { afterAll, beforeAll, expect, test } from 'vitest'
import * as approvals from '#contract/approvals/documents/approvals.ts'
import { checkInOut, getWorkTime } from '#contract/time/attendance/attendance.ts'
import { correctWorkTime, requestCorrection } from '#contract/time/attendance/corrections.ts'
import { saveSchMonth } from '#contract/time/schedules/schedules.ts'
import * as settings from '#contract/time/closing/closing-settings.ts'
import * as contract from '#contract/time/closing/closing.ts'
import { requestEvent } from '#contract/time/work-events/work-events.ts'
import { listNotifications } from '#contract/platform/notifications/notifications.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { type LeaveTeam, makeLeaveTeam } from '#test/factories/leave.ts'
import { makeAdmin } from '#test/factories/members.ts'
import { makeWorkDay } from '#test/factories/work-days.ts'
import { fetchFile, rowsOf } from '#test/sheets.ts'

let at: TestApp
let team: LeaveTeam
let member: Client
let leader: Client
let admin: Client

// 2026-11-23 is a Monday. The company closes by the month, three days after its end.
beforeAll(async () => {
  at = await startTestApp()
  at.travelTo('2026-11-23T09:00')
  const company = await makeCompany(at)
  team = await makeLeaveTeam(at, company)
  member = await at.as(team.member)
  leader = await at.as(team.leader)
  admin = await at.as(await makeAdmin(at, { company }))
})
afterAll(() => at.stop())

const OCTOBER = { confirmed_date: '2026-10-15' as never, is_confirmed: true }
const ask = (wk_start_date: string) =>
  member.call(requestEvent, {
    body: { wk_event: 'VACATION:ANNUAL:FULL', wk_start_date: wk_start_date as never },
  })
const info = async (date = '2026-10-15') =>
  (await member.call(contract.getOwnConfirmInfo, { query: { date: date as never } })).body

test('a company says once how it closes, changes it, and takes it back (R-CONFIRM-003, 012, 013)', async () => {
  expect((await admin.call(settings.getConfirmInfo)).status).toBe(404)
  expect((await member.call(settings.createConfirmInfo, { body: {} })).status).toBe(403)
  const made = await admin.call(settings.createConfirmInfo, { body: { confirm_deadline: 5 } })
  expect(made).toMatchObject({
    status: 201,
    body: { confirm_period: 'MONTHLY', confirm_day: 31, confirm_deadline: 5 },
  })
  const again = await admin.call(settings.createConfirmInfo, { body: {} })
  expect([again.status, again.error.error_code]).toEqual([400, 'CONFIRM_INFO_EXISTS'])
  const wrong = await admin.call(settings.updateConfirmInfo, {
    params: { id: made.body.id },
    body: { confirm_period: 'YEARLY' as never },
  })
  expect(wrong.status).toBe(400)
  const weekly = await admin.call(settings.updateConfirmInfo, {
    params: { id: made.body.id },
    body: { confirm_period: 'WEEKLY' },
  })
  expect(weekly.body).toMatchObject({ confirm_period: 'WEEKLY', confirm_day: 7 })
  expect((await admin.call(settings.deleteConfirmInfo, { params: { id: made.body.id } })).status).toBe(204)
  expect((await admin.call(settings.deleteConfirmInfo, { params: { id: made.body.id } })).status).toBe(404)
  expect((await admin.call(settings.updateConfirmInfo, { params: { id: 1 }, body: {} })).status).toBe(404)
})

test('two changes of how a company closes at once are both kept', async () => {
  const { body } = await admin.call(settings.createConfirmInfo, { body: { confirm_deadline: 1 } })
  const params = { id: body.id }
  for (const [deadline, partial] of [
    [7, true],
    [2, false],
    [9, true],
  ] as const) {
    await Promise.all([
      admin.call(settings.updateConfirmInfo, { params, body: { confirm_deadline: deadline } }),
      admin.call(settings.updateConfirmInfo, { params, body: { use_middle_confirm: partial } }),
    ])
    const { body: now } = await admin.call(settings.getConfirmInfo)
    expect([now.confirm_deadline, now.use_middle_confirm]).toEqual([deadline, partial])
  }
  expect((await admin.call(settings.deleteConfirmInfo, { params })).status).toBe(204)
})

test('what a member has confirmed nobody changes any more, until an admin opens it again (R-CONFIRM-001, 004, R-WORK-038)', async () => {
  await makeWorkDay(at, team.member, '2026-10-01', { inMinute: 530, outMinute: 1090 })
  const confirmed = await member.call(contract.confirmWorkTime, { body: OCTOBER })
  expect(confirmed).toMatchObject({
    status: 201,
    body: {
      is_confirmed: true,
      start_date: '2026-10-01',
      end_date: '2026-10-31',
      manner: 'SELF',
      confirmed_date: '2026-11-23',
    },
  })
  // Who means somebody else is not confirmed in their place.
  const ofAnother = { ...OCTOBER, user_id: team.member.memberId }
  expect((await admin.call(contract.confirmWorkTime, { body: ofAnother })).status).toBe(403)
  // Twice is once, also named.
  const stretch = { start_date: '2026-10-01', end_date: '2026-10-31' }
  const confirmedOf = async (type: 'week' | 'month', date: string) =>
    (await member.call(getWorkTime, { query: { type, date: date as never } })).body.confirmed
  expect(await confirmedOf('month', '2026-10-15')).toEqual([stretch])
  expect(await confirmedOf('week', '2026-10-28')).toEqual([{ ...stretch, start_date: '2026-10-26' }])
  expect(await confirmedOf('week', '2026-11-04')).toEqual([])
  expect((await member.call(contract.confirmWorkTime, { body: ofAnother })).body.id).toBe(confirmed.body.id)
  const refused = await ask('2026-10-20')
  expect([refused.status, refused.error.error_code]).toEqual([406, 'ALREADY_CONFIRMED'])
  expect(
    (await at.owner.query('select 1 from work_events where starts_on = $1', ['2026-10-20'])).rowCount,
  ).toBe(0)

  const id = confirmed.body.id!
  expect((await member.call(contract.reopenWorkTime, { params: { id } })).status).toBe(403)
  const reopened = await admin.call(contract.reopenWorkTime, {
    params: { id },
    query: { reason: '휴가 누락' },
  })
  expect(reopened.status).toBe(204)
  expect((await admin.call(contract.reopenWorkTime, { params: { id } })).status).toBe(404)
  expect(await info()).toMatchObject({ is_confirmed: false, reopened_count: 1, reopen_reason: '휴가 누락' })
  const kept = await at.owner.query(
    'select reopen_reason, content, sha256 from work_closings where id = $1',
    [id],
  )
  expect(kept.rows[0]).toMatchObject({
    reopen_reason: '휴가 누락',
    content: { sums: { worked_minutes: 500 } },
  })
  const trail = await at.owner.query(
    `select action from audit_events where action like 'work_closing.%' order by id`,
  )
  expect(trail.rows.map((row) => row.action)).toEqual(['work_closing.confirm', 'work_closing.reopen'])

  // A request that nobody has decided stands in the way, with the document that decides it.
  const asked = await ask('2026-10-20')
  expect(asked.status).toBe(201)
  expect((await info()).problems.filter(({ kind }) => kind === 'REQUEST')).toEqual([
    expect.objectContaining({ wk_date: '2026-10-20', drf_id: asked.body.drf_id }),
  ])
  const blocked = await member.call(contract.confirmWorkTime, { body: OCTOBER })
  expect([blocked.status, blocked.error.error_code]).toEqual([406, 'CONFIRM_BLOCKED'])
  await leader.call(approvals.approveDocument, { params: { id: asked.body.drf_id! }, body: {} })
  const once = await member.call(contract.confirmWorkTime, { body: OCTOBER })
  expect(once.body).toMatchObject({ is_confirmed: true, reopened_count: 1 })
  const late = await member.call(approvals.cancelDocument, { params: { id: asked.body.drf_id! } })
  expect(late.status).toBe(406)
  expect((await at.owner.query(`select state from day_parts where work_on = '2026-10-20'`)).rows).toEqual([
    { state: 'TAKEN' },
  ])
})

test('a correction that nobody has decided stands in the way, instead of what it would settle', async () => {
  const mate = await at.as(team.mate)
  const asked = await mate.call(requestCorrection, {
    body: {
      wk_date: '2026-10-21',
      wk_start_time: '09:00',
      wk_end_time: '18:00',
      reason: '기록 누락',
    } as never,
  })
  expect(asked.status).toBe(201)
  const onDay = async () => {
    const { body } = await mate.call(contract.getOwnConfirmInfo, { query: { date: '2026-10-15' as never } })
    return body.problems.filter(({ wk_date }) => wk_date === '2026-10-21')
  }
  expect(await onDay()).toMatchObject([{ kind: 'CORRECTION', drf_id: asked.body.drf_id }])
  const blocked = await mate.call(contract.confirmWorkTime, { body: OCTOBER })
  expect([blocked.status, blocked.error.error_code]).toEqual([406, 'CONFIRM_BLOCKED'])
  await leader.call(approvals.approveDocument, { params: { id: asked.body.drf_id }, body: {} })
  expect(await onDay()).toEqual([])
})

test('a day that is closed takes no press, and a period that runs cannot be closed', async () => {
  const running = await member.call(contract.confirmWorkTime, {
    body: { confirmed_date: '2026-11-23' as never },
  })
  expect([running.status, running.error.error_code]).toEqual([406, 'PERIOD_NOT_OVER'])
  await at.owner.query(
    `insert into day_closings (company_id, member_id, starts_on, ends_on, closed_at)
     values ($1, $2, '2026-11-23', '2026-11-23', now())`,
    [team.member.companyId, team.member.memberId],
  )
  const pressed = await member.call(checkInOut, { body: { loc_check_type: 'IN' } })
  expect([pressed.status, pressed.error.error_code]).toEqual([406, 'ALREADY_CONFIRMED'])
  // Neither does an admin's correction change it, nor a schedule.
  const corrected = await admin.call(correctWorkTime, {
    body: {
      user_id: team.member.memberId,
      wk_date: '2026-11-23' as never,
      wk_start_time: '08:00:00',
      wk_end_time: null,
      reason: '착오',
    } as never,
  })
  expect(corrected.error.error_code).toBe('ALREADY_CONFIRMED')
  const work_month = 'F'.repeat(23) + 'T' + 'F'.repeat(6)
  const work_schedule = Object.fromEntries(
    [...work_month].map((_, index) => [index + 1, { work: index === 23 }]),
  )
  const planned = await admin.call(saveSchMonth, {
    body: {
      user_id: team.member.memberId,
      sch_start_date: '2026-11-01',
      sch_end_date: '2026-11-30',
      work_month,
      work_schedule,
    } as never,
  })
  expect([planned.status, planned.error.error_code]).toEqual([406, 'ALREADY_CONFIRMED'])
  expect((await at.owner.query('select 1 from shifts')).rowCount).toBe(0)
  await at.owner.query(`delete from day_closings where starts_on = '2026-11-23'`)
  expect((await member.call(checkInOut, { body: { loc_check_type: 'IN' } })).status).toBe(201)
  const { body } = await member.call(getWorkTime)
  expect(body.days[0]!.wk_start_time).toBe('09:00:00')
})

test('parts of a running period close where the company wants it, and the rest later', async () => {
  const { body } = await admin.call(settings.createConfirmInfo, { body: { use_middle_confirm: true } })
  const part = await member.call(contract.confirmWorkTime, {
    body: { confirmed_date: '2026-11-10' as never },
  })
  expect(part.body).toMatchObject({ is_confirmed: false, confirmed_until: '2026-11-10' })
  const more = await member.call(contract.confirmWorkTime, {
    body: { confirmed_date: '2026-11-30' as never },
  })
  expect(more.body).toMatchObject({ is_confirmed: false, confirmed_until: '2026-11-22' })
  const held = await at.owner.query(
    `select starts_on::text, ends_on::text from day_closings where starts_on >= '2026-11-01' order by starts_on`,
  )
  expect(held.rows).toEqual([
    { starts_on: '2026-11-01', ends_on: '2026-11-10' },
    { starts_on: '2026-11-11', ends_on: '2026-11-22' },
  ])
  // Until the deadline the own confirmation is taken back, the last one first.
  const back = await member.call(contract.confirmWorkTime, {
    body: { confirmed_date: '2026-11-10' as never, is_confirmed: false },
  })
  expect(back.body).toMatchObject({ confirmed_until: '2026-11-10' })
  await admin.call(settings.deleteConfirmInfo, { params: { id: body.id } })
})

test('lists of confirmations are cut to a state, a team and what the caller sees (R-CONFIRM-002, 008, 009)', async () => {
  const list = (client: Client, query: object = {}) =>
    client.call(contract.listConfirmations, { query: { date: '2026-10-15', ...query } as never })
  expect((await list(member)).status).toBe(403)
  for (const type of ['week', 'month'] as const) expect((await list(admin, { type })).status).toBe(200)
  expect((await list(admin, { type: 'manual' })).error.error_code).toBe('NO_CONFIRM_PERIOD')
  for (const wrong of [{ type: 'year' }, { org_range: 'subteam' }])
    expect((await list(admin, wrong)).status).toBe(400)
  for (const org_range of ['company', 'team']) expect((await list(leader, { org_range })).status).toBe(200)

  const names = async (client: Client, query: object) =>
    (await list(client, query)).body.results.map(({ username }) => username).sort()
  expect(await names(leader, { is_confirmed: true })).toEqual(['김사원'])
  expect(await names(leader, { is_confirmed: false })).toEqual(['박팀장', '이동료'])
  const { body } = await admin.call(contract.getAdminConfirmInfo, { query: { date: '2026-10-15' as never } })
  expect(body).toMatchObject({
    total_count: 5,
    confirmed_count: 1,
    deadline_date: '2026-11-03',
    is_over: true,
  })
  for (const [endpoint, input] of [
    [contract.getAdminConfirmInfo, {}],
    [contract.downloadConfirmations, {}],
    [contract.confirmManyWorkTimes, { body: { confirmed_date: '2026-10-15', user_ids: [1] } }],
    [contract.remindOfConfirming, { body: { date: '2026-10-15', user_ids: [1] } }],
  ] as const)
    expect((await member.call(endpoint as never, input as never)).status).toBe(403)
})

test('an admin closes many at once; who cannot be closed is named, the others are', async () => {
  const mate = await at.as(team.mate)
  const body = { wk_event: 'VACATION:ANNUAL:FULL' as const, wk_start_date: '2026-10-21' as never }
  await mate.call(requestEvent, { body })
  const user_ids = [team.mate, team.leader, team.member].map(({ memberId }) => memberId)
  at.travelTo('2026-11-01T09:00')
  const remind = { body: { date: '2026-10-15' as never, user_ids } }
  expect((await admin.call(contract.remindOfConfirming, remind)).status).toBe(200)
  const confirming = async () =>
    (await mate.call(listNotifications)).body.results
      .filter(({ nt_type }) => nt_type.startsWith('WORK_CONFIRM_'))
      .map(({ nt_type, nt_title, nt_content }) => [nt_type, nt_title, nt_content])
  expect((await confirming()).map(([kind]) => kind)).toEqual(['WORK_CONFIRM_DUE'])
  at.travelTo('2026-11-23T09:00')
  const sent = await admin.call(contract.remindOfConfirming, {
    body: { date: '2026-10-15' as never, user_ids },
  })
  expect(sent.body).toEqual({ sent_count: 2 })
  // The deadline has passed: it is named as such, with what holds from then on, and what was said before stands no more.
  expect(await confirming()).toEqual([
    [
      'WORK_CONFIRM_OVERDUE',
      '근무 확정 기한 경과',
      '10월 1일(목) ~ 10월 31일(토) 근무의 확정 기한(11월 3일(화))이 지났습니다. 지금 확정해 주십시오. 기한이 지나 확정하면 직접 취소할 수 없습니다.',
    ],
  ])
  const done = await admin.call(contract.confirmManyWorkTimes, {
    body: { confirmed_date: '2026-10-15' as never, user_ids },
  })
  expect(done.body.confirmed_count).toBe(1)
  expect(done.body.skipped.map(({ username, reason }) => [username, reason])).toEqual([
    ['김사원', 'ALREADY_CONFIRMED'],
    ['이동료', 'CONFIRM_BLOCKED'],
  ])
  expect(done.body.skipped[1]).toMatchObject({
    message: '확정하기 전에 해결할 항목이 있습니다: 처리 중인 신청 1건',
    problem_kinds: ['REQUEST'],
  })
  expect(done.body.skipped[0]).toMatchObject({ message: '이미 확정된 기간입니다.', problem_kinds: [] })
  await at.owner.query(`update accounts set language = 'en' where id = $1`, [team.mate.accountId])
  await makeWorkDay(at, team.mate, '2026-10-19', { outMinute: null })
  await makeWorkDay(at, team.mate, '2026-10-20', { outMinute: null })
  const own = await mate.call(contract.confirmWorkTime, { body: OCTOBER }, { 'accept-language': 'en' })
  await at.owner.query(`delete from work_days where member_id = $1 and out_minute is null`, [
    team.mate.memberId,
  ])
  expect(own.error.message).toBe('Resolve these before confirming: 2 missing check-outs, 1 pending request')
  const stranger = await admin.call(contract.confirmManyWorkTimes, {
    body: { confirmed_date: '2026-10-15' as never, user_ids: [...user_ids, 999_999] },
  })
  expect(stranger.status).toBe(404)
})

test('the file of a period tells who has confirmed, with a hash that still holds', async () => {
  const path = '/contract/worktimeconfirm/work_time_confirm_download/?start_date=2026-10-01'
  const rows = await rowsOf((await fetchFile(at, admin, path)).content)
  expect(rows).toHaveLength(6)
  expect(rows.filter((row) => row.includes('일치'))).toHaveLength(2)
  expect(rows.flat()).not.toContain('불일치')
})

test('what keeps people open is counted by what it is, and leads to those people', async () => {
  const company = await makeCompany(at)
  const house = await makeLeaveTeam(at, company)
  const boss = await at.as(await makeAdmin(at, { company }))
  const someone = await at.as(house.member)
  const october = { date: '2026-10-15' as never }
  const state = async () => {
    const { body } = await boss.call(contract.getAdminConfirmInfo, { query: october })
    return [body.missing_count, body.open_out_count, body.request_count, body.correction_count]
  }
  const who = async (problem: 'DAY' | 'OUT' | 'REQUEST' | 'CORRECTION') =>
    (await boss.call(contract.listConfirmations, { query: { ...october, problem } })).body.results.map(
      ({ user }) => user,
    )
  const byRows = async (kind: string) =>
    (await boss.call(contract.listConfirmations, { query: october })).body.results
      .filter(({ problems }) => problems.some((one) => one.kind === kind))
      .map(({ user }) => user)
  await makeWorkDay(at, house.member, '2026-10-06', { outMinute: null })
  await makeWorkDay(at, house.mate, '2026-10-06', { outMinute: null })
  await someone.call(requestEvent, {
    body: { wk_event: 'VACATION:ANNUAL:FULL', wk_start_date: '2026-10-07' as never },
  })
  const everybody = (await boss.call(contract.listConfirmations, { query: october })).body.count
  expect(await state()).toEqual([everybody, 2, 1, 0])
  // The correction that waits settles what is missing, until somebody decides.
  const asked = await someone.call(requestCorrection, {
    body: {
      wk_date: '2026-10-06' as never,
      wk_start_time: '09:00',
      wk_end_time: '18:00',
      reason: '잊음',
    } as never,
  })
  expect(asked.status).toBe(201)
  expect(await state()).toEqual([everybody, 1, 1, 1])
  for (const kind of ['DAY', 'OUT', 'REQUEST', 'CORRECTION'] as const)
    expect([kind, await who(kind)]).toEqual([kind, await byRows(kind)])
  expect(await who('CORRECTION')).toEqual([house.member.memberId])

  const { body } = await boss.call(contract.getAdminConfirmInfo, { query: october })
  expect([body.deadline_date, body.is_late]).toEqual(['2026-11-03', true])
  const running = await boss.call(contract.getAdminConfirmInfo, { query: { date: '2026-11-15' as never } })
  expect(running.body.is_late).toBe(false)
  expect((await boss.call(contract.listConfirmations, { query: { problem: 'LATE' as never } })).status).toBe(
    400,
  )
})
