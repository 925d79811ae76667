import { sql } from 'kysely'
import { thisCompany } from '../../db/this-company.ts'
import type { MemberContext } from '../../http/context.ts'
import { turnsOf } from './boxes.queries.ts'
import { kindIsOpen } from './kinds/switched-off-kinds.ts'

type Reader = Pick<MemberContext, 'tx' | 'actor' | 'today'>

/** How many documents wait for the actor: asked for again and again, so it reads open turns alone. */
export async function countTurns(ctx: Reader): Promise<number> {
  const { rows } = await sql<{ count: number }>`select ${turnsOf(ctx)} as count`.execute(ctx.tx)
  return rows[0]!.count
}

/** The same with the number of own documents that are under way. */
export async function countWaiting(ctx: Reader): Promise<{ toApprove: number; inProgress: number }> {
  const { rows } = await sql<{ toApprove: number; inProgress: number }>`
    select ${turnsOf(ctx)} as "toApprove",
      (select count(*)::int from documents d
        where d.company_id = ${thisCompany} and d.author_id = ${ctx.actor.memberId} and d.status = 'REQUESTED' and ${kindIsOpen(ctx)}) as "inProgress"`.execute(
    ctx.tx,
  )
  return rows[0]!
}
