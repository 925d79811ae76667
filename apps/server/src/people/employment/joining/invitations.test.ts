import { afterAll, beforeAll, expect, test } from 'vitest'
import * as joining from '#contract/people/employment/joining.ts'
import * as contract from '#contract/people/members/members.ts'
import { listNotifications } from '#contract/platform/notifications/notifications.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { auditActions } from '#test/audit.ts'
import { mailedInvitation, makeAccount } from '#test/factories/accounts.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'
import { untilSomebodyWaits } from '#test/until-waiting.ts'

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

const mailedCode = async (email: string) => (await mailedInvitation(at, email)).code

test('an invitation is mailed, accepted and gone', async () => {
  const { company, boss, asBoss } = await office()
  const teamId = await makeTeam(at, company)
  const email = 'newcomer@gyeol.test'
  const invited = await asBoss.call(joining.sendInvite, {
    body: { email: ' Newcomer@gyeol.test', username: '한새봄', team: teamId },
  })
  expect(invited.status).toBe(200)
  expect(invited.body).toMatchObject({
    email,
    username: '한새봄',
    cmem_status: 'INVITED',
    team: { team_id: teamId },
  })
  const code = await mailedCode(email)

  const stranger = at.stranger()
  const tooEarly = await stranger.call(joining.confirmInvite, { body: { code, email } })
  expect([tooEarly.status, tooEarly.error.error_code]).toEqual([406, 'INVITE_NEEDS_ACCOUNT'])
  const account = await makeAccount(at, { email })
  const confirmed = await stranger.call(joining.confirmInvite, { body: { code, email } })
  expect([confirmed.status, confirmed.body]).toEqual([
    200,
    { company_name: company.name, needs_sign_in: true },
  ])
  expect((await stranger.call(joining.confirmInvite, { body: { code, email } })).error.error_code).toBe(
    'INVITE_NOT_VALID',
  )

  const newcomer = await at.as({ accountId: account.accountId, companyId: company.companyId })
  expect((await newcomer.call(contract.getProfile)).body).toMatchObject({
    id: invited.body.user_id,
    cmem_status: 'WORKING',
    user_profile: { username: '한새봄', team: { team_id: teamId }, joined_date: '2026-11-23' },
    company: { company_id: company.companyId },
    is_admin: false,
  })
  expect(await auditActions(at, company.companyId)).toEqual([
    'member.invite',
    'member.issue_invitation',
    'member.confirm_invite',
  ])
  const told = await (await at.as(boss)).call(listNotifications)
  expect(told.body.results.map((item) => item.nt_content)).toEqual(['한새봄 님이 합류했습니다.'])
})

test('a code is good for its address, until a newer one or a cancellation, and no longer than the seventh day', async () => {
  const { asBoss } = await office()
  const email = 'slow@gyeol.test'
  const { user_id } = (await asBoss.call(joining.sendInvite, { body: { email } })).body
  await makeAccount(at, { email })
  await makeAccount(at, { email: 'thief@gyeol.test' })
  const stranger = at.stranger()
  const tryWith = async (code: string, address = email) =>
    (await stranger.call(joining.confirmInvite, { body: { code, email: address } })).error.error_code

  const first = await mailedCode(email)
  expect(await tryWith(first, 'thief@gyeol.test')).toBe('INVITE_NOT_VALID')
  expect(await tryWith('not-the-code')).toBe('INVITE_NOT_VALID')
  at.travelTo('2026-11-23T10:00')
  expect((await asBoss.call(joining.sendInviteEmail, { body: { user_id } })).status).toBe(200)
  const byId = await mailedCode(email)
  for (const body of [{ user_id: ` ${email.toUpperCase()} ` }, { email }]) {
    const again = await asBoss.call(joining.sendInviteEmail, { body })
    expect([again.status, again.body.user_id]).toEqual([200, user_id])
  }
  const unknown = await asBoss.call(joining.sendInviteEmail, { body: { email: 'nobody@gyeol.test' } })
  expect(unknown.status).toBe(404)
  expect((await asBoss.call(joining.sendInviteEmail, { body: {} })).status).toBe(400)
  const second = await mailedCode(email)
  expect(second).not.toBe(byId)
  expect(second).not.toBe(first)
  expect(await tryWith(first)).toBe('INVITE_NOT_VALID')
  at.travelTo('2026-12-01T00:00')
  expect(await tryWith(second)).toBe('INVITE_NOT_VALID')
  at.travelTo('2026-11-30T09:59')
  expect((await asBoss.call(joining.cancelInvite, { body: { user_id } })).status).toBe(204)
  expect(await tryWith(second)).toBe('INVITE_NOT_VALID')
  expect((await asBoss.call(joining.cancelInvite, { body: { user_id } })).status).toBe(404)
  at.travelTo('2026-11-23T09:00')
})

