import { insertRows } from '../insert-rows.ts'
import type { LeavePlan } from '../leave-plan.ts'
import { koreanInstant, type World } from '../world.ts'

/** Takes leave of single days by the plan of a promotion. @returns the events by person and day */
export async function bookLeaves(
  { tx, companyId }: World,
  leaves: readonly LeavePlan[],
): Promise<Map<string, number>> {
  const codeOf = ({ unit }: LeavePlan) => `VACATION:ANNUAL:${unit}`
  const made = await insertRows<{ id: number; member_id: number; starts_on: string }>(
    tx,
    'work_events',
    leaves.map((leave) => ({
      company_id: companyId,
      member_id: leave.person.id,
      event_code: codeOf(leave),
      starts_on: String(leave.from),
      ends_on: String(leave.to),
      start_minute: leave.unit === 'FULL' ? null : leave.span.start,
      end_minute: leave.unit === 'FULL' ? null : leave.span.end,
      counted_minutes: leave.minutes,
      status: 'APPROVED',
      kept_by: 'LEAVE_PROMOTION',
      created_at: koreanInstant(leave.submittedOn, 840),
    })),
    ['id', 'member_id', 'starts_on'],
  )
  const ids = new Map(made.map((row) => [`${row.member_id} ${row.starts_on}`, row.id]))
  await insertRows(
    tx,
    'day_parts',
    leaves.map((leave) => ({
      company_id: companyId,
      member_id: leave.person.id,
      work_on: String(leave.from),
      start_minute: leave.span.start,
      end_minute: leave.span.end,
      minutes: leave.minutes,
      event_code: codeOf(leave),
      frees_work: true,
      state: 'TAKEN',
      holder_kind: 'EVENT',
      holder_id: ids.get(`${leave.person.id} ${leave.from}`),
    })),
  )
  return ids
}
