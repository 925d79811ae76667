import { afterAll, beforeAll, expect, test } from 'vitest'
import * as events from '#contract/time/work-events/work-events.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeDocument } from '#test/factories/documents.ts'
import { type LeaveTeam, makeLeaveTeam } from '#test/factories/leave.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'

let at: TestApp
let team: LeaveTeam
let outsider: TestMember
let id: number

// The member asks for Wednesday to Friday; the mate has asked for the Thursday.
beforeAll(async () => {
  at = await startTestApp()
  at.travelTo('2026-11-23T09:00')
  team = await makeLeaveTeam(at, await makeCompany(at))
  outsider = await makeMember(at, { company: team.company })
  await ask(await at.as(team.mate), '2026-11-26', '2026-11-26')
  id = await ask(await at.as(team.member), '2026-11-25', '2026-11-27')
})
afterAll(() => at.stop())

async function ask(client: Client, wk_start_date: string, wk_end_date: string): Promise<number> {
  const body = { wk_event: 'VACATION:ANNUAL:FULL' as const, wk_start_date, wk_end_date, wk_comment: '병원' }
  return (await client.call(events.requestEvent, { body })).body.drf_id!
}

const away = async (who: TestMember, document = id) =>
  (await at.as(who)).call(events.listTeamAway, { params: { id: document } })

test('who decides on leave sees who else of the team is away then, and not why', async () => {
  const seen = await away(team.leader)
  expect(seen.body).toEqual({
    team_away: [
      {
        user_id: team.mate.memberId,
        username: '이동료',
        position: '',
        team_name: '개발팀',
        date: '2026-11-26',
        is_full_day: true,
        is_pending: true,
      },
    ],
    is_whole_team: true,
    coverage: null,
  })
})

test('a decider who may not see the team is told of nobody, and that this is not all', async () => {
  await at.owner.query(
    `insert into document_receivers (company_id, document_id, member_id, receiver_type, step_order, is_shown)
     values ($1, $2, $3, 'APPROVER', 1, true)`,
    [team.company.companyId, id, outsider.memberId],
  )
  expect((await away(outsider)).body).toEqual({ team_away: [], is_whole_team: false, coverage: null })
})

test('who decides on nothing there, and another company, hear nothing', async () => {
  expect((await away(team.member)).status).toBe(403)
  expect((await away(team.mate)).status).toBe(403)
  expect((await away(team.admin)).status).toBe(403)
  expect((await away(await makeAdmin(at))).status).toBe(404)
  const free = await makeDocument(at, team.member, { line: [{ member: team.leader }] })
  expect((await away(team.leader, free)).status).toBe(404)
})
