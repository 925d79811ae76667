export { latestNotifications, countUnread } from './notifications.queries.ts'
export { notificationsToWire } from './notifications.wire.ts'
export { notificationJobs } from './delivery/delivery.jobs.ts'
export { lastTold, wasTold } from './last-told.ts'
export {
  findNoticeKind,
  type NoticeKind,
  type NoticeKinds,
  type NoticeReader,
  registerNoticeKinds,
  type ToldNotice,
} from './notice-registry.ts'
export { type NewNotification, notify, notifyEach } from './notify.ts'
export { readAbout } from './read-about.ts'
export { recallNotices, retitleNotices } from './recall-notices.ts'
export { toldBy } from './told-by.ts'
export { dropNotices, type UnreadNotice, unreadNotices } from './unread-notices.ts'
