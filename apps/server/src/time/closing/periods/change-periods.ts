import type { CommandContext } from '../../../http/context.ts'
import { fail } from '../../../http/fail.ts'
import { closedFailure } from '../../work-days/index.ts'
import type { WantedPeriod } from './add-periods.ts'
import { readEras } from './eras.store.ts'
import { deletePeriods, listPeriods, lockPeriods, movePeriods } from './periods.store.ts'
import { refuseClosedRule, refuseGaps, refuseLong } from './refuse-gaps.ts'

/**
 * Changes the dates of periods together.
 * @throws Failure NOT_FOUND, ALREADY_CONFIRMED for one with closed days, START_DATE_ERROR, END_DATE_ERROR
 */
export async function changePeriods(
  ctx: CommandContext,
  wanted: readonly (WantedPeriod & { id: number })[],
): Promise<void> {
  await lockPeriods(ctx)
  const [before, eras] = await Promise.all([listPeriods(ctx), readEras(ctx)])
  const asked = new Map(wanted.map((one) => [one.id, one]))
  const known = before.filter(({ id }) => asked.has(id))
  if (known.length !== wanted.length) fail('NOT_FOUND')
  const after = before.map((row) => {
    const one = asked.get(row.id)
    return one ? { ...row, starts_on: one.start_date.toString(), ends_on: one.end_date.toString() } : row
  })
  const moved = after.filter((row, index) => isOther(row, before[index]!))
  if (moved.some((row) => row.is_closed)) throw closedFailure()
  refuseGaps(
    ctx,
    after.toSorted((a, b) => (a.starts_on < b.starts_on ? -1 : 1)),
    eras,
  )
  refuseLong(moved)
  refuseClosedRule(ctx, moved, eras)
  if (moved.length === 0) return
  await movePeriods(ctx, moved)
  const were = before.filter(({ id }) => moved.some((row) => row.id === id))
  ctx.audit({ action: 'closing_period.update', before: were, after: moved })
}

/** @throws Failure NOT_FOUND, ALREADY_CONFIRMED for one with closed days, START_DATE_ERROR when a gap would arise */
export async function removePeriods(ctx: CommandContext, ids: readonly number[]): Promise<void> {
  await lockPeriods(ctx)
  const [all, eras] = await Promise.all([listPeriods(ctx), readEras(ctx)])
  const gone = all.filter(({ id }) => ids.includes(id))
  if (gone.length !== ids.length) fail('NOT_FOUND')
  if (gone.some((row) => row.is_closed)) throw closedFailure()
  refuseGaps(
    ctx,
    all.filter(({ id }) => !ids.includes(id)),
    eras,
  )
  await deletePeriods(ctx, ids)
  ctx.audit({ action: 'closing_period.delete', before: gone })
}

function isOther(
  a: { starts_on: string; ends_on: string },
  b: { starts_on: string; ends_on: string },
): boolean {
  return a.starts_on !== b.starts_on || a.ends_on !== b.ends_on
}
