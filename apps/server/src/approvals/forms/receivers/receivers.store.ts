import { sql } from '../../../db/sql/sql.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { CommandContext, MemberContext } from '../../../http/context.ts'
import { found } from '../../../http/fail.ts'
import { type LineReceiver, receiversOf } from '../forms.queries.ts'
import type { ChosenReceiver } from '../forms.store.ts'

export interface ReceiverList {
  id: number
  name: string
  receivers: LineReceiver[]
  updated_at: string
}

/** The lists of the actor by name, or one of them. */
export async function listsOf(
  { tx, actor, today }: Pick<MemberContext, 'tx' | 'actor' | 'today'>,
  only: number | null = null,
): Promise<ReceiverList[]> {
  const { rows } = await sql<ReceiverList>`
    select l.id, l.name, ${receiversOf(sql`l.receivers`, today)} as receivers, l.updated_at from receiver_lists l
    where l.company_id = ${thisCompany} and l.member_id = ${actor.memberId}
      and (${only}::bigint is null or l.id = ${only}) order by l.name, l.id`.execute(tx)
  return rows
}

/** Puts people under a name, in the place of those who stood there. */
export async function putList(
  ctx: CommandContext,
  name: string,
  receivers: readonly ChosenReceiver[],
): Promise<number | null> {
  const kept = { receivers: JSON.stringify(receivers), updated_at: ctx.now.toString() }
  const put = await ctx.tx
    .insertInto('receiver_lists')
    .values({ company_id: ctx.companyId, member_id: ctx.actor.memberId, name, ...kept })
    .onConflict((key) =>
      key
        .columns(['company_id', 'member_id', 'name'])
        .doUpdateSet(kept)
        .where('receiver_lists.receivers', '<>', sql`excluded.receivers`),
    )
    .returning('id')
    .executeTakeFirst()
  return put?.id ?? null
}

/** @throws Failure NOT_FOUND */
export async function removeList({ tx, actor }: CommandContext, id: number): Promise<void> {
  const query = tx.deleteFrom('receiver_lists').where('id', '=', id).where('member_id', '=', actor.memberId)
  found(await query.returning('id').executeTakeFirst())
}
