import { afterAll, beforeAll, expect, test } from 'vitest'
import { getWorkTimeMonthSummary, listWorkTimeMonth } from '#contract/time/attendance/attendance.ts'
import { getWorkTimeYear, listTeamWeek } from '#contract/time/attendance/attendance-periods.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'
import { makeWorkDay } from '#test/factories/work-days.ts'

let at: TestApp
let teamId: number
let admin: TestMember
let leader: TestMember
let member: TestMember
let other: TestMember

beforeAll(async () => {
  at = await startTestApp()
  const company = await makeCompany(at)
  teamId = await makeTeam(at, company, { name: '웹팀' })
  admin = await makeAdmin(at, { company, name: '가관리' })
  leader = await makeMember(at, { company, name: '나팀장', teamId })
  member = await makeMember(at, { company, name: '다팀원', teamId })
  other = await makeMember(at, { company, name: '라타팀' })
  await at.owner.query('update teams set leader_id = $1 where id = $2', [leader.memberId, teamId])
  for (const day of ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'])
    await makeWorkDay(at, member, day, { inMinute: 540, outMinute: 1140 })
  await makeWorkDay(at, member, '2026-02-03', { inMinute: 560 })
  await makeWorkDay(at, member, '2025-12-31')
  await makeWorkDay(at, other, '2026-11-17', { outMinute: null })
  at.travelTo('2026-11-23T10:00')
})
afterAll(() => at.stop())

const week = async (who: TestMember, query = {}) => {
  const asked = { date: '2026-11-19' as never, ...query }
  const { status, body } = await (await at.as(who)).call(listTeamWeek, { query: asked })
  expect(status).toBe(200)
  return body
}
const namesOf = ({ results }: { results: { username: string }[] }) => results.map((row) => row.username)

test('the week of a team is a line for each person, with their days and what 40 and 52 hours say', async () => {
  const found = await week(leader)
  expect(found).toMatchObject({
    count: 2,
    start_date: '2026-11-16',
    end_date: '2026-11-22',
    prev_date: '2026-11-09',
    next_date: '2026-11-23',
  })
  expect(namesOf(found)).toEqual(['나팀장', '다팀원'])
  const [idle, busy] = found.results
  expect(idle).toMatchObject({ days: [], week: { total_minutes: 0, status: 'WITHIN_40' } })
  expect(busy!.days).toHaveLength(5)
  expect(busy!.days[0]).toMatchObject({
    wk_date: '2026-11-16',
    wk_start_time: '09:00:00',
    wk_end_time: '19:00:00',
    work_minutes: 540,
    overtime_minutes: 60,
    leave_minutes: 0,
  })
  expect(busy!.week).toMatchObject({ total_minutes: 2700, over_40h_minutes: 300, status: 'WITHIN_52' })
})

test('of days that are over it says which are missing: of who never came, and of who never checked out', async () => {
  const [, idle, busy, open] = (await week(admin)).results
  expect(idle!.missing).toEqual(
    ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'].map((wk_date) => ({
      wk_date,
      kind: 'DAY',
    })),
  )
  expect(busy!.missing).toEqual([])
  expect(open!.missing[1]).toEqual({ wk_date: '2026-11-17', kind: 'OUT' })
  const [running] = (await week(admin, { date: '2026-11-23' })).results
  expect(running!.missing).toEqual([])
})

test('who sees whom: admins all in pages, members themself', async () => {
  expect(namesOf(await week(admin))).toEqual(['가관리', '나팀장', '다팀원', '라타팀'])
  const page = await week(admin, { page: 2, page_size: 3 })
  expect([namesOf(page), page.count, page.next]).toEqual([['라타팀'], 4, null])
  expect(namesOf(await week(admin, { team_id: teamId, search: '팀원' }))).toEqual(['다팀원'])
  expect(namesOf(await week(member))).toEqual(['다팀원'])
  expect(namesOf(await week(member, { user_id: other.memberId }))).toEqual([])
  expect((await (await at.as(admin)).call(listTeamWeek, { query: { team_id: 9999 } })).status).toBe(404)
})

test('a year is twelve months with their sums', async () => {
  const { body } = await (await at.as(leader)).call(getWorkTimeYear, { query: { user_id: member.memberId } })
  expect(body).toMatchObject({
    username: '다팀원',
    team_name: '웹팀',
    start_date: '2026-01-01',
    end_date: '2026-12-31',
    prev_date: '2025-01-01',
    total: { worked_days: 6, late_days: 1, open_days: 0 },
  })
  expect(body.months.map((month) => month.worked_days)).toEqual([0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0])
  expect(body.months[10]).toMatchObject({
    start_date: '2026-11-01',
    work_minutes: 2700,
    overtime_minutes: 300,
  })
  expect(body.total.work_minutes).toBe(body.months.reduce((sum, month) => sum + month.work_minutes, 0))
  const before = await (await at.as(member)).call(getWorkTimeYear, { query: { date: '2025-06-01' as never } })
  expect(before.body.total.worked_days).toBe(1)
})

test("a colleague's year is not shown, and nobody's is not found", async () => {
  const own = await at.as(member)
  const ask = (user_id: number) => own.call(getWorkTimeYear, { query: { user_id } })
  expect((await ask(other.memberId)).status).toBe(403)
  expect((await ask(999_999)).status).toBe(404)
})

test('what was excluded and how early people left stands in the sums of month and year as it does in sheets', async () => {
  await at.owner.query(
    "update work_days set excluded_minutes = 45, early_minutes = 30 where member_id = $1 and work_on in ('2026-11-17', '2026-11-18')",
    [member.memberId],
  )
  const reader = await at.as(leader)
  const query = { date: '2026-11-19' as never }
  const sums = { excluded_minutes: 90, early_minutes: 60 }
  const { results } = (await reader.call(listWorkTimeMonth, { query })).body
  expect(results.find(({ username }) => username === '다팀원')).toMatchObject(sums)
  expect((await reader.call(getWorkTimeMonthSummary, { query })).body).toMatchObject(sums)
  const own = await at.as(member)
  const year = (await own.call(getWorkTimeYear, { query })).body
  expect([year.total, year.months[10], year.months[1]]).toMatchObject([sums, sums, { early_minutes: 0 }])
})
