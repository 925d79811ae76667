import type { notifications as source } from '../ko/notifications.ts'
import type { SameShape } from '../same-shape.ts'

export const notifications: SameShape<typeof source> = {
  title: 'Notifications',
  bell: 'Notifications, {{n}} unread',
  bellNone: 'Notifications, none unread',
  many: '99+',
  readAll: 'Mark all as read',
  allRead: 'All notifications are marked as read.',
  showAll: 'Show all notifications',
  unread: 'Unread',
  list: 'Notifications',
  empty: 'No notifications',
  emptyHint: 'What needs your attention, such as approvals and invitations, gathers here.',
  noPage: 'No notifications on this page',
  noPageHint: 'There are fewer pages than this. Start with the newest ones.',
  newest: 'Show the newest',
}
