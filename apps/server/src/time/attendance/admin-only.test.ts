import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  getWorkTime,
  getWorkTimeDaily,
  getWorkTimeMonth,
  getWorkTimeWeek,
} from '#contract/time/attendance/attendance.ts'
import { getWorkTimeYear, listTeamWeek } from '#contract/time/attendance/attendance-periods.ts'
import { listTeamDaily } from '#contract/time/attendance/attendance-team.ts'
import { listMissing } from '#contract/time/attendance/day-lists.ts'
import { listConfirmations } from '#contract/time/closing/closing.ts'
import { createConfirmInfo } from '#contract/time/closing/closing-settings.ts'
import { listWorkEvents, requestEvent } from '#contract/time/work-events/work-events.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'

let at: TestApp
let limited: Client
let people: { self: TestMember; covered: TestMember; led: TestMember; admin: TestMember }

// Somebody covers one team as a limited admin and leads another: they see both, and as an admin only the first (R-WORK-004).
beforeAll(async () => {
  at = await startTestApp()
  at.travelTo('2026-11-23T10:00')
  const company = await makeCompany(at)
  const [coveredTeam, ledTeam] = [
    await makeTeam(at, company, { name: '지원팀' }),
    await makeTeam(at, company, { name: '영업팀' }),
  ]
  people = {
    self: await makeMember(at, { company, name: '가겸임', teamId: ledTeam, coverTeamIds: [coveredTeam] }),
    covered: await makeMember(at, { company, name: '나지원', teamId: coveredTeam }),
    led: await makeMember(at, { company, name: '다영업', teamId: ledTeam }),
    admin: await makeAdmin(at, { company, name: '라관리' }),
  }
  await at.owner.query('update teams set leader_id = $1 where id = $2', [people.self.memberId, ledTeam])
  await (await at.as(people.admin)).call(createConfirmInfo, { body: {} })
  for (const who of [people.covered, people.led]) {
    const body = { wk_event: 'HOME:FULL', wk_start_date: '2026-11-24' as never, wk_comment: '재택' }
    await (await at.as(who)).call(requestEvent, { body })
  }
  limited = await at.as(people.self)
})
afterAll(() => at.stop())

type Rows = { body: { results: readonly { username: string }[] } }
const names = ({ body }: Rows) => [...new Set(body.results.map((row) => row.username))].toSorted()
const date = '2026-11-20' as never
const lists: [string, (asked: { admin_only?: 'true' }) => Promise<Rows>, string[]][] = [
  ['the week of the teams', (query) => limited.call(listTeamWeek, { query: { date, ...query } }), ['가겸임']],
  ['their day', (query) => limited.call(listTeamDaily, { query: { date, ...query } }), ['가겸임']],
  ['who misses something', (query) => limited.call(listMissing, { query: { date, ...query } }), ['가겸임']],
  [
    'what was asked for',
    (query) => limited.call(listWorkEvents, { query: { date: '2026-11-24' as never, ...query } }),
    [],
  ],
  ['the closing', (query) => limited.call(listConfirmations, { query: { date, ...query } }), ['가겸임']],
]

test.each(lists)('with admin_only %s is cut to the teams that are covered', async (_name, ask, itself) => {
  expect(names(await ask({}))).toEqual([...itself, '나지원', '다영업'])
  expect(names(await ask({ admin_only: 'true' }))).toEqual(['나지원'])
})

const periods = { getWorkTime, getWorkTimeDaily, getWorkTimeWeek, getWorkTimeMonth, getWorkTimeYear }

test.each(Object.entries(periods))('so are the records of one person by %s', async (_name, endpoint) => {
  const statusOf = async (user_id: number, admin_only?: 'true') =>
    (await limited.call(endpoint, { query: { user_id, ...(admin_only && { admin_only }) } })).status
  const ids = [people.self.memberId, people.covered.memberId, people.led.memberId]
  expect(await Promise.all(ids.map((id) => statusOf(id)))).toEqual([200, 200, 200])
  expect(await Promise.all(ids.map((id) => statusOf(id, 'true')))).toEqual([200, 200, 403])
  expect(await statusOf(999_999, 'true')).toBe(404)
})

const reads = [
  getWorkTime,
  getWorkTimeDaily,
  getWorkTimeWeek,
  getWorkTimeMonth,
  getWorkTimeYear,
] as readonly (typeof getWorkTime)[]

test.each(reads)(
  '$id of one person with a team is found of who stands in it, as in the lists',
  async (endpoint) => {
    const admin = await at.as(people.admin)
    const teams = await at.owner.query<{ id: string }>('select id from teams order by id')
    const [coveredTeam, ledTeam] = teams.rows.map((row) => Number(row.id))
    const found = async (who: TestMember, team_id: number) =>
      (await admin.call(endpoint, { query: { user_id: who.memberId, date, team_id } })).status
    expect(await found(people.covered, coveredTeam!)).toBe(200)
    expect(await found(people.covered, ledTeam!)).toBe(404)
    expect(await found(people.covered, 0)).toBe(200)
    expect(await found(people.covered, 999_999)).toBe(404)
    // Of the caller themself as of anybody: an admin in no team stands in none.
    expect((await admin.call(endpoint, { query: { date, team_id: ledTeam! } })).status).toBe(404)
  },
)
