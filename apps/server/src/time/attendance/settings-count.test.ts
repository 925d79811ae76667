import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerOwnTerm } from '#contract/platform/auth/own-account.ts'
import { updateCompany } from '#contract/platform/companies/companies.ts'
import { allSettings } from '#contract/platform/companies/setting-table.ts'
import { updateMembers } from '#contract/people/employment/changes.ts'
import { checkInOut, getWorkTime } from '#contract/time/attendance/attendance.ts'
import { previewEvent } from '#contract/time/work-events/work-events.ts'
import { createLocation, createWifi } from '#contract/time/workplaces/workplaces.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeLeaveTeam } from '#test/factories/leave.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

/** Who sets something, for whom, and who is concerned. */
interface Office {
  admin: Client
  member: Client
  memberId: number
}

async function office(): Promise<Office> {
  at.travelTo('2026-11-23T08:00')
  const company = await makeCompany(at)
  const team = await makeLeaveTeam(at, company)
  await at.owner.query(`update companies set records_begin = '2026-11-26' where company_id = $1`, [
    company.companyId,
  ])
  const [admin, member] = await Promise.all([at.as(team.admin), at.as(team.member)])
  const { memberId } = team.member
  await at.owner.query("update members set work_check = 'ALL' where id = $1", [memberId])
  await admin.call(createWifi, { body: { wifi_name: '강남 회선', wifi_address: '203.0.113.0/24' } })
  await admin.call(createLocation, {
    body: { loc_name: '강남', loc_lat: 37.4979, loc_lon: 127.0276, radius: 150 },
  })
  await member.call(answerOwnTerm, { body: { item: 'location', value: true } })
  return { admin, member, memberId }
}

/** What an employee meets who presses at two times. */
async function pressed({ member }: Office, from: string, to: string) {
  const answers = []
  for (const [moment, loc_check_type] of [
    [from, 'IN'],
    [to, 'OUT'],
  ] as const) {
    at.travelTo(moment)
    const { status, error } = await member.call(checkInOut, { body: { loc_check_type } })
    answers.push(status === 201 || status === 200 ? 'taken' : error.error_code)
  }
  at.travelTo('2026-12-01T10:00')
  await at.runJobs()
  const { body } = await member.call(getWorkTime, { query: { type: 'week', date: '2026-11-24' as never } })
  return { answers, days: body.days, limits: body.limits! }
}

type Seen = Awaited<ReturnType<typeof pressed>>
const on = (date: string) => (seen: Seen) => seen.days.find(({ wk_date }) => wk_date === date)!
const monday = on('2026-11-23')
const tuesday = on('2026-11-24')
const sunday = on('2026-11-29')

/** The setting, when somebody comes and goes, what is looked at, and what it is without the setting and with it. */
type Case = [body: object, from: string, to: string, look: (seen: Seen) => unknown, off: unknown, on: unknown]

