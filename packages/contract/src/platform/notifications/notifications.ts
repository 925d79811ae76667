import { z } from 'zod'
import { area } from '../../area.ts'
import { id, outInstant, paged, queryFlag, queryInt } from '../../fields.ts'
import { noticeGroups } from './notice-groups.ts'

const notices = area({ area: 'home', path: '/notice/notice' })

export const notification = z.object({
  nt_id: z.number(),
  nt_title: z.string(),
  nt_content: z.string(),
  nt_type: z.string(),
  nt_target_id: z.number().nullable(),
  /** Address of the screen that it leads to, within the product. */
  nt_link: z.string(),
  nt_read: z.boolean(),
  /** How often one was told of the same thing since it was read last. */
  nt_times: z.number(),
  created_date: outInstant,
})

export const listNotifications = notices({
  id: 'list_notifications',
  method: 'GET',
  path: '/',
  summary: 'Own notifications, newest first, in the language of the reader',
  ...paged(notification),
})

/** Where a page ends: the moment and the id of its last one. */
const place = z.string().regex(/^\d{1,16}-\d{1,10}$/)

export const listNotificationFeed = notices({
  id: 'list_notification_feed',
  method: 'GET',
  path: '/feed/',
  summary: 'Own notifications, newest first, as far as one reads on: all, of a group, or the unread ones',
  query: z.object({
    group: z.enum(noticeGroups).optional(),
    unread: queryFlag.optional(),
    before: place.optional(),
    page_size: queryInt(1, 100).default(30),
  }),
  response: z.object({
    results: z.array(notification),
    /** What to ask for to read on; null at the end. */
    next_before: z.string().nullable(),
  }),
})

export const openNotification = notices({
  id: 'open_notification',
  method: 'POST',
  path: '/{id}/open/',
  summary:
    'Mark an own notification as read and learn where it leads, and whether what it leads to can still be seen',
  response: z.object({ nt_link: z.string(), nt_gone: z.boolean(), nt_new: z.number() }),
  success: [200],
  touches: ['home'],
})

export const countNewNotifications = notices({
  id: 'count_new_notifications',
  method: 'GET',
  path: '/nt_icon/',
  summary: 'How many own notifications are unread; 100 stands for 100 or more',
  query: z.object({ nt_new: z.string().max(10).optional() }),
  response: z.object({ nt_new: z.number() }),
})

export const readNotifications = notices({
  id: 'read_notifications',
  method: 'POST',
  path: '/read/',
  summary: 'Mark own notifications as read: those named, or all that exist now',
  body: z.object({ ids: z.array(id).min(1).max(1000).optional(), all: z.literal(true).optional() }),
  response: z.object({ nt_new: z.number() }),
  success: [200],
  touches: ['home'],
})
