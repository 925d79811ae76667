import type { DocumentKind } from '../documents/index.ts'
import { WrittenDocument } from './written-document.tsx'

/** A document that people write freely: a title and its text. */
export const freeDocument: DocumentKind = {
  key: 'GENERAL',
  texts: ['forms'],
  name: 'forms.name',
  Block: ({ document }) => <WrittenDocument text={document.drf_content} />,
}
