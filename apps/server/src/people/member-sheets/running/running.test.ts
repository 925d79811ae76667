import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '#contract/people/member-sheets/member-sheets.ts'
import { cancelInvite, sendInvite } from '#contract/people/employment/joining.ts'
import { listMembers } from '#contract/people/members/members.ts'
import { listNotifications } from '#contract/platform/notifications/notifications.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'
import { sendFile } from '#test/sheets.ts'
import { untilSomebodyWaits } from '#test/until-waiting.ts'
import { companyIdOf } from '../../../db/transaction.ts'
import { openPool } from '../../../db/connection.ts'
import { inCompanyAs } from '../../../jobs/in-company-as.ts'
import { loadActor } from '../../roles/index.ts'
import { inviteBatch } from './invite-batch.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

async function office() {
  const company = await makeCompany(at)
  const boss = await makeAdmin(at, { company })
  return { company, boss, asBoss: await at.as(boss) }
}

const addresses = (prefix: string, many: number) =>
  Array.from({ length: many }, (_, index) => `${prefix}${index}@run.test`)

async function paste(client: Client, emails: readonly string[], more: object = {}) {
  const sent = await client.call(contract.pasteInvite, { body: { text: emails.join('\n'), ...more } })
  expect(sent.status).toBe(200)
  return { params: { id: sent.body.import_id }, body: sent.body }
}

const countInvited = async (companyId: number) => {
  const { rows } = await at.owner.query<{ count: number }>(
    `select count(*)::int as count from members where company_id = $1 and status = 'INVITED'`,
    [companyId],
  )
  return rows[0]!.count
}

/** One batch, as the job does it; what comes after is left undone, as by a server that died. */
async function oneBatch(companyId: number, importId: number, run: number, size: number) {
  return at.actAs(companyId, 'system', (ctx) => inviteBatch(ctx, { importId, run }, size))
}

test('stopped and resumed, every row is done once', async () => {
  const { company, asBoss } = await office()
  const { params } = await paste(asBoss, addresses('stop', 25), { start: true })
  expect(await oneBatch(company.companyId, params.id, 1, 10)).toEqual({ done: 10, total: 25 })
  const stopped = await asBoss.call(contract.stopImport, { params })
  expect(stopped.body).toMatchObject({
    state: 'STOPPED',
    stop_reason: 'BY_PERSON',
    counts: { invited: 10, ready: 15 },
  })
  await at.runJobs('import-members')
  expect(await countInvited(company.companyId)).toBe(10)
  expect((await asBoss.call(contract.stopImport, { params })).error.error_code).toBe('WRONG_IMPORT_STATE')

  expect((await asBoss.call(contract.resumeImport, { params })).body.state).toBe('RUNNING')
  expect(await oneBatch(company.companyId, params.id, 1, 10)).toBe('ended')
  await at.runJobs('import-members')
  const done = await asBoss.call(contract.getImport, { params })
  expect(done.body).toMatchObject({ state: 'DONE', counts: { invited: 25, ready: 0 } })
  expect(await countInvited(company.companyId)).toBe(25)
})

test('after a crash the rows that are done stay done, and the import goes on', async () => {
  const { company, asBoss } = await office()
  const { params } = await paste(asBoss, addresses('crash', 30), { start: true })
  await oneBatch(company.companyId, params.id, 1, 10)
  const died = at.actAs(company.companyId, 'system', async (ctx) => {
    await inviteBatch(ctx, { importId: params.id, run: 1 }, 10)
    throw new Error('power cut')
  })
  await expect(died).rejects.toThrow('power cut')
  expect((await asBoss.call(contract.getImport, { params })).body.counts).toMatchObject({
    invited: 10,
    ready: 20,
  })
  at.travelTo('2026-11-23T09:03')
  expect((await asBoss.call(contract.getImport, { params })).body).toMatchObject({
    is_stalled: true,
    abilities: { resume: true },
  })
  await at.runJobs('import-members')
  expect(await countInvited(company.companyId)).toBe(30)
  const mails = await at.owner.query(
    `select count(*)::int as count from pgboss.job where name = 'send-invitation' and (data->>'companyId')::bigint = $1`,
    [company.companyId],
  )
  expect(mails.rows[0].count).toBe(30)
  at.travelTo('2026-11-23T09:00')
})

