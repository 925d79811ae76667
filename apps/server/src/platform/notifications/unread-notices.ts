import { sql } from '../../db/sql/sql.ts'
import type { NotificationKind } from '#contract/platform/notifications/notice-kinds.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { CommandContext } from '../../http/context.ts'
import { noteTouched } from '../../http/live/touched-people.ts'

export interface UnreadNotice {
  id: number
  memberId: number
  kind: NotificationKind
  link: string
  data: Record<string, unknown>
  /** It was mailed, or pushed as far as is known: its person may know of it without having read it here. */
  hasLeft: boolean
}

/** What some people were told of some things and have not read, held until the commit: a newer word may gather what it said. */
export async function unreadNotices(
  { tx }: Pick<CommandContext, 'tx'>,
  kinds: readonly NotificationKind[],
  { memberIds, links }: { memberIds: readonly number[]; links: readonly string[] },
): Promise<UnreadNotice[]> {
  if (memberIds.length === 0) return []
  const { rows } = await sql<UnreadNotice>`
    select id, member_id as "memberId", kind, link, data,
      mailed_at is not null or (not push and exists (select 1 from push_subscriptions s
        where s.company_id = ${thisCompany} and s.member_id = notifications.member_id)) as "hasLeft"
    from notifications
    where company_id = ${thisCompany} and member_id = any(${[...memberIds]}::bigint[]) and read_at is null
      and about is not null and kind = any(${[...kinds]}::text[]) and link = any(${[...links]}::text[])
    order by member_id, id for update`.execute(tx)
  return rows
}

/** Takes back what is not so any more. */
export async function dropNotices(
  { tx }: Pick<CommandContext, 'tx'>,
  notices: readonly Pick<UnreadNotice, 'id' | 'memberId'>[],
): Promise<void> {
  if (notices.length === 0) return
  const ids = notices.map(({ id }) => id)
  await sql`delete from notifications where company_id = ${thisCompany} and id = any(${ids}::bigint[])`.execute(
    tx,
  )
  noteTouched(
    tx,
    'notices',
    notices.map(({ memberId }) => memberId),
  )
}
