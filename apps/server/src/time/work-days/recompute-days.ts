import type { Actor, CommandContext } from '../../http/context.ts'
import { plannedDays, workingToday } from '../work-plans/index.ts'
import { deriveDay, NOTHING_RECORDED, planInForce } from './derive-day.ts'
import { lockDays } from './people-days.ts'
import { writeDays } from './work-days.store.ts'

/** What changing days needs of a request or a job. */
export type Recomputing = Pick<CommandContext, 'tx' | 'companyId' | 'now'> & {
  actor: Pick<Actor, 'timezone' | 'dayChangeMinute'>
}

/**
 * Brings stored days in line with their facts: locks them, loads once, asks the rule and writes. Five statements for any
 * number of people and days. A day of which nothing is known gets no row, a closed one stays as it is, and doing it again
 * changes nothing.
 * @param days yyyy-MM-dd, in any order
 */
export async function recomputeDays(
  ctx: Recomputing,
  memberIds: readonly number[],
  days: readonly string[],
): Promise<void> {
  if (memberIds.length === 0 || days.length === 0) return
  const wanted = new Set(days)
  const keys = [...wanted].sort()
  const range = { from: Temporal.PlainDate.from(keys[0]!), to: Temporal.PlainDate.from(keys.at(-1)!) }
  const [{ rows, parts }, plans] = await Promise.all([
    lockDays(ctx, memberIds, range),
    plannedDays(ctx, memberIds, range),
  ])
  const running = workingToday(ctx).toString()
  const rowOf = new Map(rows.map((row) => [keyOf(row), row]))
  const partsOf = Map.groupBy(parts, keyOf)
  const known = new Map([...rows, ...parts].map((one) => [keyOf(one), one]))
  const derived = [...known].flatMap(([key, { member_id, work_on }]) => {
    const plan = plans.of(member_id)?.on(Temporal.PlainDate.from(work_on))
    const [row, own] = [rowOf.get(key), partsOf.get(key) ?? []]
    // What is merely held leaves the day as it is.
    const isEmpty = row === undefined && own.every(({ state }) => state === 'HELD')
    if (!plan || !wanted.has(work_on) || isEmpty) return []
    return [deriveDay(member_id, planInForce(plan, row, work_on < running), row ?? NOTHING_RECORDED, own)]
  })
  await writeDays(ctx, derived)
}

function keyOf({ member_id, work_on }: { member_id: number; work_on: string }): string {
  return `${member_id} ${work_on}`
}
