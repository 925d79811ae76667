import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { auditActions } from '#test/audit.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'

let at: TestApp
let company: TestCompany
let boss: TestMember
let asLimited: Client

beforeAll(async () => {
  at = await startTestApp()
  company = await makeCompany(at)
  const team = await makeTeam(at, company)
  boss = await makeAdmin(at, { company, teamId: team })
  // Not the last one: that would be refused for another reason.
  await makeAdmin(at, { company })
  asLimited = await at.as(await makeMember(at, { company, coverTeamIds: [team] }))
})
afterAll(() => at.stop())

// What a limited admin may do to the people of a team that is covered.
const acts: [string, object][] = [
  ['members.update', { position: '사원' }],
  ['members.retire', {}],
  ['members.toggle_absence', {}],
  ['members.delete', {}],
  ['user.update_profiles', { position: '사원' }],
  ['work_events.create_work_event', { wk_event: 'VACATION:ANNUAL:FULL', wk_start_date: '2026-11-26' }],
  ['roles.remove_admin', {}],
]

test.each(acts)('a limited admin does not %s a full admin of the covered team', async (id, body) => {
  const endpoint = at.app.endpoints.find((one) => one.id === id)!
  const answer = await asLimited.call(endpoint, { body: { user_id: boss.memberId, ...body } } as never)
  expect([answer.status, answer.error?.error_code]).toEqual([
    403,
    expect.stringMatching(/FORBIDDEN|NO_PERMISSION/),
  ])
  expect(await auditActions(at, company.companyId)).toEqual([])
})
