import { z } from 'zod'
import { id, outInstant, paged, paging, text } from '../../fields.ts'
import { person } from './approvals.ts'
import { approvals } from './areas.ts'

/** What a reply says; of several lines. */
export const replyContent = text(1, 1000)

export const reply = z.object({
  drf_re_id: z.number(),
  content: z.string(),
  user: person,
  created_date: outInstant,
  /** null while it stands as it was written. */
  updated_date: outInstant.nullable(),
  /** Whether the caller wrote it, and so may change and remove it. */
  is_own: z.boolean(),
})

const body = z.object({ content: replyContent })
const params = z.object({ id, replyId: id })
/** The number of replies stands in lists, too. */
const touches = [
  'approval_v1',
  'home.count_new_notifications',
  'home.list_notification_feed',
  'home.list_notifications',
]

export const listReplies = approvals({
  id: 'list_replies',
  method: 'GET',
  path: '/documents/{id}/replies',
  summary: 'Replies under a document, newest first',
  ...paged(reply, { page_size: paging.page_size.default(50) }),
  errors: ['FORBIDDEN'],
})

export const createReply = approvals({
  id: 'create_reply',
  method: 'POST',
  path: '/documents/{id}/replies',
  summary: 'Reply under a document; its author and the people on its line are told',
  body,
  response: reply,
  errors: ['FORBIDDEN'],
  touches,
})

export const changeReply = approvals({
  id: 'change_reply',
  method: 'PUT',
  path: '/documents/{id}/replies/{replyId}',
  summary: 'Change an own reply',
  params,
  body,
  response: reply,
  errors: ['FORBIDDEN'],
  touches,
})

export const removeReply = approvals({
  id: 'remove_reply',
  method: 'DELETE',
  path: '/documents/{id}/replies/{replyId}',
  summary: 'Remove an own reply',
  params,
  errors: ['FORBIDDEN'],
  touches,
})
