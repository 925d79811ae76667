import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeLeaveRules, getLeaveInfo, listLeaveYears } from '#contract/time/leave/leave.ts'
import { retireMember } from '#contract/people/employment/retirement.ts'
import * as promotions from '#contract/time/leave-promotion/leave-promotion.ts'
import { adjustLeave, getLeaveLedger, listYearlyLeave } from '#contract/time/leave/leave-ledger.ts'
import { companyIdOf } from '#server/db/transaction.ts'
import { loadActor } from '#server/people/roles/index.ts'
import { promotionRound } from '#server/time/leave-promotion/leave-promotion.jobs.ts'
import { grantAnnualLeave } from '#server/time/leave/grant-annual-leave.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'
import { runRound } from '#test/rounds.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

const START = Temporal.PlainDate.from('2024-03-01')
const MONTHS = 36

/** Days of leave that were taken, by the first of the month that comes after them or is one of them. */
type Uses = Record<string, string[]>

interface Life {
  company: TestCompany
  person: TestMember
  uses: Uses
}

const person = async (
  company: TestCompany,
  joinedOn: string,
  more: { uses?: Uses; standard?: number; weekly?: number; retiredOn?: string } = {},
): Promise<Life> => {
  const made = await makeMember(at, { company, joinedOn })
  await at.owner.query(
    `update members set standard_day_minutes = $2, weekly_minutes = $4, retired_on = $3, status = case when $3::date is null then status else 'RETIRED' end
     where id = $1`,
    [made.memberId, more.standard ?? 480, more.retiredOn ?? null, more.weekly ?? null],
  )
  return { company, person: made, uses: more.uses ?? {} }
}

async function take({ company, person: { memberId } }: Life, days: readonly string[], minutes: number) {
  for (const [place, day] of days.entries())
    await at.owner.query(
      `insert into day_parts (company_id, member_id, work_on, start_minute, end_minute, minutes, event_code, frees_work, state, holder_kind, holder_id)
       values ($1, $2, $3, 540, 1080, $4, 'VACATION:ANNUAL:FULL', true, 'TAKEN', 'EVENT', $5)`,
      [company.companyId, memberId, day, minutes, 900_000 + place],
    )
}

/**
 * A year of service whose days HR has confirmed, worked until somebody was away.
 * @param absence what is known of the days since then; without it nobody knows why
 */
async function confirmed(
  life: Life,
  awayFrom: string,
  absence?: { kind: string; to: string },
): Promise<Life> {
  const of = [life.company.companyId, life.person.memberId]
  await at.owner.query(
    `insert into work_days (company_id, member_id, work_on, in_minute, out_minute)
     select $1, $2, d, 540, 1080 from generate_series('2024-03-01'::date, $3::date - 1, '1 day') d where extract(isodow from d) <= 5`,
    [...of, awayFrom],
  )
  if (absence)
    await at.owner.query(
      'insert into absences (company_id, member_id, starts_on, until_on, kind) values ($1, $2, $3, $4, $5)',
      [...of, awayFrom, absence.to, absence.kind],
    )
  await at.owner.query(
    `insert into day_closings (company_id, member_id, starts_on, ends_on, closed_at) values ($1, $2, '2024-03-01', '2025-02-28', now())`,
    of,
  )
  return life
}

const grantAll = (company: TestCompany) =>
  grantAnnualLeave({ pool: at.app.pool, clock: at.now, loadActor }, companyIdOf(company.companyId), {
    signal: new AbortController().signal,
    progress: async () => undefined,
  })

/** n times the same: a row of a table worked out by hand. */
const row = (...runs: [number, number][]) => runs.flatMap(([days, times]) => Array<number>(times).fill(days))

