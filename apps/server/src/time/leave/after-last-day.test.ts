import { afterAll, beforeAll, expect, test } from 'vitest'
import * as approvals from '#contract/approvals/documents/approvals.ts'
import { listNotifications } from '#contract/platform/notifications/notifications.ts'
import { createDelegation } from '#contract/approvals/delegations/standing-v0.ts'
import { rejoinInvite } from '#contract/people/employment/joining.ts'
import { checkRetirement, retireMember } from '#contract/people/employment/retirement.ts'
import { updateCompany } from '#contract/platform/companies/companies.ts'
import { confirmManyWorkTimes } from '#contract/time/closing/closing.ts'
import { getLeaveInfo, listLeaveYears } from '#contract/time/leave/leave.ts'
import { getLeaveLedger } from '#contract/time/leave/leave-ledger.ts'
import * as events from '#contract/time/work-events/work-events.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { auditActions } from '#test/audit.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { leaveRequestsOf, makeLeaveTeam } from '#test/factories/leave.ts'
import { makeAdmin, makeMember } from '#test/factories/members.ts'
import { runRoundEverywhere } from '#test/rounds.ts'
import { settlingRound } from '../../people/employment/settling/employment.jobs.ts'

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

test('the ledger of somebody who is invited again says what their years and their balance say: nothing of the employment that ended', async () => {
  const company = await makeCompany(at)
  const team = await makeLeaveTeam(at, company)
  const back = await makeMember(at, { company, teamId: team.teamId, joinedOn: '2024-03-04' })
  const admin = await at.as(await makeAdmin(at, { company }))
  const user_id = back.memberId
  const figures = async () => {
    const query = { user_id: user_id as never }
    const [ledger, info, years] = [
      (await admin.call(getLeaveLedger, { query })).body.balance_days,
      (await admin.call(getLeaveInfo, { query })).body.available_days,
      (await admin.call(listLeaveYears, { query })).body.reduce((sum, one) => sum + one.available_days, 0),
    ]
    return { ledger, info, years }
  }
  await at.owner.query(
    `insert into leave_grants (company_id, member_id, kind, granted_on, expires_on, minutes, article)
     values ($1, $2, 'ANNUAL', '2026-03-04', '2027-03-03', 7200, '')`,
    [company.companyId, user_id],
  )
  await admin.call(retireMember, { body: { user_id, retire_date: '2026-11-20' as never } })
  expect((await admin.call(rejoinInvite, { body: { user_id } })).status).toBe(200)
  expect(await figures()).toEqual({ ledger: 0, info: 0, years: 0 })
})

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
    const asked = await member.call(events.requestEvent, {
      body: { wk_event, wk_start_date: day },
    })
    const params = { id: asked.body.drf_id! }
    if (isApproved) await leader.call(approvals.approveDocument, { params, body: {} })
    const body = {
      user_id: team.member.memberId,
      retire_date: '2026-11-20' as never,
    }
    expect((await admin.call(retireMember, { body })).status).toBe(200)
    expect(await standing(team.member.memberId)).toMatchObject([{ status: 'CANCELED', parts: 0 }])
    const after = await leader.call(approvals.approveDocument, {
      params,
      body: {},
    })
    expect(after.status).toBeGreaterThanOrEqual(400)
    const { results } = (await leader.call(listNotifications, { query: {} as never })).body
    const ended = results.filter(({ nt_type }) => nt_type === 'APPROVAL_ENDED_LEAVING')
    expect(ended.map(({ nt_content }) => nt_content)).toEqual([
      expect.stringMatching(/^김사원 님의 퇴사로 ‘.+’ 문서가 취소되었습니다\.$/),
    ])
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
    body: {
      wk_event: 'VACATION:ANNUAL:FULL',
      wk_start_date: '2026-11-20',
      wk_end_date: '2026-11-25',
    },
  })
  const body = {
    user_id: team.member.memberId,
    retire_date: '2026-11-22' as never,
  }
  expect((await admin.call(retireMember, { body })).status).toBe(200)
  const kept = {
    starts_on: '2026-11-20',
    ends_on: '2026-11-20',
    counted_minutes: 480,
    parts: 1,
  }
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

/** Somebody asks for leave, and leaves. */
async function leaving(
  days: [from: string, to: string],
  retire_date: string,
  wk_event = 'VACATION:ANNUAL:FULL',
) {
  const company = await makeCompany(at)
  const team = await makeLeaveTeam(at, company)
  const [member, leader, admin] = [
    await at.as(team.member),
    await at.as(team.leader),
    await at.as(team.admin),
  ]
  const [wk_start_date, wk_end_date] = days
  const asked = await member.call(events.requestEvent, {
    body: { wk_event, wk_start_date, wk_end_date },
  })
  const params = { id: asked.body.drf_id! }
  const who = {
    user_id: team.member.memberId,
    retire_date: retire_date as never,
  }
  return {
    team,
    leader,
    admin,
    params,
    approve: () => leader.call(approvals.approveDocument, { params, body: {} }),
    hanging: async () => {
      const { hanging } = (await admin.call(checkRetirement, { query: who })).body
      return hanging.filter(({ kind }) => kind === 'LEAVE').length
    },
    retire: async () => expect((await admin.call(retireMember, { body: who })).status).toBe(200),
  }
}

test.each([
  [['2026-11-13', '2026-11-15'], '2026-11-14'],
  [['2026-11-19', '2026-11-22'], '2026-11-20'],
  [['2026-12-17', '2026-12-20'], '2026-12-18'],
] as [[string, string], string][])(
  'a request for %s that reaches past the last day %s by days off alone stays, and can be approved',
  async (days, lastDay) => {
    const { team, approve, hanging, retire } = await leaving(days, lastDay)
    const [before] = await standing(team.member.memberId)
    expect(await hanging()).toBe(0)
    await retire()
    expect(await standing(team.member.memberId)).toEqual([before])
    expect((await approve()).status).toBe(200)
    expect(await standing(team.member.memberId)).toEqual([{ ...before, status: 'APPROVED' }])
  },
)

