import { afterAll, beforeAll, expect, test } from 'vitest'
import { getProfile } from '#contract/members.ts'
import * as contract from '#contract/organization.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { auditActions } from '#test/audit.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

async function office() {
  const company = await makeCompany(at)
  const top = await makeTeam(at, company, { name: '본부' })
  const below = await makeTeam(at, company, { name: '개발팀', parentId: top })
  const sales = await makeTeam(at, company, { name: '영업팀' })
  const boss = await makeAdmin(at, { company, name: '가대표', teamId: top })
  const developer = await makeMember(at, { company, name: '다개발', teamId: below })
  await makeMember(at, { company, name: '마퇴사', teamId: below, status: 'RETIRED' })
  return { company, top, below, sales, boss, developer, asBoss: await at.as(boss) }
}

test('teams are listed in the order of the chart with their people, flat and as a tree', async () => {
  const { asBoss, top, below, sales, company } = await office()
  const flat = (await asBoss.call(contract.listTeams)).body
  expect(flat.map((team) => [team.team_id, team.team_nums, team.team_sub_nums])).toEqual([
    [top, 1, 2],
    [below, 1, 1],
    [sales, 0, 0],
  ])
  expect(flat[1]).toMatchObject({
    team_parent: '본부',
    team_parent_id: top,
    team_root: top,
    depth: 2,
    company: company.companyId,
  })
  await makeMember(at, { company, name: '무소속' })
  const tree = (await asBoss.call(contract.listTeams, { query: { struct: 'true' } })).body
  expect(tree.map((team) => team.team_name)).toEqual(['본부', '영업팀', 'NOT_ASSIGNED'])
  expect(tree[0]!.subteams.map((team) => team.team_id)).toEqual([below])
  expect(tree[2]).toMatchObject({ team_id: 0, team_nums: 1, abilities: { update: false, delete: false } })
})

test('filters by team, range and the role of the caller', async () => {
  const { company, top, below, sales, asBoss, developer } = await office()
  const limited = await at.as(await makeMember(at, { company, coverTeamIds: [top], teamId: sales }))
  await at.owner.query('update teams set leader_id = $1 where id = $2', [developer.memberId, sales])
  const leader = await at.as(developer)
  const ids = async (client: typeof asBoss, query: object) =>
    (await client.call(contract.listTeams, { query })).body.map((team) => team.team_id)
  expect(await ids(asBoss, { team_id: top })).toEqual([top, below])
  expect(await ids(asBoss, { team_id: top, org_range: 'team' })).toEqual([top])
  expect(await ids(asBoss, { team_id: 0 })).toEqual([top, below, sales])
  expect(await ids(limited, { admin_only: true })).toEqual([top, below])
  expect(await ids(limited, { team_id: -9 })).toEqual([top, below])
  expect(await ids(leader, { leader: true })).toEqual([sales])
  expect(await ids(leader, { admin_or_leader: true })).toEqual([sales])
  expect(await ids(leader, { admin_only: true })).toEqual([])
  const foreign = await makeTeam(at, await makeCompany(at))
  expect((await asBoss.call(contract.listTeams, { query: { team_id: foreign } })).status).toBe(404)
  expect((await asBoss.call(contract.listTeams, { query: { org_range: 'planet' as 'team' } })).status).toBe(
    400,
  )
  expect((await at.stranger().call(contract.listTeams)).status).toBe(401)
})

test('a team is made, led, moved and removed', async () => {
  const { asBoss, top, developer, company } = await office()
  const made = await asBoss.call(contract.createTeam, {
    body: { team_name: ' 디자인팀 ', team_parent_id: top, team_color: '#1c7ed6' },
  })
  expect(made.status).toBe(201)
  expect(made.body).toMatchObject({
    team_name: '디자인팀',
    team_parent_id: top,
    team_color: '#1c7ed6',
    team_leader: null,
  })
  const params = { id: made.body.team_id }
  const asDeveloper = await at.as(developer)
  expect((await asDeveloper.call(getProfile)).body.isTeamLeader).toBe(false)
  const led = await asBoss.call(contract.updateTeam, { params, body: { team_leader: developer.memberId } })
  expect(led.body).toMatchObject({ team_leader: developer.memberId, team_leader_name: '다개발' })
  expect((await asDeveloper.call(getProfile)).body.isTeamLeader).toBe(true)
  const moved = await asBoss.call(contract.updateTeamByPost, {
    params,
    body: { team_parent_id: null, team_leader: null },
  })
  expect(moved.body).toMatchObject({
    team_parent_id: null,
    team_leader: null,
    team_name: '디자인팀',
    depth: 1,
  })
  expect((await asBoss.call(contract.deleteTeam, { params })).status).toBe(204)
  expect((await asBoss.call(contract.deleteTeam, { params })).status).toBe(404)
  expect(await auditActions(at, company.companyId)).toEqual([
    'team.create',
    'team.update',
    'team.update',
    'team.delete',
  ])
})

