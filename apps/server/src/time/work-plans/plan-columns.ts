import { type RawBuilder, sql } from '../../db/sql/sql.ts'
import { dayKey } from '#rules/calendar/day-key.ts'
import { type Period, wholeWeeks } from '#rules/calendar/periods.ts'
import { remembered } from '#rules/remembered.ts'
import type { HolidayCorrection } from '#rules/calendar/holidays.ts'
import type { CompanyHours } from '#rules/work-time/day-schedule.ts'
import {
  ownDay,
  planDay,
  type PlanFacts,
  type PlannedDay,
  type WorkTerms,
} from '#rules/work-time/plan-day.ts'
import type { WorkBounds } from '#rules/work-time/work-bounds.ts'
import { thisCompany } from '../../db/this-company.ts'
import { termsWithin } from '../../people/employment/index.ts'
import { type ClosedPlan, closedPlansIn, type KeptPlan } from './closed-plans.store.ts'
import { shiftsIn, shiftsOf } from './shifts.store.ts'
import { swapsIn, swapsOf } from './swaps.store.ts'

export type DayRange = Period

/** Whether the days of `m` (members) are counted by plan where nobody pressed. */
export const countsWithoutPresses: RawBuilder<boolean> = sql`(m.work_check = 'EVENTONLY' or coalesce(m.work_type, '') = 'DEEMED')`

/** What a statement reads of a company to plan days by. */
export interface CompanyFacts {
  hours: CompanyHours
  bounds: WorkBounds
  begin: string
  corrections:
    | { day: string; name: string; off: boolean; half: 'AM' | 'PM' | null; swap: string | null }[]
    | null
}

/** What a statement reads of a person and their company to plan days by. */
export interface PlanColumns extends KeptPlan {
  plan_closed: ClosedPlan[] | null
}

/** The planned days of one person, or of the company for somebody without terms of their own. */
export interface PersonPlan {
  hours: CompanyHours
  /** What the company said of its hours when a day was closed, and says now of one that is open. */
  hoursOn(day: Temporal.PlainDate): CompanyHours
  /** How long the company wants people to work, as it says on a day. */
  boundsOn(day: Temporal.PlainDate): WorkBounds
  /** A day that is closed is planned by what it was closed with, whatever has changed since. */
  isClosed(day: Temporal.PlainDate): boolean
  /** Whether a whole record was missing of a day as it was closed; null of one that is open. */
  missedOn(day: Temporal.PlainDate): boolean | null
  on(day: Temporal.PlainDate): PlannedDay
  /** The same day for who has no schedule and no swap. */
  usualOn(day: Temporal.PlainDate): PlannedDay
}

/** {@link PlanColumns} of `m` (members) and `c` (companies), for a statement that reads these two anyway. */
export function planColumns(range: DayRange): RawBuilder<PlanColumns> {
  return sql`${companyFacts(range)} as plan_company, ${termsIn(range)} as plan_terms, ${shiftsIn(wholeWeeks(range))} as plan_shifts,
    ${swapsIn(range)} as plan_swaps, m.standard_day_minutes as plan_minutes, m.work_check as plan_check,
    ${closedPlansIn(range)} as plan_closed`
}

export function planOf(row: PlanColumns): PersonPlan {
  return withClosed(openPlanOf(row), row.plan_closed)
}

function openPlanOf(row: KeptPlan): PersonPlan {
  const { hours, bounds } = row.plan_company
  const own = { shifts: shiftsOf(row.plan_shifts), swaps: swapsOf(row.plan_swaps) }
  return withOwn(usualPlan({ hours, bounds, on: planAlike(row) }), own)
}

/** The days that are closed as they were planned when they were closed; the others as they are planned now. */
export function withClosed(open: PersonPlan, closed: readonly ClosedPlan[] | null): PersonPlan {
  if (closed === null) return open
  const kept = closed.map(({ plan, ...range }) => ({ ...range, plan: plan ? openPlanOf(plan) : open }))
  const closedWith = (day: Temporal.PlainDate) => {
    const key = dayKey(day)
    return kept.find(({ from, to }) => from <= key && key <= to)
  }
  const of = (day: Temporal.PlainDate) => closedWith(day)?.plan
  return {
    hours: open.hours,
    hoursOn: (day) => (of(day) ?? open).hours,
    boundsOn: (day) => (of(day) ?? open).boundsOn(day),
    isClosed: (day) => of(day) !== undefined,
    missedOn: (day) => closedWith(day)?.missing.includes(dayKey(day)) ?? null,
    on: (day) => (of(day) ?? open).on(day),
    usualOn: (day) => (of(day) ?? open).usualOn(day),
  }
}

const REMEMBERED_PLANS = 500
const REMEMBERED_DAYS = 1_000

