import { afterAll, beforeAll, expect, test } from 'vitest'
import { getHistory } from '#contract/people/employment/employment.ts'
import { confirmInvite, rejoinInvite } from '#contract/people/employment/joining.ts'
import { getProfile, listMembers } from '#contract/people/members/members.ts'
import { updateMembers } from '#contract/people/employment/changes.ts'
import { createRank } from '#contract/people/organization/organization.ts'
import { retireMember } from '#contract/people/employment/retirement.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { mailedInvitation } from '#test/factories/accounts.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'

// One story over two years: somebody rises, leaves as planned, comes back, and every day knows what held on it.
let at: TestApp
let admin: Client
let person: TestMember
let own: Client
const team = { dev: 0, sales: 0 }
const rank = { junior: 0, senior: 0 }

beforeAll(async () => {
  at = await startTestApp()
  at.travelTo('2026-01-02T09:00')
  const company = await makeCompany(at)
  admin = await at.as(await makeAdmin(at, { company, joinedOn: '2020-01-01' }))
  team.dev = await makeTeam(at, company, { name: '개발팀' })
  team.sales = await makeTeam(at, company, { name: '영업팀' })
  rank.junior = (await admin.call(createRank, { body: { name: '사원' } })).body.id
  rank.senior = (await admin.call(createRank, { body: { name: '과장' } })).body.id
  person = await makeMember(at, { company, name: '김현지', teamId: team.dev, joinedOn: '2026-01-02' })
  own = await at.as(person)
})
afterAll(() => at.stop())

const change = async (body: object) =>
  expect((await admin.call(updateMembers, { body: { user_id: person.memberId, ...body } })).status).toBe(200)

async function on(as_of: string): Promise<string> {
  const { body } = await admin.call(getHistory, { query: { user_id: person.memberId, as_of } })
  const { cmem_status, team: stood, rank: held, position } = body.standing
  return [cmem_status ?? '-', stood?.name ?? '-', held?.name ?? '-', position || '-'].join(' ')
}

test('she begins as a junior developer', async () => {
  await change({ rank_id: rank.junior, position: '매니저', from: '2026-01-02' })
  expect(await on('2026-01-01')).toBe('- - - -')
  expect(await on('2026-01-02')).toBe('WORKING 개발팀 사원 매니저')
})

test('a promotion and a move are planned, and come into force on their day', async () => {
  at.travelTo('2026-06-10T09:00')
  await change({ rank_id: rank.senior, from: '2026-07-01' })
  await change({ team: team.sales, from: '2026-09-01' })
  expect((await own.call(getProfile)).body.user_profile.rank).toMatchObject({ name: '사원' })
  at.travelTo('2026-07-01T00:05')
  await at.runJobs('settle-employment')
  expect((await own.call(getProfile)).body.user_profile).toMatchObject({
    rank: { name: '과장' },
    team: { team_name: '개발팀' },
  })
  at.travelTo('2026-09-01T09:00')
  expect((await own.call(getProfile)).body.user_profile.team).toMatchObject({ team_name: '영업팀' })
})

test('it turns out that she was a section leader since March: the history is corrected', async () => {
  await change({ position: '파트장', from: '2026-03-01' })
  expect(await on('2026-02-28')).toBe('WORKING 개발팀 사원 매니저')
  expect(await on('2026-03-01')).toBe('WORKING 개발팀 사원 파트장')
  expect(await on('2026-08-31')).toBe('WORKING 개발팀 과장 파트장')
  expect(await on('2026-09-01')).toBe('WORKING 영업팀 과장 파트장')
})

test('she will leave at the end of the year; the job ends it in the night after', async () => {
  at.travelTo('2026-11-20T15:00')
  const body = { user_id: person.memberId, retire_date: '2026-12-31' }
  expect((await admin.call(retireMember, { body })).body.planned_retire_date).toBe('2026-12-31')
  expect(await on('2026-12-31')).toBe('WORKING 영업팀 과장 파트장')
  expect(await on('2027-01-01')).toMatch(/^RETIRED -/)
  at.travelTo('2026-12-31T23:30')
  expect((await own.call(getProfile)).status).toBe(200)
  at.travelTo('2027-01-01T00:01')
  const run = await at.runJobs('settle-employment')
  expect(run.failures).toEqual([])
  expect((await own.call(getProfile)).error.error_code).toBe('NO_COMPANY')
  const gone = await admin.call(listMembers, { query: { cmem_status: 'RETIRED' } })
  expect(gone.body.results).toMatchObject([
    { username: '김현지', retire_date: '2026-12-31', rank: { name: '과장' } },
  ])
})

test('a year later she comes back, with a new first day and the old one kept', async () => {
  at.travelTo('2027-12-20T10:00')
  const body = { user_id: person.memberId, joined_date: '2028-01-03' }
  expect((await admin.call(rejoinInvite, { body })).body.cmem_status).toBe('INVITED')
  const link = await mailedInvitation(at, person.email)
  expect((await at.stranger().call(confirmInvite, { body: link })).status).toBe(200)
  at.travelTo('2028-01-03T09:00')
  await change({ team: team.dev, rank_id: rank.senior, position: '팀장', from: '2028-01-03' })
  expect(await on('2026-12-31')).toBe('WORKING 영업팀 과장 파트장')
  expect(await on('2027-06-01')).toMatch(/^RETIRED -/)
  expect(await on('2028-01-03')).toBe('WORKING 개발팀 과장 팀장')
  const list = async (as_of: string) =>
    (await admin.call(listMembers, { query: { as_of, search: '김현지' } })).body.results.map(
      (row) => row.team?.team_name,
    )
  expect(await Promise.all(['2026-08-31', '2026-12-31', '2027-06-01', '2028-01-03'].map(list))).toEqual([
    ['개발팀'],
    ['영업팀'],
    [],
    ['개발팀'],
  ])
})
