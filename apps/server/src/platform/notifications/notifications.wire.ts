import type { Input } from '#contract/endpoint.ts'
import type { listNotifications } from '#contract/platform/notifications/notifications.ts'
import type { MemberContext } from '../../http/context.ts'
import type { FindNames } from '../../http/reader/name-people.ts'
import { findNoticeKind } from './notice-registry.ts'
import { notificationText } from './notification-text.ts'
import type { NotificationRow } from './notifications.queries.ts'

type WirePage = Input<typeof listNotifications.response>

type Reader = Parameters<FindNames>[0] & Pick<MemberContext, 'language'>

/** Notifications as their reader can read them: in the own language, with names that can be said in it. */
export async function sentencesOf(
  ctx: Reader,
  rows: readonly NotificationRow[],
  findNames: FindNames,
): Promise<{ title: string; content: string }[]> {
  const about = rows.map(({ data }) => data.personId).filter((id) => typeof id === 'number')
  const names = ctx.language === 'ko' || about.length === 0 ? null : await findNames(ctx, about)
  return rows.map((row) => {
    const person = names?.get(row.data.personId as number) ?? row.data.person
    return notificationText(row.kind, { ...row.data, person }, ctx.language)
  })
}

export async function notificationsToWire(
  ctx: Reader,
  rows: readonly NotificationRow[],
  findNames: FindNames,
): Promise<WirePage['results']> {
  const said = await sentencesOf(ctx, rows, findNames)
  return rows.map((row, at) => ({
    nt_id: row.id,
    nt_title: said[at]!.title,
    nt_content: said[at]!.content,
    nt_type: row.kind,
    nt_target_id: typeof row.data.targetId === 'number' ? row.data.targetId : null,
    nt_link: row.link,
    nt_read: row.read_at !== null,
    nt_times: findNoticeKind(row.kind)?.gathers ? 1 : row.times,
    created_date: row.created_at,
  }))
}
