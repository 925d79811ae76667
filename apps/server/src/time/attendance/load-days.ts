import type { MemberContext } from '../../http/context.ts'
import { type LeaveDayRow, listLeaveDays, listWorkDays, type WorkDayRow } from './attendance.store.ts'
import type { DaySpan } from '#rules/work-time/day-schedule.ts'
import type { DayRange } from '../work-plans/index.ts'
import { loadSettings, type OwnSettings, type Settings } from './load-settings.ts'

export interface PersonDays extends Settings {
  rows: ReadonlyMap<string, WorkDayRow>
  leave: ReadonlyMap<string, LeaveDayRow[]>
}

/**
 * One person's stored days and leave in a range with what is planned: three statements that travel together.
 * @throws Failure NOT_FOUND for somebody who is not in the company
 */
export async function loadDays(
  ctx: Pick<MemberContext, 'tx' | 'companyId' | 'actor' | 'today'>,
  range: DayRange,
  memberId = ctx.actor.memberId,
): Promise<PersonDays & OwnSettings> {
  const [settings, rows, leave] = await Promise.all([
    loadSettings(ctx, range, memberId),
    listWorkDays(ctx, [memberId], range.from, range.to),
    listLeaveDays(ctx, [memberId], range.from, range.to),
  ])
  return {
    ...settings,
    rows: new Map(rows.map((row) => [row.work_on, row])),
    leave: Map.groupBy(leave, (row) => row.leave_on),
  }
}

/** The part of the leave of a day that has been approved. */
export function approvedLeave(rows: readonly LeaveDayRow[] = []): DaySpan[] {
  return rows
    .filter((row) => row.status === 'APPROVED')
    .map((row) => ({ start: row.start_minute, end: row.end_minute }))
}