/** The usual days of everybody of whom the same was read: most of a company are planned alike, and look at the same month. */
function planAlike(row: KeptPlan): PersonPlan['on'] {
  const {
    plan_company: company,
    plan_terms: terms,
    plan_minutes: standardMinutes,
    plan_check: workCheck,
  } = row
  const key = JSON.stringify([company, terms, standardMinutes, workCheck])
  return alike(key, company, { terms, standardMinutes, workCheck })
}

/** Plans by what they are made of; of days outside of what was read, each tells what its own facts say. */
const alike = remembered(
  REMEMBERED_PLANS,
  (_, company: CompanyFacts, own: Pick<PlanFacts, 'terms' | 'standardMinutes' | 'workCheck'>) => {
    const facts = { ...hoursOf(company), ...own }
    return remembering((day) => planDay(day, facts))
  },
)

/** What is planned for a person alone. */
type OwnFacts = Pick<PlanFacts, 'shifts' | 'swaps'>

export function personPlan(facts: PlanFacts, bounds: WorkBounds, own: OwnFacts = {}): PersonPlan {
  const on = remembering((day) => planDay(day, facts))
  return withOwn(usualPlan({ hours: facts.hours, bounds, on }), own)
}

function usualPlan({ hours, bounds, on }: { hours: CompanyHours; bounds: WorkBounds; on: PersonPlan['on'] }) {
  const isClosed = () => false
  return {
    hours,
    hoursOn: () => hours,
    boundsOn: () => bounds,
    isClosed,
    missedOn: () => null,
    on,
    usualOn: on,
  }
}

/** The days of who has no schedule, as they are for somebody who has one, or swaps. */
export function withOwn(usual: PersonPlan, own: OwnFacts): PersonPlan {
  if (own.shifts === undefined && own.swaps === undefined) return usual
  return { ...usual, on: remembering((day) => ownDay(usual.on(day), own)) }
}

/** The days of a month are asked for by its rows, its sums and its weeks, and by everybody who is planned alike. */
function remembering(plan: PersonPlan['on']): PersonPlan['on'] {
  const known = remembered(REMEMBERED_DAYS, (_, day: Temporal.PlainDate) => plan(day))
  return (day) => known(dayKey(day), day)
}

/** What holds for everybody of a company. */
export function hoursOf(company: CompanyFacts): Pick<PlanFacts, 'hours' | 'corrections' | 'recordsBegin'> {
  return { hours: company.hours, corrections: correctionsOf(company), recordsBegin: company.begin }
}

export function companyFacts({ from, to }: DayRange): RawBuilder<CompanyFacts> {
  return sql`json_build_object(
    'hours', json_build_object('workStartMinute', c.work_start_minute, 'workEndMinute', c.work_end_minute,
      'lunchStartMinute', c.lunch_start_minute, 'lunchEndMinute', c.lunch_end_minute,
      'dinnerStartMinute', c.dinner_start_minute, 'dinnerEndMinute', c.dinner_end_minute,
      'enterpriseOption', c.enterprise_option, 'dayChangeMinute', c.day_change_minute, 'checkInAdjustment', c.check_in_adjustment,
      'checkOutAdjustment', c.check_out_adjustment, 'overtimeBasis', c.overtime_calculation,
      'holidayBasis', c.holiday_calculation),
    'bounds', json_build_object('dayMinMinutes', c.day_min_minutes, 'dayMaxMinutes', c.day_max_minutes,
      'weekMinMinutes', c.week_min_minutes, 'weekMaxMinutes', c.week_max_minutes),
    'begin', c.records_begin,
    'corrections', (select json_agg(json_build_object('day', h.holiday_on, 'name', h.name, 'off', h.is_off, 'half', h.free_half, 'swap', h.swapped_with))
      from company_holidays h where h.company_id = ${thisCompany} and h.holiday_on between ${from} and ${to}))`
}

/** The terms of `m` (members) that hold in a range of days: none for who has only ever had the company's way. */
export function termsIn(range: DayRange): RawBuilder<WorkTerms[]> {
  return sql`coalesce(
    (select json_agg(json_build_object('from', e.starts_on, 'until', e.ends_on, 'workType', e.work_type,
        'checkIn', e.check_in_adjustment, 'checkOut', e.check_out_adjustment, 'standardMinutes', e.standard_day_minutes))
      from ${termsWithin(range)} e),
    json_build_array(json_build_object('from', '', 'until', null, 'workType', m.work_type,
      'checkIn', m.check_in_adjustment, 'checkOut', m.check_out_adjustment)))`
}

function correctionsOf({ corrections }: CompanyFacts): HolidayCorrection[] {
  return (corrections ?? []).map(correctionOf)
}

type CorrectionFacts = NonNullable<CompanyFacts['corrections']>[number]

export function correctionOf({ day, name, off, half, swap }: CorrectionFacts): HolidayCorrection {
  const date = Temporal.PlainDate.from(day)
  if (half) return { action: 'HALF', date, name, free: half }
  if (!off) return { action: 'REMOVE', date }
  return { action: 'ADD', date, name, substituteOf: swap === null ? null : Temporal.PlainDate.from(swap) }
}
