import { afterAll, beforeAll, expect, test } from 'vitest'
import { isLoggedIn, signOut } from '#contract/platform/auth/auth.ts'
import { listMyCompanies } from '#contract/platform/companies/companies.ts'
import { getProfile, listUser } from '#contract/people/members/members.ts'
import { isAdmin } from '#contract/people/roles/roles.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

async function office() {
  const company = await makeCompany(at)
  const boss = await makeAdmin(at, { company })
  const asBoss = await at.as(boss)
  const update = at.app.endpoints.find((endpoint) => endpoint.id === 'members.update')!
  const shutOut = (user_id: number, dash_available = false) =>
    asBoss.call(update, { body: { user_id, dash_available } } as never)
  return { company, boss, asBoss, shutOut }
}

const code = async (client: Client) => (await client.call(listUser)).error?.error_code

test('who may not use the product is refused at once, but sees the own profile and signs out', async () => {
  const { company, shutOut } = await office()
  const leader = await makeMember(at, { company })
  await makeTeam(at, company, { leaderId: leader.memberId })
  const client = await at.as(leader)
  expect((await client.call(listUser)).status).toBe(200)

  expect((await shutOut(leader.memberId)).status).toBe(200)
  const refused = await client.call(listUser)
  expect([refused.status, refused.error.error_code]).toEqual([403, 'DASHBOARD_UNAVAILABLE'])
  expect((await client.call(getProfile)).body.user_profile.dash_available).toBe(false)
  expect((await client.call(isAdmin)).status).toBe(200)
  expect((await client.call(listMyCompanies)).status).toBe(200)
  expect((await client.call(isLoggedIn)).status).toBe(200)

  await shutOut(leader.memberId, true)
  expect((await client.call(listUser)).status).toBe(200)
  await shutOut(leader.memberId)
  expect([200, 204]).toContain((await client.call(signOut)).status)
})

test('admins, full and limited, are never shut out', async () => {
  const { company, boss, asBoss, shutOut } = await office()
  const team = await makeTeam(at, company)
  const limited = await makeMember(at, { company, coverTeamIds: [team] })
  const asLimited = await at.as(limited)
  await shutOut(limited.memberId)
  await shutOut(boss.memberId)
  expect((await asLimited.call(listUser)).status).toBe(200)
  expect((await asBoss.call(listUser)).status).toBe(200)
})

test('only the endpoints that say so answer somebody who is shut out', async () => {
  const { company, shutOut } = await office()
  const member = await makeMember(at, { company })
  const client = await at.as(member)
  await shutOut(member.memberId)
  expect(await code(client)).toBe('DASHBOARD_UNAVAILABLE')
  const open: string[] = []
  for (const endpoint of at.app.endpoints.filter(({ audience }) => audience === 'member')) {
    const params = Object.fromEntries(
      [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => [match[1]!, 1]),
    )
    const answer = await client.call(endpoint, { params } as never)
    if (answer.error?.error_code !== 'DASHBOARD_UNAVAILABLE') open.push(endpoint.id)
  }
  expect(open.toSorted()).toEqual(['roles.is_admin', 'user.get_profile'])
})
