import { type RawBuilder, sql } from '../../db/sql/sql.ts'
import type { DaySpan, Dinner } from '#rules/work-time/day-schedule.ts'
import type { Recognition } from '#rules/workplaces/judge-check.ts'
import type { PlannedDay } from '#rules/work-time/plan-day.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { CommandContext } from '../../http/context.ts'
import type { DayRange } from '../work-plans/index.ts'

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
  /** What the week, or the settled month, has beyond 40 hours from this day on; follows from the other days (settle-work.ts). */
  over_limit_minutes: number
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
export type CountedBy = Pick<PlannedDay, 'checkIn' | 'checkOut' | 'overtimeBasis' | 'holidayBasis'> & {
  /** Absent in days that were counted before it was kept: they follow the company. */
  lunch?: DaySpan | null
  /** Absent where there was none. */
  dinner?: Dinner
}

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
  /** Leave was planned for the day in a promotion, and the person had been told. */
  came_on_planned_leave: boolean
}

/** The stored days of a range, as `w`, for a statement that joins or sums them. */
export function storedDays({ from, to }: DayRange): RawBuilder<unknown> {
  return sql`(select * from work_days
    where company_id = ${thisCompany} and work_on between ${from} and ${to}) w`
}

/**
 * The same of the people of a statement's expression, for the few of a page: found by person, each person's days beside each
 * other. Told in two conditions PostgreSQL looks for every person on every day.
 * @param people the name of one with their `id`
 */
export function storedDaysOf(people: RawBuilder<unknown>, { from, to }: DayRange): RawBuilder<unknown> {
  return sql`(select d.* from ${people} few join work_days d on d.company_id = ${thisCompany} and d.member_id = few.id
    and (d.member_id, d.work_on) >= (few.id, ${from}::date) and (d.member_id, d.work_on) <= (few.id, ${to}::date)) w`
}

/**
 * The same where only the statement knows how many they are: once they are more than a fourth of the company, all stored days are read
 * instead, so that it joins them to the people.
 * @param columns what it reads of them: taking all of a day apart costs more than finding it
 */
export function storedDaysOfMany(
  people: RawBuilder<unknown>,
  range: DayRange,
  columns: readonly (keyof WorkDayRow)[],
): RawBuilder<unknown> {
  const isMost = sql`(select 4 * count(*) from ${people}) > (select count(*) from members where company_id = ${thisCompany})`
  return sql`(select member_id, ${names(columns)} from ${storedDays(range)} where ${isMost}
    union all select member_id, ${names(columns)} from ${storedDaysOf(people, range)} where not ${isMost}) w`
}

/** Joins to `m` (members) their stored day, as `w`, where there is one. */
export function joinStoredDay(day: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`left join work_days w on w.company_id = ${thisCompany} and w.member_id = m.id and w.work_on = ${day}`
}

/** What is read of a stored day besides whose it is. */
export const READ = [
  'work_on',
  'in_minute',
  'out_minute',
  'is_away',
  'planned_start_minute',
  'planned_end_minute',
  'is_holiday',
  'worked_minutes',
  'rest_minutes',
  'night_minutes',
  'overtime_minutes',
  'holiday_minutes',
  'holiday_over_minutes',
  'late_minutes',
  'leave_minutes',
  'over_limit_minutes',
  'exclusions',
  'excluded_minutes',
  'early_minutes',
  'in_by',
  'out_by',
  'counted_by',
  'updated_at',
] as const satisfies readonly (keyof WorkDayRow)[]

const READ_NAMES = names(READ)

/** The stored days of people in a range of days, by member and day. */
export async function listWorkDays(
  ctx: Asking,
  memberIds: readonly number[],
  { from, to }: DayRange,
): Promise<WorkDayRow[]> {
  const result = await sql<WorkDayRow>`
    select member_id, ${READ_NAMES} from work_days
    where company_id = ${thisCompany} and member_id = any(${[...memberIds]}::bigint[]) and work_on between ${from} and ${to}
    order by member_id, work_on`.execute(ctx.tx)
  return result.rows
}

/** Columns of a statement that are known ahead: as one text, since a node for each costs more than all the rest of a small one. */
export function names(columns: readonly string[]): RawBuilder<unknown> {
  return sql.raw(columns.map((name) => `"${name}"`).join(', '))
}

/** Whether anybody of the company has ever checked in. */
export const hasChecks = sql<boolean>`exists (select 1 from check_records where company_id = ${thisCompany})`
