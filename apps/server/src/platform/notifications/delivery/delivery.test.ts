import { createECDH, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as settings from '#contract/platform/notifications/notice-settings.ts'
import * as contract from '#contract/platform/notifications/notifications.ts'
import { companyIdOf } from '#server/db/transaction.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { makeMember, type TestMember } from '#test/factories/members.ts'
import { runRound } from '#test/rounds.ts'
import { type NewNotification, notify } from '../index.ts'
import { forgetRound, wakeRound } from './delivery-jobs.ts'

let at: TestApp
let company: TestCompany
let member: TestMember
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())
beforeEach(async () => {
  at.travelTo('2026-11-23T10:00')
  company = await makeCompany(at)
  member = await makeMember(at, { company })
})

const tell = (notification: Partial<NewNotification> = {}) =>
  at.inCompany(company.companyId, (tx) =>
    notify(
      { tx, now: at.now(), companyId: companyIdOf(company.companyId) },
      {
        memberIds: [member.memberId],
        kind: 'LEAVE_PROMOTION_REMINDER',
        data: { deadline: '12월 1일', targetId: 1 },
        link: '/main/leave/plan',
        ...notification,
      },
    ),
  )

/** The jobs of a moment. */
async function runAt(moment: string, leaving: 'notifications-mail' | 'notifications-push') {
  at.travelTo(moment)
  await runRound(at, company.companyId, wakeRound)
  for (const name of ['notifications-deliver', 'notifications-wake', leaving])
    expect((await at.runJobs(name)).failures).toEqual([])
}

/** What the person has been mailed when the jobs of a moment have run. */
async function mailedAt(moment: string) {
  await runAt(moment, 'notifications-mail')
  const { rows } = await at.owner.query('select email from members where company_id = $1 and id = $2', [
    company.companyId,
    member.memberId,
  ])
  const mails = await at.outside.mail.mailbox.listMails()
  return mails.filter((mail) => mail.to === rows[0].email).toReversed()
}

const choose = async (body: Parameters<typeof settingsBody>[0]) => {
  const client = await at.as(member)
  expect((await client.call(settings.setNoticeSettings, { body: settingsBody(body) })).status).toBe(200)
}
const settingsBody = (body: Record<string, unknown>) => body as never

test('a mail of its own leaves when the notice was not read meanwhile, once, with a link', async () => {
  await tell()
  expect(await mailedAt('2026-11-23T10:01')).toEqual([])
  const mails = await mailedAt('2026-11-23T10:02')
  expect(mails.map(({ subject }) => subject)).toEqual(['연차 사용 계획의 기한은 12월 1일입니다.'])
  expect(mails[0]!.text).toContain('/main/leave/plan')
  expect(mails[0]!.text).toContain('/main/notifications/settings')
  expect(await mailedAt('2026-11-24T10:02')).toHaveLength(1)
})

test('who has read it in the product gets no mail', async () => {
  await tell()
  await (await at.as(member)).call(contract.readNotifications, { body: { all: true } })
  expect(await mailedAt('2026-11-24T10:02')).toEqual([])
})

test('the digest gathers what is unread at its time, and a day with nothing to say is silent', async () => {
  await choose({
    topics: [{ topic: 'LEAVE_PROMOTION', choice: { in_app: true, push: false, mail: 'DIGEST' } }],
  })
  await tell({ data: { deadline: '12월 1일', targetId: 1 } })
  await tell({ data: { deadline: '12월 2일', targetId: 2 } })
  await tell({ data: { deadline: '12월 3일', targetId: 3 } })
  const client = await at.as(member)
  const { results } = (await client.call(contract.listNotifications)).body
  await client.call(contract.readNotifications, { body: { ids: [results[0]!.nt_id] } })
  expect(await mailedAt('2026-11-24T08:29')).toEqual([])
  const [digest, ...more] = await mailedAt('2026-11-24T08:30')
  expect([digest!.subject, more]).toEqual(['11월 24일(화) 알림 요약 2건', []])
  expect(digest!.text).toContain('12월 1일')
  expect(digest!.text).not.toContain('12월 3일')
  expect(await mailedAt('2026-11-25T08:30')).toHaveLength(1)
})

