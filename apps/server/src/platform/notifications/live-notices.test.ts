import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import * as contract from '#contract/platform/notifications/notifications.ts'
import { liveNotices } from '#contract/platform/notifications/live.ts'
import { type App, buildApp } from '#server/app.ts'
import { openPool } from '#server/db/connection.ts'
import { companyIdOf } from '#server/db/transaction.ts'
import { type LiveStream, say } from '#server/http/live/live-streams.ts'
import { listenToOthers } from '#server/http/other-servers.ts'
import { listenLive } from '#test/listen-live.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeMember, type TestMember } from '#test/factories/members.ts'
import { notify } from './index.ts'

const TOLD = [...liveNotices.own]

let at: TestApp
let second: App
let listener: ReturnType<typeof listenToOthers>
let secondPool: ReturnType<typeof openPool>

beforeAll(async () => {
  at = await startTestApp()
  const { settings, pool } = at.app
  secondPool = openPool(pool.options.connectionString!, 3)
  second = await buildApp({ settings, pool: secondPool, outside: at.outside, clock: at.now })
  listener = listenToOthers(pool.options.connectionString!, second.sessions, second.http.log, second.live)
  await Promise.all([at.app, second].map(({ http }) => http.listen({ port: 0, host: '127.0.0.1' })))
})
afterAll(async () => {
  await listener.stop()
  await second.http.close()
  await secondPool.end()
  await at.stop()
})

const becomes = (look: () => void) => vi.waitFor(look, { timeout: 20_000 })

const tell = (member: TestMember) =>
  at.inCompany(member.companyId, (tx) =>
    notify(
      { tx, now: at.now(), companyId: companyIdOf(member.companyId) },
      { memberIds: [member.memberId], kind: 'MEMBER_JOINED', data: { person: '새사람' } },
    ),
  )

test('browsers of one person on two servers hear of a notice and of its being read, and nobody else does', async () => {
  const company = await makeCompany(at)
  const member = await makeMember(at, { company })
  const mate = await makeMember(at, { company })
  const client = await at.as(member)
  const here = await listenLive(client, at.app)
  const there = await listenLive(client, second)
  const other = await listenLive(await at.as(mate), second)
  // The line to the other server may still be being made.
  await vi.waitFor(
    async () => {
      await tell(member)
      await vi.waitFor(() => expect(there.heard).toContainEqual(TOLD), { timeout: 2000 })
    },
    { timeout: 20_000 },
  )
  await becomes(() => expect(here.heard).toContainEqual(TOLD))
  const before = there.heard.length
  await client.call(contract.readNotifications, { body: { all: true } })
  await becomes(() => expect(there.heard.length).toBeGreaterThan(before))
  await tell(mate)
  await becomes(() => expect(other.heard).toEqual([TOLD]))
  for (const one of [here, there, other]) one.stop()
  // What has hung up is not held.
  await becomes(() => expect([at.app.live.streams.count, second.live.streams.count]).toEqual([0, 0]))
})

test('who does not read what is said is let go', () => {
  const answer = { writableLength: 0, destroy: vi.fn(), write: vi.fn() }
  const stream = { answer: answer as unknown as ServerResponse } as LiveStream
  say(stream, 'data: []\n\n')
  expect([answer.write.mock.calls.length, answer.destroy.mock.calls.length]).toEqual([1, 0])
  answer.writableLength = 65_537
  say(stream, 'data: []\n\n')
  expect([answer.write.mock.calls.length, answer.destroy.mock.calls.length]).toEqual([1, 1])
})
