import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '#contract/people/roles/roles.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { auditActions } from '#test/audit.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

/** 본부 > 개발팀 > 앱파트, 영업팀 beside; a limited admin covers 본부. */
async function division() {
  const company = await makeCompany(at)
  const top = await makeTeam(at, company, { name: '본부' })
  const below = await makeTeam(at, company, { name: '개발팀', parentId: top })
  const part = await makeTeam(at, company, { name: '앱파트', parentId: below })
  const other = await makeTeam(at, company, { name: '영업팀' })
  const boss = await makeAdmin(at, { company, name: '박대표', teamId: below })
  const limited = await makeMember(at, { company, name: '한관리', teamId: top, coverTeamIds: [top] })
  const member = await makeMember(at, { company, name: '이사원', teamId: below })
  const stranger = await makeMember(at, { company, name: '최영업', teamId: other })
  const [asBoss, asLimited, asMember] = await Promise.all([at.as(boss), at.as(limited), at.as(member)])
  return { company, top, below, part, other, boss, limited, member, stranger, asBoss, asLimited, asMember }
}

test('a limited admin appoints below: teams under the own, to people of the own', async () => {
  const { company, below, part, member, asLimited } = await division()
  const add = (team_id: number) =>
    asLimited.call(contract.addCoverTeam, { body: { user_id: member.memberId, team_id } })
  expect((await add(below)).status).toBe(200)
  expect((await add(part)).status).toBe(200)
  const body = { user_id: member.memberId, team_id: part }
  expect((await asLimited.call(contract.removeCoverTeam, { body })).status).toBe(200)
  expect(await auditActions(at, company.companyId)).toEqual([
    'cover_team.add',
    'cover_team.add',
    'cover_team.remove',
  ])
})

test('nobody lifts a person above oneself, or beside', async () => {
  const { top, below, part, other, boss, limited, member, stranger, asLimited, asMember } = await division()
  const refused = async (user_id: number, team_id: number) => {
    const answer = await asLimited.call(contract.addCoverTeam, { body: { user_id, team_id } })
    return answer.error?.error_code
  }
  expect(await refused(member.memberId, top)).toBe('COVER_NOT_BELOW')
  expect(await refused(member.memberId, other)).toBe('COVER_NOT_BELOW')
  expect(await refused(stranger.memberId, below)).toBe('COVER_NOT_BELOW')
  expect(await refused(boss.memberId, below)).toBe('COVER_NOT_BELOW')
  expect(await refused(limited.memberId, part)).toBe('COVER_NOT_BELOW')
  const admin = await asLimited.call(contract.addAdmin, { body: { user_id: member.memberId } })
  expect([admin.status, admin.error.error_code]).toEqual([403, 'FORBIDDEN'])
  const gone = await asLimited.call(contract.removeAdmin, { body: { user_id: boss.memberId } })
  expect(gone.status).toBe(403)
  const body = { user_id: member.memberId, team_id: part }
  expect((await asMember.call(contract.addCoverTeam, { body })).status).toBe(403)
})

test('a limited admin takes teams neither from equals nor from full admins', async () => {
  const { top, below, boss, limited, member, asBoss, asLimited } = await division()
  for (const [user_id, team_id] of [
    [member.memberId, top],
    [boss.memberId, below],
  ] as const) {
    await asBoss.call(contract.addCoverTeam, { body: { user_id, team_id } })
    const answer = await asLimited.call(contract.removeCoverTeam, { body: { user_id, team_id } })
    expect([answer.status, answer.error.error_code]).toEqual([403, 'COVER_NOT_BELOW'])
  }
  const listed = (await asLimited.call(contract.listLimitedAdmins)).body
  expect(listed.flatMap((person) => person.cover_teams.map((team) => team.abilities.update))).toEqual(
    listed.flatMap((person) => person.cover_teams.map(() => false)),
  )
  expect(listed.map((person) => person.user_id)).toContain(limited.memberId)
})

