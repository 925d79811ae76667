import { z } from 'zod'
import { paged } from '../../fields.ts'
import { listed, listQuery } from './approvals.ts'
import { approvals } from './areas.ts'

export const listBookmarks = approvals({
  id: 'list_bookmarks',
  method: 'GET',
  path: '/bookmarks',
  summary: 'Documents that the caller has marked and may still open, newest first',
  ...paged(listed, listQuery),
})

export const bookmark = approvals({
  id: 'bookmark',
  method: 'PUT',
  path: '/bookmarks/{id}',
  summary: 'Mark a document for oneself; its id is that of the document',
  response: z.object({ drf_id: z.number(), is_marked: z.literal(true) }),
  errors: ['FORBIDDEN'],
  touches: ['approval_v1'],
})

export const removeBookmark = approvals({
  id: 'remove_bookmark',
  method: 'DELETE',
  path: '/bookmarks/{id}',
  summary: 'Take an own mark off a document',
  errors: ['FORBIDDEN'],
  touches: ['approval_v1'],
})
