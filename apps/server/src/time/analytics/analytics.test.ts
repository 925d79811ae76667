import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '#contract/time/analytics/analytics.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'
import { makeWorkDay } from '#test/factories/work-days.ts'
import { fetchFile, rowsOf } from '#test/sheets.ts'

let at: TestApp
let company: TestCompany
let webTeam: number
let admin: TestMember
let leader: TestMember
let middle: TestMember
let member: TestMember
let other: TestMember

// Wednesday. The week before: both worked on its Tuesday and Thursday, one of them late.
beforeAll(async () => {
  at = await startTestApp()
  company = await makeCompany(at)
  webTeam = await makeTeam(at, company, { name: '웹팀' })
  const salesTeam = await makeTeam(at, company, { name: '영업팀' })
  admin = await makeAdmin(at, { company, name: '최관리' })
  leader = await makeMember(at, { company, name: '박리더', teamId: webTeam })
  member = await makeMember(at, { company, name: '김현지', teamId: webTeam })
  other = await makeMember(at, { company, name: '이영업', teamId: salesTeam })
  middle = await makeMember(at, {
    company,
    name: '정중간',
    coverTeamIds: [salesTeam],
  })
  await at.owner.query('update teams set leader_id = $1 where id = $2', [leader.memberId, webTeam])
  for (const day of ['2026-11-17', '2026-11-19', '2026-11-24']) {
    await makeWorkDay(at, member, day, { inMinute: 540, outMinute: 1080 })
    await makeWorkDay(at, other, day, { inMinute: 555, outMinute: 1140 })
  }
  await at.owner.query("update work_days set out_by = 'PLAN' where member_id = $1", [other.memberId])
  at.travelTo('2026-11-25T10:00')
})
afterAll(() => at.stop())

const week = async (who: TestMember, query = {}) =>
  (await (await at.as(who)).call(contract.compareWeek, { query })).body

test('a running week is compared with as many days of the one before, by team and day for day', async () => {
  const found = await week(admin)
  expect(found).toMatchObject({
    start_date: '2026-11-23',
    end_date: '2026-11-29',
    until_date: '2026-11-24',
    before_start_date: '2026-11-16',
    before_until_date: '2026-11-17',
    next_date: '2026-11-30',
    current: { member_count: 5, worked_days: 2, late_days: 1 },
    before: { member_count: 5, worked_days: 2, late_days: 1 },
  })
  expect(
    found.teams.map((team) => [team.team_name, team.current.member_count, team.current.worked_days]),
  ).toEqual([
    ['영업팀', 1, 1],
    ['웹팀', 2, 1],
    [null, 2, 0],
  ])
  const minutes = found.current.work_minutes
  expect(minutes).toBeGreaterThan(900)
  expect(found.teams.reduce((sum, team) => sum + team.current.work_minutes, 0)).toBe(minutes)
  expect(found.days.map((day) => [day.wk_date, day.work_minutes !== null, day.before_minutes])).toEqual([
    ['2026-11-23', true, 0],
    ['2026-11-24', true, minutes],
    ['2026-11-25', false, 0],
    ['2026-11-26', false, minutes],
    ['2026-11-27', false, 0],
    ['2026-11-28', false, 0],
    ['2026-11-29', false, 0],
  ])
})

test('a week that is over counts whole, and one to come not at all', async () => {
  const over = await week(admin, { date: '2026-11-19' })
  expect(over).toMatchObject({
    until_date: '2026-11-22',
    before_until_date: '2026-11-15',
  })
  expect(over.current.worked_days).toBe(4)
  expect(over.before.worked_days).toBe(0)
  const coming = await week(admin, { date: '2026-12-02' })
  expect(coming).toMatchObject({
    until_date: null,
    before_until_date: null,
    current: { worked_days: 0 },
  })
})

test('months are compared day for day, whatever their length', async () => {
  const { status, body } = await (await at.as(admin)).call(contract.compareMonth, { query: {} })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    start_date: '2026-11-01',
    before_end_date: '2026-10-31',
    current: { worked_days: 6 },
  })
  expect(body.days).toHaveLength(31)
  expect(body.days[30]).toMatchObject({
    wk_date: null,
    before_date: '2026-10-31',
    work_minutes: null,
  })
})

