import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getDocument, inbox } from '#contract/approvals/documents/approvals.ts'
import { takeBackChange } from '#contract/people/employment/employment.ts'
import { requestEvent } from '#contract/time/work-events/work-events.ts'
import * as contract from '#contract/people/members/members.ts'
import { listNotifications } from '#contract/platform/notifications/notifications.ts'
import { checkRetirement, retireMember } from '#contract/people/employment/retirement.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { auditActions } from '#test/audit.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { type LeaveTeam, makeLeaveTeam } from '#test/factories/leave.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'
import { runRoundEverywhere } from '#test/rounds.ts'
import { settlingRound } from '../settling/employment.jobs.ts'

let at: TestApp
let company: TestCompany
let team: LeaveTeam
let admin: Client
let taker: TestMember

beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

beforeEach(async () => {
  at.travelTo('2026-11-23T09:00')
  company = await makeCompany(at)
  team = await makeLeaveTeam(at, company)
  admin = await at.as(team.admin)
  taker = await makeMember(at, { company, teamId: team.teamId, name: '이인수' })
})

const settle = () => runRoundEverywhere(at, settlingRound)

const retire = (body: object, client = admin) =>
  client.call(retireMember, { body: body as { user_id: number } })
const check = (user_id: number, client = admin) => client.call(checkRetirement, { query: { user_id } })
const statusOf = async (user_id: number) =>
  (await admin.call(contract.getUserProfile, { params: { id: user_id } })).body.cmem_status

/** Puts much on the leader: team, cover, duty, a waiting document, an own one, leave and a room. */
async function burden(): Promise<{ documentId: number; leaderId: number }> {
  const leaderId = team.leader.memberId
  const { companyId } = company
  const cover = await makeTeam(at, company, { name: '디자인팀' })
  const other = await makeTeam(at, company, { name: '총무팀' })
  await at.owner.query('update teams set charger_id = $1 where id = $2', [leaderId, other])
  await at.owner.query('insert into cover_teams (company_id, member_id, team_id) values ($1, $2, $3)', [
    companyId,
    leaderId,
    cover,
  ])
  await at.owner.query(`insert into role_holders (company_id, member_id, role) values ($1, $2, 'PAYROLL')`, [
    companyId,
    leaderId,
  ])
  const ask = (client: Client, day: string) =>
    client.call(requestEvent, {
      body: { wk_event: 'VACATION:ANNUAL:FULL', wk_start_date: day, wk_end_date: day },
    })
  const asked = await ask(await at.as(team.member), '2026-12-01')
  const own = await ask(await at.as(team.leader), '2026-12-21')
  expect([asked.status, own.status]).toEqual([201, 201])
  await at.owner.query(
    `with category as (insert into room_categories (company_id, name) values ($1, '본사') returning id),
      room as (insert into rooms (company_id, category_id, name) select $1, id, '큰방' from category returning id)
     insert into room_bookings (company_id, room_id, booked_by, title, booked_on, start_minute, end_minute)
     select $1, id, $2, '주간 회의', day::date, 600, 660 from room, unnest(array['2026-11-24', '2026-12-15']) day`,
    [companyId, leaderId],
  )
  await at.owner.query(
    `with own as (
       insert into documents (company_id, kind, status, title, author_id, submitted_at)
       values ($1, 'GENERAL', 'REQUESTED', '노트북 구입', $2, now()) returning id
     )
     insert into document_receivers (company_id, document_id, member_id, receiver_type, step_order, is_shown)
     select $1, id, $3, 'APPROVER', 1, true from own`,
    [companyId, leaderId, team.admin.memberId],
  )
  return { documentId: asked.body.drf_id!, leaderId }
}

test('what hangs on a person is shown before they leave', async () => {
  const { leaderId } = await burden()
  const { body } = await check(leaderId)
  expect(body.hanging.map(({ kind, count, names }) => [kind, count, names[0]])).toEqual([
    ['TEAM_LED', 1, expect.any(String)],
    ['TEAM_CHARGED', 1, '총무팀'],
    ['COVER_TEAMS', 1, '디자인팀'],
    ['DUTIES', 1, 'PAYROLL'],
    ['WAITING_DOCUMENTS', 1, expect.any(String)],
    ['OWN_DOCUMENTS', 1, '노트북 구입'],
    ['LEAVE', 1, '2026-12-21'],
    ['BOOKINGS', 2, '주간 회의'],
  ])
  expect(body).toMatchObject({ is_last_admin: false, planned: null })
  expect((await check(team.admin.memberId)).status).toBe(403)
})

