import { sql } from '../../../db/sql/sql.ts'
import { lastsOn } from '../../../db/dated-rows.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { CommandContext } from '../../../http/context.ts'
import { refuseLastAdmin } from '../../roles/index.ts'
import { holdMember, setStatus } from '../../members/index.ts'
import { tellAbsent, tellReturned } from '../matters/matters.ts'
import { tellAdmins } from './tell-admins.ts'

/** Sets a planned absence that has begun. @throws Failure LAST_ADMIN */
export async function beginAbsence(ctx: CommandContext, memberId: number): Promise<void> {
  const { tx, today } = ctx
  await refuseLastAdmin(ctx, memberId)
  await holdMember(tx, memberId)
  const found = await sql<{
    status: string
  }>`select status from members where company_id = ${thisCompany} and id = ${memberId}`.execute(tx)
  if (found.rows[0]?.status !== 'WORKING') return
  await setStatus(tx, memberId, 'ABSENCE')
  await sql`update absences set held_at = null
    where company_id = ${thisCompany} and member_id = ${memberId} and ${lastsOn('absences', today)}`.execute(
    tx,
  )
  await tellAbsent(ctx, memberId)
  ctx.audit({
    action: 'member.begin_absence',
    target: ['member', memberId],
    before: { status: 'WORKING' },
    after: { status: 'ABSENCE' },
  })
}

/** The last full admin stays; the admins are told once. */
export async function holdAbsence(ctx: CommandContext, memberId: number): Promise<void> {
  const held = await sql`
    update absences set held_at = ${ctx.now}::timestamptz
    where company_id = ${thisCompany} and member_id = ${memberId} and held_at is null and ${lastsOn('absences', ctx.today)}`.execute(
    ctx.tx,
  )
  if (!held.numAffectedRows) return
  await tellAdmins(ctx, memberId, 'ABSENCE_HELD')
  ctx.audit({ action: 'member.hold_absence', target: ['member', memberId] })
}

/** Lets somebody work again whose absence is over. */
export async function endAbsence(ctx: CommandContext, memberId: number): Promise<void> {
  const { tx, today } = ctx
  await holdMember(tx, memberId)
  const ended = await sql`
    select 1 from members m
    where m.company_id = ${thisCompany} and m.id = ${memberId} and m.status = 'ABSENCE' and not exists (select 1 from absences a
      where a.company_id = ${thisCompany} and a.member_id = m.id
        and ${lastsOn('a', today)})`.execute(tx)
  if (ended.rows.length === 0) return
  await setStatus(tx, memberId, 'WORKING')
  await tellReturned(ctx, memberId)
  ctx.audit({
    action: 'member.end_absence',
    target: ['member', memberId],
    before: { status: 'ABSENCE' },
    after: { status: 'WORKING' },
  })
}
