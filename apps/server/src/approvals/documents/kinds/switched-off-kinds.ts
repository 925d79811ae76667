import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../../http/context.ts'
import { fail } from '../../../http/fail.ts'
import { findKind, registeredKinds } from './kind-registry.ts'

type Reader = { actor: Pick<Actor, 'switchedOff'> }

/**
 * Documents live by the switch of the part that they belong to (decision D-18): while it is off nobody finds or opens
 * them, and they wait as they are.
 * @throws Failure FEATURE_OFF
 */
export function refuseSwitchedOff({ actor }: Reader, { kind: key }: { kind: string }): void {
  const kind = findKind(key)
  const part = kind ? kind.feature : 'DOCUMENT_APPROVAL'
  if (part && actor.switchedOff.includes(part)) fail('FEATURE_OFF')
}

/** The same for lists: a condition on the kind of `d`, a document. */
export function kindIsOpen({ actor: { switchedOff } }: Reader): RawBuilder<boolean> {
  const kinds = registeredKinds()
  const keys = (isOff: boolean) =>
    kinds.filter(({ feature }) => switchedOff.includes(feature ?? '') === isOff).map(({ key }) => key)
  if (switchedOff.includes('DOCUMENT_APPROVAL')) return sql`d.kind = any(${keys(false)}::text[])`
  const off = keys(true)
  return off.length > 0 ? sql`d.kind <> all(${off}::text[])` : sql`true`
}
