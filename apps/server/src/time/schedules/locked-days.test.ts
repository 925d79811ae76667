import { afterAll, beforeAll, expect, test } from 'vitest'
import { retireMember } from '#contract/people/employment/retirement.ts'
import * as contract from '#contract/time/schedules/schedules.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember } from '#test/factories/members.ts'

let at: TestApp
let company: TestCompany
let admin: Client

beforeAll(async () => {
  at = await startTestApp()
  at.travelTo('2026-11-24T09:00')
  company = await makeCompany(at)
  admin = await at.as(await makeAdmin(at, { company }))
})
afterAll(() => at.stop())

type Day = { work: boolean; start_time?: string; end_time?: string }
type Told = Record<string, Day>

const november = async (user_id: number) =>
  (await admin.call(contract.listSchMonths, { query: { date: '2026-11-01' as never, user_id } })).body
    .results[0]!

/** A month of 30 days as an editor sends it. */
const save = (user_id: number, work_schedule: Told) =>
  admin.call(contract.saveSchMonth, {
    body: {
      user_id,
      sch_start_date: '2026-11-01' as never,
      sch_end_date: '2026-11-30' as never,
      work_month: Object.values(work_schedule)
        .map(({ work }) => (work ? 'T' : 'F'))
        .join(''),
      work_schedule: work_schedule as never,
    },
  })

/** What the company plans, with some days said otherwise: 1 and 7 of the month are days of a weekend. */
function asUsual(said: Told): Told {
  const days = Array.from({ length: 30 }, (_, index) => index + 1)
  return Object.fromEntries(
    days.map((day) => [
      day,
      said[day] ?? { work: Temporal.PlainDate.from({ year: 2026, month: 11, day }).dayOfWeek < 6 },
    ]),
  )
}

async function close(memberId: number, from: string, to: string) {
  await at.owner.query(
    `insert into day_closings (company_id, member_id, starts_on, ends_on, closed_at) values ($1, $2, $3, $4, now())`,
    [company.companyId, memberId, from, to],
  )
}

const plannedDays = async (memberId: number) =>
  (
    await at.owner.query<{ day: string }>(
      `select work_on::text as day from shifts where company_id = $1 and member_id = $2 order by work_on`,
      [company.companyId, memberId],
    )
  ).rows.map(({ day }) => day)

const NIGHT = { work: true, start_time: '22:00', end_time: '07:00' }

test('the first plan of a month that is closed in part plans its open days, and leaves the closed ones as the company has them', async () => {
  const { memberId } = await makeMember(at, { company })
  await close(memberId, '2026-11-01', '2026-11-20')
  // Other hours, and a day off where the company works, would change what is closed.
  const others: Told[] = [{ 20: NIGHT }, { 20: { work: false } }, { 7: { work: true } }]
  for (const said of others) {
    const refused = await save(memberId, asUsual(said))
    expect([refused.status, refused.error?.error_code]).toEqual([406, 'ALREADY_CONFIRMED'])
  }
  expect(await plannedDays(memberId)).toEqual([])
  const saved = await save(memberId, asUsual({ 24: NIGHT, 25: { work: false } }))
  expect(saved.status).toBe(201)
  expect((await plannedDays(memberId))[0]).toBe('2026-11-21')
  // It is read as it was said, and saved again as it is read.
  const told = await november(memberId)
  expect(told.work_month!.slice(0, 25)).toBe('FTTTTTFFTTTTTFFTTTTTFFTTF'.slice(0, 25))
  expect(told.sch_work_days).toBe([...told.work_month!].filter((one) => one === 'T').length)
  const again = await save(memberId, { ...(told.work_schedule as Told), 26: { work: false } })
  expect([again.status, again.error?.error_code]).toEqual([201, undefined])
  expect((await november(memberId)).work_month![25]).toBe('F')
})

test('who is going to leave keeps the plan after their last day, which no editor can change', async () => {
  const { memberId } = await makeMember(at, { company })
  expect((await save(memberId, asUsual({}))).status).toBe(201)
  const body = { user_id: memberId, retire_date: '2026-11-26' }
  expect((await admin.call(retireMember, { body })).status).toBe(200)
  const told = await november(memberId)
  expect(told.retired_date).toBe('2026-11-26')
  const saved = await save(memberId, { ...(told.work_schedule as Told), 25: { work: false } })
  expect([saved.status, saved.error?.error_code]).toEqual([201, undefined])
  const later = await save(memberId, { ...(told.work_schedule as Told), 28: { work: true } })
  expect(later.error.error_code).toBe('SCHEDULE_EMPLOYMENT')
})

test('who came back after days that were closed is planned, though nobody worked on those for the company', async () => {
  const { memberId } = await makeMember(at, { company, joinedOn: '2026-11-16' })
  await close(memberId, '2026-11-01', '2026-11-05')
  const before = Object.fromEntries(Array.from({ length: 15 }, (_, index) => [index + 1, { work: false }]))
  const saved = await save(memberId, asUsual(before))
  expect([saved.status, saved.error?.error_code]).toEqual([201, undefined])
  expect((await plannedDays(memberId))[0]).toBe('2026-11-06')
  expect((await november(memberId)).work_month).toBe('FFFFFFFFFFFFFFFTTTTTFFTTTTTFFT')
  const wrong = await save((await makeMember(at, { company, joinedOn: '2026-11-16' })).memberId, asUsual({}))
  expect(wrong.error.error_code).toBe('SCHEDULE_EMPLOYMENT')
})
