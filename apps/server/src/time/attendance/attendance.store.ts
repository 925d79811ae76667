import { sql } from 'kysely'
import type { Tx } from '../../db/connection.ts'
import type { CommandContext } from '../../http/context.ts'
import type { DayMinutes } from './day-minutes.ts'

type Asking = Pick<CommandContext, 'tx' | 'companyId'>

export interface WorkDayRow extends DayMinutes {
  member_id: number
  work_on: string
  in_minute: number | null
  out_minute: number | null
  is_away: boolean
  leave_minutes: number
  updated_at: string
}

/**
 * Lets one act at a time change a person's working days, until its transaction ends. Whoever judges a day by what is
 * stored of it takes this first: a check-in reads the leave, an approval of leave reads the check-in. A lock of its own,
 * since a day that nothing is stored of has no row yet; it is the last that a transaction takes.
 */
export async function holdWorkDays({ tx, companyId }: Asking, memberId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`work_days ${companyId} ${memberId}`}, 0))`.execute(
    tx,
  )
}

/** The stored days of people in a range of days, by member and day. */
export async function listWorkDays(
  ctx: Asking,
  memberIds: readonly number[],
  from: Temporal.PlainDate,
  to: Temporal.PlainDate,
): Promise<WorkDayRow[]> {
  const result = await sql<WorkDayRow>`
    select member_id, work_on, in_minute, out_minute, is_away, planned_start_minute, planned_end_minute, is_holiday,
      worked_minutes, rest_minutes, night_minutes, overtime_minutes, holiday_minutes, holiday_over_minutes,
      late_minutes, leave_minutes, updated_at
    from work_days
    where company_id = ${ctx.companyId} and member_id = any(${memberIds}::bigint[]) and work_on between ${from} and ${to}
    order by member_id, work_on`.execute(ctx.tx)
  return result.rows
}

export interface LeaveDayRow {
  member_id: number
  leave_on: string
  start_minute: number
  end_minute: number
  minutes: number
  event_code: string
  status: 'REQUESTED' | 'APPROVED'
}

/** Leave that is approved or asked for, by member, day and time. */
export async function listLeaveDays(
  ctx: Asking,
  memberIds: readonly number[],
  from: Temporal.PlainDate,
  to: Temporal.PlainDate,
): Promise<LeaveDayRow[]> {
  const result = await sql<LeaveDayRow>`
    select d.member_id, d.leave_on, d.start_minute, d.end_minute, d.minutes, r.event_code, r.status
    from leave_days d
    join leave_requests r on r.company_id = d.company_id and r.id = d.request_id
    where d.company_id = ${ctx.companyId} and d.member_id = any(${memberIds}::bigint[])
      and d.leave_on between ${from} and ${to} and r.status in ('REQUESTED', 'APPROVED')
    order by d.member_id, d.leave_on, d.start_minute`.execute(ctx.tx)
  return result.rows
}

export interface CheckRecord {
  company_id: number
  member_id: number
  work_on: string
  kind: 'IN' | 'OUT' | 'AWAY'
  checked_at: string
  latitude: number | null
  longitude: number | null
  wifi_address: string | null
  ip: string | null
  reason: string
}

const recordFromChanged = (record: CheckRecord) => sql`
  insert into check_records (company_id, member_id, work_on, kind, checked_at, latitude, longitude, wifi_address, ip, reason)
  select company_id, member_id, work_on, ${record.kind}, ${record.checked_at}::timestamptz, ${record.latitude}::float8,
    ${record.longitude}::float8, ${record.wifi_address}::text, ${record.ip}::text, ${record.reason} from changed`

/**
 * Writes the check-in of a day unless there is one already, and its record with it.
 * @returns whether this press was the one that counted
 */
export async function putCheckIn(
  tx: Tx,
  record: CheckRecord,
  day: { inMinute: number; isAway: boolean; minutes: DayMinutes },
): Promise<boolean> {
  const { minutes } = day
  const result = await sql`
    with changed as (
      insert into work_days (company_id, member_id, work_on, in_minute, is_away, planned_start_minute, planned_end_minute,
        is_holiday, late_minutes, updated_at)
      values (${record.company_id}, ${record.member_id}, ${record.work_on}, ${day.inMinute}, ${day.isAway},
        ${minutes.planned_start_minute}, ${minutes.planned_end_minute}, ${minutes.is_holiday}, ${minutes.late_minutes},
        ${record.checked_at})
      on conflict (company_id, member_id, work_on) do update set in_minute = excluded.in_minute, is_away = excluded.is_away,
        planned_start_minute = excluded.planned_start_minute, planned_end_minute = excluded.planned_end_minute,
        is_holiday = excluded.is_holiday, late_minutes = excluded.late_minutes, updated_at = excluded.updated_at
      where work_days.in_minute is null
      returning company_id, member_id, work_on
    ), kept as (${recordFromChanged(record)})
    select 1 from changed`.execute(tx)
  return result.rows.length > 0
}

/** Marks a day as worked outside, or inside again; nothing happens after the check-out. */
export async function putAway(tx: Tx, record: CheckRecord, isAway: boolean): Promise<boolean> {
  const result = await sql`
    with changed as (
      update work_days set is_away = ${isAway}, updated_at = ${record.checked_at}
      where company_id = ${record.company_id} and member_id = ${record.member_id} and work_on = ${record.work_on}
        and in_minute is not null and out_minute is null and is_away <> ${isAway}
      returning company_id, member_id, work_on
    ), kept as (${recordFromChanged(record)})
    select 1 from changed`.execute(tx)
  return result.rows.length > 0
}

/** Ends a day, or moves its end to a later minute, with the figures that follow. */
export async function putCheckOut(
  tx: Tx,
  record: CheckRecord,
  outMinute: number,
  minutes: DayMinutes,
): Promise<boolean> {
  const result = await sql`
    with changed as (
      update work_days set out_minute = ${outMinute}, worked_minutes = ${minutes.worked_minutes},
        rest_minutes = ${minutes.rest_minutes}, night_minutes = ${minutes.night_minutes},
        overtime_minutes = ${minutes.overtime_minutes}, holiday_minutes = ${minutes.holiday_minutes},
        holiday_over_minutes = ${minutes.holiday_over_minutes}, late_minutes = ${minutes.late_minutes},
        updated_at = ${record.checked_at}
      where company_id = ${record.company_id} and member_id = ${record.member_id} and work_on = ${record.work_on}
        and in_minute is not null and (out_minute is null or out_minute < ${outMinute})
      returning company_id, member_id, work_on
    ), kept as (${recordFromChanged(record)})
    select 1 from changed`.execute(tx)
  return result.rows.length > 0
}
