import { afterAll, beforeAll, expect, test } from 'vitest'
import * as joining from '#contract/people/employment/joining.ts'
import { retireMember } from '#contract/people/employment/retirement.ts'
import * as contract from '#contract/people/members/members.ts'
import { signIn } from '#contract/platform/auth/auth.ts'
import { updateCompany } from '#contract/platform/companies/companies.ts'
import { getOwnAccount } from '#contract/platform/auth/own-account.ts'
import { listNotifications } from '#contract/platform/notifications/notifications.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { mailedInvitation, makeAccount } from '#test/factories/accounts.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

const PASSWORD = 'birch-lantern-27'
const terms = (['service', 'privacy'] as const).map((item) => ({ item, value: true }))
let people = 0

/** A company whose admin has invited somebody into a team, and what stands in the link of the mail. */
async function invited(fields: { email?: string } = {}) {
  people += 1
  const email = fields.email ?? `newcomer${people}@gyeol.test`
  const company = await makeCompany(at)
  const boss = await makeAdmin(at, { company, name: '정하늘' })
  const asBoss = await at.as(boss)
  const team = await makeTeam(at, company, { name: '개발팀' })
  const { user_id } = (await asBoss.call(joining.sendInvite, { body: { email, username: '한새봄', team } }))
    .body
  return { company, boss, asBoss, email, user_id, link: await mailedInvitation(at, email) }
}

const form = (link: { code: string; email: string }, more: object = {}) => ({
  ...link,
  username: '한새봄',
  password: PASSWORD,
  terms,
  birth_date: '1995-04-02' as const,
  ...more,
})

const read = async (link: { code: string; email: string }) => {
  const answer = await at.stranger().call(joining.readInvite, { body: link })
  return answer.status === 200 ? answer.body : answer.error.error_code
}

const accountsOf = async (email: string) =>
  (await at.owner.query('select 1 from accounts where email = $1', [email])).rowCount

test('the link tells who invited where to and until when, as often as it is opened', async () => {
  const { company, email, link } = await invited()
  const told = {
    company_name: company.name,
    inviter_name: '정하늘',
    team_name: '개발팀',
    username: '한새봄',
    language: 'ko',
    last_day: '2026-11-30',
    has_account: false,
  }
  for (let i = 0; i < 5; i += 1) expect(await read(link)).toEqual(told)
  await makeAccount(at, { email })
  expect(await read(link)).toEqual({ ...told, has_account: true })
  expect(await read({ ...link, email: 'thief@gyeol.test' })).toBe('INVITE_NOT_VALID')
  const mail = (await at.outside.mail.mailbox.listMails()).find((kept) => kept.to === email)!
  expect(mail.text).toContain(`한새봄 님, “${company.name}”의 정하늘 님이 구성원으로 초대했습니다.`)
})

test('who invites is named as the reader can say it, as far as the company shows it', async () => {
  const { asBoss, boss, email, link, user_id } = await invited()
  await asBoss.call(contract.updateProfile, {
    body: { en_username: 'Haneul Jung', local_username: 'チョン・ハヌル' },
  })
  const inviter = async (language: string) =>
    (await at.stranger().call(joining.readInvite, { body: link }, { 'accept-language': language })).body
      .inviter_name
  expect(await inviter('ko')).toBe(boss.name)
  expect(await inviter('en')).toBe('Haneul Jung')
  expect(await inviter('ja')).toBe('チョン・ハヌル')
  await asBoss.call(updateCompany, { body: { language: 'en' } } as never)
  await asBoss.call(joining.sendInviteEmail, { body: { user_id } })
  Object.assign(link, await mailedInvitation(at, email))
  const mails = (await at.outside.mail.mailbox.listMails()).filter((kept) => kept.to === email)
  expect(mails.map(({ text }) => text).join()).toContain('Haneul Jung')
  await asBoss.call(updateCompany, {
    body: { profile_field_flags: { en_username: { public: false }, local_username: { active: false } } },
  } as never)
  expect([await inviter('en'), await inviter('ja')]).toEqual([boss.name, boss.name])
})

test('one call makes the account, joins and signs in', async () => {
  const { boss, company, link, email, user_id } = await invited()
  const browser = at.stranger()
  const joined = await browser.call(joining.acceptInvite, { body: form(link, { username: ' 한 새 봄 ' }) })
  expect([joined.status, joined.body]).toEqual([201, { company_name: company.name }])
  expect((await browser.call(contract.getProfile)).body).toMatchObject({
    id: user_id,
    email,
    cmem_status: 'WORKING',
    user_profile: { username: '한 새 봄', team: { team_name: '개발팀' }, joined_date: '2026-11-23' },
    company: { company_id: company.companyId },
  })
  expect((await at.stranger().call(signIn, { body: { email, password: PASSWORD } })).body).toEqual({
    has_company: true,
  })
  const agreed = await at.owner.query(
    `select item, agreed from account_terms t join accounts a on a.id = t.account_id where a.email = $1 order by item`,
    [email],
  )
  expect(agreed.rows).toEqual([
    { item: 'privacy', agreed: true },
    { item: 'service', agreed: true },
  ])
  const audited = await at.owner.query(
    `select after from audit_events where company_id = $1 and action = 'member.confirm_invite'`,
    [company.companyId],
  )
  expect(audited.rows).toEqual([{ after: { name: '한 새 봄' } }])
  const told = (await (await at.as(boss)).call(listNotifications)).body.results
  expect(told.map((item) => item.nt_content)).toEqual(['한 새 봄 님이 합류했습니다.'])
  const waiting = await at.owner.query('select 1 from pending_sign_ups where email = $1', [email])
  expect(waiting.rows).toEqual([])
})

