import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  getWorkTime,
  listWorkStatus,
  listWorkTimeMonth,
  getWorkTimeMonthSummary,
} from '#contract/time/attendance/attendance.ts'
import { downloadWorkTime, listTeamDaily } from '#contract/time/attendance/attendance-team.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'
import { makeWorkDay } from '#test/factories/work-days.ts'

let app: TestApp
let admin: TestMember
let leader: TestMember
let member: TestMember
let middle: TestMember
let other: TestMember
let stranger: TestMember
let parentTeam: number
let webTeam: number
let salesTeam: number

beforeAll(async () => {
  app = await startTestApp()
  const company = await makeCompany(app)
  parentTeam = await makeTeam(app, company, { name: '본부' })
  webTeam = await makeTeam(app, company, { name: '웹팀', parentId: parentTeam })
  salesTeam = await makeTeam(app, company, { name: '영업팀' })
  admin = await makeAdmin(app, { company, name: '최관리' })
  leader = await makeMember(app, { company, name: '박리더', teamId: webTeam })
  member = await makeMember(app, { company, name: '김현지', teamId: webTeam })
  other = await makeMember(app, { company, name: '이영업', teamId: salesTeam })
  middle = await makeMember(app, { company, name: '정중간', coverTeamIds: [salesTeam] })
  stranger = await makeAdmin(app, { name: '남의회사' })
  await app.owner.query('update teams set leader_id = $1 where id = $2', [leader.memberId, webTeam])
  await app.owner.query("update members set name_initials = 'ㄱㅎㅈ' where id = $1", [member.memberId])
  await makeWorkDay(app, member, '2026-11-23', { inMinute: 555, outMinute: null })
  await makeWorkDay(app, other, '2026-11-23', { inMinute: 540, outMinute: 600 })
  app.travelTo('2026-11-23T11:00')
})
afterAll(() => app.stop())

const namesFor = async (who: TestMember, query = {}) => {
  const { status, body } = await (await app.as(who)).call(listWorkStatus, { query })
  expect(status).toBe(200)
  return body.results.map((row) => row.username)
}

test('the board shows the company to a full admin, teams to leaders and limited admins, the own team to everybody', async () => {
  expect(await namesFor(admin)).toEqual(['김현지', '박리더', '이영업', '정중간', '최관리'])
  expect(await namesFor(leader)).toEqual(['김현지', '박리더'])
  expect(await namesFor(member)).toEqual(['김현지', '박리더'])
  expect(await namesFor(middle)).toEqual(['이영업', '정중간'])
  expect(await namesFor(stranger)).toEqual(['남의회사'])
})

test('of a day that is over the board says what is missing, to who sees the records', async () => {
  const missingFor = async (who: TestMember, date: string) => {
    const { body } = await (await app.as(who)).call(listWorkStatus, { query: { date: date as never } })
    return Object.fromEntries(body.results.map((row) => [row.username, [row.onduty_status, row.missing]]))
  }
  await makeWorkDay(app, member, '2026-11-12', { inMinute: 526, outMinute: null })
  await makeWorkDay(app, other, '2026-11-12')
  expect(await missingFor(admin, '2026-11-12')).toMatchObject({
    김현지: ['OUT', 'OUT'],
    박리더: ['NOT_IN', 'DAY'],
    이영업: ['OUT', null],
  })
  expect(await missingFor(member, '2026-11-12')).toEqual({
    김현지: ['OUT', 'OUT'],
    박리더: ['NOT_IN', null],
  })
  const { body } = await (
    await app.as(admin)
  ).call(listWorkStatus, { query: { date: '2026-11-12' as never } })
  expect([body.counts.WORKING, body.counts.AWAY, body.counts.OUT]).toEqual([0, 0, 2])
  expect(await missingFor(admin, '2026-11-14')).toMatchObject({ 박리더: ['DAY_OFF', null] })
  expect(await missingFor(admin, '2026-11-23')).toMatchObject({
    김현지: ['WORKING', null],
    박리더: ['NOT_IN', null],
  })
})

