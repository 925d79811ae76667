import { afterAll, beforeAll, expect, test } from 'vitest'
import { retireMember } from '#contract/people/employment/retirement.ts'
import { getProfile, updateProfile } from '#contract/people/members/members.ts'
import * as changes from '#contract/people/employment/changes.ts'
import * as leaving from '#contract/people/employment/leaving.ts'
import * as profiles from '#contract/people/members/profiles.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
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
  const teamId = await makeTeam(at, company)
  const boss = await makeAdmin(at, { company, name: '가대표' })
  const limited = await makeMember(at, { company, name: '나관리', coverTeamIds: [teamId] })
  const member = await makeMember(at, { company, name: '다사원', teamId })
  const retired = await makeMember(at, { company, name: '라퇴사', status: 'RETIRED' })
  return { company, teamId, boss, limited, member, retired, asBoss: await at.as(boss) }
}

test('the list of profiles holds whom one may see', async () => {
  const { company, boss, limited, member, teamId } = await office()
  const names = async (who: typeof boss, query: object = {}) => {
    const { body } = await (await at.as(who)).call(profiles.listUserProfiles, { query })
    expect(body.count).toBe(body.results.length)
    return body.results.map((person) => person.user_profile.username)
  }
  expect(await names(boss)).toEqual(['가대표', '나관리', '다사원', '라퇴사'])
  expect(await names(boss, { is_active: 'true' })).toEqual(['가대표', '나관리', '다사원'])
  expect(await names(boss, { is_active: 'false' })).toEqual(['라퇴사'])
  expect(await names(boss, { user_id: member.memberId })).toEqual(['다사원'])
  expect(await names(boss, { team_id: teamId })).toEqual(['다사원'])
  expect(await names(limited)).toEqual(['나관리', '다사원'])
  expect(await names(limited, { admin_only: 'true' })).toEqual(['다사원'])
  // A limited admin sees a full admin of the team, but does not look after them.
  await makeAdmin(at, { company, name: '마대표', teamId })
  expect(await names(limited)).toEqual(['나관리', '다사원', '마대표'])
  expect(await names(limited, { admin_only: 'true' })).toEqual(['다사원'])
  expect(await names(member)).toEqual(['다사원'])
  expect((await at.stranger().call(profiles.listUserProfiles)).status).toBe(401)
})

test('an admin changes the profiles of others, one or several', async () => {
  const { asBoss, member, limited } = await office()
  const one = await asBoss.call(changes.updateOtherProfile, {
    body: { user_id: member.memberId, job_desc: '회계' },
  })
  expect(one.body).toMatchObject({ user_id: member.memberId, job_desc: '회계' })
  const user_data = [member, limited].map(({ memberId }) => ({ user_id: memberId, contract_type: '정규직' }))
  const both = await asBoss.call(changes.updateProfilesBulk, { body: { user_data } })
  expect(both.body.map((row) => row.contract_type)).toEqual(['정규직', '정규직'])
  const audit = await at.owner.query(
    `select before, after from audit_events where action = 'member.update' and target_id = $1 order by id limit 1`,
    [member.memberId],
  )
  expect(audit.rows[0]).toMatchObject({ before: { job_desc: '' }, after: { job_desc: '회계' } })
  const asMember = await at.as(member)
  expect(
    (await asMember.call(changes.updateOtherProfile, { body: { user_id: limited.memberId, phone: '1' } }))
      .status,
  ).toBe(403)
})

test('the last day of somebody who left is corrected, and the end of the team with it', async () => {
  const { asBoss, member } = await office()
  const user_id = member.memberId
  const tooEarly = await asBoss.call(changes.updateRetiredMembers, {
    body: { user_id, retire_date: '2026-11-10' },
  })
  expect(tooEarly.error.error_code).toBe('WRONG_MEMBER_STATE')
  await asBoss.call(retireMember, { body: { user_id, retire_date: '2026-11-20' } })
  const end = async () =>
    (await at.owner.query('select ends_on from team_memberships where member_id = $1', [user_id])).rows
  for (const [day, after] of [
    ['2026-11-10', '2026-11-11'],
    ['2026-11-22', '2026-11-23'],
  ]) {
    const moved = await asBoss.call(changes.updateRetiredMembers, { body: [{ user_id, retire_date: day! }] })
    expect(moved.body).toMatchObject([{ retire_date: day }])
    expect(await end()).toEqual([{ ends_on: after }])
  }
  const before = await asBoss.call(changes.updateRetiredMembers, {
    body: { user_id, retire_date: '2020-01-01' },
  })
  expect(before.error.error_code).toBe('RETIRED_BEFORE_JOINED')
  expect(await end()).toEqual([{ ends_on: '2026-11-23' }])
})

test('small questions of the client', async () => {
  const { asBoss, retired, member } = await office()
  expect((await asBoss.call(profiles.getChangeDayInfo)).body.change_day_time).toBe('06:00:00')
  expect((await asBoss.call(profiles.isActiveUser)).body.is_active).toBe(true)
  expect((await (await at.as(retired)).call(profiles.isActiveUser)).body.is_active).toBe(false)
  expect((await at.stranger().call(profiles.isActiveUser)).status).toBe(401)
  expect((await asBoss.call(leaving.deleteUser, { params: { id: member.memberId } })).status).toBe(204)
  expect((await asBoss.call(leaving.deleteUser, { params: { id: member.memberId } })).status).toBe(404)
})

test('a range is the team alone or with those below; the own choice of a range is kept', async () => {
  const { company, teamId, boss, member, asBoss } = await office()
  const below = await makeTeam(at, company, { parentId: teamId })
  await makeMember(at, { company, name: '마하위', teamId: below })
  const names = async (query: object) =>
    (await asBoss.call(profiles.listUserProfiles, { query })).body.results.map(
      (one) => one.user_profile.username,
    )
  expect(await names({ team_id: teamId, org_range: 'company' })).toEqual(['다사원', '마하위'])
  expect(await names({ team_id: teamId, org_range: 'subteam' })).toEqual(['다사원', '마하위'])
  expect(await names({ team_id: teamId, org_range: 'team' })).toEqual(['다사원'])
  const own = await at.as(member)
  const first = async () => (await own.call(getProfile)).body.user_profile.default_team_filter
  expect(await first()).toBe('team')
  await own.call(updateProfile, { body: { default_team_filter: 'other' } })
  expect(await first()).toBe('company')
  await own.call(updateProfile, { body: { default_team_filter: null } })
  expect(await first()).toBe('team')
  const ofBoss = async () => (await asBoss.call(getProfile)).body.user_profile.default_team_filter
  expect(await ofBoss()).toBe('company')
  // Who leads begins with the team that they lead, as an admin too (R-WORK-003).
  await at.owner.query('update teams set leader_id = $2 where id = $1', [teamId, boss.memberId])
  await at.owner.query(
    `insert into team_memberships (company_id, member_id, team_id, starts_on) values ($1, $2, $3, '2026-01-01')`,
    [company.companyId, boss.memberId, teamId],
  )
  expect(await ofBoss()).toBe('team')
})
