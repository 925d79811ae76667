import { afterAll, beforeAll, expect, test } from 'vitest'
import * as approvals from '#contract/approvals/documents/approvals.ts'
import type { EndpointCall } from '#contract/endpoint.ts'
import { updateCompany } from '#contract/platform/companies/companies.ts'
import { checkInOut } from '#contract/time/attendance/attendance.ts'
import { getWorkDay } from '#contract/time/attendance/corrections.ts'
import { saveSchMonth } from '#contract/time/schedules/schedules.ts'
import { requestEvent } from '#contract/time/work-events/work-events.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeLeaveTeam } from '#test/factories/leave.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

type Option = 'ACTUAL_TIME' | 'EVENT_TIME_IF_REQ' | 'ACTUAL_TIME_IF_REQ' | 'OVERLAP_TIME_IF_REQ'
type Event = NonNullable<EndpointCall<typeof requestEvent>['body']>

interface Shift {
  setting: 'overtime_calc' | 'holiday_calc'
  option: Option
  event: Event | null
  /** As presses on the clock of the company. */
  from: string
  to: string
  schedule?: object
  /** Of the company, besides the option. */
  also?: object
}

async function haveApproved(event: Event, member: Client, leader: Client) {
  const asked = await member.call(requestEvent, { body: event })
  const id = asked.body.drf_id!
  const approved = await leader.call(approvals.approveDocument, { params: { id }, body: {} })
  expect([asked.status, approved.status]).toEqual([201, 200])
  return asked.body
}

/** A day as it is shown after a company has set an option, a request was approved or not, and somebody worked. */
async function dayOf({ setting, option, event, from, to, schedule, also }: Shift) {
  at.travelTo('2026-11-23T09:00')
  const team = await makeLeaveTeam(at, await makeCompany(at))
  const [admin, leader, member] = await Promise.all([
    at.as(team.admin),
    at.as(team.leader),
    at.as(team.member),
  ])
  const body = { [setting]: option, ...also }
  expect((await admin.call(updateCompany, { body: body as never })).body[setting]).toBe(option)
  if (schedule)
    await admin.call(saveSchMonth, { body: { user_id: team.member.memberId, ...schedule } as never })
  const asked = event ? await haveApproved(event, member, leader) : null
  for (const [moment, loc_check_type] of [
    [from, 'IN'],
    [to, 'OUT'],
  ] as const) {
    at.travelTo(moment)
    expect((await member.call(checkInOut, { body: { loc_check_type } })).body.changed).toBe(true)
  }
  const { body: shown } = await member.call(getWorkDay, { query: { date: to.slice(0, 10) } })
  return { ...shown, asked }
}

// 09:00 to 22:00 with an hour of rest: 12 hours, four of them beyond eight. Asked for was 21:00 to 23:00.
const evening = { setting: 'overtime_calc', from: '2026-11-25T09:00', to: '2026-11-25T22:00' } as const
const overtime: Event = {
  wk_event: 'WORK:EXTENDED',
  wk_start_date: '2026-11-25',
  evt_start_time: '21:00',
  evt_end_time: '23:00',
}

test.each<[Option, number, number]>([
  ['ACTUAL_TIME', 240, 240],
  ['EVENT_TIME_IF_REQ', 120, 0],
  ['ACTUAL_TIME_IF_REQ', 240, 0],
  ['OVERLAP_TIME_IF_REQ', 60, 0],
])('overtime by %s: %i minutes with the approved request, %i without', async (option, asked, unasked) => {
  for (const [event, minutes] of [
    [overtime, asked],
    [null, unasked],
  ] as const) {
    const { day, trace } = await dayOf({ ...evening, option, event })
    expect(day).toMatchObject({ work_minutes: 720, overtime_minutes: minutes })
    expect(trace.find(({ rule }) => rule === 'DAY_OVERTIME')).toMatchObject({
      input: option,
      effect: `${minutes}`,
    })
  }
})