test('two imports of the same people at once invite each once, and no row is lost', async () => {
  const { company, asBoss } = await office()
  const other = await at.as(await makeAdmin(at, { company }))
  const people = addresses('both', 120)
  const one = await paste(asBoss, people, { start: true })
  const two = await paste(other, people.toReversed(), { start: true })
  await Promise.all([at.runJobs('import-members'), at.runJobs('import-members')])
  await at.runJobs('import-members')
  expect(await countInvited(company.companyId)).toBe(120)
  const counts = await Promise.all(
    [one, two].map(async ({ params }) => (await asBoss.call(contract.getImport, { params })).body.counts),
  )
  expect(counts[0]!.invited + counts[1]!.invited).toBe(120)
  expect(counts[0]!.skipped + counts[1]!.skipped).toBe(120)
  expect(counts.map(({ ready, failed }) => ready + failed)).toEqual([0, 0])
})

test('batches that run side by side in two transactions neither wait in a circle nor invite twice', async () => {
  const { company, asBoss } = await office()
  const companyId = companyIdOf(company.companyId)
  const people = addresses('race', 60)
  const imports = [
    await paste(asBoss, people, { start: true }),
    await paste(asBoss, people.toReversed(), { start: true }),
  ]
  const pool = openPool(at.app.pool.options.connectionString!, 4)
  const run = async (importId: number) => {
    for (let step: unknown = null; step !== 'ended';)
      step = await inCompanyAs({ pool, clock: at.now, loadActor }, companyId, 'system', (ctx) =>
        inviteBatch(ctx, { importId, run: 1 }, 7),
      )
  }
  await Promise.all(imports.map(({ params }) => run(params.id)))
  await pool.end()
  expect(await countInvited(company.companyId)).toBe(60)
})

test('a row that cannot be written is told, and the others go on', async () => {
  const { company, asBoss } = await office()
  const { params } = await paste(asBoss, addresses('bad', 5))
  // Something that no check of ours foresaw.
  await at.owner.query(
    `alter table members add constraint odd_one check (email <> 'bad2@run.test') not valid`,
  )
  await asBoss.call(contract.startImport, { params })
  const { failures } = await at.runJobs('import-members')
  await at.owner.query('alter table members drop constraint odd_one')
  expect(failures).toEqual([])
  const rows = (await asBoss.call(contract.listImportRows, { params })).body.results
  expect(rows.map((row) => row.state)).toEqual(['INVITED', 'INVITED', 'FAILED', 'INVITED', 'INVITED'])
  expect(rows[2]!.problems).toMatchObject([{ code: 'NOT_SAVED' }])
  expect(await countInvited(company.companyId)).toBe(4)
})

test('what failed is mended after the end and tried again: only that, and nobody gets a second mail', async () => {
  const { company, asBoss } = await office()
  const text = '오유나 <yuna@mend.test>\n이상한 주소\n남은줄'
  const sent = await asBoss.call(contract.pasteInvite, { body: { text, start: true } })
  const params = { id: sent.body.import_id }
  await at.runJobs('import-members')
  const ended = (await asBoss.call(contract.getImport, { params })).body
  expect(ended).toMatchObject({ state: 'DONE', counts: { invited: 1, failed: 2 } })
  expect(ended.abilities).toMatchObject({ correct: true, resume: true })
  const nothing = await asBoss.call(contract.resumeImport, { params })
  expect([nothing.status, nothing.error.error_code]).toEqual([406, 'NOTHING_TO_INVITE'])

  const correct = (row: number, email: string) =>
    asBoss.call(contract.correctImportRow, { params: { ...params, row }, body: { email } })
  expect((await correct(2, 'noch immer falsch')).body.state).toBe('FAILED')
  // Somebody who was invited is left out, by whichever line.
  expect((await correct(2, 'yuna@mend.test')).body).toMatchObject({
    state: 'SKIPPED',
    problems: [{ code: 'ALREADY_INVITED' }],
  })
  expect((await correct(2, 'doyun@mend.test')).body.state).toBe('READY')
  expect((await correct(1, 'other@mend.test')).error.error_code).toBe('WRONG_IMPORT_STATE')
  const removed = await asBoss.call(contract.removeImportRow, { params: { ...params, row: 3 } })
  expect(removed.error.error_code).toBe('WRONG_IMPORT_STATE')

  expect((await asBoss.call(contract.resumeImport, { params })).body.state).toBe('RUNNING')
  await at.runJobs('import-members')
  const done = (await asBoss.call(contract.getImport, { params })).body
  expect(done).toMatchObject({ state: 'DONE', counts: { invited: 2, failed: 1, ready: 0 } })
  expect(await countInvited(company.companyId)).toBe(2)
  const mails = await at.owner.query(
    `select data->'data'->>'memberId' as who from pgboss.job where name = 'send-invitation' and (data->>'companyId')::bigint = $1`,
    [company.companyId],
  )
  expect(new Set(mails.rows.map(({ who }) => who)).size).toBe(mails.rows.length)
  expect(mails.rows).toHaveLength(2)
})

