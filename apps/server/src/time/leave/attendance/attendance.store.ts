import { type RawBuilder, sql } from '../../../db/sql/sql.ts'
import type { Attendance } from '#rules/leave/attendance.ts'
import type { Tx } from '../../../db/connection.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { CommandContext } from '../../../http/context.ts'
import { absencesInForce } from '../../../people/employment/index.ts'

/** A period by whose attendance less leave arose. */
export interface AttendanceRow {
  starts_on: string
  ends_on: string
  due_days: number
  attended_days: number
  deemed_days: number
  open_days: number
  absent_days: number
  excluded_days: number
  perfect_months: number
}

/** Those of `m` (members) as JSON, for a statement that reads more of the person. */
export const attendanceColumn: RawBuilder<AttendanceRow[]> = sql`
  (select coalesce(json_agg(json_build_object('starts_on', la.starts_on, 'ends_on', la.ends_on, 'due_days', la.due_days,
      'attended_days', la.attended_days, 'deemed_days', la.deemed_days, 'open_days', la.open_days, 'absent_days', la.absent_days,
      'excluded_days', la.excluded_days, 'perfect_months', la.perfect_months) order by la.starts_on, la.ends_on), '[]')
    from leave_attendances la where la.company_id = ${thisCompany} and la.member_id = m.id)`

export function toAttendance(row: AttendanceRow): Attendance {
  return {
    from: Temporal.PlainDate.from(row.starts_on),
    to: Temporal.PlainDate.from(row.ends_on),
    due: row.due_days,
    attended: row.attended_days,
    deemed: row.deemed_days,
    open: row.open_days,
    absent: row.absent_days,
    excluded: row.excluded_days,
    perfectMonths: row.perfect_months,
  }
}

export function toRow(measured: Attendance): AttendanceRow {
  return {
    starts_on: measured.from.toString(),
    ends_on: measured.to.toString(),
    due_days: measured.due,
    attended_days: measured.attended,
    deemed_days: measured.deemed,
    open_days: measured.open,
    absent_days: measured.absent,
    excluded_days: measured.excluded,
    perfect_months: measured.perfectMonths,
  }
}

/** Keeps periods as they are known now; what was kept before stays. */
export async function keepAttendances(
  { tx, now }: Pick<CommandContext, 'tx' | 'now'>,
  rows: readonly (AttendanceRow & { member_id: number })[],
): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into leave_attendances (company_id, member_id, starts_on, ends_on, due_days, attended_days, deemed_days, open_days,
      absent_days, excluded_days, perfect_months, measured_at)
    select ${thisCompany}::bigint, r.*, ${now}::timestamptz
    from json_to_recordset(${JSON.stringify(rows)}) as r(member_id bigint, starts_on date, ends_on date, due_days int,
      attended_days int, deemed_days int, open_days int, absent_days int, excluded_days int, perfect_months int)
    on conflict on constraint leave_attendances_once do nothing
    returning id`.execute(tx)
}

/** Forgets what was known of a person, whose periods are other ones now. */
export async function forgetAttendances(tx: Tx, memberId: number): Promise<void> {
  await sql`
    delete from leave_attendances where company_id = ${thisCompany} and member_id = ${memberId}`.execute(tx)
}

export interface KnownAbsence {
  from: string
  until: string | null
  kind: 'AGREED' | 'CHILDCARE' | 'WORK_INJURY'
}

/** The long absences of people, by member. */
export async function listAbsences(
  tx: Tx,
  memberIds: readonly number[],
): Promise<Map<number, KnownAbsence[]>> {
  const { rows } = await sql<{ id: number; absences: KnownAbsence[] | null }>`
    select m.id, (select json_agg(json_build_object('from', a.starts_on, 'until', a.until_on, 'kind', a.kind))
        from ${absencesInForce} a) as absences
    from members m where m.company_id = ${thisCompany} and m.id = any(${[...memberIds]}::bigint[])`.execute(
    tx,
  )
  return new Map(rows.map(({ id, absences }) => [id, absences ?? []]))
}
