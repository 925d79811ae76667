import { afterAll, beforeAll, expect, test } from 'vitest'
import { updateMembers } from '#contract/people/employment/changes.ts'
import * as contract from '#contract/people/organization/organization.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember } from '#test/factories/members.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

test('ranks are saved together, reordered and removed unless somebody has them', async () => {
  const company = await makeCompany(at)
  const boss = await makeAdmin(at, { company })
  const asBoss = await at.as(boss)
  const first = await asBoss.call(contract.createRank, { body: { name: '사원' } })
  expect([first.status, first.body._order]).toEqual([201, 0])
  const ranks = [
    { id: first.body.id, name: '사원', _order: 5 },
    { name: '대리', _order: 2 },
  ]
  const saved = await asBoss.call(contract.saveRanks, { body: { ranks } })
  expect(saved.body.map((rank) => rank.name)).toEqual(['대리', '사원'])

  // All or none: the new one is not left behind when the other is refused.
  const broken = await asBoss.call(contract.saveRanks, {
    body: { ranks: [{ name: '과장' }, { name: '대리' }] },
  })
  expect(broken.error.error_code).toBe('NAME_TAKEN')
  expect((await asBoss.call(contract.listRanks)).body).toHaveLength(2)

  const [junior] = saved.body
  await asBoss.call(updateMembers, { body: { user_id: boss.memberId, rank_id: junior!.id } })
  const refused = await asBoss.call(contract.deleteRank, { params: { id: junior!.id } })
  expect([refused.status, refused.error.error_code]).toEqual([409, 'RANK_IN_USE'])
  expect(refused.error.message).toContain('1명')
  const counts = (await asBoss.call(contract.listRanks)).body.map((rank) => rank.people)
  expect(counts).toEqual([1, 0])
  expect((await asBoss.call(contract.deleteRank, { params: { id: first.body.id } })).status).toBe(204)
})

test('an unknown rank in the list changes none, and the last word on a name counts', async () => {
  const asBoss = await at.as(await makeAdmin(at))
  const first = (await asBoss.call(contract.createRank, { body: { name: '사원' } })).body
  const save = (ranks: { id?: number; name: string; _order?: number }[]) =>
    asBoss.call(contract.saveRanks, { body: { ranks } })
  const foreign = (
    await (await at.as(await makeAdmin(at))).call(contract.createRank, { body: { name: '남' } })
  ).body
  expect(
    (
      await save([
        { id: first.id, name: '새 이름' },
        { id: foreign.id, name: '내 것' },
      ])
    ).status,
  ).toBe(404)
  expect((await asBoss.call(contract.listRanks)).body[0]!.name).toBe('사원')
  expect((await save([])).status).toBe(400)
  const both = await Promise.all([
    asBoss.call(contract.createRank, { body: { name: '대리' } }),
    asBoss.call(contract.createRank, { body: { name: '대리' } }),
  ])
  expect(both.map((answer) => answer.status).toSorted()).toEqual([201, 409])
})

test('a list of new ranks goes behind the others in its order, and each leaves its own trace', async () => {
  const company = await makeCompany(at)
  const asBoss = await at.as(await makeAdmin(at, { company }))
  const { id } = (await asBoss.call(contract.createRank, { body: { name: '사원' } })).body
  const ranks = [{ name: '과장' }, { id, name: '주임' }, { name: '부장' }, { name: '대리', _order: 0 }]
  const saved = await asBoss.call(contract.saveRanks, { body: { ranks } })
  expect(saved.body.map((rank) => [rank._order, rank.name])).toEqual([
    [0, '주임'],
    [0, '대리'],
    [1, '과장'],
    [2, '부장'],
  ])
  const { rows } = await at.owner.query(
    `select action, target_id::int from audit_events where company_id = $1 order by id`,
    [company.companyId],
  )
  const idOf = (name: string) => saved.body.find((rank) => rank.name === name)!.id
  expect(rows.map((row) => [row.action, row.target_id])).toEqual([
    ['rank.create', id],
    ['rank.update', id],
    ['rank.create', idOf('과장')],
    ['rank.create', idOf('부장')],
    ['rank.create', idOf('대리')],
  ])
})

test('a rank that only the history of somebody shows is not removed', async () => {
  const company = await makeCompany(at)
  const boss = await makeAdmin(at, { company })
  const asBoss = await at.as(boss)
  const make = async (name: string) => (await asBoss.call(contract.createRank, { body: { name } })).body.id
  const [first, second] = [await make('사원'), await make('대리')]
  const give = (rank_id: number, from: string) =>
    asBoss.call(updateMembers, { body: { user_id: boss.memberId, rank_id, from } })
  await give(first, '2024-03-04')
  await give(second, '2025-03-04')
  const refused = await asBoss.call(contract.deleteRank, { params: { id: first } })
  expect(refused.error.error_code).toBe('RANK_HAS_PAST')
})

test('ranks keep to their length and their company', async () => {
  const asBoss = await at.as(await makeAdmin(at))
  const company = await makeCompany(at)
  const other = await at.as(await makeAdmin(at, { company }))
  const member = await at.as(await makeMember(at, { company }))
  const { id } = (await asBoss.call(contract.createRank, { body: { name: '가'.repeat(30) } })).body
  for (const name of ['', '가'.repeat(31)])
    expect((await asBoss.call(contract.createRank, { body: { name } })).status).toBe(400)
  expect((await other.call(contract.updateRank, { params: { id }, body: { name: '내 것' } })).status).toBe(
    404,
  )
  expect((await other.call(contract.deleteRank, { params: { id } })).status).toBe(404)
  expect((await other.call(contract.listRanks)).body).toEqual([])
  expect((await member.call(contract.createRank, { body: { name: '사원' } })).status).toBe(403)
  expect((await at.stranger().call(contract.listRanks)).status).toBe(401)
})
