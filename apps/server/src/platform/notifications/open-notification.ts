import { sql } from '../../db/sql/sql.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { MemberContext } from '../../http/context.ts'
import { found } from '../../http/fail.ts'
import { noteTouched } from '../../http/live/touched-people.ts'
import { findNoticeKind } from './notice-registry.ts'

/** Marks an own notification as read, and says where it leads and whether that can still be seen. @throws Failure NOT_FOUND */
export async function openNotification(
  ctx: MemberContext,
  id: number,
): Promise<{ link: string; isGone: boolean }> {
  const own = sql`company_id = ${thisCompany} and member_id = ${ctx.actor.memberId} and id = ${id}
    and created_at <= ${ctx.now}`
  type Opened = { kind: string; data: Record<string, unknown>; link: string }
  const unread = await sql<Opened>`
    update notifications set read_at = ${ctx.now} where ${own} and read_at is null
    returning kind, data, link`.execute(ctx.tx)
  const isFirst = unread.rows.length > 0
  const read = isFirst
    ? unread
    : await sql<Opened>`select kind, data, link from notifications where ${own}`.execute(ctx.tx)
  const { kind, data, link } = found(read.rows[0])
  if (isFirst) {
    noteTouched(ctx.tx, 'notices', [ctx.actor.memberId])
    ctx.audit({ action: 'notification.open', target: ['notification', id] })
  }
  const judge = findNoticeKind(kind)?.stillVisible
  const isGone = judge ? !(await judge(ctx, [{ id, data }])).has(id) : false
  return { link, isGone }
}
