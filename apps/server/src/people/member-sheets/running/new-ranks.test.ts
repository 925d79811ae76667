import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '#contract/people/member-sheets/member-sheets.ts'
import { createRank, deleteRank, listRanks } from '#contract/people/organization/organization.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'
import { sendFile } from '#test/sheets.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

let sheets = 0

const upload = (client: Client, ranks: readonly string[], more: Record<string, string> = {}, team = '') => {
  sheets += 1
  const lines = ranks.map((rank, index) => `p${index}@ranks${sheets}.test,${rank},${team}`)
  return sendFile(at, client, contract.uploadInvite, {
    name: 'a.csv',
    content: `이메일,직급,팀\n${lines.join('\n')}`,
    fields: { create_teams: 'false', ...more },
  })
}

async function office() {
  const company = await makeCompany(at)
  const boss = await at.as(await makeAdmin(at, { company }))
  await boss.call(createRank, { body: { name: '사원' } })
  const ranksNow = async () => (await boss.call(listRanks)).body.map(({ name, people }) => [name, people])
  return { company, boss, ranksNow }
}

test('the preview offers unknown ranks; they are made once, in their order, behind the others, with audit', async () => {
  const { company, boss, ranksNow } = await office()
  const { body } = await upload(boss, ['책임', '선 임', '사원', '선임', '수석', '책임'])
  const params = { id: body.import_id }
  expect(body.counts).toMatchObject({ ready: 1, problem: 5 })
  expect([body.new_rank_count, body.new_ranks]).toEqual([3, ['책임', '선 임', '수석']])
  const chosen = await boss.call(contract.updateImport, { params, body: { create_ranks: true } })
  expect(chosen.body).toMatchObject({
    create_ranks: true,
    create_teams: false,
    counts: { ready: 6 },
    new_ranks: ['책임', '선 임', '수석'],
  })
  expect(await ranksNow()).toEqual([['사원', 0]])
  await boss.call(contract.startImport, { params })
  expect((await at.runJobs('import-members')).failures).toEqual([])
  expect(await ranksNow()).toEqual([
    ['사원', 1],
    ['책임', 2],
    ['선 임', 2],
    ['수석', 1],
  ])
  const { rows } = await at.owner.query(
    `select a.after from audit_events a join ranks r on r.company_id = a.company_id and r.id = a.target_id
     where a.company_id = $1 and a.action = 'rank.create' and a.after->>'name' = r.name and a.request_id like 'import %' order by a.id`,
    [company.companyId],
  )
  expect(rows.map((row) => row.after.name)).toEqual(['책임', '선 임', '수석'])
  const done = await boss.call(contract.getImport, { params })
  expect([done.body.new_ranks, done.body.new_rank_count]).toEqual([[], 0])
})

test('turned off again, the lines wait; ranks of lines that are not invited are not made', async () => {
  const { boss, ranksNow } = await office()
  const { body } = await sendFile(at, boss, contract.uploadInvite, {
    name: 'a.csv',
    content: '이메일,직급,입사일\na@off.test,책임,\nb@off.test,수석,어제',
    fields: { create_ranks: 'true' },
  })
  const params = { id: body.import_id }
  expect(body).toMatchObject({ counts: { ready: 1, problem: 1 }, new_rank_count: 2 })
  const off = await boss.call(contract.updateImport, { params, body: { create_ranks: false } })
  expect(off.body).toMatchObject({ counts: { ready: 0, problem: 2 }, new_rank_count: 2 })
  await boss.call(contract.updateImport, { params, body: { create_ranks: true } })
  await boss.call(contract.startImport, { params })
  expect((await at.runJobs('import-members')).failures).toEqual([])
  expect(await ranksNow()).toEqual([
    ['사원', 0],
    ['책임', 1],
  ])
})

test('two imports at once, and a person meanwhile, make a rank once', async () => {
  const { boss, ranksNow } = await office()
  const on = { create_ranks: 'true', start: 'true' }
  await upload(boss, ['책임', '수석'], on)
  await upload(boss, ['수석', '책임', '이사'], on)
  await boss.call(createRank, { body: { name: '이사' } })
  expect((await at.runJobs('import-members')).failures).toEqual([])
  expect((await ranksNow()).toSorted()).toEqual([
    ['사원', 0],
    ['수석', 2],
    ['이사', 1],
    ['책임', 2],
  ])
})

