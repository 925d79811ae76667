import { afterAll, beforeAll, expect, test } from 'vitest'
import * as dating from '#contract/people/employment/changes.ts'
import * as dated from '#contract/people/employment/employment.ts'
import * as contract from '#contract/people/members/members.ts'
import { createRank } from '#contract/people/organization/organization.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { makeAdmin } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'

let at: TestApp
let company: TestCompany
let asBoss: Client
let ids: number[]

beforeAll(async () => {
  at = await startTestApp()
  company = await makeCompany(at)
  asBoss = await at.as(await makeAdmin(at, { company }))
  const made = await at.owner.query<{ id: number }>(
    `insert into members (company_id, email, name, status, joined_on)
     select $1, 'bulk' || n || '@gyeol.test', '단체' || n, 'WORKING', '2025-01-01' from generate_series(1, 500) n
     returning id`,
    [company.companyId],
  )
  ids = made.rows.map(({ id }) => id)
})
afterAll(() => at.stop())

async function countOf(work: () => Promise<{ status: number }>): Promise<number> {
  const sent = await at.statementsOf(async () => expect((await work()).status).toBeLessThan(300))
  return sent.length
}

test('five hundred people change with the statements of two, all or none', async () => {
  const rank_id = (await asBoss.call(createRank, { body: { name: '과장' } })).body.id
  const team = await makeTeam(at, company, { name: '영업팀' })
  const changes = (from: string, ofThem = ids) => ofThem.map((user_id) => ({ user_id, rank_id, team, from }))
  const broken = changes('2026-11-01').map((one, n) => (n === 499 ? { ...one, rank_id: 999_999 } : one))
  const refused = await asBoss.call(dating.updateMembers, { body: broken })
  expect(refused.error.error_code).toBe('NOT_FOUND')
  const update = (body: ReturnType<typeof changes>) => asBoss.call(dating.updateMembers, { body })
  // Every change makes sessions be read anew, so that each of the counted ones begins alike.
  await update(changes('2026-11-03', ids.slice(0, 1)))
  const few = await countOf(() => update(changes('2026-11-02', ids.slice(0, 2))))
  expect(await countOf(() => update(changes('2026-11-01')))).toBe(few)
  const list = await asBoss.call(contract.listMembers, { query: { rank_id, team_id: team } })
  expect(list.body.count).toBe(500)
  const preview = { body: { changes: changes('2026-12-01') } }
  expect(await countOf(() => asBoss.call(dated.previewChanges, preview))).toBeLessThan(8)
})

test('a page costs the same whatever stands on it, also as of a day', async () => {
  const list = (query: object) => countOf(() => asBoss.call(contract.listMembers, { query }))
  await list({ page_size: 1 })
  const few = await list({ page_size: 5 })
  expect(await list({ page_size: 500 })).toBe(few)
  expect(await list({ page_size: 500, as_of: '2026-06-01', ordering: 'team' })).toBe(few)
  expect(await countOf(() => asBoss.call(contract.countMembers, {}))).toBe(1)
})
