import { sql } from 'kysely'
import type { getAdminConfirmInfo } from '#contract/time/closing/closing.ts'
import type { Input } from '#contract/endpoint.ts'
import { earlier } from '#rules/work-time/confirm-period.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { MemberContext } from '../../../http/context.ts'
import { coveredMembers } from '../../../people/roles/index.ts'
import { hasOpenCheckOut, hasHeldParts } from '../../work-days/index.ts'
import { periodToWire } from '../closing.wire.ts'
import { periodOf } from '../periods/period-of.ts'
import { isConfirmed, worksIn } from './people.queries.ts'

/** How far a period is, of the people whom the caller looks after: one statement more than finding the period. */
export async function adminInfo(
  ctx: MemberContext,
  date: Temporal.PlainDate | undefined,
): Promise<Input<(typeof getAdminConfirmInfo)['response']>> {
  const period = await periodOf(ctx, date)
  const over = { from: period.from, to: earlier(period.to, period.over) }
  const { rows } = await sql<{
    total_count: number
    confirmed_count: number
    open_out_count: number
    request_count: number
  }>`
    select count(*)::int as total_count, (count(*) filter (where p.is_confirmed))::int as confirmed_count,
      (count(*) filter (where not p.is_confirmed and p.is_open))::int as open_out_count,
      (count(*) filter (where not p.is_confirmed and p.is_held))::int as request_count
    from (
      select ${isConfirmed(period)} as is_confirmed, ${hasOpenCheckOut(over)} as is_open, ${hasHeldParts(over)} as is_held
      from members m where m.company_id = ${thisCompany} and ${worksIn(period)} and ${coveredMembers(ctx, sql.ref('m.id'))}
    ) p`.execute(ctx.tx)
  return { ...rows[0]!, ...periodToWire(period) }
}
