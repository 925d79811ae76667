import { afterAll, beforeAll, expect, test } from 'vitest'
import { updateMembers } from '#contract/people/employment/changes.ts'
import * as contract from '#contract/time/closing/closing.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'
import { makeWorkDay } from '#test/factories/work-days.ts'

let at: TestApp
let admin: Client
let leader: Client
let before: Client
let after: Client
let mover: TestMember
let teams: { before: number; after: number }

// Somebody changes teams on 16 November, in the middle of the month.
beforeAll(async () => {
  at = await startTestApp()
  at.travelTo('2026-11-23T09:00')
  const company = await makeCompany(at)
  const joinedOn = '2026-12-01'
  admin = await at.as(await makeAdmin(at, { company, joinedOn }))
  const leaders = [await makeMember(at, { company, joinedOn }), await makeMember(at, { company, joinedOn })]
  const [first, second] = leaders.map(({ memberId }) => memberId)
  teams = {
    before: await makeTeam(at, company, { name: '전 팀', leaderId: first! }),
    after: await makeTeam(at, company, { name: '새 팀', leaderId: second! }),
  }
  mover = await makeMember(at, { company, joinedOn: '2026-11-12', teamId: teams.before })
  for (const day of [12, 13, 16, 17]) await makeWorkDay(at, mover, `2026-11-${day}`)
  await admin.call(updateMembers, {
    body: { user_id: mover.memberId, team: teams.after, team_from: '2026-11-16' } as never,
  })
  leader = await at.as(leaders[1]!)
  const limited = { company, joinedOn, roles: ['MIDDLE'] }
  before = await at.as(await makeMember(at, { ...limited, coverTeamIds: [teams.before] }))
  after = await at.as(await makeMember(at, { ...limited, coverTeamIds: [teams.after] }))
  at.travelTo('2026-12-01T10:00')
})
afterAll(() => at.stop())

const query = { date: '2026-11-20' as never, org_range: 'team' as const }
const rowsOf = async (client: Client, team: number) =>
  (await client.call(contract.listConfirmations, { query: { ...query, team_id: team } })).body.results ?? []

test('whoever changed teams within a period is one row of it, in the team of its last day, with all of its days', async () => {
  expect(await rowsOf(admin, teams.before)).toEqual([])
  const rows = await rowsOf(admin, teams.after)
  expect(rows).toMatchObject([{ user: mover.memberId, team_name: '새 팀', is_confirmed: false }])
  expect(await rowsOf(leader, teams.after)).toEqual(rows)
  const days = rows[0]!.problems.map(({ kind, wk_date }) => [kind, wk_date])
  expect(days.filter(([, on]) => on! <= '2026-11-17')).toEqual([])
  expect(days[0]).toEqual(['DAY', '2026-11-18'])
})

test('the limited admin of the new team closes the whole period, the one of the team before cannot', async () => {
  const body = { confirmed_date: '2026-11-20', user_ids: [mover.memberId] } as never
  expect((await before.call(contract.confirmManyWorkTimes, { body })).status).toBe(403)
  expect((await after.call(contract.confirmManyWorkTimes, { body })).body).toMatchObject({
    confirmed_count: 1,
  })
  const { rows } = await at.owner.query(
    'select starts_on::text, ends_on::text from work_closings where member_id = $1',
    [mover.memberId],
  )
  expect(rows).toEqual([{ starts_on: '2026-11-12', ends_on: '2026-11-30' }])
})
