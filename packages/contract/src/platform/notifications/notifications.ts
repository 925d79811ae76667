import { z } from 'zod'
import { area } from '../../area.ts'
import { id, outInstant, paged } from '../../fields.ts'

const notices = area({ area: 'home', path: '/notice/notice' })

/** What a notification can be about. */
export const notificationKinds = [
  'APPROVAL_REQUESTED',
  'APPROVAL_APPROVED',
  'APPROVAL_DENIED',
  'APPROVAL_CANCELED',
  'APPROVAL_REPLIED',
  'APPROVAL_CIRCULATED',
  'APPROVAL_OVERDUE',
  'APPROVAL_LINE_REPAIRED',
  'DOCUMENTS_DUE',
  'APPROVAL_DELEGATED',
  'APPROVAL_APPROVED_FOR',
  'APPROVAL_DENIED_FOR',
  'DELEGATION_GIVEN',
  'DELEGATION_BEGAN',
  'DELEGATION_OVER',
  'OWN_DELEGATION_SET',
  'OWN_DELEGATION_BEGAN',
  'OWN_DELEGATION_OVER',
  'OWN_DELEGATION_PAUSED',
  'MEMBER_JOINED',
  'MEMBER_WITHDREW',
  'INVITED',
  'RECORD_MISSING',
  'MEMBER_IMPORT_DONE',
  'MEMBER_IMPORT_STOPPED',
  'MEMBER_RETIRED',
  'RETIREMENT_HELD',
  'HAND_OVER_LOST',
  'ABSENCE_HELD',
  'WORK_CONFIRM_DUE',
  'WORK_CONFIRM_MISSED',
  'WORK_REOPENED',
  'WORK_DAYS_RECOUNTED',
  'LEAVE_PROMOTION_OPEN',
  'LEAVE_PROMOTION_ASKED',
  'LEAVE_PROMOTION_REMINDER',
  'LEAVE_PROMOTION_PLANNED',
  'LEAVE_PROMOTION_UNANSWERED',
  'LEAVE_PROMOTION_FIXED',
  'LEAVE_PROMOTION_CAME',
  'LEAVE_PROMOTION_REFUSED',
  'HOLIDAY_FREED',
  'HOLIDAY_AROUND',
  'HOLIDAY_BINDS',
  'HOLIDAY_SWAPPED',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

export const notification = z.object({
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

export const listNotifications = notices({
  id: 'list_notifications',
  method: 'GET',
  path: '/',
  summary: 'Own notifications, newest first, in the language of the reader',
  ...paged(notification),
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