const T = '2026-11-24T'
const S = '2026-11-29T'
const company: Case[] = [
  [{ start_work_time: '10:00' }, `${T}09:30`, `${T}18:00`, (seen) => tuesday(seen).late_minutes, 30, 0],
  [{ end_work_time: '17:00' }, `${T}09:00`, `${T}17:30`, (seen) => tuesday(seen).early_minutes, 30, 0],
  [{ start_lunch_time: '11:00' }, `${T}09:00`, `${T}18:00`, (seen) => tuesday(seen).rest_minutes, 60, 120],
  [{ end_lunch_time: '14:00' }, `${T}09:00`, `${T}18:00`, (seen) => tuesday(seen).work_minutes, 480, 420],
  [
    { start_dinner_time: '18:00', end_dinner_time: '19:00', enterprise_option: 'DINNER_AFT_CONT_WORK' },
    `${T}09:00`,
    `${T}20:00`,
    (seen) => [tuesday(seen).overtime_minutes, tuesday(seen).dinner_start_time],
    [120, null],
    [60, '18:00:00'],
  ],
  [
    { change_day_time: '04:00' },
    `${T}04:30`,
    `${T}04:50`,
    (seen) => tuesday(seen).wk_start_time,
    null,
    '04:30:00',
  ],
  [
    { day_min_time: 300 },
    `${T}09:00`,
    `${T}12:00`,
    (seen) => seen.limits.wanted?.short_days,
    undefined,
    ['2026-11-24'],
  ],
  [
    { day_max_time: 540 },
    `${T}09:00`,
    `${T}21:00`,
    (seen) => seen.limits.wanted?.long_days,
    undefined,
    ['2026-11-24'],
  ],
  [
    { week_min_time: 2100 },
    `${T}09:00`,
    `${T}18:00`,
    (seen) => seen.limits.wanted?.min_minutes,
    undefined,
    2100,
  ],
  [
    { week_max_time: 2880 },
    `${T}09:00`,
    `${T}18:00`,
    (seen) => seen.limits.wanted?.max_minutes,
    undefined,
    2880,
  ],
  [
    { records_begin: '2026-11-23' },
    `${T}09:00`,
    `${T}18:00`,
    (seen) => [monday(seen).missing ?? null, monday(seen).is_before_records ?? false],
    [null, true],
    ['DAY', false],
  ],
  [{ check_wifi: true }, `${T}09:00`, `${T}18:00`, (seen) => seen.answers[0], 'taken', 'NETWORK_NEEDED'],
  [{ check_location: true }, `${T}09:00`, `${T}18:00`, (seen) => seen.answers[0], 'taken', 'POSITION_NEEDED'],
  [{ check_gps: true }, `${T}09:00`, `${T}18:00`, (seen) => seen.answers[0], 'taken', 'POSITION_NEEDED'],
  [
    { check_desktop: false },
    `${T}09:00`,
    `${T}18:00`,
    (seen) => seen.answers[0],
    'taken',
    'COMPUTER_CHECK_OFF',
  ],
  [{ enter_adjust: 'UP_10MIN' }, `${T}09:01`, `${T}18:00`, (seen) => tuesday(seen).work_minutes, 479, 470],
  [{ exit_adjust: 'DOWN_30MIN' }, `${T}09:00`, `${T}18:29`, (seen) => tuesday(seen).work_minutes, 509, 480],
  [
    { overtime_calc: 'OVERLAP_TIME_IF_REQ' },
    `${T}09:00`,
    `${T}20:00`,
    (seen) => tuesday(seen).overtime_minutes,
    120,
    0,
  ],
  [
    { holiday_calc: 'EVENT_TIME_IF_REQ' },
    `${S}09:00`,
    `${S}18:00`,
    (seen) => sunday(seen).holiday_minutes,
    480,
    0,
  ],
]

test.each(company)('%j of the company changes what is seen', async (...row) => {
  const [body, from, to, look, off, withIt] = row
  const without = await office()
  expect(look(await pressed(without, from, to))).toEqual(off)
  const set = await office()
  expect((await set.admin.call(updateCompany, { body: body as never })).status).toBe(200)
  expect(look(await pressed(set, from, to))).toEqual(withIt)
})

test.each([
  [null, [0, '18:00:00']],
  ['DINNER_AFT_CONT_WORK', [40, null]],
] as const)(
  'with enterprise_option %s, who leaves within dinner has overtime and dinner %j',
  async (option, seen) => {
    const set = await office()
    const dinner = { start_dinner_time: '18:00', end_dinner_time: '19:00', enterprise_option: option }
    expect((await set.admin.call(updateCompany, { body: dinner })).status).toBe(200)
    const day = tuesday(await pressed(set, `${T}09:00`, `${T}18:40`))
    expect([day.overtime_minutes, day.dinner_start_time]).toEqual(seen)
  },
)

