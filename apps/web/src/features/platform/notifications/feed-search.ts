import { type NoticeGroup, noticeGroups } from '#contract/platform/notifications/notice-groups.ts'
import { numberOf, oneOf } from '../../../page/search.ts'

interface FeedSearch {
  group?: NoticeGroup
  unread?: true
  /** What a push message leads to. */
  open?: number
}

/** What of the notifications is shown, as the address says. */
export function readFeedSearch(search: Record<string, unknown>): FeedSearch {
  return {
    ...oneOf(search, 'group', noticeGroups),
    ...((search.unread === true || search.unread === 'true') && { unread: true }),
    ...numberOf(search, 'open'),
  }
}
