import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AuditEntry, CommandContext } from '#server/http/context.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { makeTeam } from '#test/factories/teams.ts'
import { createTeams, type NewTeam } from './create-teams.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

async function create(company: TestCompany, teams: NewTeam[], covered: number[] | 'all' = 'all') {
  const entries: AuditEntry[] = []
  const ids = await at.inCompany(company.companyId, (tx) => {
    const actor = { isFullAdmin: covered === 'all', coverTeamIds: covered === 'all' ? [] : covered }
    const today = Temporal.PlainDate.from('2026-11-23')
    const audit = (entry: AuditEntry) => entries.push(entry)
    return createTeams(
      { tx, companyId: company.companyId, today, actor, audit } as unknown as CommandContext,
      teams,
    )
  })
  return { ids, audited: entries.map((entry) => [entry.action, entry.target?.[1]]) }
}

test('each team has its id in the order asked for, and its entry; twins are made once', async () => {
  const company = await makeCompany(at)
  const head = await makeTeam(at, company, { name: '본부' })
  const asked = [
    { name: '나', parentId: head },
    { name: '위', parentId: null },
    { name: '가', parentId: head },
  ]
  const twins = [
    { name: ' 나 ', parentId: head },
    { name: '본 부', parentId: null },
  ]
  const { ids: all, audited } = await create(company, [...asked, ...twins])
  expect(all.slice(asked.length)).toEqual([null, null])
  const ids = all.slice(0, asked.length)
  const { rows } = await at.owner.query(
    'select id::int, name, parent_id::int as "parentId", sort_order from teams where id = any($1::bigint[])',
    [ids],
  )
  const known = new Map(rows.map((row) => [row.id, row]))
  expect(ids.map((id) => known.get(id))).toMatchObject(asked)
  expect(ids.map((id) => known.get(id).sort_order)).toEqual([0, 1, 1])
  expect(audited).toEqual(ids.map((id) => ['team.create', id]))
})

test('what createTeam would refuse is left out: closed, unknown, foreign and too deep places, and those of others', async () => {
  const company = await makeCompany(at)
  const closed = await makeTeam(at, company, { name: '닫힌팀' })
  await at.owner.query(`update teams set closed_on = '2026-11-23', opened_on = '2026-11-01' where id = $1`, [
    closed,
  ])
  const foreign = await makeTeam(at, await makeCompany(at), { name: '남의팀' })
  let deep = await makeTeam(at, company, { name: '1' })
  const top = deep
  for (let level = 2; level <= 10; level++)
    deep = await makeTeam(at, company, { name: String(level), parentId: deep })
  const parents = [closed, foreign, 999_999, deep, top]
  const asked = parents.map((parentId) => ({ name: '새팀', parentId }))
  const { ids } = await create(company, asked)
  expect(ids.map((id) => id !== null)).toEqual([false, false, false, false, true])
  const limited = await create(company, [...asked, { name: '위', parentId: null }], [deep, closed])
  expect(limited.ids).toEqual([null, null, null, null, null, null])
  expect(limited.audited).toEqual([])
})
