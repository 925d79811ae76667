import { z } from 'zod'
import { id } from '../../fields.ts'
import { oldApprovals } from './areas.ts'
import { createReply, listReplies, replyContent } from './replies.ts'

const { touches } = createReply

export const oldListReplies = oldApprovals({
  id: 'list_replies',
  method: 'GET',
  path: '/apv_reply/',
  summary: 'Replies under a document, newest first',
  query: listReplies.query.extend({ drf_id: id }),
  response: listReplies.response,
  errors: ['NOT_FOUND', 'FORBIDDEN'],
})

export const oldCreateReply = oldApprovals({
  id: 'create_reply',
  method: 'POST',
  path: '/apv_reply/',
  summary: 'Reply under a document',
  body: z.object({ drf_id: id, content: replyContent }),
  response: createReply.response,
  errors: ['NOT_FOUND', 'FORBIDDEN'],
  touches,
})

export const oldChangeReply = oldApprovals({
  id: 'change_reply',
  method: 'PATCH',
  path: '/apv_reply/{id}/',
  summary: 'Change an own reply; its document, where it is named, has to be the one it stands under',
  body: z.object({ drf_id: id.optional(), content: replyContent }),
  response: createReply.response,
  errors: ['FORBIDDEN'],
  touches,
})

export const oldRemoveReply = oldApprovals({
  id: 'remove_reply',
  method: 'DELETE',
  path: '/apv_reply/{id}/',
  summary: 'Remove an own reply',
  errors: ['FORBIDDEN'],
  touches,
})