test('in quiet hours nothing leaves, and what has waited is one mail', async () => {
  await choose({ quiet: { from: 18 * 60, to: 9 * 60 } })
  at.travelTo('2026-11-23T19:00')
  await tell({ data: { deadline: '12월 1일', targetId: 1 } })
  at.travelTo('2026-11-23T23:00')
  await tell({ data: { deadline: '12월 2일', targetId: 2 } })
  expect(await mailedAt('2026-11-24T08:59')).toEqual([])
  const mails = await mailedAt('2026-11-24T09:00')
  expect(mails.map(({ subject }) => subject)).toEqual(['읽지 않은 알림이 2건 있습니다'])
})

test('on days off nothing leaves for who does not want it', async () => {
  await choose({ quiet_days_off: true })
  at.travelTo('2026-11-28T10:00')
  await tell()
  expect(await mailedAt('2026-11-29T20:00')).toEqual([])
  expect(await mailedAt('2026-11-30T00:00')).toHaveLength(1)
})

test('a mail that is refused by the mail server is tried again, and its job is not lost', async () => {
  await tell()
  at.travelTo('2026-11-23T10:05')
  expect((await at.runJobs('notifications-deliver')).failures).toEqual([])
  const { mail } = at.outside
  const send = mail.sendMail
  mail.sendMail = () => Promise.reject(new Error('421 busy'))
  let tries = 0
  mail.sendMail = async (one) => {
    tries += 1
    if (tries === 1) throw new Error('421 busy')
    await send(one)
  }
  try {
    expect((await at.runJobs('notifications-mail')).failures).toHaveLength(1)
  } finally {
    mail.sendMail = send
  }
  expect(await mailedAt('2026-11-23T10:06')).toHaveLength(1)
})

test('jobs that run at the same moment, and again, mail once', async () => {
  for (let number = 1; number <= 5; number += 1)
    await tell({ data: { deadline: '12월 1일', targetId: number } })
  at.travelTo('2026-11-23T10:05')
  const both = await Promise.all([at.runJobs('notifications-deliver'), at.runJobs('notifications-deliver')])
  expect(both.flatMap(({ failures }) => failures)).toEqual([])
  await Promise.all([at.runJobs('notifications-mail'), at.runJobs('notifications-mail')])
  // As after a crash between the mail and the end of its job: it is in the queue again.
  await at.owner.query(
    `update pgboss.job set state = 'created', retry_count = 0 where name = 'notifications-mail'`,
  )
  expect((await at.runJobs('notifications-mail')).failures).toEqual([])
  const mails = await mailedAt('2026-11-23T10:06')
  const named = mails.flatMap(({ text }) => text.match(/연차 사용 계획의 기한은/g) ?? [])
  expect(named.length).toBeGreaterThanOrEqual(5)
  const { rows } = await at.owner.query(
    'select count(*)::int as n from notifications where company_id = $1 and mailed_at is not null',
    [company.companyId],
  )
  expect(rows[0].n).toBe(5)
  expect(mails).toHaveLength(1)
})

test('nobody is told twice of one occasion, by two at once or again later', async () => {
  const occasion = 'WORK_CONFIRM_DUE 2026-11'
  await Promise.all(Array.from({ length: 4 }, () => tell({ occasion, data: { deadline: 'x' } })))
  await tell({ occasion, data: { deadline: 'x' } })
  const { rows } = await at.owner.query('select times from notifications where company_id = $1', [
    company.companyId,
  ])
  expect(rows).toEqual([{ times: 1 }])
  await tell({ occasion: 'another', data: { deadline: 'x' } })
  expect((await (await at.as(member)).call(contract.listNotifications)).body.count).toBe(2)
})

