import { setImmediate } from 'node:timers/promises'
import type { CommandContext } from '../../../http/context.ts'
import {
  type Assumed,
  type DayRange,
  plannedDays,
  workingToday,
  closedRanges,
} from '../../work-plans/index.ts'
import type { CountedAspect, DerivedDay } from '../derive-day.ts'
import { readDays } from '../people-days.ts'
import type { Recomputing } from '../recompute-days.ts'
import type { WorkDayRow } from '../work-days.store.ts'
import { recountDay } from './recount-day.ts'

type Asking = Recomputing & Pick<CommandContext, 'tx' | 'companyId'>

/** A stored day that is open, and what it would be. */
export interface ReplayedDay {
  row: WorkDayRow
  after: DerivedDay
}

export interface Replay {
  days: ReplayedDay[]
  /** Days that are closed: nothing changes them. */
  closedCount: number
}

/** So many days are counted before others have their turn. */
const DAYS_AT_ONCE = 1000

/**
 * The stored days of people as settings that nobody has saved would count them. Writes nothing; four statements for any number
 * of people and days.
 * @param anew what of the way of counting would change
 */
export async function replayDays(
  ctx: Asking,
  memberIds: readonly number[],
  range: DayRange,
  { assumed, anew }: { assumed: Assumed; anew: ReadonlySet<CountedAspect> },
): Promise<Replay> {
  if (memberIds.length === 0) return { days: [], closedCount: 0 }
  const [{ rows, parts }, plans, closed] = await Promise.all([
    readDays(ctx, memberIds, range),
    plannedDays(ctx, memberIds, range, assumed),
    closedRanges(ctx, memberIds, range),
  ])
  const running = workingToday(ctx).toString()
  const partsOf = Map.groupBy(parts, ({ member_id, work_on }) => `${member_id} ${work_on}`)
  const closedOf = Map.groupBy(closed, ({ member_id }) => member_id)
  const days: ReplayedDay[] = []
  let closedCount = 0
  for (const [index, row] of rows.entries()) {
    if (index % DAYS_AT_ONCE === DAYS_AT_ONCE - 1) await setImmediate()
    const { member_id, work_on } = row
    const isClosed = closedOf
      .get(member_id)
      ?.some((one) => one.starts_on <= work_on && work_on <= one.ends_on)
    const plan = plans.of(member_id)?.on(Temporal.PlainDate.from(work_on))
    if (isClosed) closedCount += 1
    else if (plan) {
      const own = partsOf.get(`${member_id} ${work_on}`) ?? []
      days.push({ row, after: recountDay(plan, row, { parts: own, isOver: work_on < running, anew }) })
    }
  }
  return { days, closedCount }
}