test('a rank that goes away before the run is made anew when that was chosen, and else told', async () => {
  const { boss, ranksNow } = await office()
  const [rank] = (await boss.call(listRanks)).body
  const { body } = await upload(boss, ['사원'])
  expect(body.counts.ready).toBe(1)
  await boss.call(deleteRank, { params: { id: rank!.id } })
  await boss.call(contract.startImport, { params: { id: body.import_id } })
  await at.runJobs('import-members')
  const { results } = (await boss.call(contract.listImportRows, { params: { id: body.import_id } })).body
  expect(results[0]).toMatchObject({ state: 'FAILED', problems: [{ code: 'RANK_UNKNOWN' }] })
  expect(await ranksNow()).toEqual([])
})

test('limited admins make no ranks, whatever they send', async () => {
  const { company, boss, ranksNow } = await office()
  const team = await makeTeam(at, company, { name: '영업팀' })
  const limited = await at.as(await makeMember(at, { company, coverTeamIds: [team] }))
  const { body } = await upload(limited, ['책임', '사원'], { create_ranks: 'true', start: 'true' }, '영업팀')
  expect((await at.runJobs('import-members')).failures).toEqual([])
  const { results } = (await boss.call(contract.listImportRows, { params: { id: body.import_id } })).body
  expect(results.map((line) => line.problems.map((problem) => problem.code))).toEqual([
    ['RANK_NOT_YOURS'],
    [],
  ])
  expect([body.new_rank_count, await ranksNow()]).toEqual([0, [['사원', 1]]])
})

test('who is a full admin no more when the run comes makes no ranks', async () => {
  const { company, ranksNow } = await office()
  const team = await makeTeam(at, company, { name: '영업팀' })
  const person = await makeMember(at, { company, roles: ['FULL_ADMIN'], coverTeamIds: [team] })
  const on = { create_ranks: 'true', start: 'true' }
  const { body } = await upload(await at.as(person), ['책임'], on, '영업팀')
  expect(body.counts.ready).toBe(1)
  await at.owner.query(`delete from role_holders where member_id = $1 and role = 'FULL_ADMIN'`, [
    person.memberId,
  ])
  expect((await at.runJobs('import-members')).failures).toEqual([])
  const { rows } = await at.owner.query(
    'select state, problems from member_import_rows where import_id = $1',
    [body.import_id],
  )
  expect(rows).toEqual([{ state: 'FAILED', problems: [{ field: 'rank', code: 'RANK_NOT_YOURS' }] }])
  expect(await ranksNow()).toEqual([['사원', 0]])
})

test('a column of a hundred ranks is made, one more is refused with a word', async () => {
  const { boss, ranksNow } = await office()
  const many = Array.from({ length: 101 }, (_, index) => `직급${index}`)
  const above = await upload(boss, many, { create_ranks: 'true', start: 'true' })
  expect([above.status, above.error.error_code]).toEqual([409, 'TOO_MANY_NEW_RANKS'])
  expect((await boss.call(contract.listImports)).body.count).toBe(0)
  const { body } = await upload(boss, many.slice(1), { create_ranks: 'true', start: 'true' })
  expect((await at.runJobs('import-members')).failures).toEqual([])
  expect([body.counts.ready, (await ranksNow()).length]).toEqual([100, 101])
})

test('the first sheet of a company without a rank makes its ranks, unless somebody says no', async () => {
  const company = await makeCompany(at)
  const boss = await at.as(await makeAdmin(at, { company }))
  const first = await upload(boss, ['사원'])
  expect(first.body).toMatchObject({ create_ranks: true, counts: { ready: 1 } })
  const refused = await upload(boss, ['사원'], { create_ranks: 'false' })
  expect(refused.body).toMatchObject({ create_ranks: false, counts: { ready: 0 } })
  await boss.call(createRank, { body: { name: '과장' } })
  expect((await upload(boss, ['사원'])).body).toMatchObject({ create_ranks: false, counts: { ready: 0 } })
})
