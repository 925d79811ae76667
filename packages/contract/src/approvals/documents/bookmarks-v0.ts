import { z } from 'zod'
import { id } from '../../fields.ts'
import { listed } from './approvals.ts'
import { oldApprovals } from './areas.ts'
import { listBookmarks } from './bookmarks.ts'

const touches = ['approval_v1']

export const oldListBookmarks = oldApprovals({
  id: 'list_bookmarks',
  method: 'GET',
  path: '/apvbookmark/',
  summary: 'Documents that the caller has marked, newest first',
  query: listBookmarks.query,
  response: listBookmarks.response.extend({ results: z.array(listed.extend({ draft_id: z.number() })) }),
})

export const oldBookmark = oldApprovals({
  id: 'bookmark',
  method: 'POST',
  path: '/apvbookmark/',
  summary: 'Mark a document for oneself',
  body: z.object({ draft_id: id }),
  response: z.object({ draft_id: z.number() }),
  errors: ['NOT_FOUND', 'FORBIDDEN'],
  touches,
})

export const oldRemoveBookmark = oldApprovals({
  id: 'remove_bookmark',
  method: 'DELETE',
  path: '/apvbookmark/{id}/',
  summary: 'Take an own mark off a document; the id is that of the document',
  errors: ['FORBIDDEN'],
  touches,
})

export const oldRemoveNamedBookmark = oldApprovals({
  id: 'remove_named_bookmark',
  method: 'DELETE',
  path: '/apvbookmark/',
  summary: 'The same with the document named in the body',
  body: z.object({ draft_id: id }),
  errors: ['NOT_FOUND', 'FORBIDDEN'],
  touches,
})
