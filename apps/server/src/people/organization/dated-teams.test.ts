import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { updateMembers } from '#contract/people/employment/changes.ts'
import * as contract from '#contract/people/organization/organization.ts'
import { stripRoles } from '#server/people/roles/index.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

let company: TestCompany
let admin: Client
let dev: number
let biz: number
let web: number
let leader: TestMember
beforeEach(async () => {
  at.travelTo('2026-11-23T09:00')
  company = await makeCompany(at)
  admin = await at.as(await makeAdmin(at, { company, name: '가대표' }))
  dev = await makeTeam(at, company, { name: '개발본부' })
  biz = await makeTeam(at, company, { name: '사업본부' })
  leader = await makeMember(at, { company, name: '나팀장' })
  web = await makeTeam(at, company, { name: '웹팀', parentId: dev, leaderId: leader.memberId })
})

const change = (id: number, body: object) => admin.call(contract.updateTeam, { params: { id }, body })
async function teamOn(id: number, day?: string) {
  const { body } = await admin.call(contract.listTeams, { query: day ? { as_of: day } : {} })
  return body.find((team) => team.team_id === id)
}
async function versions(id: number) {
  const { rows } = await at.owner.query(
    `select starts_on::text, ends_on::text, name, parent_id::int, leader_id::int from team_versions where team_id = $1 order by starts_on`,
    [id],
  )
  return rows
}

test('renaming, moving and another leader keep what was until the day', async () => {
  await change(web, { team_name: '프런트팀' })
  at.travelTo('2026-12-01T09:00')
  await change(web, { team_parent_id: biz })
  at.travelTo('2027-01-04T09:00')
  await change(web, { team_leader: null })
  expect(await versions(web)).toEqual([
    {
      starts_on: '2024-01-02',
      ends_on: '2026-11-23',
      name: '웹팀',
      parent_id: dev,
      leader_id: leader.memberId,
    },
    {
      starts_on: '2026-11-23',
      ends_on: '2026-12-01',
      name: '프런트팀',
      parent_id: dev,
      leader_id: leader.memberId,
    },
    {
      starts_on: '2026-12-01',
      ends_on: '2027-01-04',
      name: '프런트팀',
      parent_id: biz,
      leader_id: leader.memberId,
    },
  ])
  const seen = async (day?: string) => {
    const team = await teamOn(web, day)
    return [team?.team_name, team?.team_parent, team?.team_leader_name]
  }
  expect(await seen('2026-11-22')).toEqual(['웹팀', '개발본부', '나팀장'])
  expect(await seen('2026-11-23')).toEqual(['프런트팀', '개발본부', '나팀장'])
  expect(await seen('2026-11-30')).toEqual(['프런트팀', '개발본부', '나팀장'])
  expect(await seen('2026-12-01')).toEqual(['프런트팀', '사업본부', '나팀장'])
  expect(await seen('2027-01-03')).toEqual(['프런트팀', '사업본부', '나팀장'])
  expect(await seen()).toEqual(['프런트팀', '사업본부', null])
  expect(await seen('2027-06-01')).toEqual(['프런트팀', '사업본부', null])
  const path = { team_id: web, as_of: '2026-11-22' }
  expect((await admin.call(contract.getTeamFullpath, { query: path })).body[0]!.team_fullpath).toBe(
    '개발본부 > 웹팀',
  )
})

test('what changes twice on one day, or is no fact of the chart, makes no version', async () => {
  await change(web, { team_name: '가' })
  await change(web, { team_name: '나' })
  await change(web, { team_color: '#112233' })
  await change(web, { _order: 3 })
  at.travelTo('2026-11-24T09:00')
  await change(web, { team_name: '나' })
  expect((await versions(web)).map((one) => [one.name, one.ends_on])).toEqual([['웹팀', '2026-11-23']])
  // Nor does a refused one.
  at.travelTo('2026-11-25T09:00')
  expect((await change(dev, { team_name: '새 이름', team_parent_id: web })).status).toBe(400)
  expect(await versions(dev)).toEqual([])
})

