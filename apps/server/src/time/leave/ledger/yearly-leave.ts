import { type RawBuilder, sql } from '../../../db/sql/sql.ts'
import type { EndpointInput, Input } from '#contract/endpoint.ts'
import type * as contract from '#contract/time/leave/leave-ledger.ts'
import { dayFromKey, dayKey, keepKeys } from '#rules/calendar/day-key.ts'
import { firstFiscalYear } from '#rules/leave/fiscal-basis.ts'
import { leaveYearAt } from '#rules/leave/leave-year.ts'
import { pageOf } from '../../../db/page-of.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { MemberContext } from '../../../http/context.ts'
import { nameOrder } from '../../../http/reader/name-order.ts'
import { memberConditions } from '../../../people/members/index.ts'
import { joinTeamOn } from '../../../people/roles/index.ts'
import type { LeavePerson } from '../account.store.ts'
import { yearId } from '../account.wire.ts'
import type { LeaveAccount } from '../leave-account.ts'
import { countedSpan, type Span, usedGrants } from '../leave-years.ts'
import { alternativesOf } from '../other-leave.ts'
import { readAccounts } from '../read-accounts.ts'
import { firstToEnd, yearFigures } from '../year-figures.ts'
import { adjustable } from './adjust-leave.ts'

export type Reader = Pick<MemberContext, 'tx' | 'actor' | 'today' | 'language'>
type Query = EndpointInput<typeof contract.listYearlyLeave>['query']
export type YearFilter = Omit<Query, 'page' | 'page_size'>
export type YearlyLeave = Input<typeof contract.listYearlyLeave.response>['results'][number]

interface ListedPerson {
  id: number
  name: string
  position: string
  status: string
  team_name: string | null
  mayAdjust: boolean
}

/** The accounts of a page of people, by name. */
export async function accountsOf(ctx: Reader, filter: YearFilter, page: Pick<Query, 'page' | 'page_size'>) {
  const people = await listPeople(ctx, conditions(ctx, filter), pageOf(page))
  const accounts = await readAccounts(
    ctx,
    people.map(({ id }) => id),
  )
  const byId = new Map(accounts.map((account) => [account.person.id, account]))
  return people.map(({ id }) => byId.get(id)!)
}

const conditions = (ctx: Reader, { user_id, team_id, org_range, search, with_retired }: YearFilter) =>
  memberConditions(ctx, {
    memberId: user_id,
    team_id,
    org_range,
    search,
    isActive: with_retired ? undefined : true,
  })

async function listPeople(ctx: Reader, where: RawBuilder<unknown>, limit: RawBuilder<unknown>) {
  const { rows } = await sql<ListedPerson>`
    select m.id, m.name, m.position, m.status, t.name as team_name, ${adjustable(ctx)} as "mayAdjust"
    from members m ${joinTeamOn(ctx.today)}
    where ${where} order by ${nameOrder(ctx)}, m.id ${limit}`.execute(ctx.tx)
  return rows
}

/** A page of people with their leave of a year; the figures of a page are counted, those of the company never. */
export async function pageOfYearlyLeave(ctx: Reader, query: Query) {
  const where = conditions(ctx, query)
  const [people, counted, meant] = await Promise.all([
    listPeople(ctx, where, pageOf(query)),
    sql<{ count: number }>`select count(*)::int as count from members m where ${where}`.execute(ctx.tx),
    meantYear(ctx, query),
  ])
  return {
    count: counted.rows[0]!.count,
    type: meant.type,
    year: query.year ?? ctx.today.year,
    results: await withFigures(ctx, people, meant),
  }
}

