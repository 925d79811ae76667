import { sql } from 'kysely'
import type { NotificationKind } from '#contract/platform/notifications/notifications.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { CommandContext, Language } from '../../http/context.ts'

export interface NewNotification {
  memberIds: readonly number[]
  kind: NotificationKind
  /**
   * Values for the sentence of the kind, such as {person} and {title}, in every language where they differ; personId says who
   * {person} is, so that readers are told the name they can say; targetId names the thing it is about.
   */
  data?: Record<string, string | number | Record<Language, string>>
  /** Address of a screen within the product, beginning with a slash. */
  link?: string
  /** Milliseconds until it is told, for what may be taken back until then. */
  after?: number
}

/** Leaves a notification for each of the members, once; people who have left get none. */
export async function notify(
  ctx: Pick<CommandContext, 'tx' | 'now'>,
  { memberIds, kind, data = {}, link = '', after = 0 }: NewNotification,
): Promise<void> {
  if (memberIds.length === 0) return
  await sql`
    insert into notifications (company_id, member_id, kind, data, link, created_at)
    select ${thisCompany}::bigint, m.id, ${kind}::text, ${JSON.stringify(data)}::jsonb, ${link}::text, ${ctx.now.add({ milliseconds: after })}::timestamptz
    from unnest(${[...new Set(memberIds)]}::bigint[]) as told (id)
    join members m on m.company_id = ${thisCompany} and m.id = told.id and m.status <> 'RETIRED'
    order by m.id
    returning id`.execute(ctx.tx)
}

/** The same where each is told something of their own: one statement, however many they are. */
export async function notifyEach(
  ctx: Pick<CommandContext, 'tx' | 'now'>,
  kind: NotificationKind,
  told: readonly ({ memberId: number } & Pick<NewNotification, 'data' | 'link'>)[],
): Promise<void> {
  if (told.length === 0) return
  const rows = told.map(({ memberId, data = {}, link = '' }) => ({ id: memberId, data, link }))
  await sql`
    insert into notifications (company_id, member_id, kind, data, link, created_at)
    select ${thisCompany}::bigint, m.id, ${kind}::text, told.data, told.link, ${ctx.now}::timestamptz
    from json_to_recordset(${JSON.stringify(rows)}) as told (id bigint, data jsonb, link text)
    join members m on m.company_id = ${thisCompany} and m.id = told.id and m.status <> 'RETIRED'
    order by m.id
    returning id`.execute(ctx.tx)
}
