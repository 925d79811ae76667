import { afterAll, beforeAll, expect, test } from 'vitest'
import { approveDocument } from '#contract/approvals/documents/approvals.ts'
import { updateMembers } from '#contract/people/employment/changes.ts'
import { toggleAbsence } from '#contract/people/employment/employment.ts'
import { listMembers } from '#contract/people/members/members.ts'
import { retireMember } from '#contract/people/employment/retirement.ts'
import { requestEvent } from '#contract/time/work-events/work-events.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeLeaveTeam } from '#test/factories/leave.ts'
import { makeAdmin, makeMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

/** Two people who leave with the month; what was decided about the first one cannot be carried out. */
async function leavers() {
  at.travelTo('2026-11-23T09:00')
  const company = await makeCompany(at)
  const admin = await at.as(await makeAdmin(at, { company }))
  const ids = [(await makeMember(at, { company })).memberId, (await makeMember(at, { company })).memberId]
  for (const user_id of ids) await admin.call(retireMember, { body: { user_id, retire_date: '2026-11-30' } })
  await at.owner.query('update planned_retirements set hand_over = $2 where member_id = $1', [
    ids[0],
    '[{"kind": "UNKNOWN", "action": "END"}]',
  ])
  at.travelTo('2026-12-01T08:00')
  const states = async () => {
    const { rows } = await at.owner.query('select status from members where id = any($1) order by id', [ids])
    return rows.map((row) => row.status)
  }
  return { admin, states }
}

test('one who cannot be settled does not hold up the others, and the job says so', async () => {
  const { states } = await leavers()
  expect((await at.runJobs('settle-employment')).failures).not.toEqual([])
  expect(await states()).toEqual(['WORKING', 'RETIRED'])
})

test('the list is answered all the same when the day could not be settled', async () => {
  const { admin, states } = await leavers()
  expect((await admin.call(listMembers)).status).toBe(200)
  expect(await states()).toEqual(['WORKING', 'RETIRED'])
})

test('what comes into force by itself stands in the trail as the product’s own, a retirement as of who planned it', async () => {
  at.travelTo('2026-11-23T09:00')
  const company = await makeCompany(at)
  const boss = await makeAdmin(at, { company })
  const admin = await at.as(boss)
  const [changes, rests, leaves] = [
    await makeMember(at, { company }),
    await makeMember(at, { company }),
    await makeMember(at, { company }),
  ]
  const from = '2026-12-01'
  await admin.call(updateMembers, { body: { user_id: changes.memberId, position: '매니저', from } })
  await admin.call(toggleAbsence, { body: { user_id: rests.memberId, from, until: from } })
  await admin.call(retireMember, { body: { user_id: leaves.memberId, retire_date: '2026-11-30' } })
  const before = await at.owner.query('select max(id) as id from audit_events')
  for (const moment of ['2026-12-01T08:00', '2026-12-02T08:00']) {
    at.travelTo(moment)
    await admin.call(listMembers)
  }
  const trail = await at.owner.query(
    `select action, target_id::int as target, actor_member_id::int as actor, request_id as cause from audit_events
     where company_id = $1 and id > $2 order by id`,
    [company.companyId, before.rows[0].id],
  )
  const cause = 'settle-employment'
  expect(trail.rows).toEqual([
    { action: 'member.terms_begin', target: changes.memberId, actor: null, cause },
    { action: 'member.retire', target: leaves.memberId, actor: boss.memberId, cause },
    { action: 'member.begin_absence', target: rests.memberId, actor: null, cause },
    { action: 'member.end_absence', target: rests.memberId, actor: null, cause },
  ])
})

test('who planned it and has left by then gives nothing, and the employment ends all the same', async () => {
  at.travelTo('2026-11-23T09:00')
  const company = await makeCompany(at)
  const boss = await makeAdmin(at, { company })
  const planner = await makeAdmin(at, { company })
  const [leaver, taker] = [await makeMember(at, { company }), await makeMember(at, { company })]
  const team = await makeTeam(at, company, { leaderId: leaver.memberId })
  const lead = { kind: 'TEAM_LED', team_id: team, action: 'GIVE' as const, user_id: taker.memberId }
  const body = { user_id: leaver.memberId, retire_date: '2026-11-30', hand_over: [lead] }
  await (await at.as(planner)).call(retireMember, { body })
  const admin = await at.as(boss)
  await admin.call(retireMember, { body: { user_id: planner.memberId } })
  at.travelTo('2026-12-01T08:00')
  await admin.call(listMembers)
  const { rows } = await at.owner.query(
    `select m.status, t.leader_id, (select actor_member_id from audit_events
       where company_id = $1 and action = 'member.retire' and target_id = m.id) as actor,
       (select array_agg(kind) from notifications n where n.company_id = $1 and n.member_id = $4) as told
     from members m, teams t where m.company_id = $1 and m.id = $2 and t.company_id = $1 and t.id = $3`,
    [company.companyId, leaver.memberId, team, boss.memberId],
  )
  expect(rows).toEqual([{ status: 'RETIRED', leader_id: null, actor: null, told: ['HAND_OVER_LOST'] }])
})

test('leave after the last day is taken back, also when the day of it has come and a limited admin decided', async () => {
  at.travelTo('2026-11-23T09:00')
  const company = await makeCompany(at)
  const team = await makeLeaveTeam(at, company)
  const limited = await at.as(await makeMember(at, { company, coverTeamIds: [team.teamId] }))
  const asked = await (
    await at.as(team.member)
  ).call(requestEvent, {
    body: { wk_event: 'VACATION:ANNUAL:FULL', wk_start_date: '2026-12-01', wk_end_date: '2026-12-01' },
  })
  const params = { id: asked.body.drf_id! }
  expect((await (await at.as(team.leader)).call(approveDocument, { params })).status).toBe(200)
  const user_id = team.member.memberId
  const hand_over = [{ kind: 'LEAVE', action: 'END' as const }]
  await limited.call(retireMember, { body: { user_id, retire_date: '2026-11-30', hand_over } })
  at.travelTo('2026-12-01T08:00')
  await (await at.as(team.admin)).call(listMembers)
  const { rows } = await at.owner.query('select status from work_events where member_id = $1', [user_id])
  expect(rows).toEqual([{ status: 'CANCELED' }])
})
