import { isDeepStrictEqual } from 'node:util'
import type { Actor, CommandContext } from '../../http/context.ts'
import { plannedDays, workingToday } from '../work-plans/index.ts'
import { type CountedAspect, deriveDay, type DerivedDay, NOTHING_RECORDED } from './derive-day.ts'
import { lockDays } from './people-days.ts'
import { asApproved, recountDay } from './recount/recount-day.ts'
import type { WorkDayRow } from './work-days.store.ts'
import { settleWork } from './settle-work.ts'
import { COLUMNS, insertDays } from './write-days.ts'

/** What changing days needs of a request or a job. */
export type Recomputing = Pick<CommandContext, 'tx' | 'companyId' | 'now'> & {
  actor: Pick<Actor, 'timezone' | 'dayChangeMinute'>
}

/**
 * Brings stored days in line with their facts: locks them, loads once, asks the rule and writes what comes out otherwise. At most six
 * statements for any number of people and days. Weeks are settled where minutes have moved; where the type of work or the employment
 * has, the caller settles them. A day of which nothing is known gets no row, a closed one stays as it is, and
 * doing it again changes nothing.
 * @param days yyyy-MM-dd, in any order
 * @param anew what of the way of counting follows the company on days that are over, too
 * @returns the days that came out otherwise, which were written but for closed ones
 */
export async function recomputeDays(
  ctx: Recomputing,
  memberIds: readonly number[],
  days: readonly string[],
  anew?: ReadonlySet<CountedAspect>,
): Promise<readonly DerivedDay[]> {
  if (memberIds.length === 0 || days.length === 0) return []
  const keys = [...new Set(days)].sort()
  const dayOf = new Map(keys.map((key) => [key, Temporal.PlainDate.from(key)]))
  const range = { from: dayOf.get(keys[0]!)!, to: dayOf.get(keys.at(-1)!)! }
  const [{ rows, parts }, plans] = await Promise.all([
    lockDays(ctx, memberIds, range),
    plannedDays(ctx, memberIds, range),
  ])
  const running = workingToday(ctx).toString()
  const rowOf = new Map(rows.map((row) => [keyOf(row), row]))
  const partsOf = Map.groupBy(parts, keyOf)
  const changed: DerivedDay[] = []
  for (const [key, { member_id, work_on }] of new Map([...rows, ...parts].map((one) => [keyOf(one), one]))) {
    const day = dayOf.get(work_on)
    const plan = day && plans.of(member_id)?.on(day)
    const [row, own] = [rowOf.get(key), partsOf.get(key) ?? []]
    // What is merely held leaves the day as it is.
    const isEmpty = row === undefined && own.every(({ state }) => state === 'HELD')
    if (!plan || isEmpty) continue
    const isOver = work_on < running
    const derived = row
      ? recountDay(plan, row, { parts: own, isOver, anew })
      : deriveDay(member_id, plan, isOver ? asApproved(plan, NOTHING_RECORDED, own) : NOTHING_RECORDED, own)
    if (!row || differs(row, derived)) changed.push(derived)
  }
  const settles = changed.some((day) => movesWeek(rowOf.get(keyOf(day)), day))
  await Promise.all([insertDays(ctx, changed), settles && settleWork(ctx, memberIds, range)])
  return changed
}

function movesWeek(
  before: WorkDayRow | undefined,
  { worked_minutes: minutes, is_holiday: isOff }: DerivedDay,
) {
  return minutes !== (before?.worked_minutes ?? 0) || (minutes > 0 && isOff !== before?.is_holiday)
}

function differs(row: WorkDayRow, derived: DerivedDay): boolean {
  return COLUMNS.some((name) => row[name] !== derived[name] && !isDeepStrictEqual(row[name], derived[name]))
}

function keyOf({ member_id, work_on }: { member_id: number; work_on: string }): string {
  return `${member_id} ${work_on}`
}
