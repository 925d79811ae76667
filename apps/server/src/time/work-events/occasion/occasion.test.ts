import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as approvals from '#contract/approvals/documents/approvals.ts'
import { getLeaveInfo } from '#contract/time/leave/leave.ts'
import { moveOccasion } from '#contract/time/work-events/occasion.ts'
import * as contract from '#contract/time/work-events/work-events.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { type LeaveTeam, makeLeaveTeam } from '#test/factories/leave.ts'

let at: TestApp
let team: LeaveTeam
let member: Client

beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

// Monday 2026-11-23, 09:00; the child was born the day before.
beforeEach(async () => {
  at.travelTo('2026-11-23T09:00')
  team = await makeLeaveTeam(at, await makeCompany(at))
  member = await at.as(team.member)
})

const BIRTH = '2026-11-22'
const father = (from: string, to = from, more: object = {}) =>
  member.call(contract.requestEvent, {
    body: {
      wk_event: 'SP:PATERNITY:FULL',
      wk_start_date: from,
      wk_end_date: to,
      wk_occasion_date: BIRTH,
      ...more,
    },
  })
const preview = (query: { wk_start_date: string; wk_end_date?: string; wk_occasion_date?: string }) =>
  member.call(contract.previewEvent, { query: { code: 'SP:PATERNITY:FULL', ...query } })

test('leave for a birth needs its day, and says at which field', async () => {
  const asked = await father('2026-11-24', '2026-11-24', { wk_occasion_date: '' })
  expect([asked.status, Object.keys(asked.error.fields ?? {})]).toEqual([400, ['wk_occasion_date']])
  expect((await preview({ wk_start_date: '2026-11-24' })).status).toBe(400)
  const other = await father('2026-11-24', '2026-11-24', { wk_event: 'SP:FAMILY_CARE:FULL' })
  expect([other.status, other.body.wk_occasion_date]).toEqual([201, null])
  const home = await father('2026-11-25', '2026-11-25', {
    wk_event: 'HOME:FULL',
    wk_occasion_date: '',
    wk_occasion_case: 'SINGLE',
  })
  expect([home.status, home.body.wk_occasion_case]).toEqual([201, null])
})

test('its parts share twenty days, at most four of them, within 120 days (남녀고용평등법 18조의2)', async () => {
  const first = await father('2026-11-24', '2026-12-07')
  expect(first.body).toMatchObject({ applied_days: 10, wk_occasion_date: BIRTH, wk_occasion_case: null })
  const left = await preview({
    wk_start_date: '2026-12-14',
    wk_end_date: '2026-12-29',
    wk_occasion_date: BIRTH,
  })
  expect(left.body).toMatchObject({ v_days_total: 20, v_days_before: 10, v_days_after: -1, is_enough: false })
  const more = await father('2026-12-14', '2026-12-29')
  expect([more.status, more.error.error_code]).toEqual([406, 'EVENT_MINUS_NOT_ACCEPTABLE'])
  for (const day of ['2026-12-14', '2026-12-15', '2026-12-16'])
    expect((await father(day)).body.applied_days).toBe(1)
  const fifth = await father('2026-12-17')
  expect([fifth.status, fifth.error.error_code, fifth.error.message]).toEqual([
    406,
    'LEAVE_PARTS',
    '이 휴가는 4회까지만 나누어 사용할 수 있습니다.',
  ])
  const late = await father('2027-03-23')
  expect([late.status, late.error.error_code]).toEqual([406, 'LEAVE_WINDOW'])
  expect(late.error.message).toMatch(/11월 22일.*3월 22일/)
  // Another child has days of its own, and what was taken back is free again.
  expect((await father('2026-12-17', '2026-12-17', { wk_occasion_date: '2026-11-21' })).status).toBe(201)
  await member.call(contract.cancelEvent, { params: { id: first.body.wk_event_id } })
  expect((await father('2026-12-18')).status).toBe(201)
})

