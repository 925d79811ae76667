export { countUnread } from './notifications.queries.ts'
export { type NewNotification, notify } from './notify.ts'
export { readAbout } from './read-about.ts'
export { recallNotices } from './recall-notices.ts'