test('the mail names the last day in the company’s time zone, and the code is good until that day is over', async () => {
  const { company, asBoss } = await office()
  await at.owner.query(`update companies set timezone = 'Pacific/Honolulu' where company_id = $1`, [
    company.companyId,
  ])
  const people = ['early@gyeol.test', 'late@gyeol.test']
  for (const email of people) {
    await makeAccount(at, { email })
    await asBoss.call(joining.sendInvite, { body: { email } })
  }
  const codes = [await mailedCode(people[0]!), await mailedCode(people[1]!)]
  const [mail] = await at.outside.mail.mailbox.listMails()
  // There it is still Sunday, the 22nd, and midnight comes nineteen hours later than in Korea.
  expect(mail!.text).toContain('11월 29일(일)까지')
  const accept = async (who: number) =>
    (await at.stranger().call(joining.confirmInvite, { body: { code: codes[who]!, email: people[who]! } }))
      .status
  at.travelTo('2026-11-30T18:59')
  expect(await accept(0)).toBe(200)
  at.travelTo('2026-11-30T19:00')
  expect(await accept(1)).toBe(400)
  at.travelTo('2026-11-23T09:00')
})

test.each([
  ['deleted', 'delete from members where company_id = $1 and id = $2'],
  ['taken back or mailed anew', 'delete from invitation_codes where company_id = $1 and member_id = $2'],
])('an invitation that is %s while somebody accepts it is not valid', async (how, statement) => {
  const { company, asBoss } = await office()
  const email = `${how.split(' ')[0]}@gyeol.test`
  await makeAccount(at, { email })
  const { user_id } = (await asBoss.call(joining.sendInvite, { body: { email } })).body
  const body = await mailedInvitation(at, email)
  const other = await at.owner.connect()
  await other.query('begin')
  await other.query('select 1 from members where company_id = $1 and id = $2 for update', [
    company.companyId,
    user_id,
  ])
  const accepting = at.stranger().call(joining.confirmInvite, { body })
  await untilSomebodyWaits(at)
  await other.query(statement, [company.companyId, user_id])
  await other.query('commit')
  other.release()
  expect((await accepting).error.error_code).toBe('INVITE_NOT_VALID')
})

test('somebody who works elsewhere accepts and belongs to both, and stays where they are until they switch', async () => {
  const elsewhere = await makeMember(at, { name: '겸직' })
  const { company, asBoss } = await office()
  const browser = await at.as(elsewhere)
  const { email } = elsewhere
  const { user_id } = (await asBoss.call(joining.sendInvite, { body: { email } })).body
  const body = await mailedInvitation(at, email)
  expect((await browser.call(joining.confirmInvite, { body })).status).toBe(200)
  const at_work = (await browser.call(contract.getProfile)).body
  expect([at_work.id, at_work.company.company_id]).toEqual([elsewhere.memberId, elsewhere.companyId])
  const here = await at.as({ accountId: elsewhere.accountId, companyId: company.companyId })
  expect((await here.call(contract.getProfile)).body).toMatchObject({ id: user_id, cmem_status: 'WORKING' })
  expect((await browser.call(contract.getProfile)).body.cmem_status).toBe('WORKING')
})

