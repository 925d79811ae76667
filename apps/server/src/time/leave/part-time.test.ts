import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { previewChanges, takeBackChange } from '#contract/people/employment/employment.ts'
import { updateMembers } from '#contract/people/employment/changes.ts'
import { getLeaveLedger } from '#contract/time/leave/leave-ledger.ts'
import { getLeaveInfo, listLeaveYears } from '#contract/time/leave/leave.ts'
import * as events from '#contract/time/work-events/work-events.ts'
import { companyIdOf } from '#server/db/transaction.ts'
import { loadActor } from '#server/people/roles/index.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'
import { untilSomebodyWaits } from '#test/until-waiting.ts'
import { grantAnnualLeave } from './grant-annual-leave.ts'

let at: TestApp
let company: TestCompany
let boss: TestMember
let admin: Client

beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

// Monday 2026-11-23. Who joined on 2024-03-04 has 15 days from 2026-03-04 on, and 16 from 2027-03-04 on.
beforeEach(async () => {
  at.travelTo('2026-11-23T09:00')
  company = await makeCompany(at)
  boss = await makeAdmin(at, { company })
  admin = await at.as(boss)
})

const hours = (weekly: number | null, day: number, from?: string) => ({
  weekly_minutes: weekly === null ? null : weekly * 60,
  standard_day_minutes: day * 60,
  ...(from && { from }),
})
const agree = async ({ memberId: user_id }: TestMember, body: object) => {
  const answer = await admin.call(updateMembers, { body: { user_id, ...body } as never })
  expect(answer.error?.error_code).toBeUndefined()
}
const newcomer = async (body: object, joinedOn = '2024-03-04') => {
  const member = await makeMember(at, { company, joinedOn })
  await agree(member, body)
  return member
}
const grant = () =>
  grantAnnualLeave({ pool: at.app.pool, clock: at.now, loadActor }, companyIdOf(company.companyId), {
    signal: new AbortController().signal,
    progress: async () => undefined,
  })
const stored = async ({ memberId }: TestMember) =>
  (
    await at.owner.query<{ line: string }>(
      `select kind || ' ' || granted_on || ' ' || minutes as line from leave_grants where member_id = $1 order by granted_on, id`,
      [memberId],
    )
  ).rows.map(({ line }) => line)