/** What may be asked for on the first of each month from 2024-03-01 on, worked out by hand from article 60. */
const BY_HAND = {
  // Hired on 29 February 2024: a day on the 29th of each month until January, 15 from 2025-03-01 on, 16 after three years.
  // One day is taken on 2024-07-01, five in June 2025, one in January 2026.
  leapling: [0, 1, 2, 3, 3, 4, 5, 6, 7, 8, 9, 10, ...row([15, 4], [10, 7], [9, 1], [15, 12])],
  // Hired on 2024-07-01 where leave follows the calendar year: eleven monthly days until 2025-06-30, 15 × 184 / 365 = 7.56 for 2025,
  // 15 for 2026 and for 2027.
  fiscal: [
    ...row([0, 5], [1, 1], [2, 1], [3, 1], [4, 1], [5, 1]),
    ...row([13.56, 1], [14.56, 1], [15.56, 1], [16.56, 1], [17.56, 1], [18.56, 1], [7.56, 6]),
    ...row([15, 14]),
  ],
  // Hired on 2020-05-04, twenty hours a week, four a day: 16 × 20 / 40 × 8 = 64 hours after three and four years, 68 after five and six,
  // which are 16 and 17 days of four hours. Two days taken in October 2024.
  partTime: [...row([16, 3]), ...row([16, 5], [14, 7]), ...row([17, 12]), ...row([17, 9])],
  // Hired on the same day, three days of eight hours: 16 × 24 / 40 × 8 = 76.8, so 77 hours or 9.625 days; then 81.6, so 82 or 10.25.
  // A day is taken in May 2024.
  threeDays: [...row([9.63, 3], [8.63, 12]), ...row([10.25, 21])],
  // Hired on the same day, fourteen hours a week: no annual leave.
  fewHours: row([0, 36]),
  // Hired on 2022-03-01, on childcare leave from 2024-06-03 to 2025-05-31: counted as attended (article 60(6)), so 16 after three years.
  parent: [...row([15, 12]), ...row([16, 24])],
  // Hired on the same day, absent without leave from October 2024 on: 7 months of the year are without absence, so 7 days instead of 16.
  absentee: [...row([15, 12]), ...row([7, 12]), ...row([16, 12])],
  // Hired on the same day, on an agreed absence over the same months: neither due nor attended, so 16 days (decision 57).
  agreed: [...row([15, 12]), ...row([16, 24])],
} as const

test('seventeen people through three years: eight of them by hand on every first of a month, all of them told alike everywhere', async () => {
  const [hire, fiscal] = [await makeCompany(at), await makeCompany(at)]
  at.travelTo('2024-03-01T09:00')
  const admins = [await makeAdmin(at, { company: hire }), await makeAdmin(at, { company: fiscal })]
  await at.owner.query(`update companies set leave_basis = 'FISCAL_YEAR' where company_id = $1`, [
    fiscal.companyId,
  ])
  const lives = {
    leapling: await person(hire, '2024-02-29', {
      uses: {
        '2024-07-01': ['2024-07-01'],
        '2025-07-01': ['2025-06-02', '2025-06-03', '2025-06-04', '2025-06-05', '2025-06-09'],
        '2026-02-01': ['2026-01-05'],
      },
    }),
    partTime: await person(hire, '2020-05-04', {
      standard: 240,
      weekly: 1200,
      uses: { '2024-11-01': ['2024-10-07', '2024-10-08'] },
    }),
    threeDays: await person(hire, '2020-05-04', { weekly: 1440, uses: { '2024-06-01': ['2024-05-14'] } }),
    fewHours: await person(hire, '2020-05-04', { standard: 168, weekly: 840 }),
    parent: await confirmed(await person(hire, '2022-03-01'), '2024-06-03', {
      kind: 'CHILDCARE',
      to: '2025-05-31',
    }),
    absentee: await confirmed(await person(hire, '2022-03-01'), '2024-10-01'),
    agreed: await confirmed(await person(hire, '2022-03-01'), '2024-10-01', {
      kind: 'AGREED',
      to: '2025-02-28',
    }),
    veteran: await person(hire, '2001-01-01'),
    newcomer: await person(hire, '2025-12-31'),
    leaver: await person(hire, '2022-09-01', { retiredOn: '2025-08-31' }),
    monthEnd: await person(hire, '2024-08-31'),
    fiscal: await person(fiscal, '2024-07-01'),
    firstDay: await person(fiscal, '2024-01-01'),
    lastDay: await person(fiscal, '2024-12-31'),
    senior: await person(fiscal, '2010-06-15'),
    halfDays: await person(fiscal, '2023-11-01', { uses: { '2025-04-01': ['2025-03-04', '2025-03-05'] } }),
    gone: await person(fiscal, '2021-02-01', { retiredOn: '2026-01-31' }),
  }
  const seen: Record<string, number[]> = {}
  for (let month = 0; month < MONTHS; month += 1) {
    const on = START.add({ months: month }).toString()
    at.travelTo(`${on}T09:00`)
    const readers = await Promise.all(admins.map((admin) => at.as(admin)))
    await grantAll(hire)
    for (const [name, life] of Object.entries(lives)) {
      const standard = name === 'partTime' ? 240 : 480
      await take(life, life.uses[on] ?? [], standard)
      const reader = life.company === hire ? readers[0]! : readers[1]!
      const userId = life.person.memberId
      // Everybody's four answers twice a year; of the five, the balance each month.
      if (month % 6 === 0) await tellsOneFigure(reader, userId, `${name} ${on}`)
      if (name in BY_HAND) (seen[name] ??= []).push(await availableOf(reader, userId))
    }
  }
  const known = Object.fromEntries(
    Object.keys(BY_HAND).map((name) => [name, seen[name]!.map((days) => Math.round(days * 100) / 100)]),
  )
  expect(known).toEqual(BY_HAND)
})

