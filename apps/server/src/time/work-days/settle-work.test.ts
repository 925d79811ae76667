import { sql } from '#server/db/sql/sql.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { daysBetween } from '#rules/calendar/work-days.ts'
import { overtimeOfPeriods } from '#rules/work-time/settle-period.ts'
import { thisCompany } from '#server/db/this-company.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import type { Tx } from '#server/db/connection.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { makeMember, type TestMember } from '#test/factories/members.ts'
import { type DayRange, plannedDays } from '../work-plans/index.ts'
import { employedDays, ownDays, readDays, settledDays, settleWork, settlementOf } from './index.ts'

const FIRST = Temporal.PlainDate.from('2026-01-05')
const LAST = Temporal.PlainDate.from('2026-06-28')
const RANGES = ['2026-02', '2026-03', '2026-04', '2026-05'].map((month) => {
  const from = Temporal.PlainDate.from(`${month}-01`)
  return { from, to: from.with({ day: from.daysInMonth }) }
})
// Parts of months, as periods of closing have them.
RANGES.push({ from: RANGES[1]!.from.with({ day: 11 }), to: RANGES[2]!.from.with({ day: 10 }) })

let at: TestApp
let company: TestCompany
const people: TestMember[] = []

/** The same numbers in each run. */
function dice(seed: number): (sides: number) => number {
  let state = seed
  return (sides) => {
    state = (state * 1103515245 + 12345) % 2147483648
    return Math.floor((state / 2147483648) * sides)
  }
}

// Forty people: fixed, flexible by the week or the month, changing between them, coming and leaving.
beforeAll(async () => {
  at = await startTestApp()
  company = await makeCompany(at)
  const roll = dice(20260305)
  for (let n = 0; n < 40; n += 1) {
    const person = await makeMember(at, { company })
    people.push(person)
    await at.owner.query('update members set joined_on = $2, retired_on = $3, work_type = $4 where id = $1', [
      person.memberId,
      n % 5 === 1 ? '2026-03-18' : '2024-01-01',
      n % 7 === 2 ? '2026-04-15' : null,
      n % 4 === 3 ? 'FLEX_MONTH' : null,
    ])
    if (n % 3 === 0) await giveTerms(person, roll)
    await giveDays(person, roll)
  }
})
afterAll(() => at.stop())

const TYPES = ['FIXED', 'FLEX_WEEK', 'FLEX_MONTH', 'FLEX_DAY', null]

async function giveTerms({ companyId, memberId }: TestMember, roll: ReturnType<typeof dice>) {
  const changes = ['2024-01-01', `2026-03-${10 + roll(20)}`, `2026-04-${10 + roll(20)}`]
  for (const [at_, from] of changes.entries())
    await at.owner.query(
      `insert into employment_terms (company_id, member_id, starts_on, ends_on, position, contract_type, work_type)
       values ($1, $2, $3, $4, '', 'REGULAR', $5)`,
      [companyId, memberId, from, changes[at_ + 1] ?? null, TYPES[roll(TYPES.length)]],
    )
}

async function giveDays({ companyId, memberId }: TestMember, roll: ReturnType<typeof dice>) {
  const days = daysBetween(FIRST, LAST).filter(() => roll(7) < 6)
  const rows = days.map((day) => ({ day: day.toString(), worked: 300 + roll(500), holiday: roll(9) === 0 }))
  await at.owner.query(
    `insert into work_days (company_id, member_id, work_on, in_minute, out_minute, is_holiday, worked_minutes)
     select $1, $2, d.day, 540, 1080, d.holiday, d.worked
     from json_to_recordset($3) as d(day date, worked int, holiday boolean)`,
    [companyId, memberId, JSON.stringify(rows)],
  )
}

/** What the rule says, day by day, as for the month of a person. */
async function byRule(range: DayRange): Promise<Map<number, Map<string, number>>> {
  return at.inCompany(company.companyId, async (tx) => {
    const ctx = { tx, companyId: company.companyId as never }
    const ids = people.map(({ memberId }) => memberId)
    const around = settlementOf(range)
    const [days, plans] = [await readDays(ctx, ids, around), await plannedDays(ctx, ids, around)]
    const result = await sql<{ id: number; joinedOn: string | null; retiredOn: string | null }>`
      select m.id, m.joined_on as "joinedOn", m.retired_on as "retiredOn" from members m
      where m.company_id = ${thisCompany}`.execute(tx)
    return new Map(
      result.rows.map(({ id, joinedOn, retiredOn }) => {
        const settled = settledDays(around, { plan: plans.of(id)!, rows: ownDays(days, id).rows })
        const all = overtimeOfPeriods(employedDays(settled, { joinedOn, retiredOn }))
        const within = [...all].filter(([day]) => range.from.toString() <= day && day <= range.to.toString())
        return [id, new Map(within)]
      }),
    )
  })
}