test('states, counts, search, team filter and paging', async () => {
  const client = await app.as(admin)
  const all = await client.call(listWorkStatus)
  expect(all.body.counts).toEqual({ total: 5, WORKING: 1, OUT: 1, NOT_IN: 3, AWAY: 0, LEAVE: 0, DAY_OFF: 0 })
  expect(all.body.results[0]).toMatchObject({
    onduty_status: 'WORKING',
    start_time: '09:15:00',
    late_minutes: 15,
    team_name: '웹팀',
  })
  expect(await namesFor(admin, { search: 'ㄱㅎ' })).toEqual(['김현지'])
  expect(await namesFor(admin, { search: '영업' })).toEqual(['이영업'])
  expect(await namesFor(admin, { search: '김혀' })).toEqual(['김현지'])
  expect(await namesFor(admin, { search: '긴ㅎ' })).toEqual([])
  expect(await namesFor(admin, { search: "%'" })).toEqual([])
  expect(await namesFor(admin, { team_id: parentTeam })).toEqual(['김현지', '박리더'])
  expect(await namesFor(admin, { team_id: parentTeam, org_range: 'team' })).toEqual([])
  expect(await namesFor(admin, { team_id: parentTeam, org_range: 'subteam' })).toEqual(['김현지', '박리더'])
  expect(await namesFor(admin, { team_id: webTeam, org_range: 'team' })).toEqual(['김현지', '박리더'])
  expect(await namesFor(admin, { team_id: -9 })).toEqual(['김현지', '박리더'])
  expect(await namesFor(leader, { team_id: salesTeam })).toEqual([])
  expect(await namesFor(admin, { onduty_status: 'OUT' })).toEqual(['이영업'])
  const second = await client.call(listWorkStatus, { query: { page: 2, page_size: 2 } })
  expect(second.body.results.map((row) => row.username)).toEqual(['이영업', '정중간'])
  expect([second.body.count, second.body.previous !== null, second.body.next !== null]).toEqual([
    5,
    true,
    true,
  ])
  const beyond = await client.call(listWorkStatus, { query: { page: 9, page_size: 50 } })
  expect([beyond.body.count, beyond.body.results.length]).toEqual([5, 0])
})

test('every order is answered, a wrong one refused', async () => {
  for (const sort_order of [
    '-username',
    'team_name',
    'start_time',
    '-start_time',
    '-joined_date',
    'onduty_status',
  ] as const) {
    expect(await namesFor(admin, { sort_order })).toHaveLength(5)
  }
  const answer = await (
    await app.as(admin)
  ).call(listWorkStatus, { query: { sort_order: 'name; drop' as never } })
  expect(answer.status).toBe(400)
})

test('the team of another company is not found, neither is its person; a colleague out of reach is forbidden', async () => {
  const foreign = await app.as(stranger)
  expect((await foreign.call(listWorkStatus, { query: { team_id: webTeam } })).status).toBe(404)
  expect((await foreign.call(getWorkTime, { query: { user_id: member.memberId } })).status).toBe(404)
  expect(
    (await (await app.as(member)).call(getWorkTime, { query: { user_id: leader.memberId } })).status,
  ).toBe(403)
  expect(
    (await (await app.as(leader)).call(getWorkTime, { query: { user_id: member.memberId } })).status,
  ).toBe(200)
  expect(
    (await (await app.as(middle)).call(getWorkTime, { query: { user_id: member.memberId } })).status,
  ).toBe(403)
})

test('months are for leaders and admins, and only of the people they see', async () => {
  expect((await (await app.as(member)).call(listWorkTimeMonth)).status).toBe(403)
  const led = await (await app.as(leader)).call(listWorkTimeMonth)
  expect(led.body.results.map((row) => row.username)).toEqual(['김현지', '박리더'])
  const foreign = await (await app.as(stranger)).call(listWorkTimeMonth)
  expect(foreign.body.results.map((row) => row.username)).toEqual(['남의회사'])
})