test('a check-out that counts as the planned one leaves no dinner to tell of', async () => {
  const set = await office()
  const body = { start_dinner_time: '18:00', end_dinner_time: '19:00', exit_adjust: 'SCHEDULED' } as const
  expect((await set.admin.call(updateCompany, { body })).status).toBe(200)
  const day = tuesday(await pressed(set, `${T}09:00`, `${T}20:00`))
  expect([day.work_minutes, day.rest_minutes, day.dinner_start_time]).toEqual([480, 60, null])
})

/** What the reader at an entrance says, which nobody presses here: evidence/evidence.test.ts. */
const AT_THE_GATE = ['gate_in_opt', 'gate_out_opt']

test('every setting that the pages of hours and checking offer is among them', () => {
  const offered = allSettings.flatMap(([name, { page }]) =>
    page === 'workHours' || page === 'checking' ? [name as string] : [],
  )
  const seen = [...company.flatMap(([body]) => Object.keys(body)), ...AT_THE_GATE]
  expect(seen.toSorted()).toEqual(offered.toSorted())
})

const person: Case[] = [
  [{ enter_adjust: 'SCHEDULED' }, `${T}08:00`, `${T}18:00`, (seen) => tuesday(seen).work_minutes, 540, 480],
  [{ exit_adjust: 'SCHEDULED' }, `${T}09:00`, `${T}19:00`, (seen) => tuesday(seen).overtime_minutes, 60, 0],
  [{ work_type: 'FLEX_DAY' }, `${T}10:00`, `${T}19:00`, (seen) => tuesday(seen).late_minutes, 60, 0],
  [{ work_type: 'FLEX_WEEK' }, `${T}09:00`, `${T}20:00`, (seen) => tuesday(seen).overtime_minutes, 120, 0],
  [{ work_type: 'FLEX_MONTH' }, `${T}09:00`, `${T}20:00`, (seen) => tuesday(seen).overtime_minutes, 120, 0],
  [{ work_type: 'DEEMED' }, `${T}10:00`, `${T}15:00`, (seen) => tuesday(seen).work_minutes, 240, 480],
  [
    { work_check: 'EVENTONLY' },
    `${T}09:00`,
    `${T}18:00`,
    (seen) => seen.answers[0],
    'taken',
    'REQUESTS_ONLY',
  ],
]

test.each(person)('%j of a person changes what is seen', async (...row) => {
  const [body, from, to, look, off, withIt] = row
  const without = await office()
  expect(look(await pressed(without, from, to))).toEqual(off)
  const set = await office()
  const changed = await set.admin.call(updateMembers, {
    body: { user_id: set.memberId, from: '2026-11-23', ...body } as never,
  })
  expect(changed.status).toBe(200)
  expect(look(await pressed(set, from, to))).toEqual(withIt)
})

test('who only checks in is counted by what was recorded, and cannot ask for overtime', async () => {
  const { admin, member, memberId } = await office()
  await admin.call(updateCompany, { body: { overtime_calc: 'ACTUAL_TIME_IF_REQ' } })
  const body = { user_id: memberId, work_check: 'CHECKINONLY' } as never
  expect((await admin.call(updateMembers, { body })).status).toBe(200)
  const seen = await pressed({ admin, member, memberId }, `${T}09:00`, `${T}20:00`)
  expect(tuesday(seen).overtime_minutes).toBe(120)
})

test('who asks for overtime beyond what the company wants is told so before', async () => {
  const { admin, member } = await office()
  await admin.call(updateCompany, { body: { day_max_time: 540, week_max_time: 2460 } })
  const query = {
    code: 'WORK:EXTENDED',
    wk_start_date: '2026-11-25',
    evt_start_time: '18:00',
    evt_end_time: '20:00',
  }
  const { body } = await member.call(previewEvent, { query: query as never })
  expect(body.week).toMatchObject({
    total_minutes: 2520,
    status: 'WITHIN_52',
    company_max_minutes: 2460,
    long_days: ['2026-11-25'],
  })
})
