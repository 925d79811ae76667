import { sql } from '../../../db/sql/sql.ts'
import type { getAdminConfirmInfo } from '#contract/time/closing/closing.ts'
import type { EndpointInput, Input } from '#contract/endpoint.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { MemberContext } from '../../../http/context.ts'
import { workingToday } from '../../work-plans/index.ts'
import { periodToWire } from '../closing.wire.ts'
import { type ClosingPeriod, periodOf } from '../periods/period-of.ts'
import { inReach, joinOwn, own } from './people.queries.ts'
import { hasProblem, type ProblemKind } from './problem-conditions.ts'

type Counts = Record<
  | 'total_count'
  | 'confirmed_count'
  | 'missing_count'
  | 'open_out_count'
  | 'request_count'
  | 'correction_count',
  number
>

/** How far a period is, of everybody in view, and how many of them something keeps open, by what it is. */
export async function adminInfo(
  ctx: MemberContext,
  asked: EndpointInput<typeof getAdminConfirmInfo>['query'],
): Promise<Input<(typeof getAdminConfirmInfo)['response']>> {
  const period = await periodOf(ctx, asked.date)
  const who = inReach(ctx, asked)
  const has = (kind: ProblemKind) =>
    hasProblem(ctx, { period, who, join: sql`join mine o on o.id = m.id` }, kind)
  const [day, out, request, correction] = await Promise.all([
    has('DAY'),
    has('OUT'),
    has('REQUEST'),
    has('CORRECTION'),
  ])
  const people = sql`(count(*) filter (where not p.is_confirmed and`
  const { rows } = await sql<Counts>`
    with mine as materialized (
      select m.id, o.* from members m ${joinOwn(period)} where m.company_id = ${thisCompany} and ${own.works} and ${who})
    select count(*)::int as total_count, (count(*) filter (where p.is_confirmed))::int as confirmed_count,
      ${people} p.is_missing))::int as missing_count, ${people} p.is_open))::int as open_out_count,
      ${people} p.is_held))::int as request_count, ${people} p.is_corrected))::int as correction_count
    from (
      select ${own.isConfirmed} as is_confirmed, ${day} as is_missing, ${out} as is_open, ${request} as is_held,
        ${correction} as is_corrected
      from mine o cross join lateral (select o.id) m
      offset 0
    ) p`.execute(ctx.tx)
  return { ...rows[0]!, ...periodToWire(period), is_late: isLate(ctx, period) }
}

function isLate(ctx: MemberContext, { deadline }: ClosingPeriod): boolean {
  return Temporal.PlainDate.compare(deadline, workingToday(ctx)) < 0
}
