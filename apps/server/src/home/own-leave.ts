import { sql } from 'kysely'
import { leaveBalance } from '#rules/leave/leave-balance.ts'
import { minutesToDays } from '#rules/leave/leave-unit.ts'
import type { MemberContext } from '../http/context.ts'

type Asking = Pick<MemberContext, 'tx' | 'companyId' | 'actor' | 'today'>

interface Row {
  standard_day_minutes: number
  grants: { id: number; minutes: number; granted_on: string; expires_on: string }[] | null
  uses: { on: string; minutes: number; status: 'REQUESTED' | 'APPROVED' }[] | null
}

export interface OwnLeave {
  total_days: number
  used_days: number
  remaining_days: number
  /** Without what open requests hold. */
  available_days: number
}

/** The caller's annual leave in days, by the stored grants; null before the first one. */
export async function ownLeave(ctx: Asking): Promise<OwnLeave | null> {
  const row = await loadLeave(ctx)
  if (!row?.grants) return null
  const balance = leaveBalance({
    asOf: ctx.today,
    grants: row.grants.map((grant) => ({
      id: String(grant.id),
      minutes: grant.minutes,
      grantedOn: Temporal.PlainDate.from(grant.granted_on),
      expiresOn: Temporal.PlainDate.from(grant.expires_on),
    })),
    uses: (row.uses ?? []).map((use) => ({
      on: Temporal.PlainDate.from(use.on),
      minutes: use.minutes,
      state: use.status === 'APPROVED' ? 'TAKEN' : 'PENDING',
    })),
  })
  const toDays = (minutes: number) => minutesToDays(minutes, row.standard_day_minutes)
  return {
    total_days: toDays(balance.granted),
    used_days: toDays(balance.taken),
    remaining_days: toDays(balance.remaining),
    available_days: toDays(balance.available),
  }
}

async function loadLeave({ tx, companyId, actor }: Asking): Promise<Row | undefined> {
  const result = await sql<Row>`
    select m.standard_day_minutes,
      (select json_agg(json_build_object('id', g.id, 'minutes', g.minutes, 'granted_on', g.granted_on, 'expires_on', g.expires_on))
        from leave_grants g where g.company_id = m.company_id and g.member_id = m.id) as grants,
      (select json_agg(json_build_object('on', d.leave_on, 'minutes', d.minutes, 'status', r.status))
        from leave_requests r join leave_days d on d.company_id = r.company_id and d.request_id = r.id
        where r.company_id = m.company_id and r.member_id = m.id) as uses
    from members m where m.company_id = ${companyId} and m.id = ${actor.memberId}`.execute(tx)
  return result.rows[0]
}