test('a mother keeps forty-five days for after the birth; the first sixty are paid (근로기준법 74조)', async () => {
  const ask = (wk_start_date: string, wk_end_date: string) =>
    member.call(contract.requestEvent, {
      body: {
        wk_event: 'SP:MATERNITY:FULL',
        wk_start_date,
        wk_end_date,
        wk_occasion_date: '2027-01-20',
        wk_occasion_case: 'SINGLE',
      },
    })
  const early = await ask('2026-12-05', '2027-03-04')
  expect([early.status, early.error.error_code]).toEqual([406, 'LEAVE_BEFORE_BIRTH'])
  const shown = await member.call(contract.previewEvent, {
    query: {
      code: 'SP:MATERNITY:FULL',
      wk_start_date: '2026-12-06',
      wk_end_date: '2027-03-05',
      wk_occasion_date: '2027-01-20',
      wk_occasion_case: 'SINGLE',
    },
  })
  expect(shown.body).toMatchObject({ v_days_total: 90, v_days_after: 0, paid_days: 60, is_enough: true })
  const asked = await ask('2026-12-06', '2027-03-05')
  expect(asked.body).toMatchObject({ wk_occasion_date: '2027-01-20', wk_occasion_case: 'SINGLE' })
  const seen = await (
    await at.as(team.leader)
  ).call(approvals.getDocument, { params: { id: asked.body.drf_id! } })
  expect(seen.body.drf_values).toMatchObject({ wk_occasion_date: '2027-01-20', wk_occasion_case: 'SINGLE' })
})

test('a child that comes on another day moves the leave of both parents to it', async () => {
  const ask = async (wk_start_date: string, wk_end_date: string, wk_occasion_date: string) =>
    member.call(contract.requestEvent, {
      body: {
        wk_event: 'SP:MATERNITY:FULL',
        wk_start_date,
        wk_end_date,
        wk_occasion_date,
        wk_occasion_case: 'SINGLE',
      },
    })
  // Expected on 2027-01-20: forty-five days before it and forty-five from it on.
  const asked = await ask('2026-12-06', '2027-03-05', '2027-01-20')
  const move = (wk_occasion_date: string, client = member) =>
    client.call(moveOccasion, {
      params: { id: asked.body.wk_event_id },
      body: { wk_occasion_date },
    })
  expect((await move('2027-01-25', await at.as(team.leader))).error.error_code).toBe('NO_PERMISSION')
  const far = await move('2027-06-30')
  expect([far.status, Object.keys(far.error.fields ?? {})]).toEqual([400, ['wk_occasion_date']])
  // Five days late: fifty lie before it, so five more are given after the ninety (근로기준법 74조 1항).
  expect((await move('2027-01-25')).body).toEqual({ wk_occasion_date: '2027-01-25', count: 1 })
  const more = await ask('2027-03-06', '2027-03-11', '2027-01-25')
  expect([more.status, more.error.error_code]).toEqual([406, 'EVENT_MINUS_NOT_ACCEPTABLE'])
  expect((await ask('2027-03-06', '2027-03-10', '2027-01-25')).status).toBe(201)
  const listed = await member.call(contract.listWorkEvents, {
    query: { type: 'SP', start_date: '2026-12-01', end_date: '2027-03-31' },
  })
  expect(listed.body.results.map((one) => [one.wk_occasion_date, one.abilities.move_occasion])).toEqual([
    ['2027-01-25', true],
    ['2027-01-25', true],
  ])
  // A father's days go by the day, too: 120 days from the birth on.
  const first = await father('2026-11-24', '2026-11-24')
  await member.call(moveOccasion, {
    params: { id: first.body.wk_event_id },
    body: { wk_occasion_date: '2026-11-16' },
  })
  const late = await father('2027-03-22', '2027-03-22', { wk_occasion_date: '2026-11-16' })
  expect([late.status, late.error.error_code]).toEqual([406, 'LEAVE_WINDOW'])
  const none = await member.call(contract.requestEvent, {
    body: { wk_event: 'HOME:FULL', wk_start_date: '2026-11-30' },
  })
  const moved = await member.call(moveOccasion, {
    params: { id: none.body.wk_event_id },
    body: { wk_occasion_date: '2026-11-16' },
  })
  expect(moved.error.error_code).toBe('DOCUMENT_STATE')
})

