import { type RawBuilder, sql } from '../../db/sql/sql.ts'
import type { Shift } from '#rules/work-time/shift.ts'
import type { Tx } from '../../db/connection.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { DayRange } from './plan-columns.ts'

/** A day as a schedule plans it. */
export interface ShiftRow {
  member_id: number
  work_on: string
  works: boolean
  start_minute: number | null
  end_minute: number | null
  rest_minutes: number
  template_id: number | null
}

/** Shifts inside a statement: day, works, start, end, rest. */
export type ShiftFacts = [string, boolean, number | null, number | null, number][] | null

/** The shifts of `m` (members) in a range of days, null without any. @param range whole weeks: what is free in one decides which day is its holiday */
export function shiftsIn({ from, to }: DayRange): RawBuilder<ShiftFacts> {
  return sql`(select json_agg(json_build_array(s.work_on, s.works, s.start_minute, s.end_minute, s.rest_minutes))
    from shifts s where s.company_id = ${thisCompany} and s.member_id = m.id and s.work_on between ${from} and ${to})`
}

export function shiftsOf(facts: ShiftFacts): ReadonlyMap<string, Shift> | undefined {
  if (facts === null) return undefined
  return new Map(
    facts.map(([day, works, start, end, rest]) => [
      day,
      { day, works, hours: start === null || end === null ? null : { start, end, rest } },
    ]),
  )
}

/** Joins to `m` (members) what a schedule (`sh`), or a swap (`sw`), plans for them on a day; nothing for most. */
export function joinShift(day: Temporal.PlainDate | RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`left join shifts sh on sh.company_id = ${thisCompany} and sh.member_id = m.id and sh.work_on = ${day}
    left join swapped_days sw on sw.company_id = ${thisCompany} and sw.member_id = m.id and sw.work_on = ${day}`
}

/** Whether a schedule or a swap plans a day of a range for `m` (members): all others go by the days of the company. */
export function hasOwnDays({ from, to }: DayRange): RawBuilder<boolean> {
  return sql<boolean>`(
    exists (select 1 from shifts sh where sh.company_id = ${thisCompany} and sh.member_id = m.id and sh.work_on between ${from} and ${to})
    or exists (select 1 from swapped_days sw
      where sw.company_id = ${thisCompany} and sw.member_id = m.id and sw.work_on between ${from} and ${to}))`
}

/** Whether work is due, for a statement with {@link joinShift}. @param isWorkDay of who has neither */
export function worksOn(isWorkDay: boolean | RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`coalesce(sw.works, sh.works, ${isWorkDay}::boolean)`
}

/**
 * What leave for all of a day takes, for a statement with {@link joinShift}.
 * @param minutes of a day of the contract
 * @param isWorkDay of who has no schedule: half of a day that has become a public holiday is no half any more
 */
export function wholeMinutesOn(
  day: RawBuilder<unknown>,
  minutes: RawBuilder<number>,
  isWorkDay: boolean | RawBuilder<unknown>,
): RawBuilder<number> {
  return sql<number>`case (select h.free_half from company_holidays h where h.company_id = ${thisCompany}
      and h.holiday_on = ${day} and ${isWorkDay}::boolean and sh.start_minute is null and sw.works is not true)
    when 'PM' then ${minutes} / 2 when 'AM' then (${minutes} + 1) / 2 else ${minutes} end`
}

/** The shifts of people in a range, by person and day. */
export async function listShifts(
  { tx }: { tx: Tx },
  memberIds: readonly number[],
  { from, to }: DayRange,
): Promise<ShiftRow[]> {
  const result = await sql<ShiftRow>`
    select member_id, work_on, works, start_minute, end_minute, rest_minutes, template_id from shifts
    where company_id = ${thisCompany} and member_id = any(${[...memberIds]}::bigint[]) and work_on between ${from} and ${to}
    order by member_id, work_on`.execute(tx)
  return result.rows
}

/** Plans days by schedule, whatever was planned for them before. Who was removed from the company meanwhile is left out. */
export async function setShifts({ tx }: { tx: Tx }, shifts: readonly ShiftRow[]): Promise<void> {
  if (shifts.length === 0) return
  await sql`
    insert into shifts as s (company_id, member_id, work_on, works, start_minute, end_minute, rest_minutes, template_id)
    select ${thisCompany}::bigint, d.*
    from json_to_recordset(${JSON.stringify(shifts)}) as d(member_id bigint, work_on date, works boolean, start_minute int,
      end_minute int, rest_minutes int, template_id bigint)
    join members m on m.company_id = ${thisCompany} and m.id = d.member_id
    order by d.member_id, d.work_on
    for key share of m
    on conflict (company_id, member_id, work_on) do update set works = excluded.works,
      start_minute = excluded.start_minute, end_minute = excluded.end_minute, rest_minutes = excluded.rest_minutes,
      template_id = excluded.template_id
    returning member_id`.execute(tx)
}

/** Lets the company's week and hours hold again on the days of a range, open without a last one. @returns the days that were planned */
export async function clearShifts(
  { tx }: { tx: Tx },
  memberId: number,
  from: Temporal.PlainDate,
  to: Temporal.PlainDate | null,
): Promise<string[]> {
  const result = await sql<{ work_on: string }>`
    delete from shifts where company_id = ${thisCompany} and member_id = ${memberId} and work_on >= ${from}
      and (${to}::date is null or work_on <= ${to}) returning work_on`.execute(tx)
  return result.rows.map((row) => row.work_on)
}