const inCompany = <T>(work: (ctx: { tx: Tx }) => Promise<T>) =>
  at.inCompany(company.companyId, (tx) => work({ tx }))

const idsOfPeople = () => people.map(({ memberId }) => memberId)

async function forget(): Promise<void> {
  await at.owner.query('update work_days set over_limit_minutes = 7 where company_id = $1', [
    company.companyId,
  ])
}

/** What is kept beyond 40 hours, by person and day of a range. */
async function kept({ from, to }: DayRange): Promise<Map<number, Map<string, number>>> {
  const { rows } = await at.owner.query<{ member_id: string; work_on: string; minutes: number }>(
    `select member_id, work_on::text, over_limit_minutes as minutes from work_days
     where company_id = $1 and work_on between $2 and $3 and over_limit_minutes > 0`,
    [company.companyId, from.toString(), to.toString()],
  )
  const found = new Map(idsOfPeople().map((id) => [id, new Map<string, number>()]))
  for (const row of rows) found.get(Number(row.member_id))!.set(row.work_on, row.minutes)
  return found
}

test.each(RANGES.map((range) => [`${range.from} to ${range.to}`, range] as const))(
  'days keep what the rule gives, %s',
  async (_what, range) => {
    const rule = await byRule(range)
    await forget()
    await inCompany((ctx) => settleWork(ctx, idsOfPeople(), range))
    expect(await kept(range)).toEqual(rule)
    expect([...rule.values()].filter((days) => days.size > 0).length).toBeGreaterThan(20)
  },
)

test('whatever single days are settled, all of their weeks and months are', async () => {
  const [april] = RANGES.slice(2)
  const rule = await byRule(april!)
  await forget()
  for (const day of daysBetween(april!.from, april!.to).filter(({ day: on }) => on % 7 === 3))
    await inCompany((ctx) => settleWork(ctx, idsOfPeople(), { from: day, to: day }))
  expect(await kept(april!)).toEqual(rule)
})

test('closed days keep what they were closed with, and the days after them count on', async () => {
  const person = await makeMember(at, { company })
  await Promise.all(
    ['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06', '2026-03-07'].map((day) =>
      at.owner.query(
        `insert into work_days (company_id, member_id, work_on, in_minute, out_minute, worked_minutes, over_limit_minutes)
         values ($1, $2, $3, 540, 1080, 500, 11)`,
        [company.companyId, person.memberId, day],
      ),
    ),
  )
  await at.owner.query(
    `insert into day_closings (company_id, member_id, starts_on, ends_on, closed_at)
     values ($1, $2, '2026-03-01', '2026-03-04', '2026-03-05')`,
    [company.companyId, person.memberId],
  )
  const day = Temporal.PlainDate.from('2026-03-06')
  await inCompany((ctx) => settleWork(ctx, [person.memberId], { from: day, to: day }))
  const { rows } = await at.owner.query<{ minutes: number }>(
    'select over_limit_minutes as minutes from work_days where member_id = $1 order by work_on',
    [person.memberId],
  )
  expect(rows.map(({ minutes }) => minutes)).toEqual([11, 11, 11, 0, 0, 480])
})

test('nothing is judged before the law that the product knows', async () => {
  const range = { from: Temporal.PlainDate.from('2010-03-01'), to: Temporal.PlainDate.from('2010-03-31') }
  await at.owner.query(
    `insert into work_days (company_id, member_id, work_on, in_minute, out_minute, worked_minutes)
     select $1, $2, day::date, 0, 1440, 1440 from generate_series('2010-03-01'::date, '2010-03-07', '1 day') day`,
    [company.companyId, people[0]!.memberId],
  )
  await inCompany((ctx) => settleWork(ctx, idsOfPeople(), range))
  expect(await kept(range).then((found) => [...found.values()].every((days) => days.size === 0))).toBe(true)
})
