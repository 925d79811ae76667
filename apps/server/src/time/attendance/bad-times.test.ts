import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { checkInOut, getOnDutyStatus, getWorkTime } from '#contract/time/attendance/attendance.ts'
import { correctWorkTime, requestCorrection } from '#contract/time/attendance/corrections.ts'
import { updateCompany } from '#contract/platform/companies/companies.ts'
import { retireMember } from '#contract/people/employment/retirement.ts'
import { saveSchMonth } from '#contract/time/schedules/schedules.ts'
import { requestEvent } from '#contract/time/work-events/work-events.ts'
import { type Answer, type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'
import { makeWorkDay } from '#test/factories/work-days.ts'

let at: TestApp
let admin: Client
let leader: Client
let member: TestMember
let own: Client

beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())
beforeEach(async () => {
  at.travelTo('2026-11-25T09:00')
  const company = await makeCompany(at)
  admin = await at.as(await makeAdmin(at, { company }))
  const boss = await makeMember(at, { company })
  const teamId = await makeTeam(at, company, { leaderId: boss.memberId })
  leader = await at.as(boss)
  member = await makeMember(at, { company, teamId })
  own = await at.as(member)
})

const press = (loc_check_type: 'IN' | 'OUT', more: object = {}) =>
  own.call(checkInOut, { body: { loc_check_type, ...more } as never })

async function stored() {
  const { rows } = await at.owner.query(
    'select work_on, in_minute, out_minute from work_days where member_id = $1 order by work_on',
    [member.memberId],
  )
  return rows
}

/** Refused with the code in three languages, each of its own. */
async function refusedInEveryLanguage(
  call: (headers: Record<string, string>) => Promise<Answer<never>>,
  code: string,
): Promise<void> {
  const said = new Set<string>()
  for (const language of ['ko', 'ja', 'en']) {
    await at.owner.query('update accounts set language = $2 where id = $1', [member.accountId, language])
    const { status, error } = await call({ 'accept-language': language })
    expect([status >= 400 && status < 500, error.error_code]).toEqual([true, code])
    said.add(error.message)
  }
  expect(said.size).toBe(3)
}

test('a check-out before the check-in, because a clock jumped back, is refused', async () => {
  at.travelTo('2026-11-25T09:10')
  await press('IN')
  at.travelTo('2026-11-25T09:05')
  await refusedInEveryLanguage(
    (headers) => own.call(checkInOut, { body: { loc_check_type: 'OUT' } }, headers) as never,
    'CHECK_OUT_TOO_EARLY',
  )
  expect(await stored()).toEqual([{ work_on: '2026-11-25', in_minute: 550, out_minute: null }])
  at.travelTo('2026-11-25T18:00')
  expect((await press('OUT')).body).toMatchObject({ start_time: '09:10:00', end_time: '18:00:00' })
})

test('a check-out more than a day after the check-in was forgotten, and is refused', async () => {
  // Nobody comes for Saturday, so that Friday runs until its day changes.
  await makeWorkDay(at, member, '2026-11-27', { inMinute: 300, outMinute: null })
  at.travelTo('2026-11-28T05:01')
  await refusedInEveryLanguage(
    (headers) => own.call(checkInOut, { body: { loc_check_type: 'OUT' } }, headers) as never,
    'CHECK_OUT_TOO_LATE',
  )
  expect(await stored()).toEqual([{ work_on: '2026-11-27', in_minute: 300, out_minute: null }])
  at.travelTo('2026-11-28T05:00')
  expect((await press('OUT')).body).toMatchObject({ start_time: '05:00:00', end_time: '29:00:00' })
})

test('the clock of the device counts for nothing, in whatever zone it is', async () => {
  await press('IN', { loc_time: '2026-11-24T16:00:00-08:00' })
  await press('IN', { loc_time: 'yesterday' })
  expect(await stored()).toEqual([{ work_on: '2026-11-25', in_minute: 540, out_minute: null }])
})

