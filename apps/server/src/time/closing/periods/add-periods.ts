import { dayText } from '../../../day-text.ts'
import type { CommandContext } from '../../../http/context.ts'
import { fail } from '../../../http/fail.ts'
import { readEras } from './eras.store.ts'
import { insertPeriods, listPeriods, lockPeriods } from './periods.store.ts'
import { refuseGaps, refuseLong } from './refuse-gaps.ts'

export interface WantedPeriod {
  start_date: Temporal.PlainDate
  end_date: Temporal.PlainDate
}

/** Adds periods behind those that there are. @throws Failure START_DATE_ERROR, END_DATE_ERROR */
export async function addPeriods(ctx: CommandContext, wanted: readonly WantedPeriod[]): Promise<void> {
  if (wanted.length === 0) return
  await lockPeriods(ctx)
  const last = (await listPeriods(ctx)).at(-1)
  const added = wanted.map((one) => ({
    starts_on: one.start_date.toString(),
    ends_on: one.end_date.toString(),
  }))
  refuseGaps(ctx, last ? [last, ...added] : added)
  refuseLong(added)
  await refuseClosedRule(ctx, added[0]!.starts_on)
  await insertPeriods(ctx, added)
  ctx.audit({ action: 'closing_period.create', after: added })
}

/** What was closed by another rule stays as it was divided. @throws Failure START_DATE_ERROR with the first day that is free */
async function refuseClosedRule(ctx: CommandContext, first: string): Promise<void> {
  const until = (await readEras(ctx)).at(-1)?.until
  if (!until || first > until.toString()) return
  fail('START_DATE_ERROR', { expected: dayText(until.add({ days: 1 }), ctx.language, ctx.today.year) })
}
