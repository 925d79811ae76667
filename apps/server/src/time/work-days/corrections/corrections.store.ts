import { sql } from '../../../db/sql/sql.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { CommandContext } from '../../../http/context.ts'
import type { RecordedDay } from '../derive-day.ts'
import type { CheckRecord } from '../work-days.store.ts'

/** A change of a day that was no press. */
export interface NewCorrection {
  member_id: number
  work_on: string
  corrected_by: number
  reason: string
  before: RecordedDay
  after: RecordedDay
  /** An approval was taken back. */
  is_undo?: boolean
}

export interface CorrectionRow extends Omit<NewCorrection, 'corrected_by' | 'is_undo'> {
  corrected_by: number | null
  is_undo: boolean
  id: number
  corrected_at: string
  by_name: string | null
}

type Writing = Pick<CommandContext, 'tx' | 'now'>

export async function insertCorrection({ tx, now }: Writing, one: NewCorrection): Promise<void> {
  await tx
    .insertInto('day_corrections')
    .values({
      ...one,
      company_id: thisCompany,
      corrected_at: now.toString(),
      before: JSON.stringify(one.before),
      after: JSON.stringify(one.after),
    })
    .execute()
}

/** What was changed of a day, the latest first. */
export async function listCorrections(
  { tx }: Pick<CommandContext, 'tx'>,
  memberId: number,
  day: Temporal.PlainDate,
): Promise<CorrectionRow[]> {
  const { rows } = await sql<CorrectionRow>`
    select c.id, c.member_id, c.work_on, c.corrected_at, c.reason, c.before, c.after, c.is_undo, m.id as corrected_by, m.name as by_name
    from day_corrections c left join members m on m.company_id = c.company_id and m.id = c.corrected_by
    where c.company_id = ${thisCompany} and c.member_id = ${memberId} and c.work_on = ${day}
    order by c.id desc`.execute(tx)
  return rows
}

/** The presses of a day, the first first. */
export async function listRecords(
  { tx }: Pick<CommandContext, 'tx'>,
  memberId: number,
  day: Temporal.PlainDate,
): Promise<CheckRecord[]> {
  const { rows } = await sql<CheckRecord>`
    select member_id, work_on, kind, checked_at, latitude, longitude, wifi_address, ip, reason,
      accepted_by, accepted_name, is_verified, distance_metres, accuracy_metres, gate_code, device_at, device_slow_seconds,
      came_on_leave, came_on_planned_leave
    from check_records
    where company_id = ${thisCompany} and member_id = ${memberId} and work_on = ${day}
    order by id`.execute(tx)
  return rows
}
