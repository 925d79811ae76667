import type { PlannedDay } from '#rules/work-time/plan-day.ts'
import type { CommandContext } from '../../http/context.ts'
import { fail } from '../../http/fail.ts'
import { refuseClosed } from '../work-plans/index.ts'
import type { DayPart } from './day-parts.store.ts'
import { deriveDay, planInForce, type RecordedDay } from './derive-day.ts'
import type { CheckRecord, WorkDayRow } from './work-days.store.ts'
import { writeDays } from './write-days.ts'

/** A day that is locked and loaded (lockDays), as a press finds it. */
export interface PressedDay {
  plan: PlannedDay
  row: WorkDayRow | undefined
  parts: readonly DayPart[]
  /** The working day has changed since it began. */
  isContinued: boolean
}

/**
 * Adds a press to a day with all that follows from it.
 * @param recorded what is known of the day from now on
 * @throws Failure ALREADY_CONFIRMED on a closed day, NOT_FOUND for somebody who has been removed meanwhile
 */
export async function recordCheck(
  ctx: Pick<CommandContext, 'tx' | 'companyId' | 'now'>,
  { plan, row, parts, isContinued }: PressedDay,
  recorded: RecordedDay,
  record: CheckRecord,
): Promise<WorkDayRow> {
  const day = deriveDay(record.member_id, planInForce(plan, row, isContinued), recorded, parts)
  if ((await writeDays(ctx, [day], [record])) === 0) {
    await refuseClosed(ctx, [day])
    fail('NOT_FOUND')
  }
  // What its week has beyond 40 hours is told where weeks are.
  return { ...day, over_limit_minutes: row?.over_limit_minutes ?? 0, updated_at: ctx.now.toString() }
}
