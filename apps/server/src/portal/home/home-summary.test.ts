import { afterAll, beforeAll, expect, test } from 'vitest'
import { approveDocument } from '#contract/approvals/documents/approvals.ts'
import { getHomeSummary } from '#contract/portal/home/home.ts'
import { getProfile } from '#contract/people/members/members.ts'
import { updateCompany } from '#contract/platform/companies/companies.ts'
import { getWorkTime, listWorkStatus, listWorkTimeMonth } from '#contract/time/attendance/attendance.ts'
import { getDayInfo } from '#contract/time/attendance/day-info.ts'
import { listTeamDaily } from '#contract/time/attendance/attendance-team.ts'
import { getLeaveInfo } from '#contract/time/leave/leave.ts'
import { requestEvent } from '#contract/time/work-events/work-events.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { giveLeave, makeLeaveTeam } from '#test/factories/leave.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'
import { makeWorkDay } from '#test/factories/work-days.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  app.travelTo('2026-11-25T10:00')
})
afterAll(() => app.stop())

test('a person without team, leave and anything else gets an empty start page, a stranger none', async () => {
  const { status, body } = await (
    await app.as(await makeMember(app, { joinedOn: '2026-11-25' }))
  ).call(getHomeSummary)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    today: { date: '2026-11-25', is_work_day: true, holiday_name: null },
    work: { onduty_status: 'NOT_IN', abilities: { check_in: true, check_out: false, check_away: true } },
    leave: null,
    approvals: { to_approve: 0, requested: 0, in_progress: 0 },
    unread_notifications: 0,
    notices: [],
    next_work_day: null,
    away: { date: '2026-11-25', total: 0, people: [] },
    team_status: null,
    birthdays: [],
    anniversaries: [],
    bookings: [],
    menu: null,
    spv_notices: [],
    start: null,
  })
  expect((await app.stranger().call(getHomeSummary)).status).toBe(401)
})

test('the team, the week of birthdays and the leave of the caller alone', async () => {
  const company = await makeCompany(app)
  const teamId = await makeTeam(app, company, { name: '웹팀' })
  const member = await makeMember(app, { company, teamId, name: '김하나' })
  const mate = await makeMember(app, { company, teamId, name: '이두리' })
  const outsider = await makeMember(app, { name: '남남이' })
  await makeWorkDay(app, mate, '2026-11-25', { outMinute: null })
  const birthdays = [
    [member.memberId, '1990-11-29'],
    [mate.memberId, '1988-11-25'],
    [outsider.memberId, '1988-11-25'],
  ]
  for (const [id, day] of birthdays)
    await app.owner.query('update members set birth_on = $2 where id = $1', [id, day])
  await app.owner.query(
    `insert into leave_grants (company_id, member_id, kind, granted_on, expires_on, minutes)
     values ($1, $2, 'ANNUAL', '2026-03-04', '2027-03-03', 7200), ($1, $2, 'ANNUAL', '2025-03-04', '2026-03-03', 7200)`,
    [member.companyId, member.memberId],
  )
  const { body: hidden } = await (await app.as(member)).call(getHomeSummary)
  expect(hidden.birthdays.map((one) => one.username)).toEqual(['김하나'])
  await app.owner.query('update companies set profile_fields = $2 where company_id = $1', [
    company.companyId,
    { birth_date: { public: true } },
  ])
  const { body } = await (await app.as(member)).call(getHomeSummary)
  expect(body.team_status).toMatchObject({ team_name: '웹팀', total: 2, WORKING: 1, NOT_IN: 1 })
  expect(body.birthdays).toEqual([
    { user_id: mate.memberId, username: '이두리', team_name: '웹팀', date: '2026-11-25', is_today: true },
    { user_id: member.memberId, username: '김하나', team_name: '웹팀', date: '2026-11-29', is_today: false },
  ])
  expect(body.leave).toEqual({
    total_days: 15,
    used_days: 0,
    held_days: 0,
    remaining_days: 15,
    available_days: 15,
  })
})

test('a full admin sees the whole company of today, also without a team', async () => {
  const company = await makeCompany(app, { name: '결 상사' })
  const admin = await makeAdmin(app, { company })
  const teamId = await makeTeam(app, company, { name: '웹팀' })
  const member = await makeMember(app, { company, teamId })
  await makeMember(app, { company, status: 'RETIRED' })
  await makeMember(app)
  await makeWorkDay(app, member, '2026-11-25', { outMinute: null })
  const { body } = await (await app.as(admin)).call(getHomeSummary)
  expect(body.team_status).toMatchObject({
    team_id: 0,
    team_name: '결 상사',
    total: 2,
    WORKING: 1,
    NOT_IN: 1,
  })
})

