/** What a browser asks for anew when a document on whose line the reader stands, or their own one, has changed; told by the stream of GET /live/. */
export const liveDocuments = {
  own: [
    'approvals.waiting_count',
    'approvals.unread_documents_count',
    'approvals.overview',
    'approvals.inbox',
    'approvals.outbox',
    'approvals.get_document',
    'approvals.list_replies',
    'home.get_summary',
  ],
  others: [],
} as const