test('leaders see their teams, limited admins theirs, everybody else only themself', async () => {
  const seen = async (who: TestMember) =>
    (await week(who, { date: '2026-11-19' })).teams
      .filter((team) => team.current.worked_days > 0)
      .map((team) => [team.team_name, team.current.worked_days])
  expect(await seen(leader)).toEqual([['웹팀', 2]])
  expect(await seen(middle)).toEqual([['영업팀', 2]])
  expect(await seen(member)).toEqual([['웹팀', 2]])
  expect((await week(member)).current.member_count).toBe(1)

  const own = await at.as(member)
  const peek = await own.call(contract.compareWeek, {
    query: { user_id: other.memberId },
  })
  expect(peek.status).toBe(403)
  const sheet = await fetchFile(at, own, '/analytics/anl_work_time/work_team_download/')
  expect(sheet.status).toBe(403)
  const times = await own.call(contract.startAndEnd, {
    query: { type: 'week', date: '2026-11-19' as never },
  })
  expect(times.body.current.starts).toBe(2)
  const theirs = await own.call(contract.startAndEnd, {
    query: { target: 'personal', user_id: other.memberId },
  })
  expect(theirs.status).toBe(403)
  const unknown = await (await at.as(admin)).call(contract.compareWeek, { query: { team_id: 9999 } })
  expect(unknown.status).toBe(404)
})

test('when people come and leave, on average and by half-hours, without times that nobody recorded', async () => {
  const query = {
    type: 'week',
    date: '2026-11-19' as never,
    target: 'company',
  } as const
  const { body } = await (await at.as(admin)).call(contract.startAndEnd, { query })
  expect(body.current).toEqual({
    starts: 4,
    ends: 2,
    start_time: '09:08:00',
    end_time: '18:00:00',
  })
  expect(body.before).toEqual({
    starts: 0,
    ends: 0,
    start_time: null,
    end_time: null,
  })
  expect(body.starts).toEqual([{ from_time: '09:00:00', current: 4, before: 0 }])
  expect(body.ends).toEqual([{ from_time: '18:00:00', current: 2, before: 0 }])
  const asAdmin = await at.as(admin)
  const ofTeam = await asAdmin.call(contract.startAndEnd, { query: { ...query, team_id: webTeam } })
  expect(ofTeam.body.current.starts).toBe(2)
  const asOthersName = (org_range: string) =>
    asAdmin.call(contract.startAndEnd, { query: { type: 'week', date: query.date, org_range } as never })
  const ofTarget = await asAdmin.call(contract.startAndEnd, { query: { ...query, target: 'team' } })
  expect((await asOthersName('team')).body).toEqual(ofTarget.body)
  expect((await asOthersName('everywhere')).status).toBe(400)
})

test('who comes before midnight comes in a half-hour of its own', async () => {
  const night = await makeMember(at, { company, name: '자정' })
  await makeWorkDay(at, night, '2026-11-18', { inMinute: -10, outMinute: 480 })
  await makeWorkDay(at, night, '2026-11-19', { inMinute: 10, outMinute: 480 })
  const query = {
    type: 'week',
    target: 'personal',
    user_id: night.memberId,
    date: '2026-11-19',
  } as const
  const { body } = await (await at.as(admin)).call(contract.startAndEnd, { query })
  expect(body.current).toMatchObject({ starts: 2, start_time: '00:00:00' })
  expect(body.starts).toEqual([
    { from_time: '-00:30:00', current: 1, before: 0 },
    { from_time: '00:00:00', current: 1, before: 0 },
  ])
})

test('the comparison is taken along as a sheet, and answers under its other addresses', async () => {
  const client = await at.as(admin)
  const { status, content } = await fetchFile(
    at,
    client,
    '/analytics/anl_work_time/work_team_download/?type=week&date=2026-11-19',
  )
  expect(status).toBe(200)
  const rows = await rowsOf(content)
  // The screen shows averages per person: a sheet of sums says so.
  expect(rows[0]!.slice(0, 5)).toEqual([
    '팀',
    '인원',
    '인원(이전 기간)',
    '근무일 합계',
    '근무일 합계(이전 기간)',
  ])
  expect(rows.map((row) => row[0])).toEqual(['팀', '영업팀', '웹팀', '팀 없음', '합계'])
  for (const path of ['/anl_work_time/work_month_team/', '/work/anl_work_time/work_start_end_time/']) {
    const answer = await fetchFile(at, client, path)
    expect(answer.status).toBe(200)
  }
})
