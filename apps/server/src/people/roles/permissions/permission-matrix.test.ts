import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { abilityOf, isListed } from '#contract/people/roles/abilities/abilities.ts'
import { areaNames } from '#contract/people/roles/abilities/areas.ts'
import { listedAbilities } from '#contract/people/roles/abilities/listed.ts'
import { getUserProfile } from '#contract/people/members/members.ts'
import { permissionMatrix } from '#contract/people/roles/permissions.ts'
import * as roles from '#contract/people/roles/roles.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'
import { rowRule } from './row-rules.ts'

const KEYS = ['MEMBER', 'LEADER', 'LIMITED_ADMIN', 'FULL_ADMIN'] as const
const NO_SCOPE = ['', '', '', '']
type Key = (typeof KEYS)[number]

let at: TestApp
let company: TestCompany
let led: number
let covered: number
const people = {} as Record<Key, TestMember>
const clients = {} as Record<Key, Client>

beforeAll(async () => {
  at = await startTestApp()
  company = await makeCompany(at)
  people.LEADER = await makeMember(at, { company, name: '이리더' })
  led = await makeTeam(at, company, { leaderId: people.LEADER.memberId, name: '이끄는 팀' })
  covered = await makeTeam(at, company, { name: '맡은 팀' })
  people.MEMBER = await makeMember(at, { company, name: '김사원', teamId: led })
  people.LIMITED_ADMIN = await makeMember(at, { company, name: '한관리', coverTeamIds: [covered] })
  people.FULL_ADMIN = await makeAdmin(at, { company, name: '박대표' })
  for (const key of KEYS) clients[key] = await at.as(people[key])
})
afterAll(() => at.stop())

const endpointOf = (id: string) => at.app.endpoints.find((endpoint) => endpoint.id === id)!
const memberEndpoints = () => at.app.endpoints.filter((endpoint) => endpoint.audience === 'member')
const matrix = async () => (await clients.MEMBER.call(permissionMatrix)).body
const cellOf = async (ability: string, key: string) =>
  (await matrix()).abilities.find((one) => one.key === ability)?.cells[key]

describe('abilities', () => {
  test('every endpoint of a member belongs to exactly one, and the matrix shows it', async () => {
    const shown = (await matrix()).abilities.flatMap((ability) => ability.endpoints.map(({ id }) => id))
    expect(shown.toSorted()).toEqual(
      memberEndpoints()
        .map(({ id }) => id)
        .toSorted(),
    )
    const byDefault = memberEndpoints().filter(({ id }) => !isListed(id))
    const lines = byDefault.map((endpoint) => `${endpoint.id} → ${abilityOf(endpoint).key}`)
    // For whoever adds endpoints: these could be given human words in contract/abilities/listed.ts.
    if (lines.length > 0) console.warn(`Put where their area suggests:\n  ${lines.toSorted().join('\n  ')}`)
    const homeless = byDefault.filter((endpoint) => !areaNames[endpoint.area])
    expect(homeless.map(({ id, area }) => `${id}: no area is called ${area}`)).toEqual([])
  })

  test('no endpoint is listed twice, keys and areas are known, every row rule is registered', () => {
    const ids = listedAbilities.flatMap((ability) => ability.endpoints)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    expect(new Set(listedAbilities.map(({ key }) => key)).size).toBe(listedAbilities.length)
    const bound = new Set(memberEndpoints().map(({ id }) => id))
    expect(ids.filter((id) => !bound.has(id))).toEqual([])
    expect(listedAbilities.filter(({ area }) => !areaNames[area])).toEqual([])
    const rules = listedAbilities.flatMap(({ rows }) => rows ?? [])
    expect(rules.map((rule) => rowRule(rule).about)).toHaveLength(rules.length)
  })

  test('an endpoint that nobody listed reads or changes in its area', () => {
    const get = { id: 'x.new', area: 'payroll', method: 'GET' } as const
    expect(abilityOf(get).key).toBe('payroll.other_reads')
    expect(abilityOf({ ...get, changesState: true }).key).toBe('payroll.other_writes')
    expect(abilityOf({ ...get, area: 'moon', method: 'POST' }).key).toBe('other.other_writes')
  })
})