test('a newcomer keeps the language of the account, and nobody is invited into a closed team', async () => {
  const { company, asBoss } = await office()
  const teamId = await makeTeam(at, company)
  const email = 'english@gyeol.test'
  const { accountId } = await makeAccount(at, { email })
  await at.owner.query(`update accounts set language = 'en', chose_language = true where id = $1`, [
    accountId,
  ])
  await asBoss.call(joining.sendInvite, { body: { email, team: teamId } })
  await at.stranger().call(joining.confirmInvite, { body: await mailedInvitation(at, email) })
  const { body } = await (await at.as({ accountId, ...company })).call(contract.getProfile)
  expect(body.user_profile.language).toBe('en')

  await at.owner.query(`update teams set closed_on = '2026-11-23' where id = $1`, [teamId])
  const late = { email: 'too-late@gyeol.test', team: teamId }
  expect((await asBoss.call(joining.sendInvite, { body: late })).error.error_code).toBe('TEAM_CLOSED')
  const { body: found } = await asBoss.call(contract.listMembers, { query: { search: 'too-late' } })
  expect(found.results).toEqual([])
})

test('codes stand in no table', async () => {
  const { asBoss } = await office()
  await asBoss.call(joining.sendInvite, { body: { email: 'hidden@gyeol.test' } })
  const code = await mailedCode('hidden@gyeol.test')
  const jobs = await at.owner.query(
    'select count(*)::int as count from pgboss.job where data::text like $1',
    [`%${code}%`],
  )
  expect(jobs.rows[0].count).toBe(0)
  const kept = await at.owner.query(
    `select count(*)::int as count from invitation_codes where email = 'hidden@gyeol.test' and code_hash = sha256($1::bytea)`,
    [Buffer.from(code)],
  )
  expect(kept.rows[0].count).toBe(1)
})

test('of two invitations of one address at once, one is made', async () => {
  const { asBoss } = await office()
  const body = { email: 'twice@gyeol.test' }
  const answers = await Promise.all([1, 2, 3].map(() => asBoss.call(joining.sendInvite, { body })))
  expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409, 409])
  expect(answers.find((answer) => answer.status === 409)!.error.error_code).toBe('ALREADY_MEMBER')
})

test('who may invite whom, and with what', async () => {
  const { company, boss, asBoss } = await office()
  const other = await office()
  const mine = await makeTeam(at, company)
  const notMine = await makeTeam(at, company)
  const limited = await at.as(await makeMember(at, { company, coverTeamIds: [mine] }))
  const member = await at.as(await makeMember(at, { company }))
  const invite = (client: typeof member, body: object) =>
    client.call(joining.sendInvite, { body: body as { email: string } })

  expect((await invite(at.stranger(), { email: 'a@gyeol.test' })).status).toBe(401)
  expect((await invite(member, { email: 'a@gyeol.test' })).status).toBe(403)
  expect((await invite(asBoss, { email: 'not an address' })).status).toBe(400)
  expect((await invite(asBoss, { email: boss.email })).status).toBe(409)
  expect((await invite(asBoss, { email: 'b@gyeol.test', joined_date: '2026-02-30' })).status).toBe(400)
  expect(
    (await invite(asBoss, { email: 'b@gyeol.test', team: await makeTeam(at, other.company) })).status,
  ).toBe(404)
  expect((await invite(limited, { email: 'c@gyeol.test', team: mine })).status).toBe(200)
  expect((await invite(limited, { email: 'd@gyeol.test', team: notMine })).status).toBe(403)
  expect((await invite(limited, { email: 'd@gyeol.test' })).status).toBe(403)
})

test('a browser that waits without a company is let in at once, and one code works once', async () => {
  const { asBoss } = await office()
  const email = 'waiting@gyeol.test'
  const { accountId } = await makeAccount(at, { email })
  const browser = await at.as({ accountId, companyId: null as unknown as number })
  expect((await browser.call(contract.getProfile)).error.error_code).toBe('NO_COMPANY')
  await asBoss.call(joining.sendInvite, { body: { email } })
  const body = await mailedInvitation(at, email)
  const answers = await Promise.all([1, 2].map(() => at.stranger().call(joining.confirmInvite, { body })))
  expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 400])
  expect((await browser.call(contract.getProfile)).body).toMatchObject({ email, cmem_status: 'WORKING' })
})
