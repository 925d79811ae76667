import { fail } from '../../../http/fail.ts'
import type { DocumentKind } from './document-kind.ts'

let kinds: ReadonlyMap<string, DocumentKind> = new Map()

/**
 * Called once at start with all kinds of the product, so that approvals know none by name.
 * @throws when two have the same key: a fault of ours
 */
export function registerDocumentKinds(all: readonly DocumentKind[]): void {
  const byKey = new Map(all.map((kind) => [kind.key, kind]))
  const twice = all.find((kind) => byKey.get(kind.key) !== kind)
  if (twice) throw new Error(`Two kinds of document are called ${twice.key}.`)
  kinds = byKey
}

export function registeredKinds(): DocumentKind[] {
  return [...kinds.values()]
}

/** The kind of a stored document; undefined where none of this name is left. */
export function findKind(key: string): DocumentKind | undefined {
  return kinds.get(key)
}

/** The kind of what somebody asks for. @throws Failure UNKNOWN_DOCUMENT_KIND */
export function documentKind(key: string): DocumentKind {
  return kinds.get(key) ?? fail('UNKNOWN_DOCUMENT_KIND')
}
