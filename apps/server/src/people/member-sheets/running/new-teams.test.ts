import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '#contract/people/member-sheets/member-sheets.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { auditActions } from '#test/audit.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'
import { sendFile } from '#test/sheets.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

const upload = (client: Client, teams: readonly string[], more: Record<string, string> = {}) =>
  sendFile(at, client, contract.uploadInvite, {
    name: 'a.csv',
    content: `이메일,팀\n${teams.map((team, index) => `p${index}@new.test,${team}`).join('\n')}`,
    fields: { create_teams: 'true', ...more },
  })

async function teamsOf(companyId: number) {
  const { rows } = await at.owner.query(
    `select t.name, up.name as parent, t.sort_order, t.opened_on::text from teams t
     left join teams up on up.company_id = t.company_id and up.id = t.parent_id
     where t.company_id = $1 order by up.name collate "C" nulls first, t.sort_order, t.id`,
    [companyId],
  )
  return rows
}

test('new teams stand behind the others under their parent, open today, each with its audit entry', async () => {
  const company = await makeCompany(at)
  const asBoss = await at.as(await makeAdmin(at, { company }))
  const head = await makeTeam(at, company, { name: '본부' })
  const old = await makeTeam(at, company, { name: '옛팀', parentId: head })
  await at.owner.query('update teams set sort_order = 7 where id = $1', [old])
  await upload(asBoss, ['본부/나', '본부/가', '가/나/다', '본부/나'], { start: 'true' })
  expect((await at.runJobs('import-members')).failures).toEqual([])
  const opened_on = '2026-11-23'
  expect((await teamsOf(company.companyId)).filter((team) => team.name !== '옛팀')).toMatchObject([
    { name: '본부', parent: null },
    { name: '가', parent: null, sort_order: 1, opened_on },
    { name: '나', parent: '가', sort_order: 0, opened_on },
    { name: '다', parent: '나', sort_order: 0, opened_on },
    { name: '가', parent: '본부', sort_order: 8, opened_on },
    { name: '나', parent: '본부', sort_order: 9, opened_on },
  ])
  const actions = await auditActions(at, company.companyId)
  expect(actions.filter((action) => action === 'team.create')).toHaveLength(5)
  const { rows } = await at.owner.query(
    `select count(*)::int as count from audit_events a join teams t on t.company_id = a.company_id and t.id = a.target_id
     where a.company_id = $1 and a.action = 'team.create' and a.after->>'team_name' = t.name
       and (a.after->>'team_parent_id')::bigint is not distinct from t.parent_id`,
    [company.companyId],
  )
  expect(rows[0].count).toBe(5)
})

test('an import makes as many teams as it may, and one more is refused with a word', async () => {
  const company = await makeCompany(at)
  const asBoss = await at.as(await makeAdmin(at, { company }))
  const many = Array.from({ length: 498 }, (_, index) => `팀${index}`)
  const above = await upload(asBoss, [...many, '가/나/다'], { start: 'true' })
  expect([above.status, above.error.error_code]).toEqual([409, 'TOO_MANY_NEW_TEAMS'])
  expect((await asBoss.call(contract.listImports)).body.count).toBe(0)
  const { body } = await upload(asBoss, [...many, '가/나'])
  const started = await asBoss.call(contract.startImport, { params: { id: body.import_id } })
  expect(started.status).toBe(200)
  expect((await at.runJobs('import-members')).failures).toEqual([])
  expect(await teamsOf(company.companyId)).toHaveLength(500)
  const done = await asBoss.call(contract.getImport, { params: { id: body.import_id } })
  expect(done.body).toMatchObject({ state: 'DONE', counts: { invited: 499, failed: 0 } })
})

test('a limited admin makes teams below their own only, also below new ones', async () => {
  const company = await makeCompany(at)
  const mine = await makeTeam(at, company, { name: '우리' })
  const limited = await at.as(await makeMember(at, { company, coverTeamIds: [mine] }))
  const { body } = await upload(limited, ['우리/가/나', '남의/다'])
  expect(body.counts).toMatchObject({ ready: 1, problem: 1 })
  await limited.call(contract.startImport, { params: { id: body.import_id } })
  expect((await at.runJobs('import-members')).failures).toEqual([])
  const names = (await teamsOf(company.companyId)).map((team) => `${team.parent}/${team.name}`)
  expect(names.toSorted()).toEqual(['null/우리', '가/나', '우리/가'])
})

test('the first sheet of a company without a team makes its teams, unless somebody says no; later sheets ask', async () => {
  const company = await makeCompany(at)
  const asBoss = await at.as(await makeAdmin(at, { company }))
  const uploaded = async (fields: Record<string, string>) => {
    const { body } = await sendFile(at, asBoss, contract.uploadInvite, {
      name: 'a.csv',
      content: `이메일,팀\nfirst@new.test,인사팀`,
      fields,
    })
    return body as { create_teams: boolean; counts: { ready: number } }
  }
  expect(await uploaded({})).toMatchObject({ create_teams: true, counts: { ready: 1 } })
  expect(await uploaded({ create_teams: 'false' })).toMatchObject({
    create_teams: false,
    counts: { ready: 0 },
  })
  await makeTeam(at, company, { name: '개발팀' })
  expect(await uploaded({})).toMatchObject({ create_teams: false, counts: { ready: 0 } })
})
