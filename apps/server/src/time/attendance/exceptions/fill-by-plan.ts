import type { fillByPlan as endpoint } from '#contract/time/attendance/day-lists.ts'
import type { EndpointInput } from '#contract/endpoint.ts'
import { plannedEnd } from '#rules/work-day/lateness.ts'
import type { CommandContext, Language } from '../../../http/context.ts'
import { correctDay } from '../../work-days/index.ts'
import { checkPerson } from '../corrections/edit-day.ts'
import { loadDays } from '../load-days.ts'

const REASONS: Record<Language, string> = {
  ko: '예정 근무 시각으로 기록',
  ja: '予定勤務の時刻で記録',
  en: 'Recorded as scheduled',
}

/**
 * Enters the planned times where a record is missing. Days without due work, with leave all day, or that are complete stay.
 * @returns the days that were entered
 * @throws Failure NO_TARGET_USER, NO_PERMISSION, BEFORE_JOIN, INVALID_RANGE for a day that is not over
 */
export async function fillByPlan(
  ctx: CommandContext,
  { wk_dates, user_id: memberId = ctx.actor.memberId }: EndpointInput<typeof endpoint>['body'],
): Promise<string[]> {
  const filled: string[] = []
  for (const day of wk_dates.toSorted(Temporal.PlainDate.compare)) {
    await checkPerson(ctx, memberId, day)
    const { plan, rows, parts } = await loadDays(ctx, { from: day, to: day }, memberId)
    const key = day.toString()
    const planned = plan.on(day)
    const row = rows.get(key)
    const leave = (parts.get(key) ?? [])
      .filter((part) => part.state === 'TAKEN' && part.frees_work)
      .map((part) => ({ start: part.start_minute, end: part.end_minute }))
    const start = row?.in_minute ?? planned.startMinute
    if (start === null || (row?.in_minute != null && row.out_minute !== null)) continue
    const end = plannedEnd({ ...planned, workType: 'FIXED' }, start, leave, row?.leave_minutes ?? 0)
    if (end === null) continue
    await correctDay(ctx, {
      memberId,
      day,
      isPlaced: true,
      start,
      end,
      reason: REASONS[ctx.language],
    })
    filled.push(key)
  }
  return filled
}
