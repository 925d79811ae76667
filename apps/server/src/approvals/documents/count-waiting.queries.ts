import { sql } from '../../db/sql/sql.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { MemberContext } from '../../http/context.ts'
import { somebodyActed } from './box-conditions.ts'
import { turnsOf } from './boxes.queries.ts'
import { kindIsOpen } from './kinds/switched-off-kinds.ts'

type Reader = Pick<MemberContext, 'tx' | 'actor' | 'today'>

/** How many documents wait for the actor: asked for again and again, so it reads open turns alone. */
export async function countTurns(ctx: Reader): Promise<number> {
  const { rows } = await sql<{ count: number }>`select ${turnsOf(ctx)} as count`.execute(ctx.tx)
  return rows[0]!.count
}

interface Waiting {
  toApprove: number
  /** Own ones that are open, as the outbox parts them: nobody has acted on them, or somebody has. */
  requested: number
  inProgress: number
}

/** The same with own documents that are open. */
export async function countWaiting(ctx: Reader): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select ${turnsOf(ctx)} as "toApprove", own.requested, own.in_progress as "inProgress"
    from (select count(*) filter (where not acted)::int as requested, count(*) filter (where acted)::int as in_progress
      from (select ${somebodyActed} as acted from documents d
        where d.company_id = ${thisCompany} and d.author_id = ${ctx.actor.memberId} and d.status = 'REQUESTED'
          and ${kindIsOpen(ctx)}) open) own`.execute(ctx.tx)
  return rows[0]!
}
