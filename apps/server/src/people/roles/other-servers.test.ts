import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { getProfile } from '#contract/people/members/members.ts'
import * as contract from '#contract/people/roles/roles.ts'
import { answerOwnTerm } from '#contract/platform/auth/own-account.ts'
import { getOnDutyStatus } from '#contract/time/attendance/attendance.ts'
import { type App, buildApp } from '#server/app.ts'
import { listenToOthers } from '#server/http/other-servers.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'

/** Announcements come at once, but a busy machine may take its time. */
const becomes = (look: () => Promise<void>) => vi.waitFor(look, { timeout: 20_000 })

let at: TestApp
let second: App
let listener: ReturnType<typeof listenToOthers>

beforeAll(async () => {
  at = await startTestApp()
  const { settings, pool } = at.app
  second = await buildApp({ settings, pool, outside: at.outside, clock: at.now })
  const { connectionString } = pool.options
  listener = listenToOthers(connectionString!, second.sessions, second.http.log)
})
afterAll(async () => {
  await listener.stop()
  await second.http.close()
  await at.stop()
})

/** The same session, asking the other server, whose clock stands still: only an announcement makes it look anew. */
async function onSecond(client: Client, path: string) {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await second.http.inject({ method: 'GET', url: path, headers: { cookie } })
  return answer.json() as Record<string, unknown>
}

const isAdminThere = (client: Client) => onSecond(client, contract.isAdmin.path)
const rolesThere = async (client: Client) => (await onSecond(client, getProfile.path))['roles']

test('a role given on one server holds on the other at once, and so does its end', async () => {
  const company = await makeCompany(at)
  const boss = await makeAdmin(at, { company })
  const member = await makeMember(at, { company })
  const team = await makeTeam(at, company)
  const [asBoss, asMember] = await Promise.all([at.as(boss), at.as(member)])
  const listsAdmins = async () =>
    (
      await second.http.inject({
        method: 'PATCH',
        url: contract.updateRoleNames.path,
        headers: {
          cookie: [...asMember.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          'x-csrftoken': asMember.cookies.get('csrftoken')!,
        },
        payload: {},
      })
    ).statusCode
  await becomes(async () => expect(await isAdminThere(asMember)).toMatchObject({ is_admin: false }))
  expect(await listsAdmins()).toBe(403)
  expect(await rolesThere(asMember)).toEqual([])

  const body = { user_id: member.memberId }
  await asBoss.call(contract.addAdmin, { body })
  await becomes(async () => expect(await listsAdmins()).toBe(200))
  await asBoss.call(contract.removeAdmin, { body })
  await becomes(async () => expect(await listsAdmins()).toBe(403))

  await asBoss.call(contract.giveDuty, { body: { ...body, role_name: 'PAYROLL' } })
  await becomes(async () => expect(await rolesThere(asMember)).toEqual(['PAYROLL']))
  await asBoss.call(contract.takeDutyFromMany, {
    body: { role_name: 'PAYROLL', user_ids: [member.memberId] },
  })
  await becomes(async () => expect(await rolesThere(asMember)).toEqual([]))

  await asBoss.call(contract.addCoverTeam, { body: { ...body, team_id: team } })
  const profile = () => onSecond(asMember, getProfile.path)
  await becomes(async () => expect(await profile()).toMatchObject({ is_admin_limited: true }))
  await asBoss.call(contract.removeCoverTeam, { body: { ...body, team_id: team } })
  await becomes(async () => expect(await profile()).toMatchObject({ is_admin_limited: false }))
})

test('a consent that is taken back on one server is gone on the other at once', async () => {
  const company = await makeCompany(at)
  const member = await at.as(await makeMember(at, { company }))
  const agree = (value: boolean) => member.call(answerOwnTerm, { body: { item: 'location', value } })
  const isLocatedThere = async () => (await onSecond(member, getOnDutyStatus.path))['position_agreed']
  await agree(true)
  await becomes(async () => expect(await isLocatedThere()).toBe(true))
  await agree(false)
  await becomes(async () => expect(await isLocatedThere()).toBe(false))
})