test('work that was agreed on for days before and after the last one neither ends nor is said to', async () => {
  const { team, approve, hanging, retire } = await leaving(
    ['2026-11-21', '2026-11-22'],
    '2026-11-21',
    'WORK:WEEKEND:FULL',
  )
  await approve()
  expect(await hanging()).toBe(0)
  await retire()
  expect(await standing(team.member.memberId)).toMatchObject([{ status: 'APPROVED', parts: 2 }])
})

test('who decides, or does for somebody, is told once which days have ended, and asked for what is left', async () => {
  const { team, leader, params, retire } = await leaving(['2026-11-16', '2026-11-20'], '2026-11-16')
  const body = {
    user_id: team.mate.memberId,
    start_date: '2026-11-23',
    end_date: '2026-11-25',
    reason: '출장',
  }
  expect((await leader.call(createDelegation, { body })).status).toBeLessThan(300)
  await retire()
  const heard = async (client: Client) =>
    (await client.call(listNotifications, {})).body.results
      .filter(({ nt_type }) => nt_type.startsWith('APPROVAL_'))
      .map((one) => [one.nt_type, one.nt_content])
      .toSorted()
  const part =
    '김사원 님의 신청 중 ‘연차 · 11월 17일(화) ~ 11월 20일(금)’ 부분이 취소되었습니다. 나머지는 그대로입니다.'
  expect(await heard(leader)).toEqual([
    ['APPROVAL_PARTLY_CANCELED', part],
    ['APPROVAL_REQUESTED', '김사원 님이 ‘연차 · 11월 16일(월)’ 결재를 요청했습니다.'],
  ])
  expect(await heard(await at.as(team.mate))).toContainEqual(['APPROVAL_PARTLY_CANCELED', part])
  const { rows } = await at.owner.query(
    `select (select count(*)::int from document_versions v where v.company_id = $1 and v.document_id = $2) as versions,
       (select count(*)::int from audit_events a where a.company_id = $1 and a.action in ('document.amend', 'work_event.cancel_day')) as told`,
    [team.company.companyId, params.id],
  )
  expect(rows).toEqual([{ versions: 1, told: 2 }])
})

test('nobody has left before days that are closed; where that was arranged before, leave keeps these alone, and the admins are told', async () => {
  const { team, admin, approve } = await leaving(['2026-10-29', '2026-11-03'], '2026-10-28')
  await approve()
  const closing = {
    confirmed_date: '2026-10-31',
    user_ids: [team.member.memberId],
  }
  expect((await admin.call(confirmManyWorkTimes, { body: closing })).status).toBeLessThan(300)
  const gone = { user_id: team.member.memberId, retire_date: '2026-10-28' as never }
  const refused = await admin.call(retireMember, { body: gone })
  expect([refused.status, refused.error.error_code]).toEqual([406, 'ALREADY_CONFIRMED'])
  await at.owner.query(
    `insert into planned_retirements (company_id, member_id, last_day, planned_by, planned_at) values ($1, $2, $3, $4, now())`,
    [team.company.companyId, team.member.memberId, '2026-10-28', team.admin.memberId],
  )
  await runRoundEverywhere(at, settlingRound)
  expect(await standing(team.member.memberId)).toMatchObject([
    {
      starts_on: '2026-10-29',
      ends_on: '2026-10-30',
      status: 'APPROVED',
      counted_minutes: 960,
      parts: 2,
    },
  ])
  const { results } = (await admin.call(listNotifications, {})).body
  expect(results.map(({ nt_type }) => nt_type)).toContain('HAND_OVER_LOST')
  const { rows } = await at.owner.query(
    `select after->'lost' as lost from audit_events where company_id = $1 and action = 'member.retire'`,
    [team.company.companyId],
  )
  expect(rows).toEqual([{ lost: ['LEAVE'] }])
})

test('weekend work and the day off that stands for it, both after the last day, end once each', async () => {
  const company = await makeCompany(at)
  const team = await makeLeaveTeam(at, company)
  await at.owner.query(`update members set work_check = 'ALL' where id = $1`, [team.member.memberId])
  const [member, leader, admin] = [
    await at.as(team.member),
    await at.as(team.leader),
    await at.as(team.admin),
  ]
  await admin.call(updateCompany, {
    body: { use_vac_alter: true, alter_weekend: true },
  })
  const body = {
    wk_event: 'WORK:WEEKEND:FULL',
    wk_start_date: '2026-11-28',
    alter_start_date: '2026-12-02',
  }
  const asked = await member.call(events.requestEvent, { body })
  await leader.call(approvals.approveDocument, {
    params: { id: asked.body.drf_id! },
    body: {},
  })
  const leave = {
    user_id: team.member.memberId,
    retire_date: '2026-11-20' as never,
  }
  expect((await admin.call(retireMember, { body: leave })).status).toBe(200)
  expect(await standing(team.member.memberId)).toMatchObject([
    { status: 'CANCELED', parts: 0 },
    { status: 'CANCELED', parts: 0 },
  ])
  const acts = await auditActions(at, company.companyId)
  expect(acts.filter((act) => act === 'work_event.cancel_alternative')).toHaveLength(1)
  const { results } = (await admin.call(listNotifications, {})).body
  expect(results.map(({ nt_type }) => nt_type)).not.toContain('HAND_OVER_LOST')
})
