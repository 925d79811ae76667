import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as coverage from '#contract/time/work-events/coverage.ts'
import * as contract from '#contract/time/work-events/work-events.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { auditActions } from '#test/audit.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { type LeaveTeam, makeLeaveTeam } from '#test/factories/leave.ts'
import { makeAdmin } from '#test/factories/members.ts'

let at: TestApp
let team: LeaveTeam
let admin: Client
let member: Client
let mate: Client

beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

// Monday 2026-11-23; a team of its leader and two members.
beforeEach(async () => {
  at.travelTo('2026-11-23T09:00')
  team = await makeLeaveTeam(at, await makeCompany(at))
  admin = await at.as(team.admin)
  member = await at.as(team.member)
  mate = await at.as(team.mate)
})

const need = (needed_people: number | null, refuses = false, client = admin) =>
  client.call(coverage.setTeamCoverage, { params: { id: team.teamId }, body: { needed_people, refuses } })
const ask = (client: Client, wk_event = 'VACATION:ANNUAL:FULL', wk_start_date = '2026-11-25') =>
  client.call(contract.requestEvent, {
    body: { wk_event, wk_start_date, wk_occasion_date: '2026-11-24' },
  })
const shown = async (client: Client, code = 'VACATION:ANNUAL:FULL') =>
  (
    await client.call(contract.previewEvent, {
      query: { code, wk_start_date: '2026-11-25', wk_occasion_date: '2026-11-24' },
    })
  ).body.coverage

test('admins say how many a team needs; nobody else, and of no other company’s', async () => {
  expect((await need(2)).body).toEqual({
    team_id: team.teamId,
    team_name: '개발팀',
    user_count: 3,
    needed_people: 2,
    refuses: false,
  })
  expect((await admin.call(coverage.listTeamCoverage, {})).body).toMatchObject([{ needed_people: 2 }])
  expect((await need(null, true)).body).toMatchObject({ needed_people: null, refuses: false })
  expect((await admin.call(coverage.listTeamCoverage, {})).body).toMatchObject([{ needed_people: null }])
  expect(await auditActions(at, team.company.companyId)).toContain('team_coverage.set')
  expect((await need(0)).status).toBe(400)
  expect((await need(1001)).status).toBe(400)
  expect((await need(1, true, await at.as(team.leader))).status).toBe(403)
  expect((await need(1, true, await at.as(await makeAdmin(at)))).status).toBe(404)
})

test('who asks is told when too few would be left, and may ask all the same while it only warns', async () => {
  expect(await shown(member)).toBeNull()
  await need(2)
  expect(await shown(member)).toEqual({
    team_name: '개발팀',
    needed_people: 2,
    refuses: false,
    short_days: [],
  })
  await ask(mate)
  expect((await shown(member))!.short_days).toEqual([{ date: '2026-11-25', user_count: 1 }])
  // Who works at home is there.
  expect(await shown(member, 'HOME:FULL')).toBeNull()
  const asked = await ask(member)
  expect(asked.status).toBe(201)
  const leader = await at.as(team.leader)
  const decides = await leader.call(contract.listTeamAway, { params: { id: asked.body.drf_id! } })
  expect(decides.body.coverage).toMatchObject({
    needed_people: 2,
    short_days: [{ date: '2026-11-25', user_count: 1 }],
  })
})

test('where the company refuses it, it is refused in words, but not leave whose days the law gives', async () => {
  await need(2, true)
  const first = await ask(mate, 'VACATION:ANNUAL:AM')
  const refused = await ask(member, 'VACATION:ANNUAL:FULL')
  expect([refused.status, refused.error.error_code, refused.error.message]).toEqual([
    406,
    'TEAM_TOO_FEW',
    '11월 25일(수)에는 개발팀 근무 인원이 1명만 남습니다. 필요 인원은 2명이므로 다른 날짜를 선택해 주십시오.',
  ])
  expect((await shown(member))!.refuses).toBe(true)
  expect((await shown(member, 'SP:PATERNITY:FULL'))!).toMatchObject({
    refuses: false,
    short_days: [{ user_count: 1 }],
  })
  expect((await ask(member, 'SP:PATERNITY:FULL')).status).toBe(201)
  // The afternoon is another seat, and what is taken back is free again.
  const leader = await at.as(team.leader)
  await mate.call(contract.cancelEvent, { params: { id: first.body.wk_event_id } })
  expect((await ask(leader, 'VACATION:ANNUAL:PM')).error.error_code).toBe('TEAM_TOO_FEW')
  await need(1, true)
  expect((await ask(leader, 'VACATION:ANNUAL:PM')).status).toBe(201)
})

test('of two who ask at the same moment for the last seat one is refused', async () => {
  await need(2, true)
  const answers = await Promise.all([ask(member), ask(mate), ask(await at.as(team.leader))])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 406, 406])
})

test('a change of days is held to it as well', async () => {
  await need(2, true)
  await ask(mate)
  const asked = await ask(member, 'VACATION:ANNUAL:FULL', '2026-11-26')
  const moved = await member.call(contract.changeEvent, {
    params: { id: asked.body.wk_event_id },
    body: { wk_start_date: '2026-11-25' },
  })
  expect(moved.error.error_code).toBe('TEAM_TOO_FEW')
})
