import type { Input } from '#contract/endpoint.ts'
import type { listNotifications } from '#contract/platform/notifications/notifications.ts'
import type { Language } from '../../http/context.ts'
import { notificationText } from './notification-text.ts'
import type { NotificationRow } from './notifications.queries.ts'

type WirePage = Input<typeof listNotifications.response>

export function notificationToWire(row: NotificationRow, language: Language): WirePage['results'][number] {
  const { title, content } = notificationText(row.kind, row.data, language)
  return {
    nt_id: row.id,
    nt_title: title,
    nt_content: content,
    nt_type: row.kind,
    nt_target_id: typeof row.data.targetId === 'number' ? row.data.targetId : null,
    nt_link: row.link,
    nt_read: row.read_at !== null,
    created_date: row.created_at,
  }
}
