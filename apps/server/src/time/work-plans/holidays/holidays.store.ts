import { sql } from '../../../db/sql/sql.ts'
import type { HolidayCorrection } from '#rules/calendar/holidays.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { CommandContext } from '../../../http/context.ts'
import { correctionOf } from '../plan-columns.ts'

type Asking = Pick<CommandContext, 'tx'>

/** What a company says of a day of the calendar. */
export interface HolidayRow {
  holiday_on: string
  name: string
  is_off: boolean
  /** The half of the day that is free, where not all of it is. */
  free_half: 'AM' | 'PM' | null
  swapped_with: string | null
  agreed_on: string | null
}

/** In the order of the calendar. */
export async function listHolidays({ tx }: Asking): Promise<HolidayRow[]> {
  const { rows } = await sql<HolidayRow>`
    select holiday_on, name, is_off, free_half, swapped_with, agreed_on from company_holidays
    where company_id = ${thisCompany} order by holiday_on`.execute(tx)
  return rows
}

export function correctionsOfRows(rows: readonly HolidayRow[]): HolidayCorrection[] {
  return rows.map((row) =>
    correctionOf({
      day: row.holiday_on,
      name: row.name,
      off: row.is_off,
      half: row.free_half,
      swap: row.swapped_with,
    }),
  )
}

const calendarOf = (companyId: number) => sql`hashtextextended(${`calendar ${companyId}`}, 0)`

/**
 * One correction of the company's calendar is judged and written at a time, and none while a request is judged by it: the correction
 * waits for the request and sees what it holds, the request waits for the correction and is judged by it.
 * @returns how many people work there
 */
export async function lockCalendar({
  tx,
  companyId,
}: Pick<CommandContext, 'tx' | 'companyId'>): Promise<number> {
  await sql`select pg_advisory_xact_lock(${calendarOf(companyId)}) from companies where company_id = ${thisCompany}`.execute(
    tx,
  )
  await sql`select 1 from companies where company_id = ${thisCompany} for no key update`.execute(tx)
  const { rows } = await sql<{ people: number }>`
    select count(*)::int as people from members
    where company_id = ${thisCompany} and status in ('WORKING', 'ABSENCE')`.execute(tx)
  return rows[0]!.people
}

/**
 * For who judges a request of a person: until the transaction ends the calendar stays as it is read after this, and no other request
 * of the person is judged. Rows that merely point at the person are not held up. A statement of its own, since one that waits
 * goes on with what it saw before it waited.
 */
export async function holdCalendarFor(
  { tx, companyId }: Pick<CommandContext, 'tx' | 'companyId'>,
  memberId: number,
): Promise<void> {
  await sql`
    select pg_advisory_xact_lock_shared(${calendarOf(companyId)}) from members m
    where m.company_id = ${thisCompany} and m.id = ${memberId} for no key update of m`.execute(tx)
}

/** Of days of which nothing was said before: see {@link lockCalendar}. */
export async function setHolidays({ tx }: Asking, rows: readonly HolidayRow[]) {
  await sql`
    insert into company_holidays (company_id, holiday_on, name, is_off, free_half, swapped_with, agreed_on)
    select ${thisCompany}::bigint, h.*
    from json_to_recordset(${JSON.stringify(rows)}) as h(holiday_on date, name text, is_off boolean, free_half text, swapped_with date,
      agreed_on date)
    returning holiday_on`.execute(tx)
}

/** Lets the calendar hold again on days. */
export async function clearHolidays({ tx }: Asking, days: readonly string[]): Promise<void> {
  await sql`
    delete from company_holidays
    where company_id = ${thisCompany} and holiday_on = any(${[...days]}::date[])`.execute(tx)
}
