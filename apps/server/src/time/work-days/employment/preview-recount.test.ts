import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { updateMembers } from '#contract/people/employment/changes.ts'
import { previewChanges } from '#contract/people/employment/employment.ts'
import { getWorkTimeMonth } from '#contract/time/attendance/attendance.ts'
import { confirmManyWorkTimes } from '#contract/time/closing/closing.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'
import { makeWorkDay } from '#test/factories/work-days.ts'

let at: TestApp
let admin: Client
let member: TestMember
let other: TestMember

beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

// Monday 2026-11-23. Two days of ten hours, from 09:10 to 20:10, in each of October and November.
beforeEach(async () => {
  at.travelTo('2026-11-23T09:00')
  const company = await makeCompany(at)
  admin = await at.as(await makeAdmin(at, { company }))
  member = await makeMember(at, { company })
  other = await makeMember(at, { company })
  for (const who of [member, other])
    for (const day of ['2026-10-20', '2026-10-21', '2026-11-03', '2026-11-04'])
      await makeWorkDay(at, who, day, { inMinute: 550, outMinute: 1210 })
})

const TOLD = new Set<string>([
  'DAYS_RECOUNTED',
  'WORKED',
  'OVERTIME',
  'NIGHT',
  'HOLIDAY_WORK',
  'LATE',
  'EARLY',
  'OVER_LIMIT',
])

const change = (who: TestMember, work_type: string, from: string) =>
  ({ user_id: who.memberId, work_type, from }) as never
const previewOf = async (...changes: never[]) => {
  const { status, body } = await admin.call(previewChanges, { body: { changes } })
  expect(status).toBe(200)
  return body.map(({ consequences }) =>
    consequences.filter(({ kind }) => TOLD.has(kind)).map(({ kind, from, to, on }) => [kind, from, to, on]),
  )
}
const sums = async () => {
  const query = { user_id: member.memberId, date: '2026-11-10' as never }
  const { total } = (await admin.call(getWorkTimeMonth, { query })).body
  return [total.overtime_minutes, total.late_minutes]
}

test('what another type of work makes of days that are over is told before, and is what happens then', async () => {
  expect(await sums()).toEqual([240, 20])
  const wanted = change(member, 'FLEX_MONTH', '2026-11-01')
  expect(await previewOf(wanted)).toEqual([
    [
      ['DAYS_RECOUNTED', null, '2', '2026-11-01'],
      ['OVERTIME', '240', '0', null],
      ['LATE', '20', '0', null],
    ],
  ])
  // Telling it changes nothing.
  expect(await sums()).toEqual([240, 20])
  expect((await admin.call(updateMembers, { body: wanted })).status).toBe(200)
  expect(await sums()).toEqual([0, 0])
})

test('each person is told by their own days; what begins later, or after the last day that is known, tells nothing', async () => {
  const [early, late] = await previewOf(
    change(member, 'FLEX_MONTH', '2026-10-21'),
    change(other, 'FLEX_MONTH', '2026-11-04'),
  )
  expect(early).toEqual([
    ['DAYS_RECOUNTED', null, '3', '2026-10-21'],
    ['OVERTIME', '360', '0', null],
    ['LATE', '30', '0', null],
  ])
  expect(late).toEqual([
    ['DAYS_RECOUNTED', null, '1', '2026-11-04'],
    ['OVERTIME', '120', '0', null],
    ['LATE', '10', '0', null],
  ])
  expect(await previewOf(change(member, 'FLEX_MONTH', '2026-12-01'))).toEqual([[]])
  expect(await previewOf(change(member, 'FLEX_MONTH', '2026-11-05'))).toEqual([[]])
})

test('a rounding of one’s own is told by what it takes from the days that are open; one that reaches closed ones is refused', async () => {
  const closing = { user_ids: [member.memberId], confirmed_date: '2026-10-31' as never }
  expect((await admin.call(confirmManyWorkTimes, { body: closing })).body.confirmed_count).toBe(1)
  const wanted = (from: string) => ({ user_id: member.memberId, exit_adjust: 'DOWN_30MIN', from }) as never
  const refused = await admin.call(previewChanges, { body: { changes: [wanted('2026-10-01')] } })
  expect(refused.body[0]!.error?.error_code).toBe('ALREADY_CONFIRMED')
  expect(await previewOf(wanted('2026-11-01'))).toEqual([
    [
      ['DAYS_RECOUNTED', null, '2', '2026-11-01'],
      ['WORKED', '1200', '1180', null],
      ['OVERTIME', '240', '220', null],
    ],
  ])
})

test('what a week has beyond 40 hours is told as the other type of work settles it', async () => {
  // Monday to Saturday: 48 hours.
  for (const day of ['09', '10', '11', '12', '13', '14']) await makeWorkDay(at, member, `2026-11-${day}`)
  const over = async () => {
    const { rows } = await at.owner.query<{ sum: number }>(
      'select sum(over_limit_minutes)::int as sum from work_days where company_id = $1 and member_id = $2',
      [member.companyId, member.memberId],
    )
    return rows[0]!.sum
  }
  const told = async (wanted: never) =>
    (await previewOf(wanted))[0]!.filter(([kind]) => kind === 'OVER_LIMIT')
  const before = await over()
  expect(before).toBeGreaterThan(0)
  const wanted = change(member, 'FLEX_MONTH', '2026-11-01')
  expect(await told(wanted)).toEqual([['OVER_LIMIT', String(before), '0', null]])
  expect((await admin.call(updateMembers, { body: wanted })).status).toBe(200)
  expect(await over()).toBe(0)

  const back = change(member, 'FIXED', '2026-11-09')
  const [[, from, to]] = (await told(back)) as [[string, string, string, null]]
  expect((await admin.call(updateMembers, { body: back })).status).toBe(200)
  expect([from, to]).toEqual(['0', String(await over())])
})
