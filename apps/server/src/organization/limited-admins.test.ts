import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as contract from '#contract/organization/organization.ts'
import { closeTeam } from '#contract/organization/team-changes.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { auditActions } from '#test/audit.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

let company: TestCompany
let teams: Record<'dev' | 'web' | 'app' | 'sales', number>
let people: Record<'self' | 'boss' | 'worker' | 'mate' | 'seller', number>
let limited: Client
let admin: Client

// The limited admin covers dev, and so web and app below it; stands in sales, which is foreign.
beforeEach(async () => {
  company = await makeCompany(at)
  const dev = await makeTeam(at, company, { name: '개발본부' })
  const below = { parentId: dev }
  teams = {
    dev,
    web: await makeTeam(at, company, { name: '웹팀', ...below }),
    app: await makeTeam(at, company, { name: '앱팀', ...below }),
    sales: await makeTeam(at, company, { name: '영업팀' }),
  }
  const self = await makeMember(at, { company, teamId: teams.sales, coverTeamIds: [dev] })
  const boss = await makeAdmin(at, { company, teamId: teams.app })
  const inTeam = async (teamId: number) => (await makeMember(at, { company, teamId })).memberId
  people = {
    self: self.memberId,
    boss: boss.memberId,
    worker: await inTeam(teams.web),
    mate: await inTeam(dev),
    seller: await inTeam(teams.sales),
  }
  limited = await at.as(self)
  admin = await at.as(boss)
})

// Whom a limited admin, and a full one, may name as the leader of which team.
const leads: [keyof typeof teams, keyof typeof people | null, number, number][] = [
  ['web', 'worker', 200, 200],
  ['web', 'mate', 200, 200],
  ['web', null, 200, 200],
  ['web', 'self', 403, 200],
  ['web', 'seller', 403, 200],
  ['web', 'boss', 403, 200],
  ['dev', 'worker', 403, 200],
  ['dev', 'self', 403, 200],
  ['dev', null, 403, 200],
  ['sales', 'worker', 403, 200],
]

test.each(leads)('the lead of %s is given to %s', async (team, person, byLimited, byFull) => {
  // Somebody leads it already, so that nobody is a change too.
  await at.owner.query('update teams set leader_id = $1 where id = $2', [
    person === 'seller' ? people.boss : people.seller,
    teams[team],
  ])
  const body = { team_leader: person && people[person] }
  const call = (client: Client) => client.call(contract.updateTeam, { params: { id: teams[team] }, body })
  const answer = await call(limited)
  expect([answer.status, answer.error?.error_code]).toEqual([
    byLimited,
    byLimited === 403 ? 'FORBIDDEN' : undefined,
  ])
  expect(await auditActions(at, company.companyId)).toEqual(byLimited === 403 ? [] : ['team.update'])
  expect((await call(admin)).status).toBe(byFull)
})

test('a form that sends the leader who leads already changes nothing of it', async () => {
  await at.owner.query('update teams set leader_id = $1 where id = $2', [people.seller, teams.dev])
  const body = { team_name: '개발실', team_leader: people.seller }
  const answer = await limited.call(contract.updateTeam, { params: { id: teams.dev }, body })
  expect([answer.status, answer.body.team_leader]).toEqual([200, people.seller])
})

test.each([
  ['worker', 201],
  ['self', 403],
  ['seller', 403],
  ['boss', 403],
] as const)('a limited admin makes a team led by %s', async (person, status) => {
  const body = { team_name: '새 팀', team_parent_id: teams.dev, team_leader: people[person] }
  expect((await limited.call(contract.createTeam, { body })).status).toBe(status)
})

const standing = async (memberId: number) =>
  (
    await at.owner.query(
      'select team_id::int from team_memberships where member_id = $1 and ends_on is null',
      [memberId],
    )
  ).rows.map((row) => row.team_id)

const close = (team: keyof typeof teams, to: number | null, client = limited) =>
  client.call(closeTeam, { params: { id: teams[team] }, body: { move_people_to: to } })

test('a limited admin closes a team only over people whom they could move one by one', async () => {
  // A full admin stands in app.
  expect((await close('app', teams.web)).error.error_code).toBe('FORBIDDEN')
  expect(await standing(people.boss)).toEqual([teams.app])
  expect((await close('web', null)).error.error_code).toBe('FORBIDDEN')
  expect((await close('web', teams.sales)).error.error_code).toBe('FORBIDDEN')
  await at.owner.query('update team_memberships set team_id = $1 where member_id = $2', [
    teams.web,
    people.self,
  ])
  expect((await close('web', teams.dev)).error.error_code).toBe('FORBIDDEN')
  expect(await standing(people.self)).toEqual([teams.web])
  await at.owner.query('update team_memberships set team_id = $1 where member_id = $2', [
    teams.sales,
    people.self,
  ])
  expect((await close('web', teams.dev)).status).toBe(200)
  expect(await standing(people.worker)).toEqual([teams.dev])
  expect((await close('app', null, admin)).status).toBe(200)
})

test('who is planned to come from a foreign team is not moved by closing', async () => {
  await at.owner.query(`update team_memberships set ends_on = '2027-01-01' where member_id = $1`, [
    people.seller,
  ])
  await at.owner.query(
    `insert into team_memberships (company_id, member_id, team_id, starts_on) values ($1, $2, $3, '2027-01-01')`,
    [company.companyId, people.seller, teams.web],
  )
  expect((await close('web', teams.dev)).status).toBe(403)
  expect((await close('web', teams.dev, admin)).status).toBe(200)
})