test('a leader who retires is the leader of the days before', async () => {
  const today = Temporal.PlainDate.from('2026-11-23')
  await at.inCompany(company.companyId, (tx) => stripRoles(tx, leader.memberId, today))
  expect((await teamOn(web))!.team_leader).toBeNull()
  expect((await teamOn(web, '2026-11-22'))!.team_leader_name).toBe('나팀장')
})

test('people stand where they stood on the day, from joining to leaving', async () => {
  const mover = await makeMember(at, { company, name: '다이동', teamId: dev, joinedOn: '2025-03-01' })
  await makeMember(at, { company, name: '라신입', teamId: web, joinedOn: '2026-12-15' })
  const left = await makeMember(at, { company, name: '마퇴사', teamId: web, joinedOn: '2025-01-01' })
  await at.owner.query("update members set status = 'RETIRED', retired_on = '2026-06-30' where id = $1", [
    left.memberId,
  ])
  await at.owner.query("update team_memberships set ends_on = '2026-07-01' where member_id = $1", [
    left.memberId,
  ])
  const moved = await admin.call(updateMembers, { body: { user_id: mover.memberId, team: biz } })
  expect(moved.status).toBe(200)
  const people = async (day?: string) => {
    const { body } = await admin.call(contract.listOrg, { query: day ? { as_of: day } : {} })
    const all = (nodes: typeof body): string[] =>
      nodes.flatMap((node) => [
        ...node.members
          .filter((one) => /^[다라마]/.test(one.username))
          .map((one) => `${node.team_name} ${one.username}`),
        ...all(node.subteams),
      ])
    return all(body)
  }
  expect(await people('2024-12-31')).toEqual([])
  expect(await people('2025-06-01')).toEqual(['개발본부 다이동', '웹팀 마퇴사'])
  expect(await people('2026-06-30')).toEqual(['개발본부 다이동', '웹팀 마퇴사'])
  expect(await people('2026-07-01')).toEqual(['개발본부 다이동'])
  expect(await people('2026-11-22')).toEqual(['개발본부 다이동'])
  expect(await people('2026-11-24')).toEqual(['사업본부 다이동'])
  expect(await people('2026-12-15')).toEqual(['웹팀 라신입', '사업본부 다이동'])
  expect((await teamOn(dev, '2025-06-01'))!.team_sub_nums).toBe(2)
})

test('a team is not there before it was opened, unless records of people stand in it', async () => {
  const young = (
    await admin.call(contract.createTeam, { body: { team_name: '신사업팀', team_parent_id: biz } })
  ).body.team_id
  expect(await teamOn(young, '2026-11-22')).toBeUndefined()
  expect((await teamOn(young, '2026-11-23'))!.team_name).toBe('신사업팀')
  await makeMember(at, { company, name: '바기존', teamId: young, joinedOn: '2025-05-01' })
  expect((await teamOn(young, '2025-06-01'))!.team_nums).toBe(1)
  expect(await teamOn(young, '2025-04-30')).toBeUndefined()
})

test('nothing can be done to the chart of another day', async () => {
  const { body } = await admin.call(contract.listTeams, { query: { as_of: '2026-11-01' } })
  expect(
    body.every((team) => !team.abilities.update && !team.abilities.delete && !team.abilities.close),
  ).toBe(true)
  const chart = (await admin.call(contract.listOrg, { query: { as_of: '2026-11-01' } })).body
  expect(chart[0]!.abilities.move).toBe(false)
})

test('another company does not see the past either', async () => {
  await change(web, { team_name: '비밀' })
  const other = await at.as(await makeAdmin(at))
  const query = { as_of: '2026-01-01' }
  expect((await other.call(contract.listTeams, { query })).body.map((team) => team.team_id)).toEqual([0])
})
