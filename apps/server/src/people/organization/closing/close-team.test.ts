import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as contract from '#contract/people/organization/organization.ts'
import * as changes from '#contract/people/organization/team-changes.ts'
import { getHistory, takeBackChange } from '#contract/people/employment/employment.ts'
import { getProfile } from '#contract/people/members/members.ts'
import { sendInvite } from '#contract/people/employment/joining.ts'
import { updateMembers } from '#contract/people/employment/changes.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { auditActions } from '#test/audit.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'
import { untilSomebodyWaits } from '#test/until-waiting.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

let company: TestCompany
let admin: Client
let dev: number
let web: number
let app: number
let leader: TestMember
let worker: TestMember
beforeEach(async () => {
  at.travelTo('2026-11-23T09:00')
  company = await makeCompany(at)
  admin = await at.as(await makeAdmin(at, { company, name: '가대표' }))
  dev = await makeTeam(at, company, { name: '개발본부' })
  leader = await makeMember(at, { company, name: '나팀장', teamId: dev })
  web = await makeTeam(at, company, { name: '웹팀', parentId: dev, leaderId: leader.memberId })
  app = await makeTeam(at, company, { name: '앱팀', parentId: dev })
  worker = await makeMember(at, { company, name: '다사원', teamId: web })
})

const close = (id: number, body: object = {}, as = admin) =>
  as.call(changes.closeTeam, { params: { id }, body })
const remove = (id: number, as = admin) => as.call(contract.deleteTeam, { params: { id } })
async function listed(query: object = {}): Promise<number[]> {
  const { body } = await admin.call(contract.listTeams, { query })
  return body.map((team) => team.team_id).filter((id) => id > 0)
}
async function standing(member: TestMember) {
  const { rows } = await at.owner.query(
    'select team_id::int, starts_on::text, ends_on::text from team_memberships where member_id = $1 order by starts_on',
    [member.memberId],
  )
  return rows.map((row) => [row.team_id, row.starts_on, row.ends_on])
}

test('a team that was opened on a later day than it is by now in the company’s zone is not closed before it', async () => {
  // Opened in Seoul just after midnight, by a company that has moved its zone westward since.
  const young = await makeTeam(at, company, { name: '새 팀', openedOn: '2026-11-24' })
  expect((await close(young)).error.error_code).toBe('TEAM_CLOSE_DAY')
  expect((await close(young, { closed_on: '2026-11-24' })).status).toBe(200)
})

test('a team with people or teams below is neither deleted nor closed before they have a place', async () => {
  const refused = await remove(dev)
  expect([refused.status, refused.error.error_code]).toEqual([409, 'TEAM_NOT_EMPTY'])
  expect(refused.error.message).toBe('구성원 1명과 하위 팀 2개가 있습니다. 이동할 팀을 먼저 지정해 주십시오.')
  expect((await close(web)).error.error_code).toBe('TEAM_NOT_EMPTY')
  expect((await close(dev, { move_people_to: web })).error.error_code).toBe('TEAM_NOT_EMPTY')
  expect((await close(dev, { move_teams_to: null })).error.error_code).toBe('TEAM_NOT_EMPTY')
})

test('a team with a past is closed, not deleted: it stays in the chart of the days before', async () => {
  const closed = await close(web, { move_people_to: app })
  expect(closed.body).toMatchObject({
    closed_on: '2026-11-23',
    team_leader: null,
    team_nums: 0,
    abilities: { update: false, delete: false, close: false },
  })
  expect((await remove(web)).error.error_code).toBe('TEAM_HAS_PAST')
  expect(await standing(worker)).toEqual([
    [web, '2024-03-04', '2026-11-23'],
    [app, '2026-11-23', null],
  ])
  expect(await listed()).toEqual([dev, app])
  expect(await listed({ closed: true })).toEqual([dev, web, app])
  expect(await listed({ as_of: '2026-11-22' })).toEqual([dev, web, app])
  const before = (await admin.call(contract.listTeams, { query: { as_of: '2026-11-22', team_id: web } })).body
  expect(before[0]).toMatchObject({ team_leader_name: '나팀장', team_nums: 1 })
  expect((await (await at.as(leader)).call(getProfile)).body.isTeamLeader).toBe(false)
  expect(await auditActions(at, company.companyId)).toEqual(['team.close'])
})

test('nothing is done to a closed team but opening it again', async () => {
  await close(web, { move_people_to: null })
  const params = { id: web }
  const codes = [
    await close(web),
    await admin.call(contract.updateTeam, { params, body: { team_name: '새 이름' } }),
    await admin.call(contract.createTeam, { body: { team_name: '새 팀', team_parent_id: web } }),
    await admin.call(contract.updateTeam, { params: { id: app }, body: { team_parent_id: web } }),
    await close(dev, { move_people_to: web, move_teams_to: null }),
  ].map((answer) => answer.error.error_code)
  expect(codes).toEqual(Array(5).fill('TEAM_CLOSED'))
  expect(await standing(worker)).toEqual([[web, '2024-03-04', '2026-11-23']])

  at.travelTo('2026-12-01T09:00')
  const open = await admin.call(changes.reopenTeam, { params })
  expect(open.body).toMatchObject({ closed_on: null, team_leader: null, abilities: { update: true } })
  expect(await listed({ as_of: '2026-11-22' })).toContain(web)
  expect(await listed({ as_of: '2026-11-25' })).not.toContain(web)
  expect(await listed({ as_of: '2026-12-01' })).toContain(web)
})

