import { afterAll, beforeAll, expect, test } from 'vitest'
import { previewChanges } from '#contract/people/employment/employment.ts'
import { updateMembers } from '#contract/people/employment/changes.ts'
import { updateOtherProfile, updateProfilesBulk } from '#contract/people/employment/changes.ts'
import { createRank } from '#contract/people/organization/organization.ts'
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
  const rank = await (await at.as(boss)).call(createRank, { body: { name: '이사' } })
  const user_id = limited.memberId
  const decisive = [
    { joined_date: '2020-01-01' },
    { joined_date: null },
    { contract_type: '정규직' },
    { work_check: 'CHECKINONLY' as const },
    { team: second },
    { rank_id: rank.body.id },
    { position: 'CEO' },
    { work_type: 'FLEX_DAY' as const },
    { enter_adjust: 'UP_10MIN' as const },
    { exit_adjust: 'DOWN_10MIN' as const },
    { weekly_minutes: 1200 },
    { standard_day_minutes: 240 },
  ]
  for (const change of decisive) {
    const answer = await client.call(updateMembers, { body: { user_id, ...change } })
    expect([change, answer.error?.error_code]).toEqual([change, 'FORBIDDEN'])
    expect((await client.call(updateMembers, { body: { user_id: mate.memberId, ...change } })).status).toBe(
      200,
    )
  }
  for (const change of [{ joined_date: '2020-01-01' }, { rank_id: rank.body.id }, { position: 'CEO' }]) {
    const one = { user_id, ...change }
    const other = { user_id: mate.memberId, phone: '010-0000-0000' }
    expect((await client.call(updateOtherProfile, { body: one })).status).toBe(403)
    expect((await client.call(updateProfilesBulk, { body: { user_data: [other, one] } })).status).toBe(403)
    expect((await client.call(updateMembers, { body: [other, one] })).status).toBe(403)
    const { body } = await client.call(previewChanges, { body: { changes: [one] } })
    expect(body[0]!.error?.error_code).toBe('FORBIDDEN')
  }
  // A form that sends what stands there already changes nothing of it.
  const same = {
    user_id,
    joined_date: '2024-03-04',
    team: teamId,
    rank_id: null,
    position: '',
    contract_type: '',
    phone: '010-1111-2222',
  }
  expect((await client.call(updateMembers, { body: same })).status).toBe(200)
  expect((await (await at.as(boss)).call(updateMembers, { body: { user_id, team: second } })).status).toBe(
    200,
  )
  const own = { user_id: boss.memberId, joined_date: '2020-01-01' }
  expect((await (await at.as(boss)).call(updateMembers, { body: own })).status).toBe(200)
})

test('fields that the company keeps locked are locked for a limited admin too, but not of others', async () => {
  const company = await makeCompany(at)
  const teamId = await makeTeam(at, company)
  const limited = await makeMember(at, { company, teamId, coverTeamIds: [teamId] })
  const mate = await makeMember(at, { company, teamId })
  await at.owner.query(
    `update companies set profile_fields = '{"job_desc": {"owner": false}, "image_url": {"owner": false}}' where company_id = $1`,
    [company.companyId],
  )
  const client = await at.as(limited)
  const own = { user_id: limited.memberId, job_desc: '총괄' }
  const code = async (answer: Promise<{ error: { error_code: string } }>) => (await answer).error?.error_code
  const locked = 'PROFILE_FIELD_LOCKED'
  expect(await code(client.call(updateMembers, { body: own }))).toBe(locked)
  expect(await code(client.call(updateProfilesBulk, { body: { user_data: [own] } }))).toBe(locked)
  expect(await code(client.call(updateOtherProfile, { body: own }))).toBe(locked)
  const { body } = await client.call(previewChanges, { body: { changes: [own] } })
  expect(body[0]!.error?.error_code).toBe(locked)
  expect((await client.call(updateMembers, { body: { ...own, user_id: mate.memberId } })).status).toBe(200)
  expect((await client.call(updateMembers, { body: { ...own, job_desc: '' } })).status).toBe(200)
})
