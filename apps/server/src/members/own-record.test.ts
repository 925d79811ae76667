import { afterAll, beforeAll, expect, test } from 'vitest'
import { updateMembers } from '#contract/members/members.ts'
import { updateOtherProfile, updateProfilesBulk } from '#contract/members/profiles.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

test('a limited admin does not decide on the own employment, a full admin and others do', async () => {
  const company = await makeCompany(at)
  const teamId = await makeTeam(at, company, { name: '개발팀' })
  const second = await makeTeam(at, company, { name: '영업팀' })
  const limited = await makeMember(at, { company, teamId, coverTeamIds: [teamId, second] })
  const mate = await makeMember(at, { company, teamId })
  const boss = await makeAdmin(at, { company })
  const client = await at.as(limited)
  const user_id = limited.memberId
  const decisive = [
    { joined_date: '2020-01-01' },
    { joined_date: null },
    { contract_type: '정규직' },
    { work_check: 'ALL' as const },
    { team: second },
  ]
  for (const change of decisive) {
    const answer = await client.call(updateMembers, { body: { user_id, ...change } })
    expect([change, answer.error?.error_code]).toEqual([change, 'FORBIDDEN'])
    expect((await client.call(updateMembers, { body: { user_id: mate.memberId, ...change } })).status).toBe(
      200,
    )
  }
  const one = { user_id, joined_date: '2020-01-01' }
  expect((await client.call(updateOtherProfile, { body: one })).status).toBe(403)
  expect((await client.call(updateProfilesBulk, { body: { user_data: [one] } })).status).toBe(403)
  // A form that sends what stands there already changes nothing of it.
  const same = { user_id, joined_date: '2024-03-04', team: teamId, phone: '010-1111-2222' }
  expect((await client.call(updateMembers, { body: same })).status).toBe(200)
  expect((await (await at.as(boss)).call(updateMembers, { body: { user_id, team: second } })).status).toBe(
    200,
  )
  const own = { user_id: boss.memberId, joined_date: '2020-01-01' }
  expect((await (await at.as(boss)).call(updateMembers, { body: own })).status).toBe(200)
})
