import { afterAll, beforeAll, expect, test } from 'vitest'
import { getProfile } from '#contract/people/members/members.ts'
import * as contract from '#contract/people/organization/organization.ts'
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
    opened_on: '2026-11-23',
    closed_on: null,
    abilities: { update: true, delete: true, close: true },
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

test('a team is looked after by a member or by somebody who is only named', async () => {
  const { asBoss, sales, developer } = await office()
  const change = async (body: object) =>
    (await asBoss.call(contract.updateTeam, { params: { id: sales }, body })).body
  expect(await change({ team_charger_custom: '외부 자문' })).toMatchObject({
    team_charger: null,
    team_charger_name: '외부 자문',
  })
  expect(await change({ team_charger: developer.memberId })).toMatchObject({
    team_charger: developer.memberId,
    team_charger_custom: '',
    team_charger_name: '다개발',
  })
  expect(await change({ team_name: '국내영업팀' })).toMatchObject({ team_charger_name: '다개발' })
  expect(await change({ team_charger_custom: '자문' })).toMatchObject({ team_charger: null })
  expect(await change({ team_charger: null, team_charger_custom: '' })).toMatchObject({
    team_charger_name: null,
  })
})

test('a member and a typed name together are refused, and nothing is kept', async () => {
  const { asBoss, sales, developer } = await office()
  const both = { team_charger: developer.memberId, team_charger_custom: '외부 자문' }
  const answers = [
    await asBoss.call(contract.updateTeam, {
      params: { id: sales },
      body: { ...both, team_name: '새 이름' },
    }),
    await asBoss.call(contract.updateTeamByPost, { params: { id: sales }, body: both }),
    await asBoss.call(contract.createTeam, { body: { ...both, team_name: '둘 다' } }),
  ]
  expect(answers.map(({ status, error }) => [status, error.error_code])).toEqual(
    answers.map(() => [400, 'TWO_CHARGERS']),
  )
  const teams = (await asBoss.call(contract.listTeams)).body
  expect(teams.map((team) => team.team_name)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/새 이름|둘 다/)]),
  )
  expect(teams.find((team) => team.team_id === sales)).toMatchObject({ team_charger_name: null })
})

test('one person may lead several teams, and is the leader of all of them', async () => {
  const { asBoss, top, below, sales, developer } = await office()
  for (const id of [below, sales])
    await asBoss.call(contract.updateTeam, { params: { id }, body: { team_leader: developer.memberId } })
  const leader = await at.as(developer)
  const led = (await leader.call(contract.listTeams, { query: { leader: 'true' } })).body
  expect(led.map((team) => team.team_id)).toEqual([below, sales])
  const chart = (await asBoss.call(contract.listOrg)).body
  expect(chart[0]!.subteams[0]!.members[0]).toMatchObject({ username: '다개발', is_leader: true })
  expect(chart.find((node) => node.team_id === sales)).toMatchObject({ team_leader_name: '다개발' })
  expect(chart.find((node) => node.team_id === top)!.members[0]!.is_leader).toBe(false)
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

test('a place among the teams of one parent is kept by counting them anew', async () => {
  const { asBoss, top } = await office()
  const add = async (team_name: string, _order?: number) =>
    (await asBoss.call(contract.createTeam, { body: { team_name, team_parent_id: top, _order } })).body
  const names = async () => {
    const teams = (await asBoss.call(contract.listTeams, { query: { team_id: top } })).body
    return teams.filter((team) => team.team_id !== top).map((team) => `${team._order} ${team.team_name}`)
  }
  await add('둘')
  const three = await add('셋')
  await add('하나', 0)
  expect(await names()).toEqual(['0 하나', '1 개발팀', '2 둘', '3 셋'])
  const place = (_order: number) =>
    asBoss.call(contract.updateTeam, { params: { id: three.team_id }, body: { _order } })
  await place(1)
  expect(await names()).toEqual(['0 하나', '1 셋', '2 개발팀', '3 둘'])
  await place(9999)
  expect(await names()).toEqual(['0 하나', '1 개발팀', '2 둘', '3 셋'])
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
