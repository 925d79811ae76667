import { type RawBuilder, sql } from '../../db/sql/sql.ts'
import { thisCompany } from '../../db/this-company.ts'
import { type DayRange, isClosed } from '../work-plans/index.ts'
import { storedDays } from './work-days.store.ts'

/**
 * Whether `m` (members) began an open day of a range and did not end it.
 * @param but a condition on the day `w` that settles it
 */
export function hasOpenCheckOut(range: DayRange, but: RawBuilder<boolean>): RawBuilder<boolean> {
  return sql<boolean>`m.id in (select w.member_id from ${storedDays(range)} where w.in_minute is not null and w.out_minute is null
    and not ${isClosed('w')} and not ${but})`
}

/** Whether a part of the day of the rows `row` is asked for that nobody has decided about. */
export function isHeld(row: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from day_parts p where p.company_id = ${thisCompany}
    and p.member_id = ${sql.ref(`${row}.member_id`)} and p.work_on = ${sql.ref(`${row}.work_on`)} and p.state = 'HELD')`
}

/** Whether `m` (members) has asked for a part of an open day of a range that nobody has decided about. */
export function hasHeldParts({ from, to }: DayRange): RawBuilder<boolean> {
  return sql<boolean>`m.id in (select p.member_id from day_parts p where p.company_id = ${thisCompany}
    and p.work_on between ${from} and ${to} and p.state = 'HELD' and not ${isClosed('p')})`
}
