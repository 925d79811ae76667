import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../http/context.ts'
import { fail } from '../../http/fail.ts'
import { partOfKind, registeredKinds } from './effects.ts'

type Reader = { actor: Pick<Actor, 'switchedOff'> }

/**
 * Documents live by the switch of the part that they belong to (decision D-18): while it is off nobody finds or opens
 * them, and they wait as they are.
 * @throws Failure FEATURE_OFF
 */
export function refuseSwitchedOff({ actor }: Reader, { kind }: { kind: string }): void {
  const part = partOfKind(kind)
  if (part && actor.switchedOff.includes(part)) fail('FEATURE_OFF')
}

/** The same for lists: a condition on the kind of `d`, a document. */
export function kindIsOpen({ actor: { switchedOff } }: Reader): RawBuilder<boolean> {
  const isOff = (kind: string) => switchedOff.includes(partOfKind(kind) ?? '')
  const kinds = registeredKinds()
  if (switchedOff.includes('DOCUMENT_APPROVAL'))
    return sql`d.kind = any(${kinds.filter((kind) => !isOff(kind))}::text[])`
  const off = kinds.filter(isOff)
  return off.length > 0 ? sql`d.kind <> all(${off}::text[])` : sql`true`
}