test('an invitation that was used is open to nobody, and of two at once one joins', async () => {
  const { link, email } = await invited()
  const accept = () => at.stranger().call(joining.acceptInvite, { body: form(link) })
  const answers = await Promise.all([accept(), accept(), accept()])
  expect(answers.map((answer) => answer.status).toSorted()).toEqual([201, 400, 400])
  expect((await accept()).error.error_code).toBe('INVITE_NOT_VALID')
  expect(await read(link)).toBe('INVITE_NOT_VALID')
  expect(await accountsOf(email)).toBe(1)
})

test.each([
  ['no consent', { terms: [] }, 'TERMS_ERROR'],
  ['a child', { birth_date: '2013-01-01' }, 'TOO_YOUNG'],
  ['a weak password', { password: 'password12' }, 'PASSWORD_NOT_ACCEPTED'],
  ['no name', { username: '   ' }, 'BAD_REQUEST'],
  ['a name of 51 characters', { username: '가'.repeat(51) }, 'BAD_REQUEST'],
  ['no day', { birth_date: '1995-02-30' }, 'BAD_REQUEST'],
  ['another code', { code: 'not-the-code' }, 'INVITE_NOT_VALID'],
])('%s is refused, and the invitation stays', async (_, wrong, code) => {
  const { link, email } = await invited()
  const refused = await at.stranger().call(joining.acceptInvite, { body: form(link, wrong) })
  expect(refused.error.error_code).toBe(code)
  expect(await read(link)).toMatchObject({ has_account: false })
  expect(await accountsOf(email)).toBe(0)
})

test.each([1, 50])('a name of %s characters is taken', async (length) => {
  const { link } = await invited()
  const username = '가'.repeat(length)
  const browser = at.stranger()
  await browser.call(joining.acceptInvite, { body: form(link, { username }) })
  expect((await browser.call(contract.getProfile)).body.user_profile.username).toBe(username)
})

test('after it was taken back, ran out, or its company is gone, nothing is made', async () => {
  const gone = async (link: { code: string; email: string }) => {
    expect(await read(link)).toBe('INVITE_NOT_VALID')
    const refused = await at.stranger().call(joining.acceptInvite, { body: form(link) })
    expect(refused.error.error_code).toBe('INVITE_NOT_VALID')
    expect(await accountsOf(link.email)).toBe(0)
  }
  const takenBack = await invited()
  await takenBack.asBoss.call(joining.cancelInvite, { body: { user_id: takenBack.user_id } })
  await gone(takenBack.link)
  const closed = await invited()
  await at.owner.query('delete from companies where company_id = $1', [closed.company.companyId])
  await gone(closed.link)
  const late = await invited()
  at.travelTo('2026-12-01T00:00')
  await gone(late.link)
  at.travelTo('2026-11-23T09:00')
})

test('who has an account signs in and joins in the same go, and lands in the new company', async () => {
  const elsewhere = await makeMember(at)
  const { company, link, user_id } = await invited({ email: elsewhere.email })
  const taken = await at.stranger().call(joining.acceptInvite, { body: form(link) })
  expect([taken.status, taken.error.error_code]).toEqual([409, 'INVITE_HAS_ACCOUNT'])
  const browser = await at.as(elsewhere)
  expect((await browser.call(getOwnAccount)).body).toEqual({ email: elsewhere.email })
  const joined = await browser.call(joining.joinByInvite, { body: link })
  expect([joined.status, joined.body]).toEqual([200, { company_name: company.name }])
  expect((await browser.call(contract.getProfile)).body).toMatchObject({
    id: user_id,
    company: { company_id: company.companyId },
  })
  expect((await browser.call(joining.joinByInvite, { body: link })).error.error_code).toBe('INVITE_NOT_VALID')
})

test('who has an account says their name where the invitation has none', async () => {
  const elsewhere = await makeMember(at)
  const { link } = await invited({ email: elsewhere.email })
  const browser = await at.as(elsewhere)
  const empty = await browser.call(joining.joinByInvite, { body: { ...link, username: ' ' } })
  expect(empty.error.error_code).toBe('BAD_REQUEST')
  await browser.call(joining.joinByInvite, { body: { ...link, username: '강도윤' } })
  expect((await browser.call(contract.getProfile)).body.user_profile.username).toBe('강도윤')
})

test('somebody else who is signed in cannot take it, and uses nothing up', async () => {
  const { link, boss, email } = await invited()
  const other = await at.as(await makeMember(at))
  for (const browser of [other, await at.as(boss)]) {
    const refused = await browser.call(joining.joinByInvite, { body: link })
    expect([refused.status, refused.error.error_code]).toEqual([403, 'INVITE_FOR_OTHER'])
  }
  expect((await at.stranger().call(joining.joinByInvite, { body: link })).status).toBe(401)
  expect(await read(link)).toMatchObject({ has_account: false })
  expect((await at.stranger().call(joining.acceptInvite, { body: form(link) })).status).toBe(201)
  expect(await accountsOf(email)).toBe(1)
})

test('whoever invited and has left is still named; the company alone when there is no such person', async () => {
  const { company, boss, link } = await invited()
  const deputy = await makeAdmin(at, { company })
  const retire = { user_id: boss.memberId, retire_date: '2026-11-23' as const }
  expect((await (await at.as(deputy)).call(retireMember, { body: retire })).status).toBeLessThan(300)
  expect(await read(link)).toMatchObject({ inviter_name: '정하늘' })
  await at.owner.query('update invitation_codes set inviter_id = null where email = $1', [link.email])
  expect(await read(link)).toMatchObject({ inviter_name: null, company_name: company.name })
})
