import { afterAll, beforeAll, expect, test } from 'vitest'
import { downloadWorkTime } from '#contract/time/attendance/attendance-team.ts'
import { listOwnFileWork } from '#contract/platform/files/files.ts'
import { listRooms } from '#contract/office/meeting-rooms/meeting-rooms.ts'
import { downloadMembers } from '#contract/people/member-sheets/member-sheets.ts'
import { downloadChart } from '#contract/people/organization/team-changes.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'
import { heavyWork } from '../../outside/heavy-work.ts'

// Threads of heavy work give way to everything else that runs on the machine.
const LONG = 120_000

let at: TestApp
let admin: Client
let colleague: Client
let stranger: Client
beforeAll(async () => {
  at = await startTestApp()
  const company = await makeCompany(at)
  await makeTeam(at, company)
  admin = await at.as(await makeAdmin(at, { company }))
  colleague = await at.as(await makeAdmin(at, { company }))
  stranger = await at.as(await makeAdmin(at))
})
afterAll(() => at.stop())

/** Work of another company takes all there is until it is released. */
function occupy() {
  const gate = Promise.withResolvers<void>()
  const busy = { companyId: 987_654, actor: { accountId: 987_654 } }
  const all = Array.from({ length: heavyWork.atOnce * 2 }, () => heavyWork.take(busy, () => gate.promise))
  return async () => {
    gate.resolve()
    await Promise.all(all)
  }
}

const placesOf = async (client: Client) => (await client.call(listOwnFileWork)).body
const waitFor = (client: Client, count: number) =>
  expect.poll(async () => (await placesOf(client)).length, { timeout: 20_000 }).toBe(count)

test(
  'files of all kinds wait in one line, tell their place to who asked for them, and hold up nobody else',
  async () => {
    const release = occupy()
    const files = [admin.call(downloadMembers), admin.call(downloadWorkTime), admin.call(downloadChart)]
    await waitFor(admin, 3)
    const foreign = stranger.call(downloadMembers)
    await waitFor(stranger, 1)
    const places = await placesOf(admin)
    expect(places.every(({ place, of }) => place > 0 && place <= of)).toBe(true)
    expect(new Set(places.map(({ place }) => place)).size).toBe(3)
    expect(await placesOf(colleague)).toEqual([])
    // A company that comes later waits for a piece of the others, not for all.
    expect((await placesOf(stranger))[0]!.place).toBeLessThan(Math.max(...places.map(({ place }) => place)))
    expect((await colleague.call(listRooms)).status).toBe(200)
    await release()
    expect((await Promise.all([...files, foreign])).map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await placesOf(admin)).toEqual([])
  },
  LONG,
)

test(
  'who has asked for as much as may wait is refused in words; others are not',
  async () => {
    const release = occupy()
    const files = Array.from({ length: 10 }, () => admin.call(downloadWorkTime))
    await waitFor(admin, 10)
    const refused = await admin.call(downloadWorkTime)
    expect(refused.status).toBe(429)
    expect(refused.error).toMatchObject({
      error_code: 'TOO_MANY_FILES',
      message: expect.stringContaining('10개'),
    })
    const other = colleague.call(downloadWorkTime)
    await waitFor(colleague, 1)
    await release()
    expect((await Promise.all([...files, other])).every(({ status }) => status === 200)).toBe(true)
  },
  LONG,
)
