import { afterAll, beforeAll, expect, test } from 'vitest'
import * as approvals from '#contract/approvals/documents/approvals.ts'
import { listNotifications } from '#contract/platform/notifications/notifications.ts'
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
  ['2026-12-08', 'VACATION:ANNUAL:FULL'],
  ['2026-12-08', 'HOME:FULL'],
  ['2026-12-08', 'WORK:WEEKEND:FULL'],
])(
  'who leaves on %s: %s that stayed open after it is approved by nobody, and may be denied',
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

const standing = async (memberId: number) =>
  (
    await at.owner.query(
      `select r.starts_on, r.ends_on, r.status, r.counted_minutes, (select count(*)::int from day_parts p
         where p.company_id = r.company_id and p.holder_kind = 'EVENT' and p.holder_id = r.id) as parts
       from work_events r where r.member_id = $1 order by r.id`,
      [memberId],
    )
  ).rows

test.each([
  ['VACATION:ANNUAL:FULL', true, true],
  ['VACATION:ANNUAL:FULL', true, false],
  ['SP:FAMILY_CARE:FULL', false, true],
  ['WORK:WEEKEND:FULL', false, true],
])(
  'who leaves takes %s after the last day along by itself (approved: %s, approved ones may be canceled: %s)',
  async (wk_event, isApproved, isCancelable) => {
    const company = await makeCompany(at)
    const team = await makeLeaveTeam(at, company)
    await at.owner.query('update companies set documents_done_cancelable = $2 where company_id = $1', [
      company.companyId,
      isCancelable,
    ])
    const [member, leader, admin] = [
      await at.as(team.member),
      await at.as(team.leader),
      await at.as(team.admin),
    ]
    const day = wk_event.startsWith('WORK') ? '2026-12-12' : '2026-12-09'
    const asked = await member.call(events.requestEvent, { body: { wk_event, wk_start_date: day } })
    const params = { id: asked.body.drf_id! }
    if (isApproved) await leader.call(approvals.approveDocument, { params, body: {} })
    const body = { user_id: team.member.memberId, retire_date: '2026-11-20' as never }
    expect((await admin.call(retireMember, { body })).status).toBe(200)
    expect(await standing(team.member.memberId)).toMatchObject([{ status: 'CANCELED', parts: 0 }])
    const after = await leader.call(approvals.approveDocument, { params, body: {} })
    expect(after.status).toBeGreaterThanOrEqual(400)
    const { results } = (await leader.call(listNotifications, { query: {} as never })).body
    expect(results.map(({ nt_type }) => nt_type)).toContain(
      isApproved ? 'APPROVAL_CANCELED' : 'APPROVAL_TAKEN_BACK',
    )
    const { rows } = await at.owner.query(
      `select 1 from audit_events where company_id = $1 and action = 'document.cancel' and target_id = $2`,
      [company.companyId, asked.body.drf_id],
    )
    expect(rows).toHaveLength(1)
  },
)

test('of a request that begins before the last day the days until then stay, and can be approved', async () => {
  const company = await makeCompany(at)
  const team = await makeLeaveTeam(at, company)
  const [member, leader, admin] = [
    await at.as(team.member),
    await at.as(team.leader),
    await at.as(team.admin),
  ]
  const asked = await member.call(events.requestEvent, {
    body: { wk_event: 'VACATION:ANNUAL:FULL', wk_start_date: '2026-11-20', wk_end_date: '2026-11-25' },
  })
  const body = { user_id: team.member.memberId, retire_date: '2026-11-22' as never }
  expect((await admin.call(retireMember, { body })).status).toBe(200)
  const kept = { starts_on: '2026-11-20', ends_on: '2026-11-20', counted_minutes: 480, parts: 1 }
  expect(await standing(team.member.memberId)).toEqual([{ ...kept, status: 'REQUESTED' }])
  const params = { id: asked.body.drf_id! }
  expect((await leader.call(approvals.approveDocument, { params, body: {} })).status).toBe(200)
  expect(await standing(team.member.memberId)).toEqual([{ ...kept, status: 'APPROVED' }])
})

test.each([
  ['2026-11-19', 200],
  ['2026-12-09', 406],
  ['2026-12-21', 200],
])('who came back is given days of an employment, not between two: %s', async (day, status) => {
  const company = await makeCompany(at)
  const team = await makeLeaveTeam(at, company)
  const [member, leader] = [await at.as(team.member), await at.as(team.leader)]
  const asked = await member.call(events.requestEvent, {
    body: { wk_event: 'VACATION:ANNUAL:FULL', wk_start_date: day },
  })
  await at.owner.query(`update members set joined_on = '2026-12-20' where id = $1`, [team.member.memberId])
  await at.owner.query(
    `insert into past_employments (company_id, member_id, joined_on, retired_on) values ($1, $2, '2024-03-04', '2026-11-20')`,
    [company.companyId, team.member.memberId],
  )
  const params = { id: asked.body.drf_id! }
  expect((await leader.call(approvals.approveDocument, { params, body: {} })).status).toBe(status)
})
