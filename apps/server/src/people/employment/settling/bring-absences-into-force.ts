import { sql } from 'kysely'
import { refuseLastAdmin } from '../../roles/index.ts'
import { setStatus } from '../../members/index.ts'
import { type Day, jobActor, tellAdmins, writeJobAudit } from './day-of-job.ts'

/** Sets a planned absence that has begun. @throws Failure LAST_ADMIN */
export async function beginAbsence(day: Day, memberId: number): Promise<void> {
  await refuseLastAdmin({ tx: day.tx, actor: jobActor(day, memberId) }, memberId)
  const found = await sql<{
    status: string
  }>`select status from members where id = ${memberId} for update`.execute(day.tx)
  if (found.rows[0]?.status !== 'WORKING') return
  await setStatus(day.tx, memberId, 'ABSENCE')
  const { today } = day
  await sql`update absences set held_at = null
    where member_id = ${memberId} and starts_on <= ${today} and (until_on is null or until_on >= ${today})`.execute(
    day.tx,
  )
  await writeJobAudit(day, memberId, {
    action: 'member.begin_absence',
    target: ['member', memberId],
    before: { status: 'WORKING' },
    after: { status: 'ABSENCE' },
  })
}

/** The last full admin stays; the admins are told once. */
export async function holdAbsence(day: Day, memberId: number): Promise<void> {
  const held = await sql`
    update absences set held_at = ${day.now}::timestamptz where member_id = ${memberId} and held_at is null
      and starts_on <= ${day.today} and (until_on is null or until_on >= ${day.today})`.execute(day.tx)
  if (held.numAffectedRows) await tellAdmins(day, memberId, 'ABSENCE_HELD')
}

/** Lets everybody work again whose absence is over. @returns how many */
export async function endAbsences(day: Day): Promise<number> {
  const { tx, today } = day
  const result = await sql<{ id: number }>`
    update members m set status = 'WORKING'
    where m.status = 'ABSENCE'
      and exists (select 1 from absences a where a.company_id = m.company_id and a.member_id = m.id and a.until_on < ${today})
      and not exists (select 1 from absences a where a.company_id = m.company_id and a.member_id = m.id
        and a.starts_on <= ${today} and (a.until_on is null or a.until_on >= ${today}))
    returning m.id`.execute(tx)
  for (const { id } of result.rows) {
    await writeJobAudit(day, id, {
      action: 'member.end_absence',
      target: ['member', id],
      before: { status: 'ABSENCE' },
      after: { status: 'WORKING' },
    })
  }
  return result.rows.length
}