test('the chart never becomes a circle, also not by two moves at once', async () => {
  const { asBoss, top, below, sales } = await office()
  const move = (id: number, parent: number) =>
    asBoss.call(contract.updateTeam, { params: { id }, body: { team_parent_id: parent } })
  expect((await move(top, top)).error.error_code).toBe('TEAM_CIRCLE')
  expect((await move(top, below)).error.error_code).toBe('TEAM_CIRCLE')
  const both = await Promise.all([move(top, sales), move(sales, below)])
  expect(both.map((answer) => answer.status).toSorted()).toEqual([200, 400])
})

test('a team keeps to ten levels, a name of 1 to 100 characters, and people who work here', async () => {
  const { asBoss, company, top } = await office()
  const other = await makeMember(at)
  const retired = await makeMember(at, { company, status: 'RETIRED' })
  const create = (body: object) => asBoss.call(contract.createTeam, { body: { team_name: '팀', ...body } })
  let parent = top
  for (let level = 2; level <= 10; level += 1)
    parent = (await create({ team_parent_id: parent })).body.team_id
  expect((await create({ team_parent_id: parent })).error.error_code).toBe('TEAM_TOO_DEEP')
  expect((await create({ team_name: '' })).status).toBe(400)
  expect((await create({ team_name: '가'.repeat(101) })).status).toBe(400)
  expect((await create({ team_name: '가'.repeat(100) })).status).toBe(201)
  expect((await create({ team_color: 'red' })).status).toBe(400)
  expect((await create({ team_leader: other.memberId })).status).toBe(404)
  expect((await create({ team_leader: retired.memberId })).error.error_code).toBe('LEADER_NOT_MEMBER')
  expect((await create({ team_parent_id: await makeTeam(at, await makeCompany(at)) })).status).toBe(404)
})

test('a team with people, a past or teams below stays', async () => {
  const { asBoss, top, below } = await office()
  const remove = async (id: number) =>
    (await asBoss.call(contract.deleteTeam, { params: { id } })).error.error_code
  expect(await remove(top)).toBe('TEAM_NOT_EMPTY')
  expect(await remove(below)).toBe('TEAM_NOT_EMPTY')
  await at.owner.query(`update team_memberships set ends_on = '2026-11-01' where team_id = $1`, [below])
  expect(await remove(below)).toBe('STILL_IN_USE')
})

test('limited admins keep the teams they look after, members none', async () => {
  const { company, top, below, sales, developer } = await office()
  const limited = await at.as(await makeMember(at, { company, coverTeamIds: [top] }))
  const change = async (id: number, body: object) =>
    (await limited.call(contract.updateTeam, { params: { id }, body })).status
  expect(await change(below, { team_name: '플랫폼팀' })).toBe(200)
  expect(await change(sales, { team_name: '내 팀' })).toBe(403)
  expect(await change(below, { team_parent_id: sales })).toBe(403)
  expect(await change(below, { team_parent_id: null })).toBe(403)
  expect((await limited.call(contract.createTeam, { body: { team_name: '새 팀' } })).status).toBe(403)
  expect(
    (await limited.call(contract.createTeam, { body: { team_name: '새 팀', team_parent_id: below } })).status,
  ).toBe(201)
  expect((await limited.call(contract.deleteTeam, { params: { id: top } })).status).toBe(403)
  const member = await at.as(developer)
  expect((await member.call(contract.createTeam, { body: { team_name: '새 팀' } })).status).toBe(403)
  const foreign = await at.as(await makeAdmin(at))
  expect(
    (await foreign.call(contract.updateTeam, { params: { id: below }, body: { team_name: '남의 팀' } }))
      .status,
  ).toBe(404)
})

test('the chart shows people under their teams, leaders first', async () => {
  const { asBoss, top, below, company } = await office()
  const leader = await makeMember(at, { company, name: '하팀장', teamId: below })
  await at.owner.query('update teams set leader_id = $1 where id = $2', [leader.memberId, below])
  const chart = (await asBoss.call(contract.listOrg, { query: { is_active: 'true' } })).body
  expect(chart.map((node) => node.team_id)).toEqual([top])
  const [node] = chart[0]!.subteams
  expect(node!.members.map((person) => [person.username, person.is_leader])).toEqual([
    ['하팀장', true],
    ['다개발', false],
  ])
})

test('teams and people are found by initials, with their place', async () => {
  const { asBoss, below, top, developer } = await office()
  const found = (await asBoss.call(contract.searchOrg, { query: { search: 'ㄱㅂ' } })).body
  expect(found.teams).toEqual([{ team_id: below, team_name: '개발팀', team_fullpath: '본부 > 개발팀' }])
  expect(found.users).toEqual([
    { user_id: developer.memberId, username: '다개발', position: '', team_id: below, team_name: '개발팀' },
  ])
  expect((await asBoss.call(contract.getTeamFullpath, { query: { team_id: top } })).body).toEqual([
    { team_id: top, team_name: '본부', team_fullpath: '본부' },
  ])
  expect((await asBoss.call(contract.getTeamFullpath, { query: { team_id: 999_999 } })).status).toBe(404)
})