describe('what the table says', () => {
  test.each([
    ['user.own', ['ALL', 'ALL', 'ALL', 'ALL'], NO_SCOPE],
    ['members.view', ['ALL', 'ALL', 'ALL', 'ALL'], ['SELF', 'SELF LED', 'SELF COVERED', 'COMPANY']],
    ['members.invite', ['NONE', 'NONE', 'ALL', 'ALL'], ['', '', 'COVERED', 'COMPANY']],
    ['members.employment', ['NONE', 'NONE', 'ALL', 'ALL'], ['', '', 'COVERED', 'COMPANY']],
    // The policy lets limited admins knock, but nobody who has left stands in their teams.
    ['members.rejoin', ['NONE', 'NONE', 'NONE', 'ALL'], ['', '', '', 'COMPANY']],
    ['org.teams', ['NONE', 'NONE', 'ALL', 'ALL'], ['', '', 'COVERED', 'COMPANY']],
    ['work.records', ['ALL', 'ALL', 'ALL', 'ALL'], ['SELF', 'SELF LED', 'SELF COVERED', 'COMPANY']],
    ['roles.admins', ['NONE', 'NONE', 'NONE', 'ALL'], NO_SCOPE],
    ['roles.cover', ['NONE', 'NONE', 'ALL', 'ALL'], ['', '', 'COVERED', 'COMPANY']],
    ['roles.duties', ['NONE', 'NONE', 'NONE', 'ALL'], NO_SCOPE],
    ['company.update', ['NONE', 'NONE', 'NONE', 'ALL'], NO_SCOPE],
    ['meeting.manage', ['NONE', 'NONE', 'NONE', 'ALL'], NO_SCOPE],
    ['meeting.change_booking', ['ALL', 'ALL', 'ALL', 'ALL'], ['SELF', 'SELF', 'SELF COVERED', 'COMPANY']],
    ['leave.request', ['ALL', 'ALL', 'ALL', 'ALL'], ['SELF', 'SELF LED', 'SELF COVERED', 'COMPANY']],
  ])('%s', async (ability, may, scope) => {
    const cells = await Promise.all(KEYS.map((key) => cellOf(ability, key)))
    expect(cells.map((cell) => cell?.may)).toEqual(may)
    expect(cells.map((cell) => cell?.scope.join(' '))).toEqual(scope)
  })

  test('it speaks the reader’s language and uses the company’s word for limited admins', async () => {
    await clients.FULL_ADMIN.call(roles.updateRoleNames, { body: { limited_admin: '조직장' } })
    const { subjects, abilities } = await matrix()
    expect(subjects.slice(0, 4).map(({ name }) => name)).toEqual(['구성원', '팀장', '조직장', '전체 관리자'])
    expect(abilities.find(({ key }) => key === 'members.invite')?.title).toBe('구성원 초대')
    const english = await clients.MEMBER.call(permissionMatrix, {}, { 'accept-language': 'en' })
    expect(english.body.abilities.find(({ key }) => key === 'members.invite')?.title).toBe('Invite members')
    expect(english.body.subjects.find(({ key }) => key === 'PAYROLL')?.name).toBe('Payroll')
    await clients.FULL_ADMIN.call(roles.updateRoleNames, { body: { limited_admin: null } })
  })
})

const NOBODY = 987_654_321