test("the month of everybody adds up to what each person's own month says", async () => {
  const client = await app.as(admin)
  const days = [
    '2026-10-01',
    '2026-10-02',
    '2026-10-05',
    '2026-10-06',
    '2026-10-10',
    '2026-10-11',
    '2026-10-30',
    '2026-10-31',
  ]
  for (const [index, day] of days.entries()) {
    await makeWorkDay(app, member, day, { inMinute: 500 + index * 20, outMinute: 1000 + index * 80 })
  }
  await makeWorkDay(app, member, '2026-11-01', { inMinute: 600, outMinute: 700 })
  const own = await client.call(getWorkTime, {
    query: { type: 'month', date: '2026-10-15', user_id: member.memberId },
  })
  const months = await client.call(listWorkTimeMonth, { query: { date: '2026-10-31', page_size: 1000 } })
  const row = months.body.results.find((one) => one.user_id === member.memberId)!
  expect(months.body).toMatchObject({ start_date: '2026-10-01', end_date: '2026-10-31', count: 5 })
  expect(row.worked_days).toBe(8)
  expect(row.night_minutes).toBeGreaterThan(0)
  expect(row.holiday_over_minutes).toBeGreaterThan(0)
  for (const key of [
    'work_minutes',
    'rest_minutes',
    'night_minutes',
    'overtime_minutes',
    'holiday_minutes',
    'holiday_over_minutes',
    'late_minutes',
  ] as const) {
    expect([key, row[key]]).toEqual([key, own.body.total[key]])
  }
  const summary = await client.call(getWorkTimeMonthSummary, { query: { date: '2026-10-01' } })
  expect(summary.body).toMatchObject({ member_count: 5, work_minutes: row.work_minutes, worked_days: 8 })
  expect(summary.body.updated_datetime).not.toBeNull()
})

test('a month has its days, a week its judgement, and a past work day without a record is missing', async () => {
  const client = await app.as(other)
  const month = await client.call(getWorkTime, { query: { type: 'month', date: '2026-02-10' } })
  expect(month.body.days).toHaveLength(28)
  expect([month.body.prev_date, month.body.next_date]).toEqual(['2026-01-01', '2026-03-01'])
  const week = await client.call(getWorkTime, { query: { type: 'week', date: '2026-11-22' } })
  expect([week.body.start_date, week.body.end_date, week.body.week?.status]).toEqual([
    '2026-11-16',
    '2026-11-22',
    'WITHIN_40',
  ])
  expect(week.body.days.map((day) => day.missing)).toEqual(['DAY', 'DAY', 'DAY', 'DAY', 'DAY', null, null])
  const today = await client.call(getWorkTime)
  expect(today.body.days).toHaveLength(1)
})

test('the spreadsheet opens for leaders and admins, and a reversed range is refused', async () => {
  const client = await app.as(admin)
  const sheet = await client.call(downloadWorkTime, { query: { date: '2026-10-01' } })
  expect(sheet.status).toBe(200)
  expect(sheet.headers['content-type']).toContain('spreadsheetml')
  expect((await (await app.as(member)).call(downloadWorkTime)).status).toBe(403)
  const reversed = await client.call(downloadWorkTime, {
    query: { start_date: '2026-10-02', end_date: '2026-10-01' },
  })
  expect([reversed.status, reversed.error.error_code]).toEqual([406, 'INVALID_RANGE'])
})

test('the day of a team is for those who lead or cover it', async () => {
  expect((await (await app.as(member)).call(listTeamDaily)).status).toBe(403)
  const covered = await (
    await app.as(middle)
  ).call(listTeamDaily, { query: { date: '2026-11-20', team_id: 0 } })
  expect(covered.body.results.map((row) => [row.username, row.missing])).toEqual([
    ['이영업', 'DAY'],
    ['정중간', 'DAY'],
  ])
  const led = await (
    await app.as(leader)
  ).call(listTeamDaily, { query: { date: '2026-11-23', team_id: webTeam, page_size: 1 } })
  expect(led.body).toMatchObject({ count: 2, date: '2026-11-23' })
  expect(led.body.results).toMatchObject([
    { username: '김현지', wk_start_time: '09:15:00', late_minutes: 15, missing: null, onduty: 'WORKING' },
  ])
})
