import { afterAll, beforeAll, expect, test } from 'vitest'
import { retireMember } from '#contract/people/employment/retirement.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'
import { listCompanies } from '../platform/companies/index.ts'
import { forEachCompany } from './for-each-company.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

const trailOf = async (companyId: number) =>
  (
    await at.owner.query(
      `select actor_member_id::int as member, actor_account_id::int as account, action, request_id
       from audit_events where company_id = $1 order by id`,
      [companyId],
    )
  ).rows

test('the product acts with the moment, the day, the language and the zone of the company', async () => {
  const { companyId } = await makeCompany(at)
  await at.owner.query(
    `update companies set timezone = 'America/New_York', language = 'ja' where company_id = $1`,
    [companyId],
  )
  at.travelTo('2026-11-23T09:00')
  await at.actAs(companyId, 'system', async (ctx) => {
    expect([String(ctx.now), String(ctx.today), ctx.language]).toEqual([
      '2026-11-23T00:00:00Z',
      '2026-11-22',
      'ja',
    ])
    expect(ctx.actor).toMatchObject({ isFullAdmin: true, companyId, timezone: 'America/New_York' })
    ctx.audit({ action: 'test.done' })
  })
  expect(await trailOf(companyId)).toEqual([
    { member: null, account: null, action: 'test.done', request_id: 'job' },
  ])
})

test('a member acts with the rights of now, and each entry of the trail has its true actor', async () => {
  const company = await makeCompany(at)
  const teamId = await makeTeam(at, company)
  const limited = await makeMember(at, { company, coverTeamIds: [teamId] })
  const other = await makeMember(at, { company })
  await at.actAs(company.companyId, limited.memberId, async (ctx) => {
    expect(ctx.actor).toMatchObject({ isFullAdmin: false, isLimitedAdmin: true, coverTeamIds: [teamId] })
    ctx.audit({ action: 'test.theirs' })
    const named = await ctx.inNameOf(other.memberId)
    expect(named!.actor).toMatchObject({ memberId: other.memberId, isLimitedAdmin: false })
    named!.audit({ action: 'test.others' })
  })
  await at.owner.query('delete from cover_teams where member_id = $1', [limited.memberId])
  await at.actAs(company.companyId, limited.memberId, async (ctx) => {
    expect(ctx.actor.isLimitedAdmin).toBe(false)
  })
  expect(await trailOf(company.companyId)).toMatchObject([
    { member: limited.memberId, account: limited.accountId, action: 'test.theirs' },
    { member: other.memberId, account: other.accountId, action: 'test.others' },
  ])
})

test('nobody acts who has left, and nobody of another company', async () => {
  const company = await makeCompany(at)
  const admin = await at.as(await makeAdmin(at, { company }))
  const gone = await makeMember(at, { company })
  await admin.call(retireMember, { body: { user_id: gone.memberId } })
  const stranger = await makeMember(at)
  for (const { memberId } of [gone, stranger]) {
    const work = at.actAs(company.companyId, memberId, async () => 'done')
    await expect(work).rejects.toMatchObject({ code: 'FORBIDDEN' })
    const name = await at.actAs(company.companyId, 'system', (ctx) => ctx.inNameOf(memberId))
    expect(name).toBeNull()
  }
})

test('what breaks leaves nothing: no row, no trail, nothing after the commit', async () => {
  const { companyId } = await makeCompany(at)
  let after = 0
  const broken = at.actAs(companyId, 'system', async (ctx) => {
    await ctx.tx.updateTable('companies').set({ name: '반쪽' }).execute()
    ctx.audit({ action: 'test.half' })
    ctx.afterCommit(() => (after += 1))
    throw new Error('power cut')
  })
  await expect(broken).rejects.toThrow('power cut')
  const { rows } = await at.owner.query('select name from companies where company_id = $1', [companyId])
  expect([rows[0].name === '반쪽', await trailOf(companyId), after]).toEqual([false, [], 0])
  await at.actAs(companyId, 'system', async (ctx) => ctx.afterCommit(() => (after += 1)))
  expect(after).toBe(1)
})

test('work for a company reaches its rows alone', async () => {
  const [one, two] = [await makeCompany(at), await makeCompany(at)]
  await makeMember(at, { company: two })
  const seen = await at.actAs(one.companyId, 'system', (ctx) =>
    ctx.tx.selectFrom('members').select('id').execute(),
  )
  expect(seen).toEqual([])
})

test('a company that fails does not stop the others, and the job says so at the end', async () => {
  const companies = [await makeCompany(at), await makeCompany(at), await makeCompany(at)]
  const bad = companies[1]!.companyId
  const run = forEachCompany({ pool: at.app.pool, listCompanies }, (companyId) =>
    at.actAs(companyId, 'system', async (ctx) => {
      ctx.audit({ action: 'test.round' })
      if (companyId === bad) throw new Error('a row that nobody expected')
    }),
  )
  await expect(run).rejects.toThrow(/^1 of \d+ companies failed$/)
  const trails = await Promise.all(companies.map(({ companyId }) => trailOf(companyId)))
  expect(trails.map((trail) => trail.length)).toEqual([1, 0, 1])
})
