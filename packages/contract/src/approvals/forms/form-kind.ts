import type { DeclaredKind } from '../documents/document-kind.ts'

/** A document that was written with a form of the company. */
export const formKind: DeclaredKind = { key: 'FORM', refuses: {}, touches: [] }