/** Who is listed, by name, as their ids: what pages of a file are read by, whoever is renamed, comes or leaves meanwhile. */
export async function listedIds(ctx: Reader, filter: YearFilter): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select m.id from members m where ${conditions(ctx, filter)} order by ${nameOrder(ctx)}, m.id`.execute(
    ctx.tx,
  )
  return rows.map(({ id }) => id)
}

/** The leave of some of them, in the order of their ids; one who is out of view by now is left out. */
export async function yearlyLeaveOf(
  ctx: Reader,
  filter: YearFilter,
  ids: readonly number[],
): Promise<YearlyLeave[]> {
  const { team_id, org_range } = filter
  const listed = sql`${memberConditions(ctx, { team_id, org_range })} and m.id = any(${[...ids]}::bigint[])`
  const people = new Map((await listPeople(ctx, listed, sql``)).map((person) => [person.id, person]))
  const found = ids.flatMap((id) => people.get(id) ?? [])
  return withFigures(ctx, found, await meantYear(ctx, filter))
}

type CompanyYear = Pick<LeavePerson, 'leave_basis' | 'fiscal_start_month'>

/** Which year of each person is meant: by the company's way where the reader does not say. */
async function meantYear(
  { tx, today }: Reader,
  { type, year }: Pick<Query, 'type' | 'year'>,
): Promise<MeantYear> {
  const { rows } = await sql<CompanyYear>`
    select leave_basis, fiscal_start_month from companies where company_id = ${thisCompany}`.execute(tx)
  const own = rows[0]!
  return {
    type: type ?? (own.leave_basis === 'HIRE_DATE' ? 'joined_date' : 'ordinal'),
    year,
    company: companyYear(own, year, today),
  }
}

interface MeantYear {
  type: NonNullable<Query['type']>
  /** The running year of each person when absent. */
  year: number | undefined
  company: Span
}

async function withFigures(
  ctx: Reader,
  people: readonly ListedPerson[],
  meant: MeantYear,
): Promise<YearlyLeave[]> {
  const accounts = await readAccounts(
    ctx,
    people.map(({ id }) => id),
  )
  const byId = new Map(accounts.map((account) => [account.person.id, account]))
  const alternatives = await alternativesOf(ctx, accounts)
  return people.map((person) => yearOf(person, byId.get(person.id)!, meant, alternatives))
}

const NOWHERE: Span = {
  from: Temporal.PlainDate.from('9999-12-31'),
  to: Temporal.PlainDate.from('1000-01-01'),
}

function yearOf(
  person: ListedPerson,
  account: LeaveAccount,
  meant: MeantYear,
  alternatives: ReadonlySet<number>,
): YearlyLeave {
  const found = yearOfPerson(account, meant)
  const span = found?.span ?? NOWHERE
  const isOwn = (account.person.leave_basis === 'HIRE_DATE') === (meant.type === 'joined_date')
  const counts = isOwn && found ? countedSpan(account.person, span) : span
  const used = usedGrants(account, counts)
  return {
    user_id: person.id,
    username: person.name,
    position: person.position,
    team_name: person.team_name,
    cmem_status: person.status,
    joined_date: account.person.joined_on,
    vac_id: found && isOwn ? yearId(person.id, found.ordinal) : null,
    ordinal_year: found?.ordinal ?? null,
    start_date: found ? dayKey(span.from) : null,
    end_date: found ? dayKey(span.to) : null,
    ...yearFigures(account, counts, used, alternatives),
    expiring: firstToEnd(account, used),
    abilities: { adjust: person.mayAdjust },
  }
}

/** Which days are meant by a year of somebody's leave, and the how manieth it is; null before they came. */
function yearOfPerson({ person, today }: LeaveAccount, { type, year, company }: MeantYear) {
  if (person.joined_on === null) return null
  const hire = dayFromKey(person.joined_on)
  if (type === 'joined_date') return yearSince(hire, year, today)
  if (dayKey(company.to) < person.joined_on) return null
  const second = firstFiscalYear(hire, monthOfYear(person))
  return { span: company, ordinal: Math.max(1, company.from.year - second + 2) }
}

function yearSince(hire: Temporal.PlainDate, year: number | undefined, today: Temporal.PlainDate) {
  const running = today.year - hire.year
  const hasBegun = running <= 0 || dayKey(leaveYearAt(hire, running).from) <= dayKey(today)
  const place = year === undefined ? Math.max(0, hasBegun ? running : running - 1) : year - hire.year
  return place < 0 ? null : { span: leaveYearAt(hire, place), ordinal: place + 1 }
}

const monthOfYear = ({ leave_basis, fiscal_start_month }: CompanyYear) =>
  leave_basis === 'FISCAL_YEAR' ? fiscal_start_month : 1

/** The year of the company that is meant, the running one when none is named: the same for everybody. */
function companyYear(company: CompanyYear, year: number | undefined, today: Temporal.PlainDate): Span {
  const month = monthOfYear(company)
  const running = today.month < month ? today.year - 1 : today.year
  const from = Temporal.PlainDate.from({ year: year ?? running, month, day: 1 })
  const span = { from, to: from.add({ years: 1 }).subtract({ days: 1 }) }
  keepKeys([span.from, span.to])
  return span
}