test('nobody becomes a limited admin for a team that is closed', async () => {
  const { company, below, member, asBoss, asLimited, asMember } = await division()
  const add = async (who: typeof asBoss) =>
    (await who.call(contract.addCoverTeam, { body: { user_id: member.memberId, team_id: below } })).error
      ?.error_code
  const close = (day: string) =>
    at.owner.query('update teams set closed_on = $1 where company_id = $2 and id = $3', [
      day,
      company.companyId,
      below,
    ])
  await close('2026-11-23')
  expect([await add(asBoss), await add(asLimited)]).toEqual(['TEAM_CLOSED', 'TEAM_CLOSED'])
  expect((await asMember.call(contract.isAdmin)).body.is_admin).toBe(false)
  await close('2026-11-24')
  expect(await add(asBoss)).toBeUndefined()
})

test('who was a limited admin a moment ago appoints nobody any more', async () => {
  const { top, below, limited, member, asBoss, asLimited } = await division()
  const [, appointed] = await Promise.all([
    asBoss.call(contract.removeCoverTeam, { body: { user_id: limited.memberId, team_id: top } }),
    asLimited.call(contract.addCoverTeam, { body: { user_id: member.memberId, team_id: below } }),
  ])
  const after = await asLimited.call(contract.addCoverTeam, {
    body: { user_id: member.memberId, team_id: below },
  })
  expect([200, 403]).toContain(appointed.status)
  expect(after.status).toBe(403)
})

test('a name of its own stays, the others follow the company', async () => {
  const { company, top, below, limited, member, asBoss, asLimited } = await division()
  const names = async () =>
    Object.fromEntries(
      (await asBoss.call(contract.listLimitedAdmins)).body.flatMap((person) =>
        person.cover_teams.map((team) => [`${person.username} ${team.team_name}`, team.role_name]),
      ),
    )
  await asBoss.call(contract.addCoverTeam, {
    body: { user_id: member.memberId, team_id: below, role_name: '개발 매니저' },
  })
  const renamed = await asBoss.call(contract.updateRoleNames, { body: { limited_admin: '조직장' } })
  expect(renamed.body).toEqual({ limited_admin: '조직장', limited_admin_default: '중간관리자' })
  expect(await names()).toEqual({ '한관리 본부': '조직장', '이사원 개발팀': '개발 매니저' })
  await asBoss.call(contract.addCoverTeam, {
    body: { user_id: member.memberId, team_id: below, role_name: null },
  })
  expect(await names()).toEqual({ '한관리 본부': '조직장', '이사원 개발팀': '조직장' })
  await asBoss.call(contract.addCoverTeam, { body: { user_id: limited.memberId, team_id: top } })
  await asBoss.call(contract.updateRoleNames, { body: { limited_admin: null } })
  expect(await names()).toEqual({ '한관리 본부': '중간관리자', '이사원 개발팀': '중간관리자' })
  expect(await auditActions(at, company.companyId)).toContain('role_name.update')

  expect((await asLimited.call(contract.updateRoleNames, { body: { limited_admin: '나' } })).status).toBe(403)
  for (const limited_admin of ['', ' ', '가'.repeat(51)]) {
    expect((await asBoss.call(contract.updateRoleNames, { body: { limited_admin } })).status).toBe(400)
  }
  const kept = await asBoss.call(contract.updateRoleNames, { body: {} })
  expect(kept.body.limited_admin).toBe('중간관리자')
})

test('a name with one and with fifty characters is taken, another company keeps its own', async () => {
  const { asBoss } = await division()
  const elsewhere = await division()
  for (const limited_admin of ['장', '가'.repeat(50)]) {
    const answer = await asBoss.call(contract.updateRoleNames, { body: { limited_admin } })
    expect(answer.body.limited_admin).toBe(limited_admin)
  }
  expect((await elsewhere.asBoss.call(contract.getRoleNames)).body.limited_admin).toBe('중간관리자')
})

test('as long as nobody has named them, limited admins are called as the reader calls them', async () => {
  const { asBoss } = await division()
  const read = async (language: string) => {
    const reader = { 'accept-language': language }
    const { body } = await asBoss.call(contract.getRoleNames, {}, reader)
    const people = (await asBoss.call(contract.listLimitedAdmins, {}, reader)).body
    return [body.limited_admin, people[0]!.cover_teams[0]!.role_name]
  }
  expect(await read('en')).toEqual(['Limited admin', 'Limited admin'])
  expect(await read('ja')).toEqual(['部門管理者', '部門管理者'])
  await asBoss.call(contract.updateRoleNames, { body: { limited_admin: '조직장' } })
  expect(await read('en')).toEqual(['조직장', '조직장'])
})
