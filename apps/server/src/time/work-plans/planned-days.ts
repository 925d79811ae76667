import { wholeWeeks } from '#rules/calendar/periods.ts'
import { sql } from '../../db/sql/sql.ts'
import type { CompanyHours } from '#rules/work-time/day-schedule.ts'
import type { WorkTerms } from '#rules/work-time/plan-day.ts'
import type { WorkBounds } from '#rules/work-time/work-bounds.ts'
import type { WorkCheck } from '#rules/work-time/work-type.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { CommandContext } from '../../http/context.ts'
import {
  companyFacts,
  type CompanyFacts,
  type DayRange,
  hoursOf,
  personPlan,
  type PersonPlan,
  termsIn,
  withClosed,
  withOwn,
} from './plan-columns.ts'
import { type ClosedPlan, closedPlansIn, type KeptPlan } from './closed-plans.store.ts'
import { type ShiftFacts, shiftsIn, shiftsOf } from './shifts.store.ts'
import { type SwapFacts, swapsIn, swapsOf } from './swaps.store.ts'

/** The planned days of people in a range, and of the company for what holds for everybody. */
export interface Plans {
  company: PersonPlan
  /** Undefined for somebody whom the company does not have. */
  of(memberId: number): PersonPlan | undefined
  /** What the open days of a person are planned by, for whoever closes them. */
  factsOf(memberId: number): KeptPlan | undefined
}

/** Settings that are not saved: what days would be planned by. */
export interface Assumed {
  hours?: Partial<CompanyHours>
  /** Terms by person, in the place of those that they have. */
  terms?: ReadonlyMap<number, WorkTerms[]>
}

interface PlansRow {
  company: CompanyFacts
  company_minutes: number
  people: PlannedPerson[]
}

interface PlannedPerson {
  id: number
  minutes: number
  check: WorkCheck
  terms: WorkTerms[]
  shifts: ShiftFacts
  swaps: SwapFacts
  closed: ClosedPlan[] | null
}

/**
 * What is planned for people on the days of a range: whether work is due, from when to when, with which lunch, and where
 * each of it comes from. One statement for any number of people and days.
 */
export async function plannedDays(
  ctx: Pick<CommandContext, 'tx'>,
  memberIds: readonly number[],
  range: DayRange,
  assumed: Assumed = {},
): Promise<Plans> {
  const result = await sql<PlansRow>`
    select ${companyFacts(range)} as company, c.default_day_minutes as company_minutes,
      (select coalesce(json_agg(json_build_object('id', m.id, 'minutes', m.standard_day_minutes, 'check', m.work_check,
          'terms', ${termsIn(range)}, 'shifts', ${shiftsIn(wholeWeeks(range))},
          'swaps', ${swapsIn(range)}, 'closed', ${closedPlansIn(range)})), '[]')
        from members m where m.company_id = ${thisCompany} and m.id = any(${[...memberIds]}::bigint[])) as people
    from companies c where c.company_id = ${thisCompany}`.execute(ctx.tx)
  const { company, company_minutes, people } = result.rows[0]!
  const known = hoursOf(company)
  const hours = { ...known, hours: { ...known.hours, ...assumed.hours } }
  const usualOf = sharedPlans(hours, company.bounds, range)
  const assumedOf = ({ terms, ...person }: PlannedPerson) => ({
    ...person,
    terms: assumed.terms?.get(person.id) ?? terms,
  })
  const planOf = (person: PlannedPerson) => {
    const facts = { shifts: shiftsOf(person.shifts), swaps: swapsOf(person.swaps) }
    return withClosed(withOwn(usualOf(assumedOf(person)), facts), person.closed)
  }
  const own = new Map(people.map((person) => [person.id, planOf(person)]))
  const facts = new Map(people.map((person) => [person.id, person]))
  return {
    company: personPlan(
      { ...hours, terms: [], standardMinutes: company_minutes, workCheck: 'ALL' },
      company.bounds,
    ),
    of: (memberId) => own.get(memberId),
    factsOf(memberId) {
      const person = facts.get(memberId)
      return person && keptPlan(company, person)
    },
  }
}

function keptPlan(company: CompanyFacts, person: PlannedPerson): KeptPlan {
  return {
    plan_company: company,
    plan_terms: person.terms,
    plan_shifts: person.shifts,
    plan_swaps: person.swaps,
    plan_minutes: person.minutes,
    plan_check: person.check,
  }
}

/** One plan for all who are planned alike in a range, schedules left aside: most of a company are. */
function sharedPlans(
  hours: ReturnType<typeof hoursOf>,
  bounds: WorkBounds,
  range: DayRange,
): (person: PlannedPerson) => PersonPlan {
  const [first, last] = [range.from.toString(), range.to.toString()]
  const known = new Map<string, PersonPlan>()
  return ({ minutes, check, terms }) => {
    // Since when, and until when, does not matter where it lies outside.
    const within = terms.map(({ from, until, ...term }) => ({
      ...term,
      from: from <= first ? '' : from,
      until: until !== null && until <= last ? until : null,
    }))
    const key = JSON.stringify([minutes, check, within])
    const facts = { ...hours, terms, standardMinutes: minutes, workCheck: check }
    const plan = known.get(key) ?? personPlan(facts, bounds)
    known.set(key, plan)
    return plan
  }
}