test('a company that lets its day change later in the middle of a month keeps who has begun on their day', async () => {
  await makeWorkDay(at, member, '2026-11-24')
  at.travelTo('2026-11-25T07:00')
  await press('IN')
  expect((await admin.call(updateCompany, { body: { change_day_time: '10:00' } })).status).toBe(200)
  await at.runJobs('recompute-days-of-company')
  at.travelTo('2026-11-25T09:00')
  expect((await own.call(getOnDutyStatus)).body).toMatchObject({
    wk_date: '2026-11-25',
    onduty_status: 'WORKING',
  })
  expect((await press('OUT')).body).toMatchObject({ wk_date: '2026-11-25', end_time: '09:00:00' })
  // The day before stays what it was.
  expect(await stored()).toEqual([
    { work_on: '2026-11-24', in_minute: 540, out_minute: 1080 },
    { work_on: '2026-11-25', in_minute: 420, out_minute: 540 },
  ])
})

test('a company that lets its day change earlier keeps the night on the day it began', async () => {
  at.travelTo('2026-11-25T22:00')
  await press('IN')
  at.travelTo('2026-11-26T04:30')
  expect((await admin.call(updateCompany, { body: { change_day_time: '04:00' } })).status).toBe(200)
  await at.runJobs('recompute-days-of-company')
  at.travelTo('2026-11-26T05:00')
  await press('OUT')
  expect(await stored()).toEqual([{ work_on: '2026-11-25', in_minute: 1320, out_minute: 1740 }])
})

test.each([
  ['ko', '25:30처럼'],
  ['ja', '25:30のように'],
  ['en', '25:30 for half past one'],
])('a time that cannot be read is told how it is written, in %s', async (language, part) => {
  const body = { wk_date: '2026-11-24', wk_start_time: '9', wk_end_time: '48:00', reason: '정정' } as never
  const { error } = await admin.call(correctWorkTime, { body }, { 'accept-language': language })
  expect(error.error_code).toBe('BAD_REQUEST')
  for (const name of ['wk_start_time', 'wk_end_time']) expect(error.fields?.[name]).toContain(part)
})

test('minutes around midnight are one short shift', async () => {
  at.travelTo('2026-11-25T23:58')
  await press('IN')
  at.travelTo('2026-11-26T00:03')
  await press('OUT')
  const { body } = await own.call(getWorkTime, { query: { date: '2026-11-25' as never } })
  expect(body.days[0]).toMatchObject({
    wk_start_time: '23:58:00',
    wk_end_time: '24:03:00',
    work_minutes: 5,
    night_minutes: 5,
  })
})

const entered = (body: object) => (headers: Record<string, string>) =>
  admin.call(
    correctWorkTime,
    { body: { user_id: member.memberId, wk_date: '2026-11-24', reason: '착오', ...body } as never },
    headers,
  ) as never

const except = (...spans: [string, string][]) => ({
  wk_start_time: '09:00',
  wk_end_time: '18:00',
  work_except: spans.map(([from, to]) => ({ wk_except_start_time: from, wk_except_end_time: to })),
})

test.each<[string, object, string, string | undefined]>([
  ['exclusions that overlap', except(['10:00', '11:00'], ['10:59', '12:00']), 'INVALID_RANGE', 'work_except'],
  ['an exclusion across the end of work', except(['17:30', '18:30']), 'INVALID_RANGE', 'work_except'],
  [
    'an end before the start that says so',
    { wk_start_time: '30:00', wk_end_time: '25:30' },
    'INVALID_RANGE',
    'wk_end_time',
  ],
  ['an end without a start', { wk_start_time: null, wk_end_time: '18:00' }, 'INVALID_RANGE', 'wk_start_time'],
  [
    'a day to come',
    { wk_date: '2026-11-26', wk_start_time: '09:00', wk_end_time: '18:00' },
    'INVALID_RANGE',
    'wk_date',
  ],
  [
    'a time to come',
    { wk_date: '2026-11-25', wk_start_time: '08:00', wk_end_time: '18:00' },
    'INVALID_RANGE',
    'wk_end_time',
  ],
  ['25:60', { wk_start_time: '09:00', wk_end_time: '25:60' }, 'BAD_REQUEST', 'wk_end_time'],
  ['48:00', { wk_start_time: '09:00', wk_end_time: '48:00' }, 'BAD_REQUEST', 'wk_end_time'],
  ['a day that does not exist', { wk_date: '2026-02-30', ...except() }, 'BAD_REQUEST', 'wk_date'],
])('%s is refused at its input and changes nothing', async (_name, body, code, field) => {
  await makeWorkDay(at, member, '2026-11-24')
  await refusedInEveryLanguage(entered(body), code)
  const { error } = (await entered(body)({})) as Answer<never>
  expect(Object.keys(error.fields ?? {})).toEqual([field])
  expect(await stored()).toEqual([{ work_on: '2026-11-24', in_minute: 540, out_minute: 1080 }])
})