test('a birth is moved 120 days from the day that was expected, not from the one that it was moved to last', async () => {
  const first = await father('2026-11-24')
  const move = (wk_occasion_date: string) =>
    member.call(moveOccasion, { params: { id: first.body.wk_event_id }, body: { wk_occasion_date } })
  expect((await move('2026-08-01')).body.count).toBe(1)
  const again = await move('2026-07-20')
  expect([again.status, Object.keys(again.error.fields ?? {})]).toEqual([400, ['wk_occasion_date']])
  // The other way round, 120 days from the first one.
  expect((await move('2027-03-22')).body.count).toBe(1)
  expect((await move('2027-03-23')).status).toBe(400)
})

test('a change of such a request keeps its day and does not stand in its own way', async () => {
  const first = await father('2026-11-24', '2026-12-21')
  expect(first.body.applied_days).toBe(20)
  const changed = await member.call(contract.changeEvent, {
    params: { id: first.body.wk_event_id },
    body: { wk_start_date: '2026-11-25', wk_end_date: '2026-12-22' },
  })
  expect(changed.body).toMatchObject({ applied_days: 20, wk_occasion_date: BIRTH })
})

test('what the law pays of leave by the year is told: two of six days (남녀고용평등법 18조의3)', async () => {
  const code = 'SP:FERTILITY:FULL'
  const shown = (wk_start_date: string, wk_end_date: string) =>
    member.call(contract.previewEvent, { query: { code, wk_start_date, wk_end_date } })
  expect((await shown('2026-11-24', '2026-11-26')).body).toMatchObject({ applied_days: 3, paid_days: 2 })
  await member.call(contract.requestEvent, { body: { wk_event: code, wk_start_date: '2026-11-24' } })
  expect((await shown('2026-11-25', '2026-11-26')).body.paid_days).toBe(1)
  const annual = await member.call(contract.previewEvent, {
    query: { code: 'VACATION:ANNUAL:FULL', wk_start_date: '2026-11-25' },
  })
  expect(annual.body.paid_days).toBeNull()
})

test('other leave is listed as ETC, too, which is sent as SP (specification 001, section 5)', async () => {
  await father('2026-11-24')
  await member.call(contract.requestEvent, { body: { wk_event: 'HOME:FULL', wk_start_date: '2026-11-25' } })
  const listed = async (type: 'ETC' | 'SP') =>
    (await member.call(contract.listWorkEvents, { query: { type } })).body.results.map((one) => one.wk_event)
  expect(await listed('ETC')).toEqual(['SP:PATERNITY:FULL'])
  expect(await listed('SP')).toEqual(['SP:PATERNITY:FULL'])
})

test('of a hundred requests at once for the last day of leave one is granted', async () => {
  const ask = (wk_start_date: string, wk_end_date = wk_start_date) =>
    member.call(contract.requestEvent, {
      body: { wk_event: 'VACATION:ANNUAL:FULL', wk_start_date, wk_end_date },
    })
  expect((await ask('2026-11-25', '2026-12-14')).body.applied_days).toBe(14)
  const days = Array.from({ length: 100 }, (_, n) => {
    // Days of work alone, from a Monday on.
    const day = Temporal.PlainDate.from('2027-01-04').add({ days: (n % 8) * 7 + (Math.floor(n / 8) % 2) })
    return day.toString()
  })
  const answers = await Promise.all(days.map((day) => ask(day)))
  const counts = Map.groupBy(answers, ({ status }) => status)
  expect([counts.get(201)?.length, counts.get(406)?.length]).toEqual([1, 99])
  expect((await member.call(getLeaveInfo, {})).body).toMatchObject({ available_days: 0, held_vac_days: 15 })
})
