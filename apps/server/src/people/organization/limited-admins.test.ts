import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as contract from '#contract/people/organization/organization.ts'
import { closeTeam, previewTeamMove, reopenTeam } from '#contract/people/organization/team-changes.ts'
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

test('who does not keep a team is refused also when nothing would change', async () => {
  const nothing = (id: number) => limited.call(contract.updateTeam, { params: { id }, body: {} })
  expect((await nothing(teams.sales)).status).toBe(403)
  expect((await nothing(teams.dev)).status).toBe(200)
})

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

test('a limited admin of two teams apart places neither, so that neither comes to stand below the other', async () => {
  const { dev, web, app, sales } = teams
  const both = await at.as(await makeMember(at, { company, coverTeamIds: [dev, sales] }))
  const move = (id: number, body: object) => both.call(contract.updateTeam, { params: { id }, body })
  const ask = (id: number, team_parent_id: number) =>
    both.call(previewTeamMove, { params: { id }, query: { team_parent_id } })
  for (const [id, to] of [
    [sales, dev],
    [sales, web],
    [dev, sales],
  ] as const) {
    expect((await move(id, { team_parent_id: to })).error?.error_code).toBe('FORBIDDEN')
    expect((await ask(id, to)).error?.error_code).toBe('FORBIDDEN')
  }
  // Nor the order of teams that are not theirs.
  expect((await move(sales, { _order: 0 })).error?.error_code).toBe('FORBIDDEN')
  // What was refused before stays refused, what is below goes over from one to the other.
  expect((await move(sales, { team_leader: people.worker })).error?.error_code).toBe('FORBIDDEN')
  expect((await ask(app, sales)).status).toBe(200)
  expect((await move(app, { team_parent_id: sales })).status).toBe(200)
  expect((await move(app, { team_parent_id: web, _order: 0 })).status).toBe(200)
  const offered = (await both.call(contract.listTeams, { query: { admin_only: 'true' } })).body.map(
    (team) => [team.team_name, team.abilities.move],
  )
  expect(offered).toEqual([
    ['개발본부', false],
    ['웹팀', true],
    ['앱팀', true],
    ['영업팀', false],
  ])
})

test('a closing is called off by whoever could have closed the team, and offered to nobody else', async () => {
  const id = teams.web
  await admin.call(closeTeam, { params: { id }, body: { closed_on: '2026-12-31', move_people_to: null } })
  const ofWeb = await at.as(await makeMember(at, { company, teamId: teams.sales, coverTeamIds: [id] }))
  for (const [client, status] of [
    [ofWeb, 403],
    [limited, 200],
  ] as const) {
    const offered = (await client.call(contract.listTeams)).body.filter((team) => team.abilities.reopen)
    expect(offered.map((team) => team.team_id)).toEqual(status === 200 ? [id] : [])
    expect((await client.call(reopenTeam, { params: { id } })).status).toBe(status)
  }
})