const availableOf = async (reader: Client, user_id: number) =>
  (await reader.call(getLeaveInfo, { query: { user_id } })).body.available_days

/** What may be asked for, as the balance, the ledger, the years and the company's table tell it. */
async function tellsOneFigure(reader: Client, user_id: number, which: string): Promise<number> {
  const balance = (await reader.call(getLeaveInfo, { query: { user_id } })).body
  const ledger = (await reader.call(getLeaveLedger, { query: { user_id } })).body
  const years = (await reader.call(listLeaveYears, { query: { user_id } })).body
  const table = (await reader.call(listYearlyLeave, { query: { user_id, with_retired: 'true' } })).body
    .results[0]!
  const sum = years.reduce((days, year) => days + year.available_days, 0)
  const current = years.find((year) => year.ordinal_year === table.ordinal_year)
  expect({
    which,
    lines: ledger.lines.reduce((minutes, line) => minutes + line.minutes, 0),
    ledger: ledger.balance_days,
    years: Math.round(sum * 100),
    used: table.used_vac_days,
  }).toEqual({
    which,
    lines: ledger.balance_minutes,
    ledger: balance.available_days,
    years: Math.round(balance.available_days * 100),
    used: current?.used_vac_days ?? 0,
  })
  return balance.available_days
}

test('who came in the middle of a year starts with what they had used, and a new basis takes nothing away', async () => {
  at.travelTo('2026-06-15T09:00')
  const company = await makeCompany(at)
  const admin = await at.as(await makeAdmin(at, { company }))
  const { person: one } = await person(company, '2023-03-04')
  const { body } = await admin.call(adjustLeave, {
    body: { user_ids: [one.memberId], kind: 'OPENING', days: 6.5, memo: '도입 전 사용' },
  })
  expect(body).toEqual({ count: 1 })
  // 16 of the fourth year, 6.5 used.
  expect(await tellsOneFigure(admin, one.memberId, 'opening')).toBe(9.5)
  expect((await admin.call(changeLeaveRules, { body: { leave_basis: 'FISCAL_YEAR' } })).status).toBe(201)
  expect(await tellsOneFigure(admin, one.memberId, 'changed')).toBe(9.5)
  at.travelTo('2027-01-01T09:00')
  // 16 × 303 / 365 for the service since the last anniversary.
  const later = await at.as(await makeAdmin(at, { company }))
  expect(await tellsOneFigure(later, one.memberId, 'first year of the company')).toBeCloseTo(22.78, 2)
})

/** So many working days from a Monday on. */
function daysFrom(from: string, count: number) {
  const days: { planned_type: 'FULL'; planned_date: never }[] = []
  for (let day = Temporal.PlainDate.from(from); days.length < count; day = day.add({ days: 1 }))
    if (day.dayOfWeek <= 5) days.push({ planned_type: 'FULL', planned_date: day.toString() as never })
  return days
}