test('a day off tells the next working day, who of the team is away then, and passes holidays and own leave by', async () => {
  const { company, leader, member, mate } = await makeLeaveTeam(app, await makeCompany(app))
  const outsider = await makeMember(app, { company, name: '남남이' })
  const leaveOf = async (
    who: TestMember,
    code: 'VACATION:ANNUAL:AM' | 'VACATION:ANNUAL:FULL',
    day: string,
  ) => {
    const body = { wk_event: code, wk_start_date: day, wk_end_date: day }
    const { body: asked } = await (await app.as(who)).call(requestEvent, { body })
    return asked.drf_id!
  }
  const approved = [
    await leaveOf(mate, 'VACATION:ANNUAL:AM', '2026-11-30'),
    await leaveOf(member, 'VACATION:ANNUAL:FULL', '2026-12-24'),
  ]
  for (const id of approved) await (await app.as(leader)).call(approveDocument, { params: { id }, body: {} })
  await leaveOf(mate, 'VACATION:ANNUAL:FULL', '2026-12-01')
  const at = async (who: TestMember, moment: string) => {
    app.travelTo(moment)
    return (await (await app.as(who)).call(getHomeSummary)).body
  }
  try {
    const sunday = await at(member, '2026-11-29T13:00')
    expect(sunday.next_work_day).toEqual({
      date: '2026-11-30',
      start_time: '09:00:00',
      end_time: '18:00:00',
      events: [],
    })
    expect(sunday.away).toEqual({
      date: '2026-11-30',
      total: 1,
      people: [
        {
          user_id: mate.memberId,
          username: '이동료',
          team_name: '개발팀',
          start_time: '09:00:00',
          end_time: '14:00:00',
        },
      ],
    })
    expect((await at(outsider, '2026-11-29T13:00')).away?.total).toBe(0)
    expect((await at(mate, '2026-11-29T13:00')).next_work_day?.events).toHaveLength(1)
    // What is only asked for is nobody else's business.
    expect((await at(member, '2026-12-01T10:00')).away?.total).toBe(0)
    // A Wednesday, the evening before leave, a holiday and a weekend.
    expect((await at(member, '2026-12-23T14:00')).next_work_day).toBeNull()
    expect((await at(member, '2026-12-24T10:00')).next_work_day?.date).toBe('2026-12-28')
    expect((await at(member, '2026-12-25T10:00')).next_work_day?.date).toBe('2026-12-28')
  } finally {
    app.travelTo('2026-11-25T10:00')
  }
})

test('until the day changes at night all screens mean the day before', async () => {
  const company = await makeCompany(app)
  const admin = await app.as(await makeAdmin(app, { company }))
  app.travelTo('2026-11-30T02:00')
  try {
    const { body: home } = await admin.call(getHomeSummary)
    expect(home.today).toMatchObject({ date: '2026-11-29', is_work_day: false })
    expect(home.next_work_day?.date).toBe('2026-11-30')
    const days = [
      (await admin.call(listWorkStatus)).body.date,
      (await admin.call(getWorkTime)).body.start_date,
      (await admin.call(listTeamDaily)).body.date,
      (await admin.call(getDayInfo)).body.date,
    ]
    expect(days).toEqual(['2026-11-29', '2026-11-29', '2026-11-29', '2026-11-29'])
    app.travelTo('2026-12-01T02:00')
    expect((await admin.call(listWorkTimeMonth)).body.start_date).toBe('2026-11-01')
    expect((await admin.call(getProfile)).body.company.change_day_time).toBe('06:00:00')
    await admin.call(updateCompany, { body: { change_day_time: '01:00' } })
    expect((await admin.call(getHomeSummary)).body.today.date).toBe('2026-12-01')
  } finally {
    app.travelTo('2026-11-25T10:00')
  }
})

test('the newest three notifications, read or not, in the language of the reader', async () => {
  const member = await makeMember(app)
  await app.owner.query(
    `insert into notifications (company_id, member_id, kind, data, link, created_at, read_at)
     select $1, $2, 'MEMBER_JOINED', jsonb_build_object('person', n::text), '/main/members',
       $3::timestamptz, case when n = 4 then $3::timestamptz end
     from generate_series(1, 4) n`,
    [member.companyId, member.memberId, app.now().toString()],
  )
  const client = await app.as(member)
  const { body } = await client.call(getHomeSummary)
  expect(body.unread_notifications).toBe(3)
  expect(body.notices.map(({ nt_read }) => nt_read)).toEqual([true, false, false])
  expect(body.notices[0]?.nt_content).toBe('4 님이 합류했습니다.')
  const english = await client.call(getHomeSummary, {}, { 'accept-language': 'en' })
  expect(english.body.notices[0]?.nt_content).toBe('4 has joined.')
})