/** The balance in minutes, which the ledger, the years and the answer of the balance tell alike. */
const balanceOf = async ({ memberId: user_id }: TestMember) => {
  const ledger = (await admin.call(getLeaveLedger, { query: { user_id } })).body
  const info = (await admin.call(getLeaveInfo, { query: { user_id } })).body
  const years = (await admin.call(listLeaveYears, { query: { user_id } })).body
  expect(ledger.lines.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(ledger.balance_minutes)
  expect(info.available_days).toBe(ledger.balance_days)
  expect(years.reduce((sum, year) => sum + year.available_days, 0)).toBeCloseTo(ledger.balance_days, 2)
  return { minutes: ledger.balance_minutes, days: ledger.balance_days, ledger, info }
}

test('twenty hours a week: fifteen days are sixty hours, granted, told and left alike', async () => {
  const member = await newcomer(hours(20, 4, '2024-03-04'))
  await grant()
  expect((await stored(member)).slice(-2)).toEqual(['ANNUAL 2025-03-04 3600', 'ANNUAL 2026-03-04 3600'])
  // A month is 20 / 40 x 8 hours.
  expect(await stored(member)).toContain('MONTHLY 2024-04-04 240')
  const { minutes, days, ledger, info } = await balanceOf(member)
  expect({ minutes, days }).toEqual({ minutes: 3600, days: 15 })
  const article = '근로기준법 시행령 제9조 별표 2 제4호'
  expect(ledger.lines.at(-1)).toMatchObject({
    kind: 'GRANTED',
    minutes: 3600,
    why: { rule: 'PART_TIME', article, input: '15 x 20 / 40 x 8 = 60', effect: '15' },
  })
  expect(ledger.coming[0]).toMatchObject({
    granted_on: '2027-03-04',
    days: 16,
    why: { rule: 'PART_TIME', input: '16 x 20 / 40 x 8 = 64' },
  })
  expect(info.trace).toMatchObject([
    { rule: 'FIRST_YEAR_MONTHS', effect: '11' },
    { rule: 'PART_TIME', input: '11 x (1 x 20 / 40 x 8 = 4)', effect: '11' },
    { rule: 'COMPLETED_YEAR', effect: '15' },
    { rule: 'PART_TIME', article, effect: '15' },
    { rule: 'COMPLETED_YEAR', effect: '15' },
    { rule: 'PART_TIME', article, effect: '15' },
  ])
  const { rows } = await at.owner.query<{ article: string }>(
    `select article from leave_grants where member_id = $1 and granted_on = '2026-03-04'`,
    [member.memberId],
  )
  expect(rows).toEqual([{ article: '근로기준법 제60조 제1항·제4항, 시행령 제9조 별표 2 제4호' }])
})

test('three days of eight hours are nine of them, and a day takes eight hours', async () => {
  const member = await newcomer(hours(24, 8, '2024-03-04'))
  const client = await at.as(member)
  const asked = await client.call(events.requestEvent, {
    body: { wk_event: 'VACATION:ANNUAL:FULL', wk_start_date: '2026-11-25' },
  })
  expect(asked.body).toMatchObject({ applied_days: 1 })
  const { minutes, days } = await balanceOf(member)
  expect({ minutes, days }).toEqual({ minutes: 3840, days: 8 })
})

test('less than fifteen hours a week give none, and it is said why', async () => {
  const member = await newcomer(hours(14.5, 3, '2024-03-04'))
  await grant()
  expect(await stored(member)).toEqual([])
  const { minutes, info } = await balanceOf(member)
  expect(minutes).toBe(0)
  expect(info.trace.filter(({ rule }) => rule === 'BELOW_WEEKLY_HOURS')).toMatchObject([
    { article: '근로기준법 제18조 제3항', input: '11 x (14.5)', effect: '0' },
    { input: '14.5', effect: '0' },
    { input: '14.5', effect: '0' },
  ])
  const asked = await (
    await at.as(member)
  ).call(events.requestEvent, {
    body: { wk_event: 'VACATION:ANNUAL:FULL', wk_start_date: '2026-11-25' },
  })
  expect(asked.error.error_code).toBe('EVENT_MINUS_NOT_ACCEPTABLE')
})

test('a contract that becomes another within the year gives the average of its days', async () => {
  // 184 days of 40 hours and 181 of 20 until 2026-03-03: 30.08 hours a week, 90.25 of leave.
  const member = await newcomer(hours(20, 4, '2025-09-04'))
  await grant()
  expect((await stored(member)).slice(-2)).toEqual(['ANNUAL 2025-03-04 7200', 'ANNUAL 2026-03-04 5460'])
  const { minutes, days, ledger } = await balanceOf(member)
  expect({ minutes, days }).toEqual({ minutes: 5460, days: 22.75 })
  expect(ledger.lines.at(-1)?.why?.input).toBe('15 x 30.08 / 40 x 8 = 91')
})

test('hours that are corrected afterwards correct what arose since then, are previewed, and taken back', async () => {
  const member = await newcomer({ phone: '010-0000-0000' })
  await grant()
  const full = await stored(member)
  expect(full.slice(-2)).toEqual(['ANNUAL 2025-03-04 7200', 'ANNUAL 2026-03-04 7200'])
  const change = { user_id: member.memberId, ...hours(24, 8, '2025-03-04') }
  const { body } = await admin.call(previewChanges, { body: { changes: [change] } })
  expect(body[0]!.consequences).toEqual([
    { kind: 'WEEKLY_MINUTES', from: null, to: '1440', on: '2025-03-04' },
    { kind: 'LEAVE', from: '15', to: '9', on: null },
  ])
  expect(await stored(member)).toEqual(full)
  await agree(member, hours(24, 8, '2025-03-04'))
  expect((await stored(member)).slice(-2)).toEqual(['ANNUAL 2025-03-04 7200', 'ANNUAL 2026-03-04 4320'])
  expect((await balanceOf(member)).days).toBe(9)
  const undo = { user_id: member.memberId, kind: 'WEEKLY_MINUTES' as const, from: '2025-03-04' }
  expect((await admin.call(takeBackChange, { body: undo })).status).toBe(200)
  expect(await stored(member)).toEqual(full)
  expect((await balanceOf(member)).days).toBe(15)
})

test('a contract to come touches nothing that has arisen; leave on its days is asked for in its days', async () => {
  const member = await newcomer({ phone: '010-0000-0000' })
  await grant()
  const full = await stored(member)
  await agree(member, hours(20, 4, '2027-01-04'))
  expect(await stored(member)).toEqual(full)
  const client = await at.as(member)
  const ask = async (wk_start_date: string, wk_end_date = wk_start_date) =>
    (
      await client.call(events.requestEvent, {
        body: { wk_event: 'VACATION:ANNUAL:FULL', wk_start_date, wk_end_date },
      })
    ).body
  expect(await ask('2026-12-30')).toMatchObject({ applied_days: 1 })
  // 14 days of eight hours are left, 28 of four.
  const seen = await client.call(events.previewEvent, {
    query: { code: 'VACATION:ANNUAL:FULL', wk_start_date: '2027-01-04', wk_end_date: '2027-01-05' },
  })
  expect(seen.body).toMatchObject({ applied_days: 2, v_days_before: 28, v_days_after: 26 })
  expect(await ask('2027-01-04', '2027-01-05')).toMatchObject({ applied_days: 2 })
  const { ledger, days } = await balanceOf(member)
  expect(ledger.lines.slice(-3).map(({ minutes }) => minutes)).toEqual([-480, -240, -240])
  expect(days).toBe(13)
  // 306 days of 40 hours and 59 of 20 until then: 36.77 hours a week, 117.65 of leave.
  expect(ledger.coming.find(({ granted_on }) => granted_on === '2027-03-04')?.why).toMatchObject({
    rule: 'PART_TIME',
    input: '16 x 36.77 / 40 x 8 = 118',
  })
})

test('where leave follows the year of the company, its first part counts the hours of that part', async () => {
  await at.owner.query(`update companies set leave_basis = 'FISCAL_YEAR' where company_id = $1`, [
    company.companyId,
  ])
  const member = await newcomer(hours(20, 4, '2025-07-01'), '2025-07-01')
  await grant()
  // 15 x 184 / 365 = 7.56 days, 30.24 hours.
  expect((await stored(member)).filter((line) => line.startsWith('ANNUAL'))).toEqual([
    'ANNUAL 2026-01-01 1860',
  ])
  // The days of the first year have ended on 2026-06-30.
  expect((await balanceOf(member)).minutes).toBe(1860)
})

test('leave that was asked for before the hours changed takes what is due on its days now; closed days stay', async () => {
  const member = await newcomer({ phone: '010-0000-0000' })
  await grant()
  const client = await at.as(member)
  const ask = async (wk_event: string, wk_start_date: string, wk_end_date = wk_start_date) =>
    (await client.call(events.requestEvent, { body: { wk_event, wk_start_date, wk_end_date } })).body
  const waiting = await ask('VACATION:ANNUAL:FULL', '2026-12-30', '2027-01-05')
  const half = await ask('VACATION:ANNUAL:AM', '2027-01-06')
  const before = await balanceOf(member)
  // From 2027-01-04 on four hours a day: two days and the half are on such days.
  await agree(member, hours(20, 4, '2027-01-04'))
  const { ledger } = await balanceOf(member)
  expect(ledger.lines.slice(-5).map(({ date, minutes }) => `${date} ${minutes}`)).toEqual([
    '2026-12-30 -480',
    '2026-12-31 -480',
    '2027-01-04 -240',
    '2027-01-05 -240',
    '2027-01-06 -120',
  ])
  expect(ledger.balance_minutes).toBe(before.minutes + 240 + 240 + 120)
  const counted = async (id: number) =>
    (
      await at.owner.query<{ counted_minutes: number }>(
        'select counted_minutes from work_events where id = $1',
        [id],
      )
    ).rows[0]!.counted_minutes
  expect([await counted(waiting.wk_event_id), await counted(half.wk_event_id)]).toEqual([1440, 120])
  // Taken back, they are days of eight hours again.
  const undo = { user_id: member.memberId, kind: 'WEEKLY_MINUTES' as const, from: '2027-01-04' }
  expect((await admin.call(takeBackChange, { body: undo })).status).toBe(200)
  await agree(member, hours(null, 8, '2027-01-04'))
  expect((await balanceOf(member)).minutes).toBe(before.minutes)
})

test('hours of leave that a shorter day cut short are given back when the day is longer again', async () => {
  const member = await newcomer({ phone: '010-0000-0000' })
  await grant()
  const client = await at.as(member)
  const asked = await client.call(events.requestEvent, {
    body: {
      wk_event: 'VACATION:ANNUAL:TIME',
      wk_start_date: '2027-01-06',
      evt_start_time: '09:00',
      evt_end_time: '15:00',
    },
  })
  const minutes = async () =>
    (
      await at.owner.query<{ minutes: number; counted_minutes: number }>(
        'select p.minutes, e.counted_minutes from work_events e join day_parts p on p.holder_id = e.id and p.company_id = e.company_id where e.id = $1',
        [asked.body.wk_event_id],
      )
    ).rows[0]!
  expect(await minutes()).toEqual({ minutes: 300, counted_minutes: 300 })
  await agree(member, hours(20, 4, '2027-01-04'))
  expect(await minutes()).toEqual({ minutes: 240, counted_minutes: 240 })
  await agree(member, hours(15, 3, '2027-01-04'))
  expect(await minutes()).toEqual({ minutes: 180, counted_minutes: 180 })
  await agree(member, hours(null, 8, '2027-01-04'))
  expect(await minutes()).toEqual({ minutes: 300, counted_minutes: 300 })
})

test('a day that is being closed while the hours change stays as it is', async () => {
  const member = await newcomer({ phone: '010-0000-0000' })
  await grant()
  await (
    await at.as(member)
  ).call(events.requestEvent, { body: { wk_event: 'VACATION:ANNUAL:FULL', wk_start_date: '2027-01-06' } })
  const closing = await at.owner.connect()
  try {
    await closing.query('begin')
    await closing.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `work_days ${company.companyId} ${member.memberId}`,
    ])
    await closing.query(
      `insert into day_closings (company_id, member_id, starts_on, ends_on, closed_at) values ($1, $2, '2027-01-01', '2027-01-31', now())`,
      [company.companyId, member.memberId],
    )
    const changing = agree(member, hours(20, 4, '2027-01-04'))
    await untilSomebodyWaits(at)
    await closing.query('commit')
    await changing
  } finally {
    closing.release()
  }
  const { rows } = await at.owner.query<{ minutes: number }>(
    `select minutes from day_parts where member_id = $1 and work_on = '2027-01-06'`,
    [member.memberId],
  )
  expect(rows).toEqual([{ minutes: 480 }])
})

test('who worked part time is settled in hours when they leave', async () => {
  await at.owner.query(`update companies set leave_basis = 'FISCAL_YEAR' where company_id = $1`, [
    company.companyId,
  ])
  // Eight hours a day, and from 2025-07-01 on twenty hours a week.
  const member = await newcomer(hours(20, 4, '2025-07-01'), '2024-07-01')
  await at.owner.query(`update members set status = 'RETIRED', retired_on = '2026-07-01' where id = $1`, [
    member.memberId,
  ])
  const { ledger } = await balanceOf(member)
  // By the law 11 and 15 days of eight hours, then 15 x 20 / 40 x 8: 88 + 120 + 60. By the company's year 11 and 7.56 days of eight hours, then
  // 15 x 29.92 / 40 x 8: 88 + 60.48 + 90. In days it would be 41 - 33.56 = 7.44, of which nobody knows how long they are.
  expect(ledger.lines.findLast(({ kind }) => kind === 'GRANTED')).toMatchObject({
    date: '2026-07-01',
    minutes: 1771,
    why: { rule: 'RETIREMENT_SETTLEMENT_HOURS', input: '268 - 238.48' },
  })
})
