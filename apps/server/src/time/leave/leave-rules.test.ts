import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { updateCompany } from '#contract/platform/companies/companies.ts'
import { getLeaveLedger, listYearlyLeave } from '#contract/time/leave/leave-ledger.ts'
import { changeLeaveRules, getLeaveInfo, listLeaveYears } from '#contract/time/leave/leave.ts'
import { requestEvent } from '#contract/time/work-events/work-events.ts'
import { companyIdOf } from '#server/db/transaction.ts'
import { loadActor } from '#server/people/roles/index.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember } from '#test/factories/members.ts'
import { grantAnnualLeave } from './grant-annual-leave.ts'

let at: TestApp
let company: TestCompany

beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())
beforeEach(async () => {
  at.travelTo('2026-11-23T09:00')
  company = await makeCompany(at)
})

const change = async (body: Parameters<typeof send>[1]) => {
  const client = await at.as(await makeAdmin(at, { company }))
  expect((await send(client, body)).status).toBe(201)
}
const send = (
  client: Client,
  body: {
    leave_basis?: 'HIRE_DATE' | 'FISCAL_YEAR'
    fiscal_start_month?: number
    vac_rounding?: 'TWO_DECIMALS' | 'HALF_DAY_UP' | 'FULL_DAY_UP'
    vac_carry_days?: number
    vac_carry_months?: number
  },
) => client.call(changeLeaveRules, { body })
const grantAll = () =>
  grantAnnualLeave({ pool: at.app.pool, clock: at.now, loadActor }, companyIdOf(company.companyId), {
    signal: new AbortController().signal,
    progress: async () => undefined,
    cause: 'grants',
  })
const annual = async (person: Awaited<ReturnType<typeof makeMember>>) => {
  const { body } = await (await at.as(person)).call(getLeaveLedger, {})
  return body.lines
    .filter(({ kind, why }) => kind === 'GRANTED' && why?.rule !== 'MONTH_OF_SERVICE')
    .map(({ date, why }) => `${date} ${why?.effect} ${why?.rule}`)
}
const available = async (person: Awaited<ReturnType<typeof makeMember>>) =>
  (await (await at.as(person)).call(getLeaveInfo, {})).body.available_days

test.each([
  ['the company’s year, then the day of joining', 'FISCAL_YEAR', 'HIRE_DATE', 1],
  ['the day of joining, then a year from July on', 'HIRE_DATE', 'FISCAL_YEAR', 7],
] as const)('right after a change the year shows what there is: %s', async (_name, before, after, month) => {
  await change({ leave_basis: before })
  // In the second case 16 days since 2026-03-04, in the first 16 since 2026-01-01 (근로기준법 제60조 제4항).
  at.travelTo('2023-03-04T09:00')
  await at.owner.query("update companies set earlier_leave_bases = '[]' where company_id = $1", [
    company.companyId,
  ])
  const person = await makeMember(at, { company, joinedOn: '2023-03-04' })
  at.travelTo('2026-11-23T09:00')
  await grantAll()
  const had = await available(person)
  expect(had).toBeGreaterThan(0)
  await change({ leave_basis: after, fiscal_start_month: month })
  const client = await at.as(person)
  const [years, listed] = await Promise.all([
    client.call(listLeaveYears, {}),
    client.call(listYearlyLeave, { query: { user_id: person.memberId } }),
  ])
  expect(years.body.find(({ is_current }) => is_current)).toMatchObject({ available_days: had })
  expect(listed.body.results[0]).toMatchObject({ available_days: had })
  // Nothing stands in two years.
  const granted = years.body.reduce((sum, { total_days }) => sum + total_days, 0)
  const { lines } = (await client.call(getLeaveLedger, {})).body
  const all = lines.filter(({ kind }) => kind === 'GRANTED').reduce((sum, { days }) => sum + days, 0)
  expect(granted).toBeCloseTo(all, 2)
})

test('a change of the basis keeps what arose, and grants the rest of the service once', async () => {
  const person = await makeMember(at, { company, joinedOn: '2023-03-04' })
  await grantAll()
  await change({ leave_basis: 'FISCAL_YEAR' })
  const before = [
    '2024-03-04 15 COMPLETED_YEAR',
    '2025-03-04 15 COMPLETED_YEAR',
    '2026-03-04 16 COMPLETED_YEAR',
  ]
  expect(await annual(person)).toEqual(before)
  at.travelTo('2027-01-01T09:00')
  await grantAll()
  expect(await annual(person)).toEqual([...before, '2027-01-01 13.28 CHANGED_BASIS'])
  at.travelTo('2028-01-01T09:00')
  expect((await annual(person)).slice(3)).toEqual([
    '2027-01-01 13.28 CHANGED_BASIS',
    '2028-01-01 16 FISCAL_YEAR',
  ])
})

