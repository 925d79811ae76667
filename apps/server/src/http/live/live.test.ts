import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { IncomingMessage } from 'node:http'
import { checkInOut } from '#contract/time/attendance/attendance.ts'
import { liveDocuments } from '#contract/approvals/documents/live.ts'
import { liveNotices } from '#contract/platform/notifications/live.ts'
import { liveWork } from '#contract/time/attendance/live.ts'
import { signOut } from '#contract/platform/auth/auth.ts'
import { requestEvent } from '#contract/time/work-events/work-events.ts'
import { type App, buildApp } from '#server/app.ts'
import { openPool } from '#server/db/connection.ts'
import { listenToOthers } from '#server/http/other-servers.ts'
import { addressOf, listenLive } from '#test/listen-live.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { type LeaveTeam, makeLeaveTeam } from '#test/factories/leave.ts'
import { makeMember, type TestMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'
import { closeDays } from '../../time/work-days/index.ts'
import { LIVE_PATH } from './live-route.ts'
import { noteDays } from './touched-people.ts'

// Presses of today change nothing of days that are over.
const OTHERS = liveWork.others.filter((name) => !liveWork.daysOver.includes(name as never))
const OWN = [...liveWork.own, ...OTHERS]
const THIS_WEEK = ['2026-11-23', '2026-11-29']

let at: TestApp
let second: App
let listener: ReturnType<typeof listenToOthers>
let secondPool: ReturnType<typeof openPool>
const listen = (client: Client, app = at.app) => listenLive(client, app)

beforeAll(async () => {
  at = await startTestApp()
  at.travelTo('2026-11-23T09:00')
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

const press = async (who: TestMember, loc_check_type: 'IN' | 'OUT' = 'IN') =>
  (await at.as(who)).call(checkInOut, { body: { loc_check_type } })

async function house(): Promise<LeaveTeam & { elsewhere: TestMember }> {
  const company = await makeCompany(at)
  const team = await makeLeaveTeam(at, company)
  const teamId = await makeTeam(at, company, { name: '다른 팀' })
  return { ...team, elsewhere: await makeMember(at, { company, teamId }) }
}

test('a press is told to the person, colleagues, the leader and admins, and to nobody else', async () => {
  const [team, other] = [await house(), await house()]
  const own = await listen(await at.as(team.member))
  const mate = await listen(await at.as(team.mate))
  const leader = await listen(await at.as(team.leader))
  const admin = await listen(await at.as(team.admin))
  const elsewhere = await listen(await at.as(team.elsewhere))
  const foreign = await listen(await at.as(other.admin))
  await press(team.member)
  await becomes(() => expect(admin.heard).toEqual([OTHERS]))
  expect(admin.days).toEqual([THIS_WEEK])
  await becomes(() => expect([own.heard, mate.heard, leader.heard]).toEqual([[OWN], [OTHERS], [OTHERS]]))
  // What the others would have heard came with the same notice.
  await press(team.elsewhere)
  await becomes(() => expect(elsewhere.heard).toEqual([OWN]))
  await press(other.member)
  await becomes(() => expect(foreign.heard).toEqual([OTHERS]))
  expect([mate.heard.length, leader.heard.length]).toEqual([1, 1])
  for (const one of [own, mate, leader, admin, elsewhere, foreign]) one.stop()
})

test('what is asked for is told, and what is refused or changes nothing is not', async () => {
  const team = await house()
  const leader = await listen(await at.as(team.leader))
  const member = await at.as(team.member)
  await member.call(checkInOut, { body: { loc_check_type: 'OUT' } })
  await at.app.live.flush()
  expect(leader.heard).toEqual([])
  const body = { wk_event: 'VACATION:ANNUAL:FULL' as const, wk_start_date: '2026-11-25' as never }
  expect((await member.call(requestEvent, { body })).status).toBe(201)
  // The days of the one who asks, the document that waits for the leader, and the notice of it.
  const all = [OTHERS, [...liveDocuments.own], [...liveNotices.own]]
  await becomes(() => expect(leader.heard).toEqual(expect.arrayContaining(all)))
  expect(leader.heard.length).toBe(3)
  leader.stop()
})

test('days that are over are told with their week, and so are closings of them', async () => {
  const team = await house()
  const leader = await listen(await at.as(team.leader))
  const changed = async (on: string) => {
    await at.actAs(team.company.companyId, 'system', async ({ tx }) =>
      noteDays(tx, [{ member_id: team.member.memberId, work_on: on }]),
    )
    await at.app.live.flush()
  }
  await changed('2026-10-14')
  await becomes(() => expect(leader.days).toEqual([['2026-10-12', '2026-10-18']]))
  expect(leader.heard).toEqual([liveWork.others])
  await at.actAs(team.company.companyId, 'system', async (ctx) =>
    closeDays(ctx, [
      {
        member_id: team.member.memberId,
        starts_on: '2026-10-01',
        ends_on: '2026-10-31',
        plan: {} as never,
        missing: [],
      },
    ]),
  )
  await at.app.live.flush()
  await becomes(() => expect(leader.days[1]).toEqual(['2026-09-28', '2026-11-01']))
  leader.stop()
})

test('other servers tell their own listeners', async () => {
  const team = await house()
  const leader = await listen(await at.as(team.leader), second)
  await vi.waitFor(
    async () => {
      await press(team.member, 'IN')
      await press(team.member, 'OUT')
      expect(leader.heard.length).toBeGreaterThan(0)
    },
    { timeout: 20_000, interval: 1000 },
  )
  expect([leader.heard[0], leader.days[0]]).toEqual([OTHERS, THIS_WEEK])
  leader.stop()
})

test('a stream ends with its session, is refused without one, and an account has so many and no more', async () => {
  const team = await house()
  const client = await at.as(team.member)
  const one = await listen(client)
  await client.call(signOut)
  await becomes(() => expect(one.isOpen).toBe(false))
  expect((await listen(client)).status).toBe(401)
  expect((await listen(at.stranger())).status).toBe(401)

  const again = await at.as(team.member)
  const many = await Promise.all(Array.from({ length: 9 }, () => listen(again)))
  expect(many.map(({ status }) => status).sort()).toEqual([...Array<number>(8).fill(200), 429])
  for (const stream of many) stream.stop()
  await becomes(() => expect(at.app.live.streams.of(team.company.companyId)).toEqual([]))
})

test('a stream that breaks off while it is opened is not kept', async () => {
  const client = await at.as((await house()).member)
  const { streams } = second.live
  const add = vi.spyOn(streams, 'add')
  // Nothing is read, and so nothing opened, while all connections are taken.
  const taken = await Promise.all(Array.from({ length: 3 }, () => secondPool.connect()))
  const asked = new Promise<IncomingMessage>((resolve) => second.http.server.once('request', resolve))
  const stop = new AbortController()
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = fetch(addressOf(second) + LIVE_PATH, { headers: { cookie }, signal: stop.signal })
  const { socket } = await asked
  stop.abort()
  await expect(answer).rejects.toThrow('aborted')
  await becomes(() => expect(socket.destroyed).toBe(true))
  for (const one of taken) one.release()
  await becomes(() => expect(add).toHaveBeenCalledTimes(1))
  await becomes(() => expect(streams.count).toBe(0))
  add.mockRestore()
})
