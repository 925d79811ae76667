import type { DeclaredKind } from '../documents/document-kind.ts'

/** A document that people write freely: nothing follows from it. */
export const freeKind: DeclaredKind = { key: 'GENERAL', refuses: {}, touches: [] }