const browser = () => {
  const key = createECDH('prime256v1')
  key.generateKeys()
  return { p256dh: key.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') }
}

async function subscribe(endpoint: string, who = member) {
  const client = await at.as(who)
  const { server_key } = (await client.call(settings.getPush)).body
  return client.call(settings.subscribePush, { body: { endpoint, ...browser(), server_key } })
}

const address = (name: string) => `https://fcm.googleapis.com/fcm/send/${company.companyId}-${name}`

async function pushed(moment: string) {
  await runAt(moment, 'notifications-push')
  return at.outside.push.messages.filter(({ target }) => target.endpoint.includes(`/${company.companyId}-`))
}

test('occasions are forgotten after more than a year, and not before', async () => {
  await tell({ occasion: 'DOCUMENTS_DUE 2026-11' })
  const forgetAt = async (moment: string) => {
    at.travelTo(moment)
    await runRound(at, company.companyId, forgetRound)
    const { rows } = await at.owner.query('select occasion from told_occasions where company_id = $1', [
      company.companyId,
    ])
    return rows.length
  }
  expect([await forgetAt('2027-12-01T03:50'), await forgetAt('2028-01-01T03:50')]).toEqual([1, 0])
})

test('a browser that was subscribed gets a message at once, in the words of its reader, and one that is gone is forgotten', async () => {
  const kept = await subscribe(address('one'))
  expect([kept.status, kept.body]).toMatchObject([201, { is_here: true }])
  await subscribe(address('two'))
  at.outside.push.gone.add(address('two'))
  await tell({ data: { deadline: '12월 1일 👩‍👩‍👧', targetId: 1 } })
  const [message, ...more] = await pushed('2026-11-23T10:00')
  expect(more).toEqual([])
  expect(JSON.parse(message!.payload)).toMatchObject({
    title: '연차 사용 계획 마감',
    body: '연차 사용 계획의 기한은 12월 1일 👩‍👩‍👧입니다.',
    lang: 'ko',
    open: expect.any(Number),
  })
  const { browsers } = (await (await at.as(member)).call(settings.getPush)).body
  expect(browsers).toHaveLength(1)
  expect(await pushed('2026-11-23T11:00')).toHaveLength(1)
})

test('what is read, or waits for quiet hours to end, is not pushed; then it is one message', async () => {
  await subscribe(address('one'))
  await choose({ quiet: { from: 18 * 60, to: 9 * 60 } })
  at.travelTo('2026-11-23T19:00')
  for (const targetId of [1, 2, 3]) await tell({ data: { deadline: 'x', targetId } })
  expect(await pushed('2026-11-23T19:00')).toEqual([])
  const client = await at.as(member)
  const { results } = (await client.call(contract.listNotifications)).body
  await client.call(contract.readNotifications, { body: { ids: [results[0]!.nt_id] } })
  const [message, ...more] = await pushed('2026-11-24T09:00')
  expect([JSON.parse(message!.payload).title, more]).toEqual(['새 알림 2건', []])
})

test('only browsers of push services that are known are subscribed, with keys that are some', async () => {
  const client = await at.as(member)
  const { server_key } = (await client.call(settings.getPush)).body
  const ask = (body: Record<string, unknown>) =>
    client.call(settings.subscribePush, {
      body: { endpoint: address('x'), ...browser(), server_key, ...body } as never,
    })
  for (const endpoint of [
    'https://127.0.0.1/x',
    'https://169.254.169.254/',
    'http://fcm.googleapis.com/x',
    'https://evil.test/',
  ])
    expect((await ask({ endpoint })).error.error_code).toBe('PUSH_SERVICE_UNKNOWN')
  expect((await ask({ p256dh: `B${'A'.repeat(86)}` })).error.error_code).toBe('PUSH_KEY_INVALID')
  expect((await ask({ server_key: browser().p256dh })).error.error_code).toBe('PUSH_KEY_INVALID')
  for (let number = 1; number <= 20; number += 1)
    expect((await subscribe(address(`n${number}`))).status).toBe(201)
  expect((await subscribe(address('n21'))).error.error_code).toBe('PUSH_TOO_MANY')
  expect((await subscribe(address('n20'))).status).toBe(201)
})

test('a browser belongs to who has subscribed it last, and nobody takes it from others', async () => {
  const one = await subscribe(address('one'))
  const other = await makeMember(at, { company })
  const asOther = await at.as(other)
  const params = { id: one.body.id }
  expect((await asOther.call(settings.unsubscribePush, { params })).status).toBe(404)
  await subscribe(address('one'), other)
  await tell()
  expect(await pushed('2026-11-23T10:00')).toEqual([])
  expect((await asOther.call(settings.unsubscribePush, { params })).status).toBe(204)
})

test('what somebody does not want in the centre is not there, and what the law requires stays', async () => {
  const refused = await (
    await at.as(member)
  ).call(settings.setNoticeSettings, {
    body: { topics: [{ topic: 'LEAVE_PROMOTION', choice: { in_app: false, push: false, mail: 'NONE' } }] },
  })
  expect(refused.error.error_code).toBe('NOTICE_REQUIRED')
  await choose({ topics: [{ topic: 'HOLIDAYS', choice: { in_app: false, push: false, mail: 'NONE' } }] })
  await tell({ kind: 'HOLIDAY_FREED', data: { day: '11월 25일' } })
  await tell()
  const client = await at.as(member)
  expect((await client.call(contract.countNewNotifications)).body.nt_new).toBe(1)
  expect((await client.call(contract.listNotifications)).body.results.map((one) => one.nt_type)).toEqual([
    'LEAVE_PROMOTION_REMINDER',
  ])
})
