import { type DocumentKind, RunningText } from '../documents/index.ts'

/** A document that people write freely: a title and its text. */
export const freeDocument: DocumentKind = {
  key: 'GENERAL',
  name: 'approvals.kind.FREE',
  Block: ({ document }) => <RunningText text={document.drf_content} />,
}