test('everything goes over to whoever was named, in one go', async () => {
  const { leaderId, documentId } = await burden()
  const to = taker.memberId
  const [led, charged] = (await check(leaderId)).body.hanging
  const hand_over = [
    { kind: 'TEAM_LED', team_id: led!.team_id, action: 'GIVE', user_id: to },
    { kind: 'TEAM_CHARGED', team_id: charged!.team_id, action: 'END' },
    { kind: 'COVER_TEAMS', action: 'GIVE', user_id: to },
    { kind: 'DUTIES', action: 'GIVE', user_id: to },
    { kind: 'WAITING_DOCUMENTS', action: 'GIVE', user_id: to },
    { kind: 'OWN_DOCUMENTS', action: 'END' },
    { kind: 'LEAVE', action: 'END' },
    { kind: 'BOOKINGS', action: 'GIVE', user_id: to },
  ]
  const done = await retire({ user_id: leaderId, hand_over })
  expect([done.status, done.body.cmem_status]).toEqual([200, 'RETIRED'])

  const asTaker = await at.as(taker)
  const profile = (await asTaker.call(contract.getProfile)).body
  expect(profile).toMatchObject({
    leader: [{ team_id: led!.team_id }],
    roles: ['PAYROLL'],
    is_admin_limited: true,
  })
  const waiting = await asTaker.call(inbox, { query: { bucket: 'requested' } })
  expect(waiting.body.results.map((row) => row.drf_id)).toEqual([documentId])
  expect((await asTaker.call(listNotifications, {})).body.results[0]!.nt_type).toBe('APPROVAL_REQUESTED')
  expect((await asTaker.call(getDocument, { params: { id: documentId } })).status).toBe(200)
  const rows = await at.owner.query(
    `select (select charger_id from teams where id = $2) as charger,
       (select array_agg(booked_on::text order by booked_on) from room_bookings where booked_by = $1) as booked,
       (select array_agg(status) from work_events where member_id = $3) as leave,
       (select count(*)::int from day_parts where member_id = $3) as held,
       (select status from documents where title = '노트북 구입' and author_id = $3) as own`,
    [to, charged!.team_id, leaderId],
  )
  expect(rows.rows[0]).toEqual({
    charger: null,
    booked: ['2026-11-24', '2026-12-15'],
    leave: ['CANCELED'],
    held: 0,
    own: 'CANCELED',
  })
  const actions = await auditActions(at, company.companyId)
  expect(actions).toEqual(
    expect.arrayContaining(['document.hand_over', 'booking.hand_over', 'member.retire']),
  )
})

test('nobody takes over who is not there, and limited admins give no roles', async () => {
  const { leaderId } = await burden()
  const gone = await makeMember(at, { company, status: 'RETIRED' })
  const foreign = await makeMember(at)
  const give = (user_id: number) => [{ kind: 'WAITING_DOCUMENTS', action: 'GIVE', user_id }]
  for (const id of [gone.memberId, foreign.memberId, leaderId]) {
    const refused = await retire({ user_id: leaderId, hand_over: give(id) })
    expect(refused.error.error_code).toBe('TAKER_NOT_MEMBER')
  }
  const otherTeam = await makeTeam(at, company)
  const notLed = [{ kind: 'TEAM_LED', team_id: otherTeam, action: 'GIVE', user_id: taker.memberId }]
  expect((await retire({ user_id: leaderId, hand_over: notLed })).status).toBe(404)
  const bad = [
    { kind: 'TEAM_LED', action: 'END' },
    { kind: 'LEAVE', action: 'GIVE', user_id: taker.memberId },
    { kind: 'BOOKINGS', action: 'GIVE' },
    { kind: 'HOUSE', action: 'END' },
  ]
  for (const one of bad) expect((await retire({ user_id: leaderId, hand_over: [one] })).status).toBe(400)
  const limited = await at.as(await makeMember(at, { company, coverTeamIds: [team.teamId] }))
  const duties = [{ kind: 'DUTIES', action: 'GIVE', user_id: taker.memberId }]
  expect((await retire({ user_id: leaderId, hand_over: duties }, limited)).status).toBe(403)
  expect(await statusOf(leaderId)).toBe('WORKING')
  expect((await check(leaderId, limited)).status).toBe(200)
  expect((await check(leaderId, await at.as(taker))).status).toBe(403)
  expect((await check(leaderId, await at.as(await makeAdmin(at)))).status).toBe(404)
})