test('what the company’s year gave less than the law is settled on the last day, and told why', async () => {
  await at.owner.query("update companies set leave_basis = 'FISCAL_YEAR' where company_id = $1", [
    company.companyId,
  ])
  const person = await makeMember(at, { company, joinedOn: '2024-07-01' })
  await at.owner.query("update members set status = 'RETIRED', retired_on = '2026-07-01' where id = $1", [
    person.memberId,
  ])
  const admin = await at.as(await makeAdmin(at, { company }))
  const { body } = await admin.call(getLeaveLedger, { query: { user_id: person.memberId } })
  const last = body.lines.findLast(({ kind }) => kind === 'GRANTED')
  expect([last!.date, last!.why?.rule, last!.why?.input]).toEqual([
    '2026-07-01',
    'RETIREMENT_SETTLEMENT',
    '41 - 33.56',
  ])
})

test('back and forth on one day is no change', async () => {
  const person = await makeMember(at, { company, joinedOn: '2023-03-04' })
  await change({ leave_basis: 'FISCAL_YEAR' })
  await change({ leave_basis: 'HIRE_DATE' })
  expect(await annual(person)).toHaveLength(3)
  at.travelTo('2027-03-04T09:00')
  expect((await annual(person)).at(-1)).toBe('2027-03-04 16 COMPLETED_YEAR')
})

test.each([
  ['TWO_DECIMALS', 7.56],
  ['HALF_DAY_UP', 8],
  ['FULL_DAY_UP', 8],
] as const)('a share of 184 days is rounded %s to %d days', async (vac_rounding, days) => {
  await change({ leave_basis: 'FISCAL_YEAR', vac_rounding })
  const person = await makeMember(at, { company, joinedOn: '2026-07-01' })
  at.travelTo('2027-01-01T09:00')
  const [granted] = await annual(person)
  expect(Number(granted!.split(' ')[1])).toBeCloseTo(days, 2)
})

test('what is left of a year can be used so many days and months longer, from the years that have not ended', async () => {
  const person = await makeMember(at, { company, joinedOn: '2024-03-04' })
  await grantAll()
  expect(await available(person)).toBe(15)
  await change({ vac_carry_days: 5, vac_carry_months: 2 })
  at.travelTo('2027-03-04T09:00')
  // 16 of the new year and 5 of the old one.
  expect(await available(person)).toBe(21)
  const client = await at.as(person)
  const asked = await client.call(requestEvent, {
    body: { wk_event: 'VACATION:ANNUAL:FULL', wk_start_date: '2027-03-05' },
  })
  expect(asked.status).toBe(201)
  const { lines } = (await client.call(getLeaveLedger, {})).body
  expect(lines.slice(-5).map(({ kind, days }) => `${kind} ${days}`)).toEqual([
    'CARRIED_OUT -5',
    'EXPIRED -10',
    'CARRIED_IN 5',
    'GRANTED 16',
    'HELD -1',
  ])
  at.travelTo('2027-05-04T09:00')
  // The day came from what ends first.
  expect(await available(person)).toBe(16)
})

test('what has ended when the company begins to carry over stays lost', async () => {
  const person = await makeMember(at, { company, joinedOn: '2024-03-04' })
  await grantAll()
  at.travelTo('2027-03-04T09:00')
  await change({ vac_carry_days: 5, vac_carry_months: 2 })
  expect(await available(person)).toBe(16)
})

test('the same settings stand on the company, and nobody but a full admin changes them', async () => {
  const admin = await at.as(await makeAdmin(at, { company }))
  const answer = await admin.call(updateCompany, { body: { vac_carry_days: 7 } })
  expect(answer.body).toMatchObject({ vac_carry_days: 7, vac_carry_months: 3, vac_rounding: 'TWO_DECIMALS' })
  expect((await send(await at.as(await makeMember(at, { company })), { vac_carry_days: 1 })).status).toBe(403)
  expect((await send(admin, { vac_carry_months: 25 })).status).toBe(400)
})

test.each([
  ['HIRE_DATE', 1, '2023-03-04', '2026-03-04', '2027-03-03'],
  ['FISCAL_YEAR', 1, '1899-01-01', '2026-01-01', '2026-12-31'],
  ['FISCAL_YEAR', 3, '2026-03-01', '2026-03-01', '2027-02-28'],
  ['FISCAL_YEAR', 12, '2025-12-01', '2025-12-01', '2026-11-30'],
] as const)(
  'by %s from month %i on the year renews on %s (R-VACATION-005, 006)',
  async (leave_basis, fiscal_start_month, renewal, from, to) => {
    const person = await makeMember(at, { company, joinedOn: '2023-03-04' })
    await change({ leave_basis, fiscal_start_month })
    const client = await at.as(person)
    const [info, years] = await Promise.all([client.call(getLeaveInfo, {}), client.call(listLeaveYears, {})])
    expect(info.body.vac_renewal_date).toBe(renewal)
    const now = years.body.find(({ is_current }) => is_current)
    expect([now?.start_date, now?.end_date]).toEqual([from, to])
  },
)