test('closed from a later day on: people stand in it until then, and it is led until then', async () => {
  await admin.call(contract.updateTeam, { params: { id: app }, body: { team_leader: worker.memberId } })
  const closed = await close(web, { closed_on: '2026-12-31', move_people_to: app })
  expect(closed.body).toMatchObject({ closed_on: '2026-12-31', team_leader: leader.memberId, team_nums: 1 })
  expect(await standing(worker)).toEqual([
    [web, '2024-03-04', '2026-12-31'],
    [app, '2026-12-31', null],
  ])
  expect(await listed()).toContain(web)
  expect(await listed({ as_of: '2026-12-30' })).toContain(web)
  expect(await listed({ as_of: '2026-12-31' })).not.toContain(web)
  at.travelTo('2026-12-31T00:01')
  await at.runJobs('end-team')
  expect((await (await at.as(leader)).call(getProfile)).body.isTeamLeader).toBe(false)
  expect(await listed()).toEqual([dev, app])
  const before = (await admin.call(contract.listTeams, { query: { as_of: '2026-12-30', team_id: web } })).body
  expect(before[0]!.team_leader_name).toBe('나팀장')
})

test('a closing that was called off does not end the team', async () => {
  await close(web, { closed_on: '2026-12-31', move_people_to: app })
  await admin.call(changes.reopenTeam, { params: { id: web } })
  at.travelTo('2027-01-05T09:00')
  await at.runJobs('end-team')
  const { body } = await admin.call(contract.listTeams, { query: { team_id: web } })
  expect(body[0]).toMatchObject({ team_leader: leader.memberId, closed_on: null })
})

test('opened again before the job has run: it was there until its day, and nobody leads it any more', async () => {
  await close(web, { closed_on: '2026-12-31', move_people_to: app })
  at.travelTo('2027-01-05T09:00')
  const open = await admin.call(changes.reopenTeam, { params: { id: web } })
  expect(open.body).toMatchObject({ closed_on: null, team_leader: null })
  await at.runJobs('end-team')
  const on = async (as_of: string) =>
    (await admin.call(contract.listTeams, { query: { as_of } })).body.find((team) => team.team_id === web)
  expect(await on('2026-12-30')).toMatchObject({ team_leader_name: '나팀장', team_nums: 1 })
  expect(await on('2027-01-04')).toBeUndefined()
  expect(await on('2027-01-06')).toMatchObject({ team_leader: null })
})

test('nobody is put into a team for days on which it is no more', async () => {
  await close(web, { closed_on: '2026-12-31', move_people_to: app })
  const put = async (body: object) => {
    const answer = await admin.call(updateMembers, { body: { user_id: leader.memberId, ...body } })
    return answer.error?.error_code
  }
  expect(await put({ team: web })).toBe('TEAM_CLOSED')
  expect(await put({ team: web, from: '2027-02-01' })).toBe('TEAM_CLOSED')
  const invited = await admin.call(sendInvite, { body: { email: 'new@gyeol.test', team: web } })
  expect(invited.error.error_code).toBe('TEAM_CLOSED')
  expect(await standing(leader)).toEqual([[dev, '2024-03-04', null]])
})

const hold = (client: pg.PoolClient, table: string, id: number) =>
  client.query(`select 1 from ${table} where company_id = $1 and id = $2 for update`, [company.companyId, id])

test('who is put into a team that is being closed is refused once it is', async () => {
  const other = await at.owner.connect()
  await other.query('begin')
  await hold(other, 'teams', web)
  const body = { user_id: leader.memberId, team: web }
  const moving = admin.call(updateMembers, { body })
  await untilSomebodyWaits(at)
  const { companyId } = company
  await other.query(`update teams set closed_on = '2026-11-23' where company_id = $1 and id = $2`, [
    companyId,
    web,
  ])
  await other.query('commit')
  other.release()
  expect((await moving).error.error_code).toBe('TEAM_CLOSED')
  expect(await standing(leader)).toEqual([[dev, '2024-03-04', null]])
})

test('nobody is brought back into a closed team by taking the move out of it back', async () => {
  const undo = () =>
    admin.call(takeBackChange, { body: { user_id: worker.memberId, kind: 'TEAM', from: '2026-11-23' } })
  const isOffered = async () =>
    (await admin.call(getHistory, { query: { user_id: worker.memberId } })).body.items.find(
      ({ on }) => on === '2026-11-23',
    )?.can_take_back
  await close(web, { move_people_to: app })
  expect(await isOffered()).toBe(false)
  expect((await undo()).error.error_code).toBe('TEAM_CLOSED')
  await admin.call(changes.reopenTeam, { params: { id: web } })
  expect(await isOffered()).toBe(true)
  expect((await undo()).status).toBe(200)
  expect(await standing(worker)).toEqual([[web, '2024-03-04', null]])
})