test('who was invited meanwhile is left out of what is tried again, and that stays', async () => {
  const { asBoss } = await office()
  const content = Buffer.from('이름,이메일\n가,twice@left.test\n나,twice@left.test\n')
  const fields = { start: 'true' }
  const sent = await sendFile(at, asBoss, contract.uploadInvite, { name: 'twice.csv', content, fields })
  const params = { id: sent.body.import_id }
  await at.runJobs('import-members')
  const states = async () =>
    (await asBoss.call(contract.listImportRows, { params })).body.results.map((row) => row.state)
  expect(await states()).toEqual(['INVITED', 'FAILED'])
  const again = await asBoss.call(contract.resumeImport, { params })
  expect([again.status, again.body.state, again.body.counts.failed]).toEqual([200, 'DONE', 0])
  expect(await states()).toEqual(['INVITED', 'SKIPPED'])
  // Nothing is left to try.
  expect((await asBoss.call(contract.resumeImport, { params })).status).toBeGreaterThan(400)
})

test('nobody is invited into a team that is being closed', async () => {
  const { company, asBoss } = await office()
  const teamId = await makeTeam(at, company, { name: '닫는팀' })
  const { params } = await paste(asBoss, addresses('closing', 2), { team: '닫는팀', start: true })
  const other = await at.owner.connect()
  await other.query('begin')
  const team = [company.companyId, teamId]
  await other.query('select 1 from teams where company_id = $1 and id = $2 for update', team)
  const batch = oneBatch(company.companyId, params.id, 1, 10)
  await untilSomebodyWaits(at)
  await other.query(`update teams set closed_on = '2026-11-23' where company_id = $1 and id = $2`, team)
  await other.query('commit')
  other.release()
  await batch
  const rows = (await asBoss.call(contract.listImportRows, { params })).body.results
  expect(rows.map((row) => [row.state, row.problems[0]?.field])).toEqual([
    ['FAILED', 'team'],
    ['FAILED', 'team'],
  ])

  // With such a team again they are tried again as they stand.
  await makeTeam(at, company, { name: '닫는팀' })
  await at.runJobs('import-members')
  expect((await asBoss.call(contract.resumeImport, { params })).body.counts).toMatchObject({ ready: 2 })
  await at.runJobs('import-members')
  expect(await countInvited(company.companyId)).toBe(2)
})

test('who may no longer invite stops the import; another admin goes on with it', async () => {
  const { company, asBoss } = await office()
  const second = await makeAdmin(at, { company })
  const asSecond = await at.as(second)
  const { params } = await paste(asSecond, addresses('gone', 3), { start: true })
  await at.owner.query('delete from role_holders where member_id = $1', [second.memberId])
  await at.runJobs('import-members')
  const seen = await asBoss.call(contract.getImport, { params })
  expect(seen.body).toMatchObject({
    state: 'STOPPED',
    stop_reason: 'NOT_ALLOWED',
    counts: { invited: 0, ready: 3 },
  })
  await asBoss.call(contract.resumeImport, { params })
  await at.runJobs('import-members')
  expect(await countInvited(company.companyId)).toBe(3)
})

