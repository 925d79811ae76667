import { createECDH, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { delegateDocument } from '#contract/approvals/delegations/delegations.ts'
import { createDelegation } from '#contract/approvals/delegations/standing-v0.ts'
import * as contract from '#contract/approvals/documents/approvals.ts'
import { addCirculators } from '#contract/approvals/documents/circulation.ts'
import { createReply } from '#contract/approvals/documents/replies.ts'
import * as settings from '#contract/platform/notifications/notice-settings.ts'
import { listNotifications, readNotifications } from '#contract/platform/notifications/notifications.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { submitAs } from '#test/factories/documents.ts'
import { makeMember, type TestMember } from '#test/factories/members.ts'
import { runRound } from '#test/rounds.ts'
import { wakeRound } from '../../../platform/notifications/delivery/delivery-jobs.ts'
import { freeDocument } from '../../forms/index.ts'
import { handOverTurns } from '../hand-over-turns.ts'

// What is told of a document: by mail of its own, in the digest and by push, at once and after quiet hours.
const DAY = '2026-11-24'
const QUIET = { from: 9 * 60, to: 14 * 60 }

let at: TestApp
let company: TestCompany
let author: TestMember
let approver: TestMember
let other: TestMember
// The mailbox keeps only the newest.
const mailed: { to: string; subject: string }[] = []

beforeAll(async () => {
  at = await startTestApp()
  const { mail } = at.outside
  const send = mail.sendMail.bind(mail)
  mail.sendMail = (one) => {
    mailed.push(one)
    return send(one)
  }
})
afterAll(() => at.stop())

beforeEach(async () => {
  at.travelTo(`${DAY}T08:00`)
  company = await makeCompany(at)
  author = await makeMember(at, { company, name: '기안자' })
  approver = await makeMember(at, { company, name: '결재자' })
  other = await makeMember(at, { company, name: '대리' })
  for (const who of [author, approver, other]) await takePush(who)
})

const choose = async (who: TestMember, body: object) =>
  expect((await (await at.as(who)).call(settings.setNoticeSettings, { body })).status).toBe(200)

const pushAddress = ({ memberId }: TestMember) => `https://fcm.googleapis.com/fcm/send/${memberId}`

async function takePush(who: TestMember): Promise<void> {
  const client = await at.as(who)
  const { server_key } = (await client.call(settings.getPush)).body
  const body = {
    endpoint: pushAddress(who),
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
    server_key,
  }
  expect((await client.call(settings.subscribePush, { body })).status).toBe(201)
}

const submit = (title: string) =>
  submitAs(at, author, freeDocument, {
    content: { title, text: '내용' },
    line: { receivers: [{ memberId: approver.memberId, type: 'APPROVER', order: 1 }] },
  })

async function approve(id: number): Promise<void> {
  const client = await at.as(approver)
  const input = { params: { id }, body: { rcv_comment: '' } }
  expect((await client.call(contract.approveDocument, input)).status).toBe(200)
}

/** How many mails and pushes have left to somebody by a time of the day. */
async function leftBy(time: string, who: TestMember): Promise<{ mails: number; pushes: number }> {
  at.travelTo(`${DAY}T${time}`)
  await runRound(at, company.companyId, wakeRound)
  const jobs = ['deliver', 'wake', 'mail', 'push'].map((one) => `notifications-${one}`)
  for (const name of ['approvals-tell-turn', ...jobs]) expect((await at.runJobs(name)).failures).toEqual([])
  const { rows } = await at.owner.query('select email from members where company_id = $1 and id = $2', [
    company.companyId,
    who.memberId,
  ])
  return {
    mails: mailed.filter(({ to }) => to === rows[0].email).length,
    pushes: at.outside.push.messages.filter(({ target }) => target.endpoint === pushAddress(who)).length,
  }
}

const inCentre = async (who: TestMember) =>
  (await (await at.as(who)).call(listNotifications, {})).body.results.map(({ nt_type }) => nt_type)

test('whose turn it is gets one mail and one push at once, and who asked for it the outcome in the digest', async () => {
  await choose(author, { digest_minute: 12 * 60 })
  at.travelTo(`${DAY}T10:00`)
  const { id } = await submit('품의서')
  expect(await leftBy('10:05', approver)).toEqual({ mails: 1, pushes: 1 })
  expect(await inCentre(approver)).toEqual(['APPROVAL_REQUESTED'])
  expect(await leftBy('10:06', author)).toEqual({ mails: 0, pushes: 0 })
  await approve(id)
  expect(await leftBy('10:20', author)).toEqual({ mails: 0, pushes: 1 })
  expect(await leftBy('12:01', author)).toEqual({ mails: 1, pushes: 1 })
  for (const who of [author, approver]) expect(await leftBy('23:00', who)).toEqual({ mails: 1, pushes: 1 })
})

test('what was read before the digest is not in it, and a digest of nothing is not sent', async () => {
  await choose(author, { digest_minute: 12 * 60 })
  at.travelTo(`${DAY}T10:00`)
  const { id } = await submit('품의서')
  await approve(id)
  expect(await leftBy('10:20', author)).toEqual({ mails: 0, pushes: 1 })
  await (await at.as(author)).call(readNotifications, { body: { all: true } })
  expect(await leftBy('12:01', author)).toEqual({ mails: 0, pushes: 1 })
})

test('in quiet hours nothing leaves; at their end what still waits does, once', async () => {
  await choose(approver, { quiet: QUIET })
  at.travelTo(`${DAY}T10:00`)
  const decided = await submit('지출 결의')
  await submit('품의서')
  expect(await leftBy('10:05', approver)).toEqual({ mails: 0, pushes: 0 })
  expect(await inCentre(approver)).toHaveLength(2)
  await approve(decided.id)
  expect(await leftBy('13:59', approver)).toEqual({ mails: 0, pushes: 0 })
  const after = await leftBy('14:01', approver)
  expect(after).toEqual({ mails: 1, pushes: 1 })
  expect(mailed.at(-1)!.subject).toContain('품의서')
  expect(await leftBy('23:00', approver)).toEqual(after)
})

test('nobody hears by mail or push who wants neither, and the document waits in the centre all the same', async () => {
  const choice = { in_app: true, push: false, mail: 'NONE' }
  await choose(approver, { topics: [{ topic: 'APPROVAL_TURN', choice }] })
  at.travelTo(`${DAY}T10:00`)
  await submit('품의서')
  expect(await leftBy('23:00', approver)).toEqual({ mails: 0, pushes: 0 })
  expect(await inCentre(approver)).toEqual(['APPROVAL_REQUESTED'])
})

test('a comment goes to whom it concerns at once by push and in the digest by mail, by choice at once as well', async () => {
  await choose(author, { digest_minute: 12 * 60 })
  const now = { in_app: true, push: false, mail: 'NOW' }
  await choose(approver, { topics: [{ topic: 'APPROVAL_TALK', choice: now }] })
  at.travelTo(`${DAY}T10:00`)
  const { id } = await submit('품의서')
  const asked = await leftBy('10:05', approver)
  const say = async (who: TestMember, content: string) =>
    (await at.as(who)).call(createReply, { params: { id }, body: { content } })
  await say(approver, '견적서를 첨부해 주십시오.')
  expect(await leftBy('10:20', author)).toEqual({ mails: 0, pushes: 1 })
  await say(author, '첨부했습니다.')
  expect(await leftBy('10:40', approver)).toEqual({ mails: asked.mails + 1, pushes: asked.pushes })
  expect(mailed.at(-1)!.subject).toContain('품의서')
  expect(await leftBy('12:01', author)).toEqual({ mails: 1, pushes: 1 })
  for (const who of [author, approver]) {
    const left = await leftBy('22:00', who)
    expect(await leftBy('23:00', who)).toEqual(left)
  }
})

test('to whom a document is circulated hears of it once, and not at all who wants it in the centre only', async () => {
  const centre = { in_app: true, push: false, mail: 'NONE' }
  await choose(other, { digest_minute: 12 * 60 })
  const silent = await makeMember(at, { company, name: '조용' })
  await takePush(silent)
  await choose(silent, { topics: [{ topic: 'APPROVAL_TALK', choice: centre }] })
  at.travelTo(`${DAY}T10:00`)
  const { id } = await submit('품의서')
  const users = [other.memberId, silent.memberId]
  const added = await (
    await at.as(author)
  ).call(addCirculators, { params: { id }, body: { user_ids: users } })
  expect(added.status).toBeLessThan(300)
  expect(await leftBy('10:20', other)).toEqual({ mails: 0, pushes: 1 })
  expect(await leftBy('23:00', other)).toEqual({ mails: 1, pushes: 1 })
  expect(await leftBy('23:30', silent)).toEqual({ mails: 0, pushes: 0 })
  expect(await inCentre(silent)).toEqual(['APPROVAL_CIRCULATED'])
})

test('a deputy hears of what waits in the place of who is away, and they of what was decided for them', async () => {
  await choose(approver, { digest_minute: 12 * 60 })
  at.travelTo(`${DAY}T10:00`)
  const period = { start_date: DAY, end_date: DAY, reason: '휴가' }
  const given = await (
    await at.as(approver)
  ).call(createDelegation, { body: { user_id: other.memberId, ...period } })
  expect(given.status).toBe(201)
  const told = await leftBy('10:05', other)
  const { id } = await submit('품의서')
  const heard = { mails: told.mails + 1, pushes: told.pushes + 1 }
  expect(await leftBy('10:15', other)).toEqual(heard)
  expect(await inCentre(other)).toEqual(['APPROVAL_REQUESTED', 'DELEGATION_GIVEN'])
  // Who is away may decide all the same.
  expect(await leftBy('10:16', approver)).toEqual({ mails: 1, pushes: 1 })
  const asOther = await at.as(other)
  await asOther.call(contract.approveDocument, { params: { id }, body: { rcv_comment: '' } })
  expect(await inCentre(approver)).toEqual(['APPROVAL_APPROVED_FOR'])
  expect(await leftBy('10:40', approver)).toEqual({ mails: 1, pushes: 2 })
  expect(await leftBy('23:00', approver)).toEqual({ mails: 2, pushes: 2 })
  expect(await leftBy('23:30', other)).toEqual(heard)
})

test('who decides for two people hears of each turn that is handed from one of them to the other, and keeps it in the centre', async () => {
  const [second, third] = [
    await makeMember(at, { company, name: '이차' }),
    await makeMember(at, { company, name: '삼차' }),
  ]
  at.travelTo(`${DAY}T10:00`)
  const body = { user_id: other.memberId, start_date: DAY, end_date: DAY, reason: '휴가' }
  for (const giver of [approver, second, third])
    expect((await (await at.as(giver)).call(createDelegation, { body })).status).toBe(201)
  let heard = await leftBy('10:05', other)
  const hears = async (time: string) => {
    heard = { mails: heard.mails + 1, pushes: heard.pushes + 1 }
    expect(await leftBy(time, other)).toEqual(heard)
    expect((await inCentre(other)).filter((kind) => kind === 'APPROVAL_REQUESTED')).toHaveLength(1)
  }
  const { id } = await submit('품의서')
  await hears('10:15')
  await (await at.as(approver)).call(delegateDocument, { params: { id }, body: { user_id: second.memberId } })
  await hears('10:30')
  await at.actAs(company.companyId, approver.memberId, (ctx) =>
    handOverTurns(ctx, {
      from: second.memberId,
      to: third.memberId,
      giver: { ...ctx.actor, isFullAdmin: true },
    }),
  )
  await hears('10:45')
  expect(await leftBy('23:00', other)).toEqual(heard)
})

test('who may not decide in the place of whom a turn is handed to is not told of it', async () => {
  const second = await makeMember(at, { company, name: '이차' })
  at.travelTo(`${DAY}T10:00`)
  const body = { user_id: author.memberId, start_date: DAY, end_date: DAY, reason: '휴가' }
  expect((await (await at.as(second)).call(createDelegation, { body })).status).toBe(201)
  const heard = await leftBy('10:05', author)
  const { id } = await submit('품의서')
  await (await at.as(approver)).call(delegateDocument, { params: { id }, body: { user_id: second.memberId } })
  expect(await leftBy('10:30', second)).toEqual({ mails: 1, pushes: 0 })
  expect(await leftBy('23:00', author)).toEqual(heard)
  expect(await inCentre(author)).toEqual(['DELEGATION_GIVEN'])
})

test('one document that is handed on is told to who has it now, by mail and push', async () => {
  at.travelTo(`${DAY}T10:00`)
  const { id } = await submit('품의서')
  const before = await leftBy('10:05', approver)
  await (await at.as(approver)).call(delegateDocument, { params: { id }, body: { user_id: other.memberId } })
  expect(await leftBy('10:10', other)).toEqual({ mails: 1, pushes: 1 })
  expect(await inCentre(other)).toEqual(['APPROVAL_DELEGATED'])
  expect(await leftBy('23:00', approver)).toEqual(before)
})

test('a day with nothing to say is silent: no digest, no push, no mail', async () => {
  for (const who of [author, approver, other]) {
    await choose(who, { digest_minute: 12 * 60 })
    for (const time of ['11:59', '12:01', '23:00'])
      expect(await leftBy(time, who)).toEqual({ mails: 0, pushes: 0 })
    expect(await inCentre(who)).toEqual([])
  }
})
