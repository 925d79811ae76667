import { afterAll, beforeAll, expect, test } from 'vitest'
import * as dated from '#contract/people/employment/employment.ts'
import * as joining from '#contract/people/employment/joining.ts'
import * as leaving from '#contract/people/employment/leaving.ts'
import * as contract from '#contract/people/members/members.ts'
import { retireMember } from '#contract/people/employment/retirement.ts'
import { removeAdmin } from '#contract/people/roles/roles.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { auditActions } from '#test/audit.ts'
import { mailedInvitation } from '#test/factories/accounts.ts'
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
  const teamId = await makeTeam(at, company, { name: '개발팀' })
  const boss = await makeAdmin(at, { company })
  const member = await makeMember(at, { company, teamId, name: '정근무' })
  const [asBoss, asMember] = await Promise.all([at.as(boss), at.as(member)])
  return { company, teamId, boss, member, asBoss, asMember, body: { user_id: member.memberId } }
}

test('who retires loses access at once, and the record stays', async () => {
  const { company, asBoss, asMember, body } = await office()
  expect((await asMember.call(contract.getProfile)).status).toBe(200)
  const retired = await asBoss.call(retireMember, { body: { ...body, retire_date: '2026-11-20' } })
  expect(retired.body).toMatchObject({ cmem_status: 'RETIRED', retire_date: '2026-11-20', team: null })
  expect((await asMember.call(contract.getProfile)).error.error_code).toBe('NO_COMPANY')
  const past = await at.owner.query('select ends_on from team_memberships where member_id = $1', [
    body.user_id,
  ])
  expect(past.rows).toEqual([{ ends_on: '2026-11-21' }])
  expect((await asBoss.call(retireMember, { body })).error.error_code).toBe('WRONG_MEMBER_STATE')
  expect(await auditActions(at, company.companyId)).toEqual(['member.retire'])
})

test('nobody leaves before they came', async () => {
  const { asBoss, body } = await office()
  const retire = async (retire_date: string) =>
    (await asBoss.call(retireMember, { body: { ...body, retire_date } })).error.error_code
  expect(await retire('2024-03-03')).toBe('RETIRED_BEFORE_JOINED')
  expect(await retire('2026-02-30')).toBe('BAD_REQUEST')
})

test('leave of absence is set and ended', async () => {
  const { asBoss, body } = await office()
  const absent = await asBoss.call(dated.toggleAbsence, { body })
  expect(absent.body).toMatchObject({ cmem_status: 'ABSENCE', onduty_detail: { status: 'ABSENCE' } })
  expect((await asBoss.call(dated.toggleAbsence, { body })).body.cmem_status).toBe('WORKING')
})

test('who returns begins anew, and taking that back leaves them retired', async () => {
  const { member, asBoss, body } = await office()
  await asBoss.call(retireMember, { body: { ...body, retire_date: '2026-11-20' } })
  expect((await asBoss.call(joining.rejoinInvite, { body })).body.cmem_status).toBe('INVITED')
  expect((await asBoss.call(joining.cancelInvite, { body })).status).toBe(204)
  const list = await asBoss.call(contract.listMembers, { query: { cmem_status: 'RETIRED' } })
  expect(list.body.results).toMatchObject([{ user_id: member.memberId, retire_date: '2026-11-20' }])

  await asBoss.call(joining.rejoinInvite, { body })
  const link = await mailedInvitation(at, member.email)
  expect((await at.stranger().call(joining.confirmInvite, { body: link })).status).toBe(200)
  const back = await at.as(member)
  expect((await back.call(contract.getProfile)).body).toMatchObject({
    cmem_status: 'WORKING',
    user_profile: { joined_date: '2026-11-23' },
  })
})

test('the last full admin neither goes nor rests', async () => {
  const { company, boss, asBoss } = await office()
  const limited = await at.as(await makeMember(at, { company, coverTeamIds: [await makeTeam(at, company)] }))
  const second = await at.as(await makeAdmin(at, { company, status: 'ABSENCE' }))
  const body = { user_id: boss.memberId }
  for (const call of [retireMember, dated.toggleAbsence, leaving.deleteMember]) {
    expect((await second.call(call, { body })).error.error_code).toBe('LAST_ADMIN')
    // Whoever may not is not told that there is only one.
    expect((await limited.call(call, { body })).error.error_code).toBe('FORBIDDEN')
  }
  expect((await limited.call(removeAdmin, { body })).status).toBe(403)
  expect((await second.call(removeAdmin, { body })).error.error_code).toBe('LAST_ADMIN')
  expect((await asBoss.call(contract.getProfile)).status).toBe(200)
})

test('a mistaken entry is deleted, one with records is not', async () => {
  const { company, asBoss, asMember, body, member } = await office()
  const worked = await makeMember(at, { company })
  await at.owner.query(
    `insert into work_days (company_id, member_id, work_on) values ($1, $2, '2026-11-20')`,
    [company.companyId, worked.memberId],
  )
  const kept = await asBoss.call(leaving.deleteMember, { body: { user_id: worked.memberId } })
  expect([kept.status, kept.error.error_code]).toEqual([409, 'MEMBER_HAS_RECORDS'])
  expect((await asBoss.call(leaving.deleteMember, { body })).status).toBe(204)
  expect((await asMember.call(contract.getProfile)).error.error_code).toBe('NO_COMPANY')
  const rows = await at.owner.query('select 1 from memberships where member_id = $1', [member.memberId])
  expect(rows.rows).toEqual([])
})

test('only those who look after a person act on them', async () => {
  const { company, teamId, asMember, body } = await office()
  const stranger = await makeAdmin(at)
  const otherTeam = await makeTeam(at, company)
  const covering = await at.as(await makeMember(at, { company, coverTeamIds: [teamId] }))
  const elsewhere = await at.as(await makeMember(at, { company, coverTeamIds: [otherTeam] }))
  const foreign = await at.as(stranger)
  for (const call of [
    dated.toggleAbsence,
    retireMember,
    leaving.deleteMember,
    joining.cancelInvite,
    joining.rejoinInvite,
  ]) {
    expect((await at.stranger().call(call, { body })).status).toBe(401)
    expect((await asMember.call(call, { body })).status).toBe(403)
    expect((await elsewhere.call(call, { body })).status).toBe(403)
    expect((await foreign.call(call, { body })).status).toBe(404)
  }
  expect((await covering.call(dated.toggleAbsence, { body })).status).toBe(200)
})
