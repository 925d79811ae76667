import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, outInstant, page, paging } from '../../fields.ts'

/** What a notification can be about. */
export const notificationKinds = [
  'APPROVAL_REQUESTED',
  'APPROVAL_APPROVED',
  'APPROVAL_DENIED',
  'APPROVAL_CANCELED',
  'MEMBER_JOINED',
  'MEMBER_WITHDREW',
  'INVITED',
  'MEMBER_IMPORT_DONE',
  'MEMBER_IMPORT_STOPPED',
  'MEMBER_RETIRED',
  'RETIREMENT_HELD',
  'HAND_OVER_LOST',
  'ABSENCE_HELD',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

const notification = z.object({
  nt_id: z.number(),
  nt_title: z.string(),
  nt_content: z.string(),
  nt_type: z.string(),
  nt_target_id: z.number().nullable(),
  /** Address of the screen that it leads to, within the product. */
  nt_link: z.string(),
  nt_read: z.boolean(),
  created_date: outInstant,
})

export const listNotifications = endpoint({
  id: 'home.list_notifications',
  area: 'home',
  method: 'GET',
  path: '/notice/notice/',
  summary: 'Own notifications, newest first, in the language of the reader',
  audience: 'member',
  query: z.object(paging),
  response: page(notification),
  success: [200],
  errors: [],
})

export const countNewNotifications = endpoint({
  id: 'home.count_new_notifications',
  area: 'home',
  method: 'GET',
  path: '/notice/notice/nt_icon/',
  summary: 'How many own notifications are unread; 100 stands for 100 or more',
  audience: 'member',
  query: z.object({ nt_new: z.string().max(10).optional() }),
  response: z.object({ nt_new: z.number() }),
  success: [200],
  errors: [],
})

export const readNotifications = endpoint({
  id: 'home.read_notifications',
  area: 'home',
  method: 'POST',
  path: '/notice/notice/read/',
  summary: 'Mark own notifications as read: those named, or all that exist now',
  audience: 'member',
  body: z.object({ ids: z.array(id).min(1).max(1000).optional(), all: z.literal(true).optional() }),
  response: z.object({ nt_new: z.number() }),
  success: [200],
  errors: [],
})
