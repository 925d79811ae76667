import { sql } from 'kysely'
import type { CommandContext } from '../../http/context.ts'
import { holdWorkDays } from './attendance.store.ts'
import { lateMinutes } from '#rules/work-time/lateness.ts'
import { approvedLeave, loadDays } from './load-days.ts'

/**
 * Brings the working days of a member in line with their approved leave; called after the request and its leave_days
 * have been written or removed. Lateness is judged anew, since work may be due later.
 * @param changed days (yyyy-MM-dd) whose leave has changed, in any order
 */
export async function applyLeaveDays(
  ctx: CommandContext,
  memberId: number,
  changed: readonly string[],
): Promise<void> {
  if (changed.length === 0) return
  const keys = [...new Set(changed)].sort()
  const range = { from: Temporal.PlainDate.from(keys[0]!), to: Temporal.PlainDate.from(keys.at(-1)!) }
  // Sent together; what is read is true after the lock before it.
  const [, days] = await Promise.all([holdWorkDays(ctx, memberId), loadDays(ctx, range, memberId)])
  const rows = keys.map((key) => {
    const day = Temporal.PlainDate.from(key)
    const plan = days.plan.on(day)
    const leave = days.leave.get(key)?.filter((row) => row.status === 'APPROVED') ?? []
    return {
      work_on: key,
      leave_minutes: leave.reduce((sum, row) => sum + row.minutes, 0),
      late_minutes: lateMinutes(plan, days.rows.get(key)?.in_minute ?? null, approvedLeave(leave)),
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
