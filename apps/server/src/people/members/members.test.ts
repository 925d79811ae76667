import { afterAll, beforeAll, expect, test } from 'vitest'
import * as changes from '#contract/people/employment/changes.ts'
import * as contract from '#contract/people/members/members.ts'
import type { memberOrderings } from '#contract/people/members/member-orderings.ts'
import { startTestApp, type TestApp, withOwner } from '#test/app.ts'
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
  const boss = await makeAdmin(at, { company, name: '가대표', joinedOn: '2020-01-01' })
  const leader = await makeMember(at, { company, name: '나팀장', teamId: top, joinedOn: '2021-01-01' })
  const developer = await makeMember(at, { company, name: '다개발', teamId: below, joinedOn: '2022-01-01' })
  const seller = await makeMember(at, { company, name: '라영업', teamId: sales, joinedOn: '2023-01-01' })
  await at.owner.query('update teams set leader_id = $1 where id = $2', [leader.memberId, top])
  return { company, top, below, sales, boss, leader, developer, seller, asBoss: await at.as(boss) }
}

test('everybody is listed by day of joining, the newest first, in pages', async () => {
  const { asBoss } = await office()
  const all = await asBoss.call(contract.listMembers, { query: { page_size: 3 } })
  expect(all.body).toMatchObject({ count: 4, previous: null })
  expect(all.body.results.map((member) => member.username)).toEqual(['라영업', '다개발', '나팀장'])
  expect(all.body.results[0]!.onduty_detail).toEqual({ status: 'NOT_IN', events_txt: '' })
  const dutyOn = async (day: string) => {
    at.travelTo(`${day}T09:00`)
    const { body } = await asBoss.call(contract.listMembers, { query: { page_size: 1 } })
    return body.results[0]!.onduty_detail.status
  }
  // A Saturday, and Christmas on a Friday.
  expect([await dutyOn('2026-11-28'), await dutyOn('2026-12-25')]).toEqual(['DAY_OFF', 'DAY_OFF'])
  expect(await dutyOn('2026-11-23')).toBe('NOT_IN')
  const next = new URL(all.body.next!, 'http://x').searchParams
  expect([next.get('page'), next.get('page_size')]).toEqual(['2', '3'])
  const second = await asBoss.call(contract.listMembers, { query: { page_size: 3, page: 2 } })
  expect(second.body.results.map((member) => member.username)).toEqual(['가대표'])
  for (const query of [
    { ordering: 'email; drop table members' },
    { page: 0 },
    { page_size: 1001 },
    { retire_date__gte: '2026-02-30' },
  ]) {
    expect((await asBoss.call(contract.listMembers, { query: query as object })).status).toBe(400)
  }
})

test('filters by team, state, name and order', async () => {
  const { asBoss, top, below, company } = await office()
  await makeMember(at, { company, name: '마퇴사', status: 'RETIRED' })
  const names = async (query: object) =>
    (await asBoss.call(contract.listMembers, { query })).body.results.map((member) => member.username)
  expect(await names({ team_id: top, ordering: 'username' })).toEqual(['나팀장', '다개발'])
  expect(await names({ team_id: below })).toEqual(['다개발'])
  expect(await names({ team_id: 0, cmem_status: 'WORKING', ordering: '-username' })).toEqual([
    '라영업',
    '다개발',
    '나팀장',
    '가대표',
  ])
  // All below the top teams, as for every list that is asked for -9.
  expect(await names({ team_id: -9, ordering: 'joined_date' })).toEqual(['다개발'])
  expect(await names({ cmem_status: 'RETIRED' })).toEqual(['마퇴사'])
  expect(await names({ search: 'ㄷㄱㅂ' })).toEqual(['다개발'])
})

test('as of a day people stand in the order of what they were on that day', async () => {
  const { asBoss, leader, developer, seller, company } = await office()
  const ranks = await withOwner(at, (tx) =>
    tx
      .insertInto('ranks')
      .values(['1', '2', '3'].map((name, at) => ({ company_id: company.companyId, name, sort_order: at })))
      .returning('id')
      .execute(),
  )
  const people = [leader, developer, seller]
  const change = (places: readonly number[], from?: string) =>
    asBoss.call(changes.updateMembers, {
      body: people.map(({ memberId: user_id }, at) => ({
        user_id,
        rank_id: ranks[places[at]!]!.id,
        position: `직책 ${places[at]}`,
        ...(from && { from }),
      })),
    })
  expect((await change([0, 1, 2])).status).toBe(200)
  expect((await change([2, 1, 0], '2027-01-01')).status).toBe(200)
  const names = async (ordering: (typeof memberOrderings)[number], as_of?: string) => {
    const { body } = await asBoss.call(contract.listMembers, {
      query: { ordering, ...(as_of && { as_of }), search: '@' },
    })
    return body.results.map(({ username }) => username).filter((name) => name !== '가대표')
  }
  for (const ordering of ['rank', 'position'] as const) {
    expect([ordering, await names(ordering)]).toEqual([ordering, ['나팀장', '다개발', '라영업']])
    expect([ordering, await names(ordering, '2027-01-01')]).toEqual([
      ordering,
      ['라영업', '다개발', '나팀장'],
    ])
  }
})