// What every endpoint answers to its roles is held by tests/every-endpoint.test.ts.
describe('what HTTP answers', () => {
  const nobody = { user_id: NOBODY }
  const samples: [string, string, object][] = [
    ['company.update', 'company.update', {}],
    ['members.invite', 'members.send_invite_email', nobody],
    ['members.employment', 'members.retire', nobody],
    ['members.delete', 'members.delete', nobody],
    ['members.rejoin', 'members.rejoin_invite', nobody],
    ['roles.admins', 'roles.add_admin', nobody],
    ['roles.admins', 'roles.remove_admin', nobody],
    ['roles.cover', 'roles.add_cover_team', { ...nobody, team_id: NOBODY }],
    ['roles.duties', 'roles.change_ic_bulk', { role_name: 'PAYROLL', user_ids: [NOBODY] }],
    ['roles.names', 'roles.update_names', {}],
  ]
  test.each(samples)('%s: %s', async (ability, id, body) => {
    const endpoint = endpointOf(id)
    const row = (await matrix()).abilities.find(({ key }) => key === ability)!
    const { subjects } = row.endpoints.find((one) => one.id === id)!
    for (const key of KEYS) {
      const answer = await clients[key].call(endpoint, { body } as never)
      expect([key, answer.error?.error_code !== 'FORBIDDEN']).toEqual([key, subjects.includes(key)])
    }
  })

  test('the scope words hold: whom each role may change and whose record it may read', async () => {
    const at_led = await makeMember(at, { company, teamId: led })
    const at_covered = await makeMember(at, { company, teamId: covered })
    const elsewhere = await makeMember(at, { company })
    const targets = { LED: at_led, COVERED: at_covered, COMPANY: elsewhere }
    for (const key of KEYS) {
      const update = await cellOf('members.update', key)
      const view = await cellOf('members.view', key)
      for (const [scope, target] of Object.entries(targets)) {
        const within = (cell: typeof update) => cell!.scope.some((one) => one === 'COMPANY' || one === scope)
        const body = { user_id: target.memberId, position: '매니저' }
        const changed = await clients[key].call(endpointOf('members.update'), { body } as never)
        expect([key, scope, changed.status === 200]).toEqual([key, scope, within(update)])
        const listed = await clients[key].call(getUserProfile, { params: { id: target.memberId } })
        expect([key, scope, listed.body.user_profile.joined_date !== null]).toEqual([
          key,
          scope,
          within(view),
        ])
      }
    }
  })
})

describe('one person', () => {
  test('shows what they may, and where it comes from', async () => {
    const { memberId } = people.LEADER
    const { body } = await clients.FULL_ADMIN.call(permissionMatrix, { query: { user_id: memberId } })
    expect(body.person).toMatchObject({
      user_id: memberId,
      is_admin_full: false,
      duties: [],
      led_teams: [{ team_id: led, team_name: '이끄는 팀' }],
      cover_teams: [],
    })
    expect(body.subjects).toMatchObject([{ key: 'PERSON', kind: 'PERSON', name: '이리더' }])
    const records = body.abilities.find(({ key }) => key === 'work.records')
    expect(records?.cells['PERSON']).toEqual({ may: 'ALL', scope: ['SELF', 'LED'] })
    const own = await clients.LEADER.call(permissionMatrix, { query: { user_id: memberId } })
    expect(own.body).toEqual(body)
  })

  test('is told to the person and to admins who look after them', async () => {
    const ask = async (key: Key, who: TestMember) =>
      (await clients[key].call(permissionMatrix, { query: { user_id: who.memberId } })).status
    const inside = await makeMember(at, { company, teamId: covered })
    const foreign = await makeMember(at)
    const retired = await makeMember(at, { company, status: 'RETIRED' })
    expect(await ask('LIMITED_ADMIN', inside)).toBe(200)
    expect(await ask('LIMITED_ADMIN', people.MEMBER)).toBe(403)
    expect(await ask('LEADER', people.MEMBER)).toBe(403)
    expect(await ask('MEMBER', people.FULL_ADMIN)).toBe(403)
    expect(await ask('FULL_ADMIN', foreign)).toBe(404)
    expect(await ask('FULL_ADMIN', retired)).toBe(400)
  })
})

describe('is_admin with a permission', () => {
  test.each([
    ['LIMITED_ADMIN', 'members.invite', { is_admin: true, is_admin_full: false, is_admin_limited: true }],
    ['LIMITED_ADMIN', 'company.update', { is_admin: false, is_admin_full: false, is_admin_limited: false }],
    ['FULL_ADMIN', 'company.update', { is_admin: true, is_admin_full: true, is_admin_limited: false }],
    ['FULL_ADMIN', 'roles.add_admin', { is_admin: true, is_admin_full: true, is_admin_limited: false }],
    ['LEADER', 'user.own', { is_admin: false, is_admin_full: false, is_admin_limited: false }],
  ] as const)('%s asks for %s', async (key, permission_id, expected) => {
    const { memberId } = people[key]
    const query = { user_id: memberId, permission_id }
    expect((await clients.MEMBER.call(roles.isAdmin, { query })).body).toMatchObject(expected)
  })

  test('an unknown permission is not found', async () => {
    const answer = await clients.FULL_ADMIN.call(roles.isAdmin, { query: { permission_id: 'moon.walk' } })
    expect(answer.status).toBe(404)
  })
})