test('a company sends as many as the largest sheet in a day, then waits; one address gets five', async () => {
  const { asBoss } = await office()
  await paste(asBoss, addresses('limit', 1), { start: true })
  await at.runJobs('import-members')
  await at.owner.query(`update attempts set count = 19999 where key like 'import-from:%'`)
  const { params } = await paste(asBoss, addresses('more', 3), { start: true })
  await at.runJobs('import-members')
  const seen = await asBoss.call(contract.getImport, { params })
  expect(seen.body).toMatchObject({
    state: 'STOPPED',
    stop_reason: 'INVITATION_LIMIT',
    counts: { invited: 0, ready: 3 },
  })
  const told = await asBoss.call(listNotifications)
  expect(told.body.results[0]!.nt_type).toBe('MEMBER_IMPORT_STOPPED')
  at.travelTo('2026-11-24T09:01')
  await asBoss.call(contract.resumeImport, { params })
  await at.runJobs('import-members')
  expect((await asBoss.call(contract.getImport, { params })).body.counts.invited).toBe(3)

  const email = 'tired@run.test'
  for (let i = 0; i < 5; i += 1) {
    const invited = await asBoss.call(sendInvite, { body: { email } })
    expect(invited.status).toBe(200)
    await asBoss.call(cancelInvite, { body: { user_id: invited.body.user_id } })
  }
  const sixth = await paste(asBoss, [email, 'fresh@run.test'], { start: true })
  await at.runJobs('import-members')
  const rows = (await asBoss.call(contract.listImportRows, { params: sixth.params })).body.results
  expect(rows.map((row) => [row.state, row.problems[0]?.code])).toEqual([
    ['FAILED', 'TOO_MANY_TO_ADDRESS'],
    ['INVITED', undefined],
  ])
  at.travelTo('2026-11-23T09:00')
})

test('more than two hundred at once are no abuse by an admin, and single invitations stay possible', async () => {
  const { company, asBoss } = await office()
  const { params } = await paste(asBoss, addresses('many', 450), { start: true })
  await at.runJobs('import-members')
  expect((await asBoss.call(contract.getImport, { params })).body.counts.invited).toBe(450)
  expect((await asBoss.call(sendInvite, { body: { email: 'single@run.test' } })).status).toBe(200)
  expect((await asBoss.call(listMembers, { query: { cmem_status: 'INVITED' } })).body.count).toBe(451)
  expect(await countInvited(company.companyId)).toBe(451)
})

test('who sees and does what', async () => {
  const { company, asBoss } = await office()
  const mine = await makeTeam(at, company, { name: '우리팀' })
  await makeTeam(at, company, { name: '남의팀' })
  const limited = await at.as(await makeMember(at, { company, coverTeamIds: [mine] }))
  const leader = await makeMember(at, { company })
  await makeTeam(at, company, { leaderId: leader.memberId })
  const outsider = (await office()).asBoss
  const body = { text: 'a@who.test' }
  for (const client of [await at.as(leader), await at.as(await makeMember(at, { company }))]) {
    expect((await client.call(contract.pasteInvite, { body })).status).toBe(403)
    expect((await client.call(contract.listImports)).status).toBe(403)
  }
  expect((await at.stranger().call(contract.listImports)).status).toBe(401)

  const bosses = await paste(asBoss, ['boss@who.test'])
  const own = await paste(limited, ['mine@who.test'], { team: '우리팀' })
  expect(own.body.counts).toMatchObject({ ready: 1, problem: 0 })
  expect((await paste(limited, ['other@who.test'], { team: '남의팀' })).body.counts).toMatchObject({
    problem: 1,
  })
  expect((await limited.call(contract.listImports)).body.count).toBe(2)
  expect((await asBoss.call(contract.listImports)).body.count).toBe(3)
  for (const client of [limited, outsider]) {
    const { params } = bosses
    const row = { ...params, row: 1 }
    const answers = [
      await client.call(contract.getImport, { params }),
      await client.call(contract.listImportRows, { params }),
      await client.call(contract.correctImportRow, { params: row, body: { username: '몰래' } }),
      await client.call(contract.removeImportRow, { params: row }),
      await client.call(contract.updateImport, { params, body: { create_teams: true } }),
      await client.call(contract.startImport, { params }),
      await client.call(contract.discardImport, { params }),
      await client.call(contract.downloadProblemRows, { params }),
    ]
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 404))
  }
  expect((await asBoss.call(contract.discardImport, { params: own.params })).status).toBe(204)
  expect((await limited.call(contract.getImport, { params: own.params })).status).toBe(404)
})

test('a double click starts once, and what is under way is neither changed nor thrown away', async () => {
  const { asBoss } = await office()
  const { params } = await paste(asBoss, ['once@click.test'])
  const clicks = await Promise.all([1, 2].map(() => asBoss.call(contract.startImport, { params })))
  expect(clicks.map((answer) => answer.status).toSorted()).toEqual([200, 409])
  const row = { ...params, row: 1 }
  expect((await asBoss.call(contract.correctImportRow, { params: row, body: {} })).status).toBe(409)
  expect((await asBoss.call(contract.discardImport, { params })).status).toBe(409)
  await at.runJobs('import-members')
  expect((await asBoss.call(contract.discardImport, { params })).status).toBe(204)
})