test('leaders and limited admins see their teams, members see nobody, other companies stay apart', async () => {
  const { company, leader, seller, sales } = await office()
  await office()
  const limited = await makeMember(at, { company, name: '바관리', coverTeamIds: [sales] })
  const names = async (who: typeof leader) => {
    const list = await (await at.as(who)).call(contract.listMembers, { query: { ordering: 'username' } })
    return list.status === 200 ? list.body.results.map((member) => member.username) : list.status
  }
  expect(await names(leader)).toEqual(['나팀장', '다개발'])
  expect(await names(limited)).toEqual(['라영업', '바관리'])
  expect(await names(seller)).toBe(403)
  expect((await at.stranger().call(contract.listMembers)).status).toBe(401)
})

test('a change of team begins today and leaves the past as it was', async () => {
  const { asBoss, developer, below, sales, company } = await office()
  const body = { user_id: developer.memberId, team: sales, position: '책임', username: '다영업' }
  const changed = await asBoss.call(changes.updateMembers, { body })
  expect(changed.body).toMatchObject([{ position: '책임', username: '다영업', team: { team_id: sales } }])
  const history = async () =>
    (
      await at.owner.query(
        'select team_id, starts_on, ends_on from team_memberships where member_id = $1 order by starts_on',
        [developer.memberId],
      )
    ).rows
  expect(await history()).toEqual([
    { team_id: below, starts_on: '2022-01-01', ends_on: '2026-11-23' },
    { team_id: sales, starts_on: '2026-11-23', ends_on: null },
  ])
  // A second thought on the same day replaces the change instead of leaving a day of nothing.
  await asBoss.call(changes.updateMembers, { body: { user_id: developer.memberId, team: null } })
  expect(await history()).toEqual([{ team_id: below, starts_on: '2022-01-01', ends_on: '2026-11-23' }])
  const early = await asBoss.call(changes.updateMembers, {
    body: { user_id: developer.memberId, team: sales, team_from: '2021-12-31' },
  })
  expect(early.error.error_code).toBe('CHANGE_BEFORE_JOINED')
  expect((await asBoss.call(contract.listUser, { query: { search: 'ㄷㅇㅇ' } })).body).toHaveLength(1)
  expect(await auditActions(at, company.companyId)).toEqual(['member.update', 'member.update'])
})

test('several are changed together or not at all', async () => {
  const { asBoss, developer, seller } = await office()
  const foreign = await makeMember(at)
  const change = (...ids: number[]) => ids.map((user_id) => ({ user_id, position: '사원' }))
  expect(
    (await asBoss.call(changes.updateMembers, { body: change(developer.memberId, foreign.memberId) })).status,
  ).toBe(404)
  expect(
    (await asBoss.call(contract.getUserProfile, { params: { id: developer.memberId } })).body.user_profile
      .position,
  ).toBe('')
  const both = await asBoss.call(changes.updateMembers, {
    body: change(developer.memberId, seller.memberId),
  })
  expect(both.body.map((member) => member.position)).toEqual(['사원', '사원'])
})

test('a limited admin neither reaches beyond the teams nor touches a full admin', async () => {
  const { company, boss, sales, top, seller, developer } = await office()
  await at.owner.query(
    `insert into team_memberships (company_id, member_id, team_id, starts_on) values ($1, $2, $3, '2024-01-01')`,
    [company.companyId, boss.memberId, sales],
  )
  const limited = await at.as(await makeMember(at, { company, coverTeamIds: [sales] }))
  const change = async (body: object) =>
    (await limited.call(changes.updateMembers, { body: body as { user_id: number } })).status
  expect(await change({ user_id: seller.memberId, position: '대리' })).toBe(200)
  expect(await change({ user_id: seller.memberId, team: top })).toBe(403)
  expect(await change({ user_id: developer.memberId, position: '대리' })).toBe(403)
  expect(await change({ user_id: boss.memberId, position: '사원' })).toBe(403)
})

test('a profile shows roles, teams led and the company; own fields can be changed, others not', async () => {
  const { leader, top, company } = await office()
  const client = await at.as(leader)
  const { body } = await client.call(contract.getProfile)
  expect(body).toMatchObject({
    id: leader.memberId,
    isTeamLeader: true,
    leader: [{ team_id: top, team_name: '본부' }],
    is_admin: false,
    user_profile: {
      username: '나팀장',
      team: { team_id: top },
      default_team_filter: 'team',
      work_check: 'ALL',
      image_url: null,
    },
    company: {
      company_id: company.companyId,
      company_name: company.name,
      timezone: 'Asia/Seoul',
      change_day_time: '06:00:00',
      language: 'ko',
    },
  })
  expect(Object.keys(body.features).length).toBeGreaterThanOrEqual(22)
  const own = { phone: '010-1234-5678', username: '나새이름', position: '대표이사' }
  const changed = await client.call(contract.updateProfile, { body: own })
  expect(changed.body.user_profile).toMatchObject({
    phone: '010-1234-5678',
    username: '나새이름',
    position: '',
  })
  expect((await client.call(contract.updateProfile, { body: { username: '' } })).status).toBe(400)
  expect((await at.stranger().call(contract.getProfile)).status).toBe(401)
})

test('colleagues see name and contact, not birthday and contract', async () => {
  const { leader, seller, developer } = await office()
  const params = { id: developer.memberId }
  const seen = async (who: typeof leader) =>
    (await (await at.as(who)).call(contract.getUserProfile, { params })).body
  expect((await seen(leader)).user_profile.joined_date).toBe('2022-01-01')
  expect((await seen(seller)).user_profile).toMatchObject({
    username: '다개발',
    joined_date: null,
    birth_date: null,
  })
  const foreign = await at.as(await makeAdmin(at))
  expect((await foreign.call(contract.getUserProfile, { params })).status).toBe(404)
})
