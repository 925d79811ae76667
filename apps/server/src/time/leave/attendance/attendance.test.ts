import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getAttendanceRate } from '#contract/time/leave/attendance-rate.ts'
import { getLeaveInfo } from '#contract/time/leave/leave.ts'
import { getLeaveLedger } from '#contract/time/leave/leave-ledger.ts'
import { requestEvent } from '#contract/time/work-events/work-events.ts'
import { companyIdOf } from '#server/db/transaction.ts'
import { loadActor } from '#server/people/roles/index.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { makeLeaveTeam } from '#test/factories/leave.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'
import { grantAnnualLeave } from '../grant-annual-leave.ts'

let at: TestApp
let company: TestCompany
let member: TestMember

beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

// Joined on Monday 2024-11-25; the second year of service ends on 2026-11-24.
beforeEach(async () => {
  at.travelTo('2026-11-25T09:00')
  company = await makeCompany(at)
  member = (await makeLeaveTeam(at, company)).member
  await at.owner.query(`update members set joined_on = '2024-11-25' where id = $1`, [member.memberId])
})

const begin = (day: string) =>
  at.owner.query('update companies set records_begin = $2 where company_id = $1', [company.companyId, day])
const close = (from: string, to: string) =>
  at.owner.query(
    'insert into day_closings (company_id, member_id, starts_on, ends_on, closed_at) values ($1, $2, $3, $4, now())',
    [company.companyId, member.memberId, from, to],
  )
const work = (from: string, to: string) =>
  at.owner.query(
    `insert into work_days (company_id, member_id, work_on, in_minute, out_minute)
     select $1, $2, d, 540, 1080 from generate_series($3::date, $4::date, '1 day') d where extract(isodow from d) <= 5`,
    [company.companyId, member.memberId, from, to],
  )
const absent = (from: string, until: string, kind: string) =>
  at.owner.query(
    'insert into absences (company_id, member_id, starts_on, until_on, kind) values ($1, $2, $3, $4, $5)',
    [company.companyId, member.memberId, from, until, kind],
  )
const grant = () =>
  grantAnnualLeave({ pool: at.app.pool, clock: at.now, loadActor }, companyIdOf(company.companyId), {
    signal: new AbortController().signal,
    progress: async () => undefined,
  })
const granted = async () =>
  (
    await at.owner.query(
      `select granted_on, minutes / 480 as days from leave_grants where member_id = $1 and kind = 'ANNUAL' order by 1`,
      [member.memberId],
    )
  ).rows.map(({ granted_on, days }) => `${granted_on} ${days}`)
const years = async () => (await (await at.as(member)).call(getAttendanceRate, {})).body.years

test('what is only missing in the records takes nothing away; once it is confirmed it does, and says why', async () => {
  await work('2026-05-25', '2026-11-24')
  expect((await years())[0]).toMatchObject({
    absent_days: 0,
    rate: 100,
    is_below: false,
    is_granted_by: false,
  })
  await close('2025-11-25', '2026-05-24')
  expect((await years())[0]).toMatchObject({ open_days: 0, is_below: true, perfect_months: 6 })
  await grant()
  expect(await granted()).toEqual(['2025-11-25 15', '2026-11-25 6'])
  const reader = await at.as(member)
  const line = (await reader.call(getLeaveLedger, {})).body.lines.findLast(({ kind }) => kind === 'GRANTED')
  const { due_days, absent_days, rate } = (await years())[0]!
  expect(line).toMatchObject({
    days: 6,
    why: {
      rule: 'YEAR_BELOW_ATTENDANCE',
      input: `${due_days - absent_days} / ${due_days} = ${rate} %`,
      article: '근로기준법 제60조 제1항·제2항',
    },
  })
  // Repeating it changes nothing, and what was granted by it stands when the days are opened again.
  await grant()
  await at.owner.query('delete from day_closings where member_id = $1', [member.memberId])
  expect(await granted()).toHaveLength(2)
  expect((await years())[0]).toMatchObject({ is_granted_by: true, is_below: true })
  expect((await reader.call(getLeaveInfo, {})).body.available_days).toBe(6)
})

test('nobody is absent on the days before the company came', async () => {
  await begin('2026-05-25')
  await work('2026-05-25', '2026-11-24')
  await close('2025-11-25', '2026-11-24')
  expect((await years())[0]).toMatchObject({ absent_days: 0, is_below: false })
  await grant()
  expect(await granted()).toEqual(['2025-11-25 15', '2026-11-25 15'])
})

test.each([
  ['CHILDCARE', 'deemed_days', ['2025-11-25 15', '2026-11-25 15']],
  ['WORK_INJURY', 'deemed_days', ['2025-11-25 15', '2026-11-25 15']],
  // 30 of the days that were due are missed: a fifth of all, but more of those without the absence.
  ['AGREED', 'excluded_days', ['2025-11-25 15', '2026-11-25 10']],
] as const)('long absence %s: %s', async (kind, where, expected) => {
  await close('2025-11-25', '2026-11-24')
  await work('2025-11-25', '2026-02-24')
  await work('2026-04-08', '2026-05-24')
  await absent('2026-05-25', '2026-11-24', kind)
  const [year] = await years()
  expect(year![where]).toBeGreaterThan(100)
  await grant()
  expect(await granted()).toEqual(expected)
})

test('leave for a birth counts as attended, and a request stores the same as the night does', async () => {
  await close('2025-11-25', '2026-11-24')
  await work('2026-03-25', '2026-11-24')
  await at.owner.query(
    `insert into day_parts (company_id, member_id, work_on, start_minute, end_minute, minutes, event_code, frees_work, state, holder_kind, holder_id)
     select $1, $2, d, 540, 1080, 480, 'SP:MATERNITY:FULL', true, 'TAKEN', 'EVENT', 900000
     from generate_series('2025-12-25'::date, '2026-03-24'::date, '1 day') d`,
    [company.companyId, member.memberId],
  )
  const [year] = await years()
  expect(year).toMatchObject({ is_below: false, perfect_months: 11 })
  await at.owner.query('delete from day_parts where member_id = $1', [member.memberId])
  const asked = await (
    await at.as(member)
  ).call(requestEvent, {
    body: { wk_event: 'VACATION:ANNUAL:FULL', wk_start_date: '2026-12-01', wk_end_date: '2026-12-01' },
  })
  expect(asked.status).toBe(201)
  expect(await granted()).toEqual(['2025-11-25 15', '2026-11-25 8'])
})

test('a month of the first year with a confirmed absence gives no day', async () => {
  at.travelTo('2025-03-25T09:00')
  await close('2024-12-25', '2025-01-24')
  await grant()
  const { rows } = await at.owner.query(
    'select granted_on from leave_grants where member_id = $1 order by 1',
    [member.memberId],
  )
  expect(rows.map((row) => row.granted_on)).toEqual(['2024-12-25', '2025-02-25', '2025-03-25'])
})

test('nobody else’s attendance is told to a colleague', async () => {
  const colleague = await makeMember(at, { company })
  const ask = async (who: TestMember) =>
    (await (await at.as(who)).call(getAttendanceRate, { query: { user_id: member.memberId } })).status
  expect(await ask(colleague)).toBe(404)
  expect(await ask(await makeAdmin(at, { company }))).toBe(200)
})
