import { afterAll, beforeAll, expect, test } from 'vitest'
import * as approvals from '#contract/approvals/documents/approvals.ts'
import { retireMember } from '#contract/people/employment/retirement.ts'
import * as events from '#contract/time/work-events/work-events.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { leaveRequestsOf, makeLeaveTeam } from '#test/factories/leave.ts'
import { makeAdmin, makeMember } from '#test/factories/members.ts'

let at: TestApp

beforeAll(async () => {
  at = await startTestApp()
  at.travelTo('2026-11-23T09:00')
})
afterAll(() => at.stop())

test.each(['VACATION:ANNUAL:FULL', 'SP:FAMILY_CARE:FULL', 'HOME:FULL'])(
  '%s after an arranged last day is refused, whoever asks; until then it is asked for as before',
  async (wk_event) => {
    const company = await makeCompany(at)
    const team = await makeLeaveTeam(at, company)
    const gone = await makeMember(at, {
      company,
      teamId: team.teamId,
      joinedOn: '2024-03-04',
    })
    const body = { user_id: gone.memberId, retire_date: '2026-12-10' as never }
    const admin = await at.as(await makeAdmin(at, { company }))
    expect((await admin.call(retireMember, { body })).status).toBe(200)
    const asked = async (client: Client, wk_start_date: string, wk_end_date: string) =>
      client.call(events.requestEvent, {
        body: { user_id: gone.memberId, wk_event, wk_start_date, wk_end_date },
      })
    for (const client of [admin, await at.as(gone)])
      for (const [from, to] of [
        ['2026-12-11', '2026-12-11'],
        ['2026-12-10', '2026-12-14'],
      ] as const)
        expect((await asked(client, from, to)).error).toMatchObject({
          error_code: 'AFTER_LAST_DAY',
          message: '퇴사일까지의 날짜만 신청할 수 있습니다. 퇴사일: 12월 10일(목)',
        })
    expect(await leaveRequestsOf(at, gone.memberId)).toEqual([])
    expect((await asked(await at.as(gone), '2026-12-10', '2026-12-10')).status).toBe(201)
  },
)

test.each([
  ['2026-11-20', 'VACATION:ANNUAL:FULL'],
  ['2026-12-08', 'VACATION:ANNUAL:FULL'],
  ['2026-12-08', 'HOME:FULL'],
  ['2026-12-08', 'WORK:WEEKEND:FULL'],
])(
  'who has left, or leaves, on %s: %s that stayed open after it is approved by nobody, and may be denied',
  async (lastDay, wk_event) => {
    const company = await makeCompany(at)
    const team = await makeLeaveTeam(at, company)
    const [member, leader] = [await at.as(team.member), await at.as(team.leader)]
    const day = wk_event.startsWith('WORK') ? '2026-12-12' : '2026-12-09'
    const asked = await member.call(events.requestEvent, {
      body: { wk_event, wk_start_date: day },
    })
    expect(asked.status).toBe(201)
    const body = {
      user_id: team.member.memberId,
      retire_date: lastDay as never,
    }
    expect((await (await at.as(team.admin)).call(retireMember, { body })).status).toBe(200)
    const params = { id: asked.body.drf_id! }
    const refused = await leader.call(approvals.approveDocument, {
      params,
      body: {},
    })
    expect([refused.status, refused.error?.error_code]).toEqual([406, 'EVENT_NOT_GIVABLE'])
    expect(refused.error?.message).not.toMatch(/\d/)
    expect(await leaveRequestsOf(at, team.member.memberId)).toMatchObject([{ status: 'REQUESTED' }])
    expect((await leader.call(approvals.denyDocument, { params, body: {} })).status).toBe(200)
  },
)