test.each([
  ['FIXED', '09:07', '25:30:00'],
  ['FLEX_DAY', '09:07', '25:30:00'],
])('who works %s is expected to stay until approved overtime ends', async (work_type, came, end) => {
  at.travelTo('2026-11-23T09:00')
  const team = await makeLeaveTeam(at, await makeCompany(at))
  await at.owner.query('update members set work_type = $2 where id = $1', [team.member.memberId, work_type])
  const [leader, member] = await Promise.all([at.as(team.leader), at.as(team.member)])
  await haveApproved({ ...overtime, evt_start_time: '22:00', evt_end_time: '25:30' }, member, leader)
  at.travelTo(`2026-11-25T${came}`)
  const { body } = await member.call(checkInOut, { body: { loc_check_type: 'IN' } })
  expect(body.end_time_expected).toBe(end)
})

test.each<[Option, number]>([
  ['ACTUAL_TIME', 300],
  ['EVENT_TIME_IF_REQ', 120],
  ['OVERLAP_TIME_IF_REQ', 120],
])('hours that are cut to the plan keep approved overtime by %s: %i minutes', async (option, minutes) => {
  const { day } = await dayOf({
    ...evening,
    to: '2026-11-25T23:05',
    option,
    event: overtime,
    also: { exit_adjust: 'SCHEDULED' },
  })
  expect(day).toMatchObject({ wk_end_time: '23:05:00', work_minutes: 780, overtime_minutes: minutes })
})

// A Sunday from 09:00 to 20:00 with an hour of rest: ten hours. Asked for was 14:00 to 22:00.
const sunday = { setting: 'holiday_calc', from: '2026-11-29T09:00', to: '2026-11-29T20:00' } as const
const weekend: Event = {
  wk_event: 'WORK:WEEKEND:TIME',
  wk_start_date: '2026-11-29',
  evt_start_time: '14:00',
  evt_end_time: '22:00',
}

test.each<[Option, number[], number[]]>([
  ['ACTUAL_TIME', [480, 120], [480, 120]],
  ['EVENT_TIME_IF_REQ', [480, 0], [0, 0]],
  ['ACTUAL_TIME_IF_REQ', [480, 120], [0, 0]],
  ['OVERLAP_TIME_IF_REQ', [360, 0], [0, 0]],
])('holiday work by %s: %j minutes with the approved request, %j without', async (option, asked, unasked) => {
  for (const [event, minutes] of [
    [weekend, asked],
    [null, unasked],
  ] as const) {
    const { day } = await dayOf({ ...sunday, option, event })
    expect(day).toMatchObject({ work_minutes: 600, overtime_minutes: 0 })
    expect([day.holiday_minutes, day.holiday_over_minutes]).toEqual(minutes)
  }
})

// A shift from 00:30 to 10:00 with an hour of rest, begun at 23:00: 600 minutes, two hours beyond eight.
const early = { setting: 'overtime_calc', from: '2026-11-24T23:00', to: '2026-11-25T10:00' } as const
const nightShift = {
  sch_start_date: '2026-11-01',
  sch_end_date: '2026-11-30',
  work_month: `${'F'.repeat(24)}T${'F'.repeat(5)}`,
  work_schedule: Object.fromEntries(
    Array.from({ length: 30 }, (_, n) => [
      n + 1,
      n === 24 ? { work: true, start_time: '00:30', end_time: '10:00', rest: 60 } : { work: false },
    ]),
  ),
}

test.each<[Option, string, number]>([
  ['EVENT_TIME_IF_REQ', '00:30', 90],
  ['ACTUAL_TIME_IF_REQ', '00:30', 120],
  ['OVERLAP_TIME_IF_REQ', '00:30', 90],
  ['OVERLAP_TIME_IF_REQ', '24:00', 60],
])(
  'overtime of the evening before a shift from 00:30 counts for that shift by %s until %s: %i minutes',
  async (option, evt_end_time, minutes) => {
    const event: Event = {
      wk_event: 'WORK:EXTENDED',
      wk_start_date: '2026-11-24',
      evt_start_time: '23:00',
      evt_end_time,
    }
    const { day, asked } = await dayOf({ ...early, option, event, schedule: nightShift })
    expect(day).toMatchObject({ wk_date: '2026-11-25', work_minutes: 600, overtime_minutes: minutes })
    expect(asked).toMatchObject({
      wk_start_date: '2026-11-24',
      evt_start_time: '23:00:00',
      counted_days: [{ date: '2026-11-25', minutes: evt_end_time === '00:30' ? 90 : 60 }],
    })
  },
)
