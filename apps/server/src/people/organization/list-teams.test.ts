import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '#contract/people/organization/organization.ts'
import { setStatus } from '#server/people/members/index.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

/**
 * 본사 ─ 개발본부 ─ 서버팀, 웹팀 (empty)
 *      └ 사업본부 ─ 영업팀
 * 고문실 (empty), and one person in no team
 */
async function company() {
  const company = await makeCompany(at)
  const team = (name: string, parentId?: number) =>
    makeTeam(at, company, { name, ...(parentId && { parentId }) })
  const head = await team('본사')
  const dev = await team('개발본부', head)
  const server = await team('서버팀', dev)
  const web = await team('웹팀', dev)
  const biz = await team('사업본부', head)
  const sales = await team('영업팀', biz)
  const advisers = await team('고문실')
  const person = (name: string, rest: object = {}) => makeMember(at, { company, name, ...rest })
  const people = {
    admin: await makeAdmin(at, { company, name: '가대표', teamId: head }),
    limited: await person('나중간', { teamId: sales, coverTeamIds: [dev] }),
    leader: await person('다팀장', { teamId: biz }),
    both: await person('라겸임', { teamId: server, coverTeamIds: [sales] }),
    member: await person('마사원', { teamId: server }),
    loose: await person('바무소속'),
  }
  await makeMember(at, { company, name: '사퇴사', teamId: server, status: 'RETIRED' })
  await makeMember(at, { company, name: '아초대', teamId: server, status: 'INVITED' })
  await at.owner.query('update teams set leader_id = $1 where id = $2', [people.leader.memberId, biz])
  await at.owner.query('update teams set leader_id = $1 where id = $2', [people.both.memberId, server])
  const as: Record<string, Client> = {}
  for (const [name, one] of Object.entries(people)) as[name] = await at.as(one)
  return { company, people, as, ids: { head, dev, server, web, biz, sales, advisers } }
}

let made: Awaited<ReturnType<typeof company>>
let names: Map<number, string>
beforeAll(async () => {
  made = await company()
  names = new Map(Object.entries(made.ids).map(([name, id]) => [id, name]))
})

async function ask(who: string, query: object): Promise<string> {
  const { body } = await made.as[who]!.call(contract.listTeams, { query })
  return body.map((team) => names.get(team.team_id) ?? 'none').join(' ')
}

const ALL = 'head dev server web biz sales advisers none'

test('teams stand in the order of the chart, with people counted once and rolled up', async () => {
  const { body } = await made.as.admin!.call(contract.listTeams)
  expect(
    body.map((team) => [names.get(team.team_id), team.depth, team.team_nums, team.team_sub_nums]),
  ).toEqual([
    ['head', 1, 1, 5],
    ['dev', 2, 0, 2],
    ['server', 3, 2, 2],
    ['web', 3, 0, 0],
    ['biz', 2, 1, 2],
    ['sales', 3, 1, 1],
    ['advisers', 1, 0, 0],
    [undefined, 1, 1, 1],
  ])
  expect(body[2]).toMatchObject({
    team_parent: '개발본부',
    team_root: made.ids.head,
    company: made.company.companyId,
    team_leader_name: '라겸임',
  })
  expect(body.at(-1)).toMatchObject({
    team_id: 0,
    team_name: 'NOT_ASSIGNED',
    abilities: { update: false, move: false, delete: false, close: false, reopen: false },
  })
})

test('the place of those in no team is left out when nobody stands there (R-ORG-001)', async () => {
  const asAdmin = made.as.admin!
  const loose = made.people.loose.memberId
  const become = (status: 'RETIRED' | 'WORKING') =>
    at.inCompany(made.company.companyId, (tx) => setStatus(tx, loose, status))
  await become('RETIRED')
  expect((await asAdmin.call(contract.listTeams)).body.map((team) => team.team_id)).not.toContain(0)
  expect((await asAdmin.call(contract.listOrg)).body.map((team) => team.team_id)).not.toContain(0)
  await become('WORKING')
})

test.each([
  ['everybody sees the whole chart', 'member', {}, ALL],
  ['only teams with people', 'member', { is_active: true }, 'head dev server biz sales none'],
  ['only teams without people', 'member', { is_active: false }, 'web advisers'],
  ['0 is the whole company', 'member', { team_id: 0 }, ALL],
  ['a team with all below', 'member', { team_id: 'dev' }, 'dev server web'],
  ['the team alone', 'member', { team_id: 'dev', org_range: 'team' }, 'dev'],
  [
    'company and subteam mean all below too',
    'member',
    { team_id: 'dev', org_range: 'subteam' },
    'dev server web',
  ],
  ['-9 of a full admin is all below the top', 'admin', { team_id: -9 }, 'dev server web biz sales'],
  ['-9 of a leader is all below', 'leader', { team_id: -9 }, 'sales'],
  ['-9 of a limited admin is all below the covered teams', 'limited', { team_id: -9 }, 'server web'],
  ['-9 of a member of a team without sub-teams is nothing', 'member', { team_id: -9 }, ''],
  ['-9 of somebody in no team is nothing', 'loose', { team_id: -9 }, ''],
  ['the teams in view of a leader', 'leader', { org_range: 'team' }, 'biz'],
  ['those with all below', 'leader', { org_range: 'subteam' }, 'biz sales'],
  ['the covered teams and the own one', 'limited', { org_range: 'team' }, 'dev sales'],
  ['the whole company', 'leader', { org_range: 'company' }, ALL],
  ['admin_only of a full admin is everything', 'admin', { admin_only: true }, ALL],
  [
    'of a limited admin the covered teams with those below',
    'limited',
    { admin_only: true },
    'dev server web',
  ],
  ['of a leader nothing', 'leader', { admin_only: true }, ''],
  ['of a member nothing', 'member', { admin_only: true }, ''],
  ['leader lists the led teams with those below', 'leader', { leader: true }, 'biz sales'],
  ['leader of a full admin who leads none', 'admin', { leader: true }, ''],
  ['admin_or_leader adds up', 'both', { admin_or_leader: true }, 'server sales'],
  ['of a leader the led ones', 'leader', { admin_or_leader: true }, 'biz sales'],
  ['of a limited admin the covered ones', 'limited', { admin_or_leader: true }, 'dev server web'],
  ['of a full admin everything', 'admin', { admin_or_leader: true }, ALL],
  ['filters go together', 'limited', { admin_only: true, team_id: 'server' }, 'server'],
  ['also when nothing is left', 'limited', { admin_only: true, team_id: 'biz' }, ''],
  ['with people and by role', 'limited', { admin_only: true, is_active: true }, 'dev server'],
])('%s', async (_, who, query: Record<string, unknown>, expected) => {
  const { team_id: team } = query
  const id = typeof team === 'string' ? made.ids[team as keyof typeof made.ids] : team
  expect(await ask(who, { ...query, ...(id !== undefined && { team_id: id }) })).toBe(expected)
})