test('a shift into that of the day before or after is told by when that one ends or begins', async () => {
  await makeWorkDay(at, member, '2026-11-23', { inMinute: 1080, outMinute: 1980 })
  await makeWorkDay(at, member, '2026-11-25', { inMinute: 480, outMinute: null })
  const told = async (wk_start_time: string, wk_end_time: string) =>
    ((await entered({ wk_start_time, wk_end_time })({})) as Answer<never>).error.fields
  expect(await told('08:00', '18:00')).toEqual({ wk_start_time: expect.stringContaining('09:00') })
  expect(await told('22:00', '32:01')).toEqual({ wk_end_time: expect.stringContaining('08:00') })
  expect(
    ((await entered({ wk_start_time: '09:00', wk_end_time: '32:00' })({})) as Answer<never>).status,
  ).toBe(201)
})

test.each([
  ['25:30', '30:00', 1530, 1800],
  ['22:00', '30:00', 1320, 1800],
  ['22:00', '25:30', 1320, 1530],
])('%s to %s is the night of the day', async (start, end, from, to) => {
  await (entered({ wk_start_time: start, wk_end_time: end })({}) as Promise<Answer<never>>)
  expect(await stored()).toEqual([{ work_on: '2026-11-24', in_minute: from, out_minute: to }])
})

test('a request across the day change has to be two', async () => {
  const ask = (evt_start_time: string, evt_end_time: string) => (headers: Record<string, string>) =>
    own.call(
      requestEvent,
      {
        body: {
          wk_event: 'WORK:EXTENDED',
          wk_start_date: '2026-11-26',
          evt_start_time,
          evt_end_time,
        } as never,
      },
      headers,
    ) as never
  await refusedInEveryLanguage(ask('05:00', '07:00'), 'INVALID_TIME')
  for (const [from, to] of [
    ['05:00', '06:00'],
    ['06:00', '07:00'],
  ] as const)
    expect((await (ask(from, to)({}) as Promise<Answer<never>>)).status).toBe(201)
})

test('nobody is scheduled after they have left', async () => {
  at.travelTo('2026-12-01T09:00')
  const gone = { user_id: member.memberId, retire_date: '2026-11-30' }
  expect((await admin.call(retireMember, { body: gone as never })).status).toBe(200)
  const work_schedule = Object.fromEntries(
    Array.from({ length: 31 }, (_, index) => [index + 1, { work: true }]),
  )
  const body = {
    user_id: member.memberId,
    sch_start_date: '2026-12-01',
    sch_end_date: '2026-12-31',
    work_month: 'T'.repeat(31),
    work_schedule,
  }
  const refused = await leader.call(saveSchMonth, { body: body as never })
  expect([refused.status >= 400 && refused.status < 500, await stored()]).toEqual([true, []])
  const planned = await at.owner.query('select 1 from shifts where member_id = $1', [member.memberId])
  expect(planned.rowCount).toBe(0)
})

test('a moment of a correction names its zone, and lies on the working day there', async () => {
  await makeWorkDay(at, member, '2026-11-24', { outMinute: null })
  const refused = await own.call(requestCorrection, {
    body: { loc_check_type: 'OUT', loc_time: '2026-11-24T18:00:00', reason: '해외 출장' } as never,
  })
  expect(refused.status).toBe(400)
  const same = await own.call(requestCorrection, {
    body: { wk_date: '2026-11-24', wk_start_time: '09:00', reason: '착오' } as never,
  })
  expect([same.error.error_code, Object.keys(same.error.fields ?? {})]).toEqual([
    'INVALID_RANGE',
    ['wk_end_time'],
  ])
  // 02:30 in Seattle is 19:30 in Seoul.
  const asked = await own.call(requestCorrection, {
    body: { loc_check_type: 'OUT', loc_time: '2026-11-24T02:30:00-08:00', reason: '해외 출장' } as never,
  })
  expect(asked.status).toBe(201)
})
