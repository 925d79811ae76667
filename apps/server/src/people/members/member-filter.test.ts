import { afterAll, beforeAll, expect, test } from 'vitest'
import type { EndpointCall } from '#contract/endpoint.ts'
import { countMembers } from '#contract/people/members/members.ts'
import type { memberOrderings } from '#contract/people/members/member-orderings.ts'
import * as contract from '#contract/people/members/members.ts'
import { type Client, startTestApp, type TestApp, withOwner } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'

type Query = NonNullable<EndpointCall<typeof contract.listMembers>['query']>

let at: TestApp
let admin: Client
const ids: Record<string, number> = {}

/**
 * 가 in 본부, 부장, lead; 나 in 본부 > 개발팀, 사원, contract work; 다 in 영업팀, without a rank, on leave of absence; 라 left on
 * 2026-03-31 and 마 on 2026-06-30; 바 is invited. 하 is the admin who asks.
 */
beforeAll(async () => {
  at = await startTestApp()
  const company = await makeCompany(at)
  ids['본부'] = await makeTeam(at, company, { name: '본부' })
  ids['개발팀'] = await makeTeam(at, company, { name: '개발팀', parentId: ids['본부'] })
  ids['영업팀'] = await makeTeam(at, company, { name: '영업팀' })
  await withOwner(at, async (tx) => {
    for (const [sort_order, name] of ['부장', '사원'].entries()) {
      const row = { company_id: company.companyId, name, sort_order }
      const made = await tx.insertInto('ranks').values(row).returning('id').executeTakeFirstOrThrow()
      ids[name] = made.id
    }
  })
  const person = async (name: string, more: Parameters<typeof makeMember>[1], columns: object = {}) => {
    const { memberId } = await makeMember(at, { company, name, ...more })
    const fields = { name, ...columns }
    await withOwner(
      at,
      (tx) => tx.updateTable('members').set(fields).where('id', '=', memberId).execute(),
      company.companyId,
    )
  }
  await person(
    '가',
    { teamId: ids['본부'], joinedOn: '2020-01-01' },
    { rank_id: ids['부장'], position: '본부장' },
  )
  const temporary = { rank_id: ids['사원'], position: '매니저', contract_type: '계약직' }
  await person('나', { teamId: ids['개발팀'], joinedOn: '2021-01-01' }, temporary)
  await person(
    '다',
    { teamId: ids['영업팀'], joinedOn: '2022-01-01', status: 'ABSENCE' },
    { position: '매니저' },
  )
  const left = { joinedOn: '2023-01-01', status: 'RETIRED' } as const
  await person('라', left, { retired_on: '2026-03-31', rank_id: ids['사원'] })
  await person('마', { ...left, joinedOn: '2024-01-01' }, { retired_on: '2026-06-30' })
  await person('바', { status: 'INVITED', joinedOn: '2026-12-01' })
  admin = await at.as(await makeAdmin(at, { company, name: '하', joinedOn: '2019-01-01' }))
})
afterAll(() => at.stop())

async function names(query: Query): Promise<string> {
  const { body } = await admin.call(contract.listMembers, { query })
  expect(body.count).toBe(body.results.length)
  return body.results.map(({ username }) => username).join('')
}

test.each<[string, () => Query, string]>([
  ['nothing: everybody', () => ({}), '가나다라마바하'],
  ['a state', () => ({ cmem_status: 'ABSENCE' }), '다'],
  ['a team with those below', () => ({ team_id: ids['본부']! }), '가나'],
  ['all below the top teams', () => ({ team_id: -9 }), '나'],
  ['an unknown team', () => ({ team_id: 987_654_321 }), ''],
  ['a rank', () => ({ rank_id: ids['사원']! }), '나라'],
  ['no rank', () => ({ rank_id: 0 }), '다마바하'],
  ['a position', () => ({ position: '매니저' }), '나다'],
  ['a contract', () => ({ contract_type: '계약직' }), '나'],
  ['left from a day on, which counts', () => ({ retire_date__gte: '2026-03-31' }), '라마'],
  ['left until a day, which counts', () => ({ retire_date__lte: '2026-03-31' }), '라'],
  ['between', () => ({ retire_date__gte: '2026-04-01', retire_date__lte: '2026-06-29' }), ''],
  ['several at once', () => ({ position: '매니저', rank_id: 0, team_id: ids['영업팀']! }), '다'],
  ['a name by its beginning', () => ({ search: '나' }), '나'],
])('%s', async (_what, query, expected) => {
  expect(await names({ ...query(), ordering: 'username' })).toBe(expected)
})

test('a negative number that says nothing is refused, as in every list', async () => {
  const refused = await admin.call(contract.listMembers, { query: { team_id: -5 } })
  expect([refused.status, Object.keys(refused.error.fields ?? {})]).toEqual([400, ['team_id']])
})

test.each<[(typeof memberOrderings)[number], string]>([
  ['joined_date', '하가나다라마바'],
  ['-joined_date', '바마라다나가하'],
  ['username', '가나다라마바하'],
  ['-username', '하바마라다나가'],
  ['position', '라마바하나다가'],
  ['-position', '가나다라마바하'],
  ['rank', '가나라다마바하'],
  ['-rank', '나라가다마바하'],
  ['team', '나가다라마바하'],
  ['-team', '다가나라마바하'],
])('by %s', async (ordering, expected) => {
  expect(await names({ ordering })).toBe(expected)
})

test('by the last day, among those who left', async () => {
  expect(await names({ cmem_status: 'RETIRED', ordering: 'retire_date' })).toBe('라마')
  expect(await names({ cmem_status: 'RETIRED', ordering: '-retire_date' })).toBe('마라')
})

test('the counts are those of the list', async () => {
  const { body } = await admin.call(countMembers, { query: { position: '매니저' } })
  expect(body).toEqual({ INVITED: 0, WORKING: 1, ABSENCE: 1, RETIRED: 0 })
})
