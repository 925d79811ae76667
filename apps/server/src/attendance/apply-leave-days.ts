import { sql } from 'kysely'
import type { CommandContext } from '../http/context.ts'
import { planDay } from './company-hours.ts'
import { lateMinutes } from './day-minutes.ts'
import { approvedLeave, loadDays } from './load-days.ts'

/**
 * Tells the working days of a member how much approved leave they hold now; called after leave_days and the request
 * have been written. Lateness is judged anew, since work may be due later.
 * @param leave per day the approved leave of the whole day in minutes, not a difference; 0 takes it away
 */
export async function applyLeaveDays(
  ctx: CommandContext,
  memberId: number,
  leave: readonly { day: Temporal.PlainDate; minutes: number }[],
): Promise<void> {
  if (leave.length === 0) return
  const inOrder = leave.map(({ day }) => day).sort(Temporal.PlainDate.compare)
  const days = await loadDays(ctx, { from: inOrder[0]!, to: inOrder.at(-1)! }, memberId)
  const rows = leave.map(({ day, minutes }) => {
    const key = day.toString()
    const plan = planDay(day, days.hours)
    const late = lateMinutes(
      plan,
      days.hours,
      days.rows.get(key)?.in_minute ?? null,
      approvedLeave(days.leave.get(key)),
    )
    return {
      work_on: key,
      leave_minutes: minutes,
      late_minutes: late,
      planned_start_minute: plan.startMinute,
      planned_end_minute: plan.endMinute,
      is_holiday: plan.isHoliday,
    }
  })
  await sql`
    insert into work_days (company_id, member_id, work_on, leave_minutes, late_minutes, planned_start_minute,
      planned_end_minute, is_holiday, updated_at)
    select ${ctx.companyId}, ${memberId}, d.*, ${ctx.now}
    from json_to_recordset(${JSON.stringify(rows)}) as d(work_on date, leave_minutes int, late_minutes int,
      planned_start_minute int, planned_end_minute int, is_holiday boolean)
    on conflict (company_id, member_id, work_on) do update
    set leave_minutes = excluded.leave_minutes, late_minutes = excluded.late_minutes, updated_at = excluded.updated_at`.execute(
    ctx.tx,
  )
}