test.each<[string, { joinedOn: string | null; basis?: string; extra?: number; ask?: string[] }]>([
  ['nothing stored, two years of service', { joinedOn: '2024-03-04' }],
  ['nothing stored, in the first year', { joinedOn: '2026-03-04' }],
  ['nothing stored, by fiscal years', { joinedOn: '2024-03-04', basis: 'FISCAL_YEAR' }],
  ['some days besides the law', { joinedOn: '2024-03-04', extra: 960 }],
  ['some days and no joining date', { joinedOn: null, extra: 960 }],
  ['one day approved, one asked for', { joinedOn: '2024-03-04', ask: ['2026-11-30', '2026-12-01'] }],
  ['nothing arisen yet', { joinedOn: '2026-11-25' }],
  ['no joining date', { joinedOn: null }],
])('home and the leave page tell the same leave: %s', async (_, { joinedOn, basis, extra, ask = [] }) => {
  const { company, leader, member } = await makeLeaveTeam(app, await makeCompany(app))
  await app.owner.query('update members set joined_on = $2 where id = $1', [member.memberId, joinedOn])
  if (basis)
    await app.owner.query('update companies set leave_basis = $2 where company_id = $1', [
      company.companyId,
      basis,
    ])
  if (extra) await giveLeave(app, member, extra, { from: '2026-01-01', to: '2026-12-31' })
  const client = await app.as(member)
  const asked: number[] = []
  for (const day of ask) {
    const body = { wk_event: 'VACATION:ANNUAL:FULL' as const, wk_start_date: day, wk_end_date: day }
    asked.push((await client.call(requestEvent, { body })).body.drf_id!)
  }
  if (asked[0]) await (await app.as(leader)).call(approveDocument, { params: { id: asked[0] }, body: {} })
  const { body: home } = await client.call(getHomeSummary)
  const { body: info } = await client.call(getLeaveInfo, {})
  const { total_days, used_vac_days, held_vac_days, remaining_days, available_days } = info
  expect(home.leave).toEqual(
    total_days === 0
      ? null
      : { total_days, used_days: used_vac_days, held_days: held_vac_days, remaining_days, available_days },
  )
  expect(total_days > 0).toBe(joinedOn !== '2026-11-25' && (joinedOn !== null || extra !== undefined))
})

test('29 February is kept on the 28th in other years', async () => {
  const member = await makeMember(app)
  await app.owner.query("update members set birth_on = '1996-02-29' where id = $1", [member.memberId])
  app.travelTo('2027-02-24T10:00')
  try {
    const { body } = await (await app.as(member)).call(getHomeSummary)
    expect(body.birthdays.map((one) => one.date)).toEqual(['2027-02-28'])
  } finally {
    app.travelTo('2026-11-25T10:00')
  }
})

test('years of service are told of those whose day of joining the company shows, and of nobody who is away or gone', async () => {
  const company = await makeCompany(app)
  const teamId = await makeTeam(app, company, { name: '웹팀' })
  const joining = { company, teamId }
  const own = await makeMember(app, { ...joining, name: '김하나', joinedOn: '2021-11-23' })
  await makeMember(app, { ...joining, name: '이두리', joinedOn: '2023-11-25' })
  await makeMember(app, { ...joining, name: '오늘이', joinedOn: '2026-11-25' })
  await makeMember(app, { ...joining, name: '다음주', joinedOn: '2023-11-30' })
  await makeMember(app, { ...joining, name: '퇴사한', joinedOn: '2022-11-25', status: 'RETIRED' })
  const away = await makeMember(app, { ...joining, name: '휴직한', joinedOn: '2022-11-25' })
  await app.owner.query("update members set status = 'ABSENCE' where id = $1", [away.memberId])
  const told = async () =>
    (await (await app.as(own)).call(getHomeSummary)).body.anniversaries.map((one) => [
      one.username,
      one.date,
      one.years,
      one.is_today,
    ])
  expect(await told()).toEqual([['김하나', '2026-11-23', 5, false]])
  const show = (flags: object) =>
    app.owner.query('update companies set profile_fields = $2 where company_id = $1', [
      company.companyId,
      { joined_date: flags },
    ])
  await show({ public: true })
  expect(await told()).toEqual([
    ['김하나', '2026-11-23', 5, false],
    ['이두리', '2026-11-25', 3, true],
  ])
  await show({ public: true, active: false })
  expect(await told()).toEqual([])
})

test('who joined on 29 February has the anniversary on the 28th in other years, on the 29th in leap years', async () => {
  const member = await makeMember(app, { joinedOn: '2024-02-29' })
  const told = async (moment: string) => {
    app.travelTo(moment)
    const { body } = await (await app.as(member)).call(getHomeSummary)
    return body.anniversaries.map(({ date, years }) => [date, years])
  }
  try {
    expect(await told('2027-02-24T10:00')).toEqual([['2027-02-28', 3]])
    expect(await told('2028-02-28T10:00')).toEqual([['2028-02-29', 4]])
  } finally {
    app.travelTo('2026-11-25T10:00')
  }
})
