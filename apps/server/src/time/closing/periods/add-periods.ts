import type { CommandContext } from '../../../http/context.ts'
import { readEras } from './eras.store.ts'
import { insertPeriods, listPeriods, lockPeriods } from './periods.store.ts'
import { refuseClosedRule, refuseGaps, refuseLong } from './refuse-gaps.ts'

export interface WantedPeriod {
  start_date: Temporal.PlainDate
  end_date: Temporal.PlainDate
}

/** Adds periods behind those that there are. @throws Failure START_DATE_ERROR, END_DATE_ERROR */
export async function addPeriods(ctx: CommandContext, wanted: readonly WantedPeriod[]): Promise<void> {
  if (wanted.length === 0) return
  await lockPeriods(ctx)
  const [before, eras] = await Promise.all([listPeriods(ctx), readEras(ctx)])
  const last = before.at(-1)
  const added = wanted.map((one) => ({
    starts_on: one.start_date.toString(),
    ends_on: one.end_date.toString(),
  }))
  refuseGaps(ctx, last ? [last, ...added] : added, eras)
  refuseLong(added)
  refuseClosedRule(ctx, added, eras)
  await insertPeriods(ctx, added)
  ctx.audit({ action: 'closing_period.create', after: added })
}