test('struct nests what the filters left; a team whose parent was left out stands at the top', async () => {
  const tree = (await made.as.member!.call(contract.listTeams, { query: { struct: 'true' } })).body
  expect(tree.map((team) => team.team_name)).toEqual(['본사', '고문실', 'NOT_ASSIGNED'])
  expect(tree[0]!.subteams[0]!.subteams.map((team) => team.team_name)).toEqual(['서버팀', '웹팀'])
  const query = { struct: 'true', team_id: made.ids.server } as const
  const branch = (await made.as.member!.call(contract.listTeams, { query })).body
  expect(branch.map((team) => team.team_name)).toEqual(['서버팀'])
})

test('what is no filter is refused, what is foreign does not exist', async () => {
  const status = async (query: object) =>
    (await made.as.admin!.call(contract.listTeams, { query: query as never })).status
  expect(await status({ org_range: 'planet' })).toBe(400)
  expect(await status({ team_id: -1 })).toBe(400)
  expect(await status({ team_id: 'x' })).toBe(400)
  expect(await status({ as_of: '2026-02-30' })).toBe(400)
  const foreign = await makeTeam(at, await makeCompany(at))
  expect(await status({ team_id: foreign })).toBe(404)
  expect((await made.as.admin!.call(contract.listOrg, { query: { team_id: foreign } })).status).toBe(404)
  expect((await at.stranger().call(contract.listTeams)).status).toBe(401)
})

test('who may do what is told by the answer', async () => {
  const can = async (who: string) => {
    const { body } = await made.as[who]!.call(contract.listTeams)
    const list = (ability: 'update' | 'delete' | 'close') =>
      body
        .filter((team) => team.abilities[ability])
        .map((team) => names.get(team.team_id))
        .join(' ')
    return [list('update'), list('delete'), list('close')]
  }
  const teams = 'head dev server web biz sales advisers'
  expect(await can('admin')).toEqual([teams, 'web advisers', teams])
  // The team that makes somebody a limited admin stays.
  expect(await can('limited')).toEqual(['dev server web', 'web', 'server web'])
  expect(await can('leader')).toEqual(['', '', ''])
  expect(await can('member')).toEqual(['', '', ''])
})

test('the chart shows people under their teams, leaders first, whole or one branch', async () => {
  const chart = (await made.as.member!.call(contract.listOrg)).body
  expect(chart[0]!.subteams[0]!.subteams[0]!.members).toEqual([
    expect.objectContaining({ username: '라겸임', is_leader: true, image_url: null }),
    expect.objectContaining({ username: '마사원', is_leader: false, cmem_status: 'WORKING' }),
  ])
  expect(chart.at(-1)!.members.map((person) => person.username)).toEqual(['바무소속'])
  const query = { team_id: made.ids.biz, is_active: 'true' } as const
  const branch = (await made.as.member!.call(contract.listOrg, { query })).body
  expect(branch.map((node) => node.team_name)).toEqual(['사업본부'])
  expect(branch[0]!.subteams.map((node) => node.team_name)).toEqual(['영업팀'])
})

test('teams and people are found by initials, with their place', async () => {
  const { member } = made.as
  const found = (await member!.call(contract.searchOrg, { query: { search: 'ㄱㅂ' } })).body
  expect(found.teams).toEqual([
    { team_id: made.ids.dev, team_name: '개발본부', team_fullpath: '본사 > 개발본부' },
  ])
  const people = (await member!.call(contract.searchOrg, { query: { search: 'ㅁㅅㅇ' } })).body.users
  expect(people).toEqual([
    expect.objectContaining({ username: '마사원', team_id: made.ids.server, team_name: '서버팀' }),
  ])
  const path = (await member!.call(contract.getTeamFullpath, { query: { team_id: made.ids.web } })).body
  expect(path).toEqual([
    { team_id: made.ids.web, team_name: '웹팀', team_fullpath: '본사 > 개발본부 > 웹팀' },
  ])
  expect((await member!.call(contract.getTeamFullpath)).body).toHaveLength(7)
  expect((await member!.call(contract.getTeamFullpath, { query: { team_id: 999_999 } })).status).toBe(404)
})
