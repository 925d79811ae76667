export { getNotice, listNotices, recentNotices } from './operator-notices.queries.ts'
export { noticeToWire } from './operator-notices.wire.ts'
export { noticeFile, publishNotice, withdrawNotice } from './publish-notice.ts'
