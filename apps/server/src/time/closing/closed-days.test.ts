import { afterAll, beforeAll, expect, test } from 'vitest'
import * as approvals from '#contract/approvals/documents/approvals.ts'
import { correctWorkTime, requestCorrection } from '#contract/time/attendance/corrections.ts'
import { fillByPlan } from '#contract/time/attendance/day-lists.ts'
import { confirmManyWorkTimes, fillMissedDays } from '#contract/time/closing/closing.ts'
import { createConfirmInfo, deleteConfirmInfo } from '#contract/time/closing/closing-settings.ts'
import { updateCompany } from '#contract/platform/companies/companies.ts'
import { updateMembers } from '#contract/people/employment/changes.ts'
import { retireMember } from '#contract/people/employment/retirement.ts'
import { deleteSchMonth, saveSchMonth } from '#contract/time/schedules/schedules.ts'
import { cancelEvent, changeEvent, requestEvent } from '#contract/time/work-events/work-events.ts'
import { type Answer, type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { type LeaveTeam, makeLeaveTeam } from '#test/factories/leave.ts'
import { makeWorkDay } from '#test/factories/work-days.ts'

let at: TestApp
let team: LeaveTeam
let own: Client
let leader: Client
let admin: Client
let leave: { document: number; event: number }
let month: number

const day = (text: string) => text as never
const DAYS = Array.from({ length: 31 }, (_, index) => index + 1)

/** October with work on the named days. */
const october = (worked: number[]) => ({
  user_id: team.member.memberId,
  sch_start_date: day('2026-10-01'),
  sch_end_date: day('2026-10-31'),
  work_month: DAYS.map((one) => (worked.includes(one) ? 'T' : 'F')).join(''),
  work_schedule: Object.fromEntries(DAYS.map((one) => [one, { work: worked.includes(one) }])) as never,
})

// Everything that may change a day is begun before October is closed.
beforeAll(async () => {
  at = await startTestApp()
  at.travelTo('2026-11-16T09:00')
  team = await makeLeaveTeam(at, await makeCompany(at))
  own = await at.as(team.member)
  leader = await at.as(team.leader)
  admin = await at.as(team.admin)
  for (const date of ['2026-10-01', '2026-10-02']) await makeWorkDay(at, team.member, date)
  const planned = await admin.call(saveSchMonth, { body: october([1, 2, 6, 7, 8]) })
  month = planned.body.wk_sch_id!
  const asked = await own.call(requestEvent, {
    body: { wk_event: 'VACATION:ANNUAL:FULL', wk_start_date: day('2026-10-06') },
  })
  leave = { document: asked.body.drf_id!, event: asked.body.wk_event_id! }
  await leader.call(approvals.approveDocument, { params: { id: leave.document }, body: {} })
  await admin.call(confirmManyWorkTimes, {
    body: { confirmed_date: day('2026-10-15'), user_ids: [team.member.memberId] },
  })
})
afterAll(() => at.stop())

/** Everything that is kept of the days of October. */
async function kept(): Promise<unknown> {
  const tables = ['work_days', 'day_parts', 'shifts', 'day_corrections', 'check_records']
  const found = await Promise.all(
    tables.map((table) =>
      at.owner.query(
        `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as told from ${table} t
         where member_id = $1 and work_on between '2026-10-01' and '2026-10-31'`,
        [team.member.memberId],
      ),
    ),
  )
  return found.map(({ rows }) => rows[0].told)
}

const user_id = () => team.member.memberId
const times = { wk_start_time: '09:00', wk_end_time: '18:30' }

test.each<[string, () => Promise<Answer<never>>]>([
  [
    'an admin enters times',
    () =>
      admin.call(correctWorkTime, {
        body: { user_id: user_id(), wk_date: day('2026-10-01'), ...times, reason: '착오' },
      }) as never,
  ],
  [
    'a leader enters the planned times',
    () => leader.call(fillByPlan, { body: { user_id: user_id(), wk_dates: [day('2026-10-07')] } }) as never,
  ],
  [
    'the person asks for a correction',
    () =>
      own.call(requestCorrection, {
        body: { wk_date: day('2026-10-01'), wk_end_time: '19:00', reason: '착오' },
      }) as never,
  ],
  [
    'the person asks for leave',
    () =>
      own.call(requestEvent, {
        body: { wk_event: 'VACATION:ANNUAL:FULL', wk_start_date: day('2026-10-07') },
      }) as never,
  ],
  [
    'the person asks for a day at home',
    () =>
      own.call(requestEvent, { body: { wk_event: 'HOME:FULL', wk_start_date: day('2026-10-07') } }) as never,
  ],
  [
    'an admin takes approved leave back',
    () => admin.call(cancelEvent, { params: { id: leave.event } }) as never,
  ],
  [
    'the person takes approved leave back',
    () => own.call(cancelEvent, { params: { id: leave.event } }) as never,
  ],
  [
    'the person takes the document of approved leave back',
    () => own.call(approvals.cancelDocument, { params: { id: leave.document } }) as never,
  ],
  [
    'the person moves approved leave out of the month',
    () =>
      own.call(changeEvent, {
        params: { id: leave.event },
        body: { wk_start_date: day('2026-12-04'), wk_end_date: day('2026-12-04') },
      }) as never,
  ],
  [
    'the person fills in a day that kept nothing open',
    () =>
      own.call(fillMissedDays, {
        body: {
          wk_dates: [{ wk_date: day('2026-10-07'), ...times }],
          reason: '착오',
          auto_ids: [1],
        } as never,
      }) as never,
  ],
  [
    'an admin plans the days otherwise',
    () =>
      admin.call(saveSchMonth, {
        body: { ...october([1, 2, 6, 7]), version: 1, wk_sch_id: month } as never,
      }) as never,
  ],
  [
    'an admin takes the schedule away',
    () => admin.call(deleteSchMonth, { params: { id: month } } as never) as never,
  ],
])('a closed day stays as it is: %s', async (_name, write) => {
  const before = await kept()
  const refused = await write()
  expect([refused.status, refused.error?.error_code]).toEqual([406, 'ALREADY_CONFIRMED'])
  expect(await kept()).toEqual(before)
})

test('a closed day is named first, also where the request overlaps another or asks for more than is left', async () => {
  const refused = async (wk_event: string, wk_start_date: string, wk_end_date: string) => {
    const { error } = await own.call(requestEvent, {
      body: {
        wk_event,
        wk_start_date: day(wk_start_date),
        wk_end_date: day(wk_end_date),
      },
    })
    return error.error_code
  }
  for (const code of ['VACATION:ANNUAL:FULL', 'HOME:FULL'])
    expect(await refused(code, '2026-10-06', '2026-10-06')).toBe('ALREADY_CONFIRMED')
  expect(await refused('VACATION:ANNUAL:FULL', '2026-10-07', '2026-12-31')).toBe('ALREADY_CONFIRMED')
  expect(await refused('VACATION:ANNUAL:FULL', '2026-11-17', '2027-01-29')).toBe('EVENT_MINUS_NOT_ACCEPTABLE')
})

test('what a company or a person’s terms become later leaves closed days as they were', async () => {
  const before = await kept()
  const changes = [
    () =>
      admin.call(updateCompany, {
        body: { start_work_time: '08:00', change_day_time: '04:00', exit_adjust: 'DOWN_60MIN' },
      }),
    () =>
      admin.call(updateMembers, {
        body: { user_id: user_id(), work_type: 'FLEX_MONTH', from: day('2026-11-01') },
      }),
    () => admin.call(createConfirmInfo, { body: { confirm_period: 'WEEKLY' } }),
  ]
  for (const change of changes) expect((await change()).status).toBeLessThan(300)
  await at.runJobs()
  expect(await kept()).toEqual(before)
  const { rows } = await at.owner.query('select id from closing_settings where company_id = $1', [
    team.company.companyId,
  ])
  await admin.call(deleteConfirmInfo, { params: { id: Number(rows[0].id) } })
  const { rows: gone } = await at.owner.query(
    `select before from audit_events where company_id = $1 and action = 'closing_settings.delete'`,
    [team.company.companyId],
  )
  expect(gone).toEqual([{ before: expect.objectContaining({ period: expect.any(String) }) }])
  const leaving = { user_id: user_id(), retire_date: day('2026-11-15') }
  expect((await admin.call(retireMember, { body: leaving as never })).status).toBe(200)
  await at.runJobs()
  expect(await kept()).toEqual(before)
})