test('taking a move back waits for a closing without standing in its way', async () => {
  await admin.call(updateMembers, { body: { user_id: worker.memberId, team: app } })
  const other = await at.owner.connect()
  await other.query('begin')
  await hold(other, 'teams', web)
  const body = { user_id: worker.memberId, kind: 'TEAM', from: '2026-11-23' } as const
  const undone = admin.call(takeBackChange, { body })
  await untilSomebodyWaits(at)
  // A closing moves people after it holds the team; who holds them meanwhile would wait in a circle.
  await hold(other, 'members', worker.memberId)
  await other.query('commit')
  other.release()
  expect((await undone).status).toBe(200)
})

test('the teams below move up, each keeping its past', async () => {
  await close(dev, { move_people_to: null, move_teams_to: null })
  expect(await listed()).toEqual([web, app])
  const before = (await admin.call(contract.listTeams, { query: { as_of: '2026-11-22' } })).body
  expect(before.map((team) => team.team_parent)).toEqual([null, '개발본부', '개발본부', null])
})

test('closed teams do not count as levels, until they are opened again', async () => {
  let deepest = await makeTeam(at, company)
  for (let level = 2; level <= 9; level += 1) deepest = await makeTeam(at, company, { parentId: deepest })
  await close(web, { move_people_to: app })
  await close(app, { move_people_to: null })
  const move = { params: { id: dev }, body: { team_parent_id: deepest } }
  expect((await admin.call(contract.updateTeam, move)).status).toBe(200)
  const open = await admin.call(changes.reopenTeam, { params: { id: web } })
  expect(open.error.error_code).toBe('TEAM_TOO_DEEP')
})

test('days that cannot be, and places that cannot be, are refused', async () => {
  const day = async (closed_on: string) =>
    (await close(web, { closed_on, move_people_to: app })).error?.error_code
  expect(await day('2026-11-22')).toBe('TEAM_CLOSE_DAY')
  expect(await day('2028-01-01')).toBe('TEAM_CLOSE_DAY')
  expect(await day('2026-02-30')).toBe('BAD_REQUEST')
  const body = { closed_on: '2026-12-01', move_people_to: null, move_teams_to: null }
  expect((await close(dev, body)).error.error_code).toBe('TEAM_CLOSE_DAY')
  expect((await close(dev, { move_people_to: app, move_teams_to: web })).error.error_code).toBe('TEAM_CIRCLE')
  expect((await close(web, { move_people_to: web })).error.error_code).toBe('TEAM_CLOSED')
  const foreign = await makeTeam(at, await makeCompany(at))
  expect((await close(web, { move_people_to: foreign })).status).toBe(404)
  expect(await standing(worker)).toEqual([[web, '2024-03-04', null]])
})

test('somebody who is going to come into the team goes where the others go', async () => {
  await at.owner.query(
    `insert into team_memberships (company_id, member_id, team_id, starts_on) values ($1, $2, $3, '2027-01-01')`,
    [company.companyId, (await makeMember(at, { company, name: '라예정' })).memberId, web],
  )
  expect((await close(web)).error.message).toContain('구성원 2명')
  await close(web, { move_people_to: app })
  const { rows } = await at.owner.query(
    `select count(*)::int as n from team_memberships where team_id = $1 and ends_on is null`,
    [app],
  )
  expect(rows[0].n).toBe(2)
})

test('limited admins close the teams below those they look after; members, leaders and others none', async () => {
  const limited = await at.as(await makeMember(at, { company, coverTeamIds: [dev] }))
  const other = await at.as(await makeAdmin(at))
  const to = { move_people_to: app, move_teams_to: app }
  expect((await close(dev, to, limited)).status).toBe(403)
  expect((await close(web, to, await at.as(leader))).status).toBe(403)
  expect((await close(web, to, await at.as(worker))).status).toBe(403)
  expect((await close(web, to, other)).status).toBe(404)
  expect((await other.call(changes.reopenTeam, { params: { id: web } })).status).toBe(404)
  const outside = await makeTeam(at, company, { name: '바깥팀' })
  expect((await close(web, { move_people_to: outside }, limited)).status).toBe(403)
  expect((await close(web, { move_people_to: app }, limited)).status).toBe(200)
})

test('of two who close and delete at once one is refused, and nobody is lost', async () => {
  const both = await Promise.all([close(web, { move_people_to: app }), close(web, { move_people_to: null })])
  expect(both.map((answer) => answer.status).toSorted()).toEqual([200, 409])
  expect((await standing(worker))[0]).toEqual([web, '2024-03-04', '2026-11-23'])
})