test('three years of promotion: one answers, for one the company fixes the days, one is not asked, one leaves meanwhile', async () => {
  at.travelTo('2024-06-03T07:00')
  const company = await makeCompany(at)
  const admin = await makeAdmin(at, { company, name: '담당자' })
  const people = {
    answers: await makeMember(at, { company, name: '답한이', joinedOn: '2022-01-01' }),
    silent: await makeMember(at, { company, name: '말없는이', joinedOn: '2022-01-01' }),
    forgotten: await makeMember(at, { company, name: '잊힌이', joinedOn: '2022-01-01' }),
    leaver: await makeMember(at, { company, name: '떠난이', joinedOn: '2022-01-01' }),
  }
  const asks = async (moment: string) => {
    at.travelTo(moment)
    await runRound(at, company.companyId, promotionRound)
  }
  const of = async (year: number, { memberId: user_id }: TestMember) => {
    const client = await at.as(admin)
    const { body } = await client.call(promotions.listOwnPromotions, { query: { user_id } })
    return body.find(({ vacation_end_date: end }) => end.startsWith(String(year)))!
  }
  const days = { 2024: 15, 2025: 16, 2026: 16 }
  for (const year of [2024, 2025, 2026] as const) {
    await asks(`${year}-07-03T07:00`)
    const client = await at.as(admin)
    const [answering, silent] = [await of(year, people.answers), await of(year, people.silent)]
    expect([answering.step, answering.target_vacation_days]).toEqual(['POSSIBLE', days[year]])
    await client.call(promotions.askPromotion, { params: { id: answering.id } })
    await client.call(promotions.askPromotion, { params: { id: silent.id } })
    if (year === 2025) {
      await client.call(promotions.askPromotion, { params: { id: (await of(year, people.leaver)).id } })
      at.travelTo('2025-07-07T09:00')
      const body = { user_id: people.leaver.memberId, retire_date: '2025-07-07' as never }
      await (await at.as(admin)).call(retireMember, { body })
      await asks('2025-07-08T07:00')
    }
    at.travelTo(`${year}-07-10T09:00`)
    const plans = daysFrom(`${year}-11-02`, days[year])
    const planned = await (
      await at.as(people.answers)
    ).call(promotions.planLeave, {
      body: { plans: plans.map((day) => ({ ...day, vacation_ask: answering.id })) },
    })
    expect(planned.status).toBe(201)
    at.travelTo(`${year}-07-14T00:00:00`)
    await (await at.as(admin)).call(promotions.fixDays, { body: { ask_id: silent.id, plans } })
    at.travelTo(`${year}-11-01T00:00:00`)
    expect(await of(year, people.answers)).toMatchObject({
      step: 'DONE',
      has_legal_effect: true,
      legal_reason: 'WORKER_PLANNED',
    })
    expect(await of(year, people.silent)).toMatchObject({
      step: 'DONE',
      has_legal_effect: true,
      legal_reason: 'EMPLOYER_NOTICED',
    })
    expect(await of(year, people.forgotten)).toMatchObject({ step: 'EXPIRED', expiration_reason: 0 })
  }
  // Of who left in the days to answer nothing goes on.
  expect(await of(2025, people.leaver)).toMatchObject({ step: 'EXPIRED', expiration_reason: 4 })
  // What was planned or fixed is taken on its days; who was not asked loses what each year gave, and is paid for it.
  at.travelTo('2027-01-01T09:00')
  const client = await at.as(admin)
  for (const person of [people.answers, people.silent, people.forgotten]) {
    const { body } = await client.call(getLeaveLedger, { query: { user_id: person.memberId } })
    const lost = body.lines.filter(({ kind, date }) => kind === 'EXPIRED' && date >= '2025-01-01')
    expect(lost.map(({ date, days: some }) => `${date} ${some}`)).toEqual(
      person === people.forgotten ? ['2025-01-01 -15', '2026-01-01 -16', '2027-01-01 -16'] : [],
    )
  }
})
