import { wholeMonths } from '#rules/calendar/periods.ts'
import { dayKey } from '#rules/calendar/day-key.ts'
import { overtimeOfPeriods, type SettledDay } from '#rules/work-time/settle-period.ts'
import type { CommandContext } from '../../../http/context.ts'
import type { Move } from '../../../people/employment/index.ts'
import {
  type Assumed,
  type DayRange,
  plannedDays,
  type ClosedRange,
  closedRanges,
} from '../../work-plans/index.ts'
import type { DerivedDay } from '../derive-day.ts'
import { employedDays, settledDays, settlementOf } from '../settled-days.ts'
import { listWorkDays, type WorkDayRow } from '../work-days.store.ts'

export interface OverLimit {
  before: number
  after: number
}

interface Assumption {
  moves: readonly Move[]
  terms: NonNullable<Assumed['terms']>
  /** Days as they would be counted. */
  days: readonly DerivedDay[]
}

/**
 * What weeks and settled months have beyond 40 hours on their open days, and would have: by person. The rule that a test holds
 * together with the statement that keeps it; three statements for any number of people and days.
 */
export async function previewOverLimit(
  ctx: CommandContext,
  range: DayRange,
  { moves, terms, days }: Assumption,
): Promise<Map<number, OverLimit>> {
  const around = settlementOf(range)
  const ids = moves.map(({ after }) => after.id)
  const [stored, plans, closed] = await Promise.all([
    listWorkDays(ctx, ids, around),
    plannedDays(ctx, ids, around, { terms }),
    closedRanges(ctx, ids, around),
  ])
  const [storedOf, closedOf] = [Map.groupBy(stored, idOf), Map.groupBy(closed, idOf)]
  const anewOf = Map.groupBy(days, idOf)
  return new Map(
    moves.map(({ after: person }) => {
      const rows = new Map(storedOf.get(person.id)?.map((row) => [row.work_on, row]))
      const open = [...rows.values()].filter((row) => !isWithin(closedOf.get(person.id) ?? [], row))
      const before = open.reduce((sum, row) => sum + row.over_limit_minutes, 0)
      for (const day of anewOf.get(person.id) ?? [])
        rows.set(day.work_on, { ...rows.get(day.work_on)!, ...day })
      const settled = employedDays(settledDays(around, { plan: plans.of(person.id)!, rows }), person)
      const over = overtimeOfPeriods(settled)
      const isWhole = daysOfWholeUnits(settled, wholeMonths(range))
      const after = open.reduce(
        (sum, { work_on, over_limit_minutes: kept }) =>
          sum + (isWhole.has(work_on) ? (over.get(work_on) ?? 0) : kept),
        0,
      )
      return [person.id, { before, after }]
    }),
  )
}

const idOf = ({ member_id }: { member_id: number }) => member_id

function isWithin(closed: readonly ClosedRange[], { work_on }: WorkDayRow): boolean {
  return closed.some(({ starts_on, ends_on }) => starts_on <= work_on && work_on <= ends_on)
}

/** A month of which only some weeks are looked at is not settled by them. */
function daysOfWholeUnits(settled: readonly SettledDay[], { from, to }: DayRange): Set<string> {
  const [first, last] = [dayKey(from), dayKey(to)]
  const keys = settled.map(({ day, workType }) => ({ key: dayKey(day), byMonth: workType === 'FLEX_MONTH' }))
  return new Set(
    keys.filter(({ key, byMonth }) => !byMonth || (first <= key && key <= last)).map(({ key }) => key),
  )
}
