import { sql } from '../../../db/sql/sql.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { CommandContext } from '../../../http/context.ts'
import type { PushTarget } from '../../../outside/push/push.ts'

export interface KeptSubscription extends PushTarget {
  id: number
  member_id: number
  server_key: string
  browser: string
  created_at: string
}

const columns = sql`id, member_id, endpoint, p256dh, auth, server_key, browser, created_at`

/** The browsers of some people. */
export async function subscriptionsOf(
  { tx }: Pick<CommandContext, 'tx'>,
  memberIds: readonly number[],
): Promise<KeptSubscription[]> {
  const { rows } = await sql<KeptSubscription>`
    select ${columns} from push_subscriptions
    where company_id = ${thisCompany} and member_id = any(${[...memberIds]}::bigint[]) order by id`.execute(
    tx,
  )
  return rows
}

export async function findSubscription(
  { tx }: Pick<CommandContext, 'tx'>,
  id: number,
): Promise<KeptSubscription | undefined> {
  const { rows } = await sql<KeptSubscription>`
    select ${columns} from push_subscriptions where company_id = ${thisCompany} and id = ${id}`.execute(tx)
  return rows[0]
}

/** Keeps a browser as the actor's; one that somebody else has subscribed before is theirs no more. */
export async function keepSubscription(
  ctx: CommandContext,
  { endpoint, p256dh, auth, server_key, browser }: Omit<KeptSubscription, 'id' | 'member_id' | 'created_at'>,
): Promise<KeptSubscription> {
  const { rows } = await sql<KeptSubscription>`
    insert into push_subscriptions (company_id, member_id, endpoint, p256dh, auth, server_key, browser, created_at)
    values (${thisCompany}, ${ctx.actor.memberId}, ${endpoint}, ${p256dh}, ${auth}, ${server_key}, ${browser}, ${ctx.now})
    on conflict (company_id, endpoint) do update set member_id = excluded.member_id, p256dh = excluded.p256dh,
      auth = excluded.auth, server_key = excluded.server_key, browser = excluded.browser, created_at = excluded.created_at
    returning ${columns}`.execute(ctx.tx)
  return rows[0]!
}

/** @returns whether there was one */
export async function dropSubscription(
  { tx }: Pick<CommandContext, 'tx'>,
  { id, memberId }: { id: number; memberId: number },
): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    delete from push_subscriptions where company_id = ${thisCompany} and id = ${id} and member_id = ${memberId}
    returning id`.execute(tx)
  return rows.length > 0
}