test('without a word about it leads and roles end, and documents stay where they are', async () => {
  const { leaderId, documentId } = await burden()
  await retire({ user_id: leaderId })
  const rows = await at.owner.query(
    `select (select count(*)::int from teams where leader_id = $1 or charger_id = $1) as seats,
       (select count(*)::int from role_holders where member_id = $1) as roles,
       (select count(*)::int from document_receivers where member_id = $1 and document_id = $2 and not is_processed) as waiting,
       (select count(*)::int from room_bookings where booked_by = $1) as booked`,
    [leaderId, documentId],
  )
  expect(rows.rows[0]).toEqual({ seats: 0, roles: 0, waiting: 1, booked: 2 })
})

test('a coming last day is planned, changed, taken back, and ends access when it is over', async () => {
  const { leaderId } = await burden()
  const asLeader = await at.as(team.leader)
  const hand_over = [{ kind: 'WAITING_DOCUMENTS', action: 'GIVE', user_id: taker.memberId }]
  const planned = await retire({ user_id: leaderId, retire_date: '2026-12-31', hand_over })
  expect(planned.body).toMatchObject({
    cmem_status: 'WORKING',
    planned_retire_date: '2026-12-31',
    retire_date: null,
  })
  await retire({ user_id: leaderId, retire_date: '2026-11-30', hand_over })
  expect((await check(leaderId)).body.planned).toMatchObject({
    retire_date: '2026-11-30',
    is_held: false,
    hand_over: [{ kind: 'WAITING_DOCUMENTS', action: 'GIVE', user_id: taker.memberId, username: '이인수' }],
  })
  const undo = { body: { user_id: leaderId, kind: 'RETIREMENT' } } as const
  expect((await admin.call(takeBackChange, undo)).body.planned_retire_date).toBeNull()
  expect((await admin.call(takeBackChange, undo)).status).toBe(404)

  await retire({ user_id: leaderId, retire_date: '2026-11-30', hand_over })
  at.travelTo('2026-11-30T23:59')
  await settle()
  expect((await asLeader.call(contract.getProfile)).status).toBe(200)
  at.travelTo('2026-12-01T00:00:30')
  await settle()
  expect((await asLeader.call(contract.getProfile)).error.error_code).toBe('NO_COMPANY')
  const row = await at.owner.query('select status, retired_on from members where id = $1', [leaderId])
  expect(row.rows).toEqual([{ status: 'RETIRED', retired_on: '2026-11-30' }])
  const waiting = await (await at.as(taker)).call(inbox, { query: { bucket: 'requested' } })
  expect(waiting.body.count).toBe(1)
  const told = (await admin.call(listNotifications, {})).body.results.map((one) => one.nt_type)
  expect(told).toContain('MEMBER_RETIRED')
  const audit = await at.owner.query(
    `select actor_member_id, after->>'retired_on' as day from audit_events where action = 'member.retire' and target_id = $1`,
    [leaderId],
  )
  expect(audit.rows).toEqual([{ actor_member_id: team.admin.memberId, day: '2026-11-30' }])
  await settle()
  expect(await auditActions(at, company.companyId)).toContain('member.retire')
})

