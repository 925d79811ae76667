import { createECDH, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noticeKinds, notificationKinds } from '#contract/platform/notifications/notice-kinds.ts'
import * as settings from '#contract/platform/notifications/notice-settings.ts'
import {
  type MailChoice,
  mailChoices,
  noticeTopicKeys,
  topicOf,
} from '#contract/platform/notifications/notice-topics.ts'
import * as contract from '#contract/platform/notifications/notifications.ts'
import { companyIdOf } from '#server/db/transaction.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { makeMember } from '#test/factories/members.ts'
import { runRound } from '#test/rounds.ts'
import { findNoticeKind, notify } from '../index.ts'
import { wakeRound } from './delivery-jobs.ts'

// Everybody who could choose: each way in the centre, by push, by mail, with quiet hours in force and without.
interface Person {
  name: string
  inApp: boolean
  push: boolean
  mail: MailChoice
  isQuiet: boolean
  client: Client
  memberId: number
  email: string
  address: string
}

let at: TestApp
let company: TestCompany
let people: Person[]
// The mailbox keeps only the newest.
const mailed: string[] = []

/** One kind of each topic, of those that hang on no record and no setting: those are tried by the tests of their slices. */
function kindsToTry() {
  const free = notificationKinds.filter((kind) => {
    const known = findNoticeKind(kind)
    return known && !known.stillMatters && !known.stillVisible && !known.mailed
  })
  return [...new Map(free.map((kind) => [noticeKinds[kind], kind])).values()]
}

beforeAll(async () => {
  at = await startTestApp()
  const { mail } = at.outside
  const send = mail.sendMail.bind(mail)
  mail.sendMail = (one) => {
    mailed.push(one.to)
    return send(one)
  }
  at.travelTo('2026-11-23T10:00')
  company = await makeCompany(at)
  const bools = [true, false]
  people = await Promise.all(
    bools.flatMap((inApp) =>
      bools.flatMap((push) =>
        mailChoices.flatMap((mail) => bools.map((isQuiet) => choosing({ inApp, push, mail, isQuiet }))),
      ),
    ),
  )
})
afterAll(() => at.stop())

async function choosing(how: Pick<Person, 'inApp' | 'push' | 'mail' | 'isQuiet'>): Promise<Person> {
  const member = await makeMember(at, { company })
  const client = await at.as(member)
  const topics = noticeTopicKeys.map((topic) => ({
    topic,
    choice: { in_app: how.inApp || topicOf(topic).required === true, push: how.push, mail: how.mail },
  }))
  const quiet = how.isQuiet ? { from: 9 * 60, to: 14 * 60 } : null
  const body = { topics, quiet, digest_minute: 12 * 60 }
  expect((await client.call(settings.setNoticeSettings, { body })).status).toBe(200)
  const address = `https://fcm.googleapis.com/fcm/send/${member.memberId}`
  const keys = createECDH('prime256v1')
  const { server_key } = (await client.call(settings.getPush)).body
  const subscribed = await client.call(settings.subscribePush, {
    body: {
      endpoint: address,
      p256dh: keys.generateKeys('base64url'),
      auth: randomBytes(16).toString('base64url'),
      server_key,
    },
  })
  expect(subscribed.status).toBe(201)
  const { rows } = await at.owner.query('select email from members where company_id = $1 and id = $2', [
    company.companyId,
    member.memberId,
  ])
  return {
    ...how,
    client,
    memberId: member.memberId,
    email: rows[0].email,
    address,
    name: JSON.stringify(how),
  }
}

/** What has left to each person at a moment, as `mails/pushes`. */
async function leftAt(moment: string): Promise<Record<string, string>> {
  at.travelTo(moment)
  await runRound(at, company.companyId, wakeRound)
  for (const name of [
    'notifications-deliver',
    'notifications-wake',
    'notifications-mail',
    'notifications-push',
  ])
    expect((await at.runJobs(name)).failures).toEqual([])
  return Object.fromEntries(
    people.map(({ name, email, address }) => [
      name,
      `${mailed.filter((to) => to === email).length}/${at.outside.push.messages.filter(({ target }) => target.endpoint === address).length}`,
    ]),
  )
}

/** What should have left, given how many times they were told before. */
const expectedAt = (hour: '10:00' | '10:02' | '12:00' | '14:00', isUrgent: boolean) =>
  Object.fromEntries(
    people.map(({ name, push, mail, isQuiet }) => {
      const leaves = { NONE: '99:99', DIGEST: '12:00', NOW: isUrgent ? '10:00' : '10:02' }[mail]
      const since = (moment: string) => hour >= (isQuiet && moment < '14:00' ? '14:00' : moment)
      return [name, `${leaves !== '99:99' && since(leaves) ? 1 : 0}/${push && since('10:00') ? 1 : 0}`]
    }),
  )

const difference = (now: Record<string, string>, before: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(now).map(([name, counts]) => {
      const [mails, pushes] = counts.split('/').map(Number)
      const [oldMails, oldPushes] = before[name]!.split('/').map(Number)
      return [name, `${mails! - oldMails!}/${pushes! - oldPushes!}`]
    }),
  )

test('there are kinds of every group to try', () => {
  expect(new Set(kindsToTry().map((kind) => topicOf(noticeKinds[kind]).group)).size).toBe(3)
})

test('each kind reaches each person in the ways they have chosen, at their time, once, and then is silent', async () => {
  for (const [number, kind] of kindsToTry().entries()) {
    const day = Temporal.PlainDate.from('2026-11-24').add({ days: number }).toString()
    const before = await leftAt(`${day}T09:30`)
    at.travelTo(`${day}T10:00`)
    await at.inCompany(company.companyId, (tx) =>
      notify(
        { tx, now: at.now(), companyId: companyIdOf(company.companyId) },
        {
          memberIds: people.map(({ memberId }) => memberId),
          kind,
          data: { targetId: number + 1 },
          link: '/main',
        },
      ),
    )
    const { urgent } = findNoticeKind(kind)!
    for (const hour of ['10:00', '10:02', '12:00', '14:00'] as const) {
      const left = difference(await leftAt(`${day}T${hour}`), before)
      expect({ kind, hour, left }).toEqual({ kind, hour, left: expectedAt(hour, urgent === true) })
    }
    const inCentre = await Promise.all(
      people.map(async ({ client }) => (await client.call(contract.countNewNotifications)).body.nt_new),
    )
    const isRequired = topicOf(noticeKinds[kind]).required === true
    expect({ kind, inCentre }).toEqual({
      kind,
      inCentre: people.map(({ inApp }) => (inApp || isRequired ? 1 : 0)),
    })
    await Promise.all(
      people.map(({ client }) => client.call(contract.readNotifications, { body: { all: true } })),
    )
    const after = difference(await leftAt(`${day}T23:00`), before)
    expect({ kind, after }).toEqual({ kind, after: expectedAt('14:00', urgent === true) })
  }
})
