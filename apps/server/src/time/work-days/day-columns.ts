import { type RawBuilder, sql } from '../../db/sql/sql.ts'
import { thisCompany } from '../../db/this-company.ts'
import { ownRowMaker } from '../../db/wire/row-maker.ts'
import { ownNameOf } from '../event-codes/index.ts'
import type { DayRange } from '../work-plans/index.ts'
import type { DayPart } from './day-parts.store.ts'
import type { OwnDays } from './people-days.ts'
import { READ, type WorkDayRow } from './work-days.store.ts'

/** What is known of one person's days, for a statement that reads the person anyway: values in the order of the names below. */
export interface DayColumns {
  day_rows: unknown[][] | null
  day_parts: unknown[][] | null
}

const PART = [
  'work_on',
  'start_minute',
  'end_minute',
  'minutes',
  'event_code',
  'frees_work',
  'state',
  'holder_kind',
  'holder_id',
] as const satisfies readonly (keyof DayPart)[]

const rowValues = sql.raw(READ.map((column) => `w.${column}`).join())
const partValues = sql.raw(PART.map((column) => `p.${column}`).join())

/**
 * The stored days of `m` (members) in a range, and what is held or taken of them. The rows of a month come cheaper as one value
 * without the names of their columns than as rows.
 */
export function dayColumns({ from, to }: DayRange): RawBuilder<DayColumns> {
  return sql`
    (select json_agg(json_build_array(${rowValues}) order by w.work_on) from work_days w
      where w.company_id = ${thisCompany} and w.member_id = m.id and w.work_on between ${from} and ${to}) as day_rows,
    (select json_agg(json_build_array(${partValues}, ${ownNameOf('p.event_code')}) order by p.work_on, p.start_minute)
      from day_parts p
      where p.company_id = ${thisCompany} and p.member_id = m.id and p.work_on between ${from} and ${to}) as day_parts`
}

const rowOf = ownRowMaker<WorkDayRow>(READ)
const partOf = ownRowMaker<DayPart>([...PART, 'own_name'])

export function daysOfColumns({ day_rows, day_parts }: DayColumns, memberId: number): OwnDays {
  const rows = new Map<string, WorkDayRow>()
  for (const values of day_rows ?? []) {
    const row = rowOf(memberId, values)
    row.updated_at = inUtc(row.updated_at)
    rows.set(row.work_on, row)
  }
  const parts = (day_parts ?? []).map((values) => partOf(memberId, values))
  return { rows, parts: Map.groupBy(parts, (part) => part.work_on) }
}

/** As the driver reads moments: JSON writes the zone of the session, which is UTC, in figures. */
function inUtc(moment: string): string {
  return moment.replace('+00:00', 'Z')
}
