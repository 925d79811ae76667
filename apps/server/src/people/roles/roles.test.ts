import { afterAll, beforeAll, expect, test } from 'vitest'
import { getProfile } from '#contract/people/members/members.ts'
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

async function office() {
  const company = await makeCompany(at)
  const boss = await makeAdmin(at, { company, name: '박대표' })
  const member = await makeMember(at, { company, name: '이사원' })
  const [asBoss, asMember] = await Promise.all([at.as(boss), at.as(member)])
  return { company, boss, member, asBoss, asMember }
}

test('an admin is added and taken away, and it shows at once', async () => {
  const { company, boss, member, asBoss, asMember } = await office()
  expect((await asMember.call(getProfile)).body.is_admin_full).toBe(false)

  const added = await asBoss.call(contract.addAdmin, { body: { user_id: member.memberId } })
  expect(added.status).toBe(200)
  expect(added.body.map((person) => person.user_id)).toEqual([boss.memberId, member.memberId])
  expect((await asMember.call(getProfile)).body).toMatchObject({ is_admin: true, is_admin_full: true })

  const removed = await asMember.call(contract.removeAdmin, { body: { user_id: boss.memberId } })
  expect(removed.body.map((person) => person.user_id)).toEqual([member.memberId])
  expect((await asBoss.call(contract.addAdmin, { body: { user_id: boss.memberId } })).status).toBe(403)
  expect(await auditActions(at, company.companyId)).toEqual(['admin.add', 'admin.remove'])
})

test('the last full admin stays', async () => {
  const { boss, asBoss } = await office()
  const answer = await asBoss.call(contract.removeAdmin, { body: { user_id: boss.memberId } })
  expect([answer.status, answer.error.error_code]).toEqual([406, 'LAST_ADMIN'])
})

test('two admins who remove each other at once: one succeeds, and one is left', async () => {
  const { company, boss, asBoss } = await office()
  const other = await makeAdmin(at, { company })
  const asOther = await at.as(other)
  const answers = await Promise.all([
    asBoss.call(contract.removeAdmin, { body: { user_id: other.memberId } }),
    asOther.call(contract.removeAdmin, { body: { user_id: boss.memberId } }),
  ])
  expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 403])
  const winner = answers[0]?.status === 200 ? asBoss : asOther
  const left = (await winner.call(contract.listAdmins)).body
  expect(left).toMatchObject([{ abilities: { remove: false } }])
})

test('two admins who give up the role at once: the second is the last and stays', async () => {
  const { company, boss, asBoss } = await office()
  const other = await makeAdmin(at, { company })
  const asOther = await at.as(other)
  const answers = await Promise.all([
    asBoss.call(contract.removeAdmin, { body: { user_id: boss.memberId } }),
    asOther.call(contract.removeAdmin, { body: { user_id: other.memberId } }),
  ])
  expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 406])
})

test('a full admin on leave of absence does not count as one who could take over', async () => {
  const { company, boss, asBoss } = await office()
  const absent = await makeAdmin(at, { company, status: 'ABSENCE' })
  const list = (await asBoss.call(contract.listAdmins)).body
  const may = Object.fromEntries(list.map((person) => [person.user_id, person.abilities.remove]))
  expect(may).toEqual({ [boss.memberId]: false, [absent.memberId]: true })
  const answer = await asBoss.call(contract.removeAdmin, { body: { user_id: boss.memberId } })
  expect([answer.status, answer.error.error_code]).toEqual([406, 'LAST_ADMIN'])
})

test('a limited admin looks after a team and those below, no further', async () => {
  const { company, member, asBoss, asMember } = await office()
  const top = await makeTeam(at, company, { name: '본부' })
  await makeTeam(at, company, { name: '개발팀', parentId: top })
  const body = { user_id: member.memberId, team_id: top }
  const added = await asBoss.call(contract.addCoverTeam, { body })
  expect(added.body[0]).toMatchObject({
    user_id: member.memberId,
    cover_teams: [{ team_id: top, team_name: '본부', role_name: '중간관리자' }],
  })
  await asBoss.call(contract.addCoverTeam, { body: { ...body, role_name: '본부장' } })
  expect((await asMember.call(contract.listCoverTeams)).body).toEqual([
    {
      user_id: member.memberId,
      team_id: top,
      team_name: '본부',
      role_name: '본부장',
      has_own_name: true,
      abilities: { update: false },
    },
  ])
  expect((await asMember.call(contract.isAdmin)).body).toEqual({
    is_admin: true,
    is_admin_full: false,
    is_admin_limited: true,
    leader: [],
  })
  expect((await asMember.call(contract.addAdmin, { body: { user_id: member.memberId } })).status).toBe(403)
  expect((await asMember.call(contract.addCoverTeam, { body })).error.error_code).toBe('COVER_NOT_BELOW')

  expect((await asBoss.call(contract.removeCoverTeam, { body })).body).toEqual([])
  expect((await asBoss.call(contract.removeCoverTeam, { body })).status).toBe(404)
  expect((await asMember.call(contract.isAdmin)).body.is_admin).toBe(false)
})

test('roles are refused to strangers, members, people of another company and those who left', async () => {
  const { company, member, asBoss, asMember } = await office()
  const other = await office()
  const retired = await makeMember(at, { company, status: 'RETIRED' })
  const body = { user_id: member.memberId }
  expect((await at.stranger().call(contract.listAdmins)).status).toBe(401)
  expect((await asMember.call(contract.addAdmin, { body })).status).toBe(403)
  expect((await other.asBoss.call(contract.addAdmin, { body })).status).toBe(404)
  expect((await other.asBoss.call(contract.isAdmin, { query: body })).status).toBe(404)
  expect((await other.asBoss.call(contract.listCoverTeams, { query: body })).status).toBe(404)
  const left = await asBoss.call(contract.addAdmin, { body: { user_id: retired.memberId } })
  expect([left.status, left.error.error_code]).toEqual([400, 'WRONG_MEMBER_STATE'])
  expect((await asBoss.call(contract.addAdmin, { body: { user_id: 'x' } })).status).toBe(400)
  const foreign = await makeTeam(at, other.company)
  expect((await asBoss.call(contract.addCoverTeam, { body: { ...body, team_id: foreign } })).status).toBe(404)
})
