import { type DocumentKind, RunningText } from '../documents/index.ts'

/** A document that people write freely: a title and its text. */
export const freeDocument: DocumentKind = {
  key: 'GENERAL',
  texts: ['forms'],
  name: 'forms.name',
  Block: ({ document }) => <RunningText text={document.drf_content} />,
}
