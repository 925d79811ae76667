import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createGateUser,
  deleteGateUser,
  listGateUsers,
  updateGateUser,
} from '#contract/time/workplaces/workplaces.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { auditActions } from '#test/audit.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'

let at: TestApp
let company: TestCompany
let boss: TestMember
let mate: TestMember
let outsider: TestMember
let admin: Client
let limited: Client
let leader: Client
let member: Client

beforeAll(async () => {
  at = await startTestApp()
  company = await makeCompany(at)
  boss = await makeAdmin(at, { company, name: '강대표' })
  admin = await at.as(boss)
  const head = await makeMember(at, { company, name: '이리더' })
  const teamId = await makeTeam(at, company, { name: '개발팀', leaderId: head.memberId })
  mate = await makeMember(at, { company, name: '김동료', teamId })
  outsider = await makeMember(at, { company, name: '남이웃' })
  leader = await at.as(head)
  limited = await at.as(await makeMember(at, { company, coverTeamIds: [teamId] }))
  member = await at.as(mate)
})
afterAll(() => at.stop())

const give = (client: Client, person: TestMember, code: string) =>
  client.call(createGateUser, { body: { user_id: person.memberId, gate_user_code: code } })

test('a code belongs to one person, however it is spelt, also when two give it at the same moment', async () => {
  const made = await give(admin, mate, 'card-00a1')
  expect(made.status).toBe(201)
  expect(made.body).toMatchObject({
    username: '김동료',
    team_name: '개발팀',
    gate_user_code: 'CARD-00A1',
    cmem_status: 'WORKING',
  })
  expect((await give(admin, outsider, 'CARD-00a1')).error.error_code).toBe('GATE_CODE_TAKEN')
  const both = await Promise.all([give(admin, mate, 'RACE-1'), give(admin, outsider, 'RACE-1')])
  expect(both.map((answer) => answer.status).sort()).toEqual([201, 409])
})

test('the code goes by either name, and answers by both', async () => {
  const made = await admin.call(createGateUser, { body: { user_id: mate.memberId, gate_code: 'either-1' } })
  expect(made.body).toMatchObject({ gate_user_code: 'EITHER-1', gate_code: 'EITHER-1' })
  const params = { id: made.body.id }
  const changed = await admin.call(updateGateUser, { params, body: { gate_code: 'either-2' } })
  expect(changed.body).toMatchObject({ user_id: mate.memberId, gate_user_code: 'EITHER-2' })
  const two = await admin.call(updateGateUser, { params, body: { gate_code: 'A1', gate_user_code: 'B1' } })
  expect([two.status, Object.keys(two.error.fields ?? {})]).toEqual([400, ['gate_code']])
  const none = await admin.call(createGateUser, { body: { user_id: mate.memberId } })
  expect([none.status, Object.keys(none.error.fields ?? {})]).toEqual([400, ['gate_user_code']])
  const kept = await admin.call(updateGateUser, { params, body: { user_id: mate.memberId } })
  expect(kept.body.gate_code).toBe('EITHER-2')
})

test('a limited admin gives codes to the people looked after, to nobody else and to no full admin', async () => {
  const own = await give(limited, mate, 'L-1')
  expect(own.status).toBe(201)
  const given = await limited.call(updateGateUser, {
    params: { id: own.body.id },
    body: { user_id: outsider.memberId },
  })
  expect(given.error.error_code).toBe('FORBIDDEN')
  expect((await give(limited, outsider, 'L-2')).error.error_code).toBe('FORBIDDEN')
  expect((await give(limited, boss, 'L-3')).error.error_code).toBe('FORBIDDEN')
  const others = await give(admin, outsider, 'L-4')
  const params = { id: others.body.id }
  const taken = await limited.call(updateGateUser, { params, body: { user_id: mate.memberId } })
  expect(taken.error.error_code).toBe('FORBIDDEN')
  expect((await limited.call(deleteGateUser, { params })).status).toBe(403)
  for (const client of [leader, member]) expect((await give(client, mate, 'L-5')).status).toBe(403)
})

test('everybody sees own codes, leaders those of their team, full admins all', async () => {
  await give(admin, boss, 'SEEN-1')
  const names = async (client: Client) => {
    const answer = await client.call(listGateUsers)
    expect(answer.status).toBe(200)
    return [...new Set(answer.body.results.map((row) => row.username))].toSorted()
  }
  expect(await names(member)).toEqual(['김동료'])
  expect(await names(leader)).toEqual(['김동료'])
  expect(await names(limited)).toEqual(['김동료'])
  expect(await names(admin)).toEqual(['강대표', '김동료', '남이웃'])
})

test('the list is found by name, by initial consonants and by code, and comes in pages', async () => {
  await give(admin, outsider, 'FIND-77')
  const found = async (search: string) =>
    (await admin.call(listGateUsers, { query: { search } })).body.results.map((row) => row.gate_user_code)
  expect(await found('find-7')).toEqual(['FIND-77'])
  expect(await found('ㄴㅇㅇ')).toContain('FIND-77')
  expect(await found('100%')).toEqual([])
  const page = await admin.call(listGateUsers, { query: { page: 2, page_size: 1 } })
  expect(page.body.results).toHaveLength(1)
  expect(page.body.count).toBeGreaterThan(3)
  expect(page.body.previous).toContain('page=1')
})

test('a code goes to another person and away again; who has left gets none but keeps the old until it is taken', async () => {
  const made = await give(admin, mate, 'MOVE-1')
  const params = { id: made.body.id }
  const moved = await admin.call(updateGateUser, { params, body: { user_id: outsider.memberId } })
  expect(moved.body).toMatchObject({ username: '남이웃', gate_user_code: 'MOVE-1' })
  await at.owner.query("update members set status = 'RETIRED' where id = $1", [outsider.memberId])
  expect((await give(admin, outsider, 'MOVE-2')).error.error_code).toBe('WRONG_MEMBER_STATE')
  const query = { user_id: outsider.memberId, search: 'MOVE' }
  const left = await admin.call(listGateUsers, { query })
  expect(left.body.results.map((row) => [row.gate_user_code, row.cmem_status])).toEqual([
    ['MOVE-1', 'RETIRED'],
  ])
  expect((await admin.call(deleteGateUser, { params })).status).toBe(204)
  const trail = await auditActions(at, company.companyId)
  expect(trail.filter((action) => action.startsWith('gate_user.')).slice(-3)).toEqual([
    'gate_user.create',
    'gate_user.update',
    'gate_user.delete',
  ])
})

test('another company has its own codes and reaches none of ours', async () => {
  const foreign = await makeAdmin(at)
  const client = await at.as(foreign)
  const made = await give(admin, mate, 'OURS-1')
  expect((await give(client, foreign, 'OURS-1')).status).toBe(201)
  expect((await give(client, mate, 'OURS-2')).status).toBe(404)
  const params = { id: made.body.id }
  expect((await client.call(deleteGateUser, { params })).status).toBe(404)
  expect((await client.call(updateGateUser, { params, body: {} })).status).toBe(404)
})

test.each(['', ' ', '-1', '카드', 'a b', '=1+1', 'x'.repeat(65), '<b>'])('"%s" is no code', async (code) => {
  const refused = await give(admin, mate, code)
  expect(refused.status).toBe(400)
  expect(refused.error.fields).toHaveProperty('gate_user_code')
})