test('a server that was off that day catches up, with the day that was planned', async () => {
  await retire({ user_id: taker.memberId, retire_date: '2026-11-25' })
  at.travelTo('2026-12-10T09:00')
  await admin.call(contract.getProfile)
  const row = await at.owner.query('select status, retired_on from members where id = $1', [taker.memberId])
  expect(row.rows).toEqual([{ status: 'RETIRED', retired_on: '2026-11-25' }])
  const ended = await at.owner.query('select ends_on from team_memberships where member_id = $1', [
    taker.memberId,
  ])
  expect(ended.rows).toEqual([{ ends_on: '2026-11-26' }])
})

test('the day ends in the zone of the company', async () => {
  await at.owner.query(`update companies set timezone = 'America/New_York' where company_id = $1`, [
    company.companyId,
  ])
  const far = await at.as(team.admin)
  await retire({ user_id: taker.memberId, retire_date: '2026-11-24' }, far)
  at.travelTo('2026-11-25T04:59:00Z')
  await settle()
  expect(await statusOf(taker.memberId)).toBe('WORKING')
  at.travelTo('2026-11-25T05:00:01Z')
  await settle()
  expect(await statusOf(taker.memberId)).toBe('RETIRED')
})

test('the last full admin stays planned, the admins are told once, and it happens when there is another', async () => {
  const second = await makeAdmin(at, { company, name: '박둘째' })
  const asSecond = await at.as(second)
  expect((await retire({ user_id: team.admin.memberId, retire_date: '2026-11-24' }, asSecond)).status).toBe(
    200,
  )
  expect((await retire({ user_id: second.memberId, retire_date: '2026-11-24' })).status).toBe(200)
  at.travelTo('2026-11-25T09:00')
  await settle()
  await settle()
  const states = await at.owner.query(
    `select m.status, p.held_at is not null as held from members m
     left join planned_retirements p on p.company_id = m.company_id and p.member_id = m.id where m.id = any($1) order by m.status`,
    [[team.admin.memberId, second.memberId]],
  )
  expect(states.rows).toEqual([
    { status: 'RETIRED', held: false },
    { status: 'WORKING', held: true },
  ])
  const left = await at.owner.query<{ id: number }>(
    `select id from members where id = any($1) and status = 'WORKING'`,
    [[team.admin.memberId, second.memberId]],
  )
  const remaining = left.rows[0]!.id
  const told = await at.owner.query(
    `select 1 from notifications where member_id = $1 and kind = 'RETIREMENT_HELD'`,
    [remaining],
  )
  expect(told.rows).toHaveLength(1)
  await makeAdmin(at, { company })
  await settle()
  expect((await at.owner.query('select status from members where id = $1', [remaining])).rows[0].status).toBe(
    'RETIRED',
  )
})

test('of two admins who retire each other at once, exactly one wins', async () => {
  const second = await makeAdmin(at, { company })
  const asSecond = await at.as(second)
  const answers = await Promise.all([
    retire({ user_id: second.memberId }),
    retire({ user_id: team.admin.memberId }, asSecond),
  ])
  expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 403])
  const rows = await at.owner.query(`select status from members where id = any($1) order by status`, [
    [team.admin.memberId, second.memberId],
  ])
  expect(rows.rows.map((row) => row.status)).toEqual(['RETIRED', 'WORKING'])
})

test('a taker who has left meanwhile is told to the admins, and the rest goes over', async () => {
  const { leaderId } = await burden()
  const hand_over = [
    { kind: 'WAITING_DOCUMENTS', action: 'GIVE', user_id: taker.memberId },
    { kind: 'BOOKINGS', action: 'GIVE', user_id: team.member.memberId },
  ]
  await retire({ user_id: leaderId, retire_date: '2026-11-30', hand_over })
  await retire({ user_id: taker.memberId })
  at.travelTo('2026-12-01T08:00')
  await settle()
  const rows = await at.owner.query(
    `select (select count(*)::int from room_bookings where booked_by = $1) as booked,
       (select count(*)::int from document_receivers where member_id = $2 and not is_processed) as waiting,
       (select count(*)::int from notifications where member_id = $3 and kind = 'HAND_OVER_LOST') as told`,
    [team.member.memberId, leaderId, team.admin.memberId],
  )
  expect(rows.rows[0]).toEqual({ booked: 1, waiting: 1, told: 1 })
})
