import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getHistory, takeBackChange } from '#contract/people/employment/employment.ts'
import { updateMembers } from '#contract/people/employment/changes.ts'
import { createRank } from '#contract/people/organization/organization.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

let admin: Client
let limited: Client
let user_id: number
let teams: Record<'dev' | 'web' | 'sales', number>
let rank_id: number

// In sales since 2024-03-04, in dev since 2026-06-01, and planned to return on 2027-03-01. Today is 2026-11-23.
beforeEach(async () => {
  at.travelTo('2026-11-23T09:00')
  const company = await makeCompany(at)
  teams = {
    dev: await makeTeam(at, company),
    web: await makeTeam(at, company),
    sales: await makeTeam(at, company),
  }
  admin = await at.as(await makeAdmin(at, { company }))
  limited = await at.as(await makeMember(at, { company, coverTeamIds: [teams.dev, teams.web] }))
  user_id = (await makeMember(at, { company, teamId: teams.sales })).memberId
  rank_id = (await admin.call(createRank, { body: { name: '과장' } })).body.id
  await change({ team: teams.dev, from: '2026-06-01' }, admin)
  await change({ team: teams.sales, from: '2027-03-01' }, admin)
})

async function change(body: object, client = limited): Promise<number> {
  return (await client.call(updateMembers, { body: { user_id, ...body } })).status
}
const takeBack = async (kind: 'TEAM' | 'RANK' | 'RETIREMENT', from: string, client = limited) =>
  (await client.call(takeBackChange, { body: { user_id, kind, from } })).status
/** What of the history is offered to be taken back. */
const offered = async (client = limited) =>
  (await client.call(getHistory, { query: { user_id } })).body.items
    .filter((item) => item.can_take_back)
    .map(({ kind, on }) => [kind, on])
const stretches = async () =>
  (
    await at.owner.query(
      'select team_id::int, starts_on::text from team_memberships where member_id = $1 order by starts_on',
      [user_id],
    )
  ).rows.map((row) => [row.team_id, row.starts_on])

// Which days a limited admin, who covers dev and web but not sales, changes.
const dated: [string, () => object, number][] = [
  ['the team from a day in a foreign team', () => ({ team: teams.web, team_from: '2026-01-05' }), 403],
  ['the team from the day of joining', () => ({ team: teams.web, team_from: '2024-03-04' }), 403],
  ['the team from a past day in a covered team', () => ({ team: teams.web, team_from: '2026-06-15' }), 200],
  ['the team from today', () => ({ team: teams.web }), 200],
  ['the team from a coming day in a covered team', () => ({ team: teams.web, from: '2027-01-01' }), 200],
  ['the day of a planned move to a foreign team', () => ({ team: teams.web, from: '2027-03-01' }), 403],
  ['the team after a planned move to a foreign team', () => ({ team: teams.web, from: '2027-04-01' }), 403],
  ['the rank on a day in a foreign team', () => ({ rank_id, from: '2026-05-31' }), 403],
  ['the rank on the first day in a covered team', () => ({ rank_id, from: '2026-06-01' }), 200],
  ['the rank from today', () => ({ rank_id }), 200],
  ['the position on a day in a foreign team', () => ({ position: '팀장', from: '2025-01-01' }), 403],
  ['the contract on a day in a foreign team', () => ({ contract_type: '계약직', from: '2025-01-01' }), 403],
  ['the rank after a planned move to a foreign team', () => ({ rank_id, from: '2027-04-01' }), 403],
  ['the day of joining in a foreign team', () => ({ joined_date: '2024-05-01' }), 403],
]

test.each(dated)('a limited admin changes %s', async (_what, body, status) => {
  const before = await stretches()
  expect(await change(body())).toBe(status)
  const kept = await stretches()
  expect(kept).toEqual(status === 403 ? before : kept)
  expect(await change(body(), admin)).toBe(200)
})

test('a limited admin does not take back what was planned to a foreign team, nor what was decided in one', async () => {
  await change({ rank_id, from: '2025-01-01' }, admin)
  expect(await takeBack('TEAM', '2027-03-01')).toBe(403)
  expect(await takeBack('TEAM', '2026-06-01')).toBe(403)
  expect(await takeBack('RANK', '2025-01-01')).toBe(403)
  await change({ team: teams.web, from: '2027-01-01' })
  expect(await takeBack('TEAM', '2027-01-01')).toBe(200)
  expect(await takeBack('TEAM', '2027-03-01', admin)).toBe(200)
})

test('the history offers a limited admin to take back only what they may', async () => {
  await change({ rank_id, from: '2025-01-01' }, admin)
  await change({ team: teams.web, from: '2027-01-01' })
  await change({ position: '팀장' })
  expect(await offered()).toEqual([
    ['TEAM', '2027-01-01'],
    ['POSITION', '2026-11-23'],
  ])
  expect(await offered(admin)).toEqual([
    ['TEAM', '2027-03-01'],
    ['TEAM', '2027-01-01'],
    ['POSITION', '2026-11-23'],
    ['TEAM', '2026-06-01'],
    ['RANK', '2025-01-01'],
  ])
})
