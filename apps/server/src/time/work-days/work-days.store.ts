import { type RawBuilder, sql } from 'kysely'
import type { DaySpan } from '#rules/work-time/day-schedule.ts'
import type { Recognition } from '#rules/workplaces/judge-check.ts'
import type { PlannedDay } from '#rules/work-time/plan-day.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { CommandContext } from '../../http/context.ts'
import type { DayRange } from '../work-plans/index.ts'
import { isClosed } from './day-closings.store.ts'
import type { DerivedDay } from './derive-day.ts'

type Asking = Pick<CommandContext, 'tx' | 'companyId'>

/** A stored day of a person. Minutes after midnight of it; 1500 is 01:00 of the next day. */
export interface WorkDayRow {
  member_id: number
  work_on: string
  in_minute: number | null
  out_minute: number | null
  is_away: boolean
  planned_start_minute: number | null
  planned_end_minute: number | null
  is_holiday: boolean
  worked_minutes: number
  rest_minutes: number
  night_minutes: number
  overtime_minutes: number
  holiday_minutes: number
  holiday_over_minutes: number
  late_minutes: number
  leave_minutes: number
  exclusions: Exclusion[]
  excluded_minutes: number
  early_minutes: number
  in_by: KnownBy
  out_by: KnownBy
  counted_by: CountedBy | null
  updated_at: string
}

/** How an end of a day became known: somebody pressed, nobody did and the planned time stands, or somebody entered it. */
export type KnownBy = 'CHECK' | 'PLAN' | 'EDIT'

/** Time of a day that is no work. */
export interface Exclusion extends DaySpan {
  title: string
}

/** In which way a day was counted: a later change of the company leaves it as it was. */
export type CountedBy = Pick<PlannedDay, 'checkIn' | 'checkOut' | 'overtimeBasis' | 'holidayBasis'>

/** What the clock saw, never changed afterwards. */
export interface CheckRecord {
  member_id: number
  work_on: string
  kind: 'IN' | 'OUT' | 'AWAY'
  checked_at: string
  latitude: number | null
  longitude: number | null
  wifi_address: string | null
  ip: string | null
  reason: string
  /** By what it was recognised, as it was called then; null where nothing was asked for and nothing recognised. */
  accepted_by: Recognition['by'] | null
  accepted_name: string | null
  /** The server saw it itself. */
  is_verified: boolean
  distance_metres: number | null
  accuracy_metres: number | null
  gate_code: string | null
  /** When the device says that it was pressed, and by how much it held its own clock to be slow. */
  device_at: string | null
  device_slow_seconds: number | null
  /** Somebody came although leave was approved for the whole day. */
  came_on_leave: boolean
}

/** The stored days of a range, as `w`, for a statement that joins or sums them. */
export function storedDays({ from, to }: DayRange): RawBuilder<unknown> {
  return sql`(select * from work_days
    where company_id = ${thisCompany} and work_on between ${from} and ${to}) w`
}

/** The stored days of people in a range of days, by member and day. */
export async function listWorkDays(
  ctx: Asking,
  memberIds: readonly number[],
  { from, to }: DayRange,
): Promise<WorkDayRow[]> {
  const result = await sql<WorkDayRow>`
    select member_id, work_on, in_minute, out_minute, is_away, planned_start_minute, planned_end_minute, is_holiday,
      worked_minutes, rest_minutes, night_minutes, overtime_minutes, holiday_minutes, holiday_over_minutes,
      late_minutes, leave_minutes, exclusions, excluded_minutes, early_minutes, in_by, out_by, counted_by, updated_at
    from work_days
    where company_id = ${thisCompany} and member_id = any(${[...memberIds]}::bigint[]) and work_on between ${from} and ${to}
    order by member_id, work_on`.execute(ctx.tx)
  return result.rows
}

/**
 * Writes days as they follow from their facts, with the record of a press that changed one of them. Who is removed from the
 * company meanwhile is left out, and so are days that are closed.
 * @returns how many were written
 */
export async function writeDays(
  ctx: Asking & Pick<CommandContext, 'now'>,
  days: readonly DerivedDay[],
  records: readonly CheckRecord[] = [],
): Promise<number> {
  if (days.length === 0) return 0
  const writing = sql`
      insert into work_days as w (company_id, member_id, work_on, in_minute, out_minute, is_away, planned_start_minute,
        planned_end_minute, is_holiday, worked_minutes, rest_minutes, night_minutes, overtime_minutes, holiday_minutes,
        holiday_over_minutes, late_minutes, leave_minutes, exclusions, excluded_minutes, early_minutes, in_by, out_by,
        counted_by, updated_at)
      select ${thisCompany}::bigint, d.*, ${ctx.now}
      from json_to_recordset(${JSON.stringify(days)}) as d(member_id bigint, work_on date, in_minute int, out_minute int,
        is_away boolean, planned_start_minute int, planned_end_minute int, is_holiday boolean, worked_minutes int,
        rest_minutes int, night_minutes int, overtime_minutes int, holiday_minutes int, holiday_over_minutes int,
        late_minutes int, leave_minutes int, exclusions jsonb, excluded_minutes int, early_minutes int, in_by text,
        out_by text, counted_by jsonb)
      join members m on m.company_id = ${thisCompany} and m.id = d.member_id
      where not ${isClosed('d')}
      order by d.member_id, d.work_on
      for key share of m
      on conflict (company_id, member_id, work_on) do update set in_minute = excluded.in_minute,
        out_minute = excluded.out_minute, is_away = excluded.is_away,
        planned_start_minute = excluded.planned_start_minute, planned_end_minute = excluded.planned_end_minute,
        is_holiday = excluded.is_holiday, worked_minutes = excluded.worked_minutes,
        rest_minutes = excluded.rest_minutes, night_minutes = excluded.night_minutes,
        overtime_minutes = excluded.overtime_minutes, holiday_minutes = excluded.holiday_minutes,
        holiday_over_minutes = excluded.holiday_over_minutes, late_minutes = excluded.late_minutes,
        leave_minutes = excluded.leave_minutes, exclusions = excluded.exclusions,
        excluded_minutes = excluded.excluded_minutes, early_minutes = excluded.early_minutes, in_by = excluded.in_by,
        out_by = excluded.out_by, counted_by = excluded.counted_by, updated_at = excluded.updated_at
      returning member_id`.execute(ctx.tx)
  // On the way of the first, whose rows they see.
  const keeping = sql`
      insert into check_records (company_id, member_id, work_on, kind, checked_at, latitude, longitude, wifi_address, ip, reason,
        accepted_by, accepted_name, is_verified, distance_metres, accuracy_metres, gate_code, device_at, device_slow_seconds,
        came_on_leave)
      select ${thisCompany}::bigint, r.*
      from json_to_recordset(${JSON.stringify(records)}) as r(member_id bigint, work_on date, kind text,
        checked_at timestamptz, latitude float8, longitude float8, wifi_address text, ip text, reason text,
        accepted_by text, accepted_name text, is_verified boolean, distance_metres int, accuracy_metres int, gate_code text,
        device_at timestamptz, device_slow_seconds int, came_on_leave boolean)
      join work_days d on d.company_id = ${thisCompany} and d.member_id = r.member_id and d.work_on = r.work_on
      where not ${isClosed('d')}
      returning id`
  const [written] = await Promise.all([writing, records.length > 0 && keeping.execute(ctx.tx)])
  return written.rows.length
}
