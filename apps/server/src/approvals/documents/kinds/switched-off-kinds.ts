import { type RawBuilder, sql } from '../../../db/sql/sql.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { Actor, CommandContext } from '../../../http/context.ts'
import { fail, found } from '../../../http/fail.ts'
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

/**
 * The same for slices that know their matter alone: another kind may carry it in its document.
 * @throws Failure FEATURE_OFF, NOT_FOUND
 */
export async function refuseDocumentOff(
  { tx, actor }: Reader & Pick<CommandContext, 'tx'>,
  id: number,
): Promise<void> {
  const { rows } = await sql<{ kind: string }>`
    select kind from documents where company_id = ${thisCompany} and id = ${id}`.execute(tx)
  refuseSwitchedOff({ actor }, found(rows[0]))
}

/** The same for lists: a condition on the kind of `d`, a document. */
export function kindIsOpen(reader: Reader): RawBuilder<boolean> {
  const keys = (isOff: boolean) => kindsThatAre(isOff, reader)
  if (isApprovalOff(reader)) return sql`d.kind = any(${keys(false)}::text[])`
  return isEveryKindOpen(reader) ? sql`true` : sql`d.kind <> all(${keys(true)}::text[])`
}

/** Whether lists hold back nothing, so that no document has to be looked at for its kind. */
export function isEveryKindOpen(reader: Reader): boolean {
  return !isApprovalOff(reader) && kindsThatAre(true, reader).length === 0
}

function isApprovalOff({ actor }: Reader): boolean {
  return actor.switchedOff.includes('DOCUMENT_APPROVAL')
}

function kindsThatAre(isOff: boolean, { actor: { switchedOff } }: Reader): string[] {
  const kinds = registeredKinds().filter(({ feature }) => switchedOff.includes(feature ?? '') === isOff)
  return kinds.map(({ key }) => key)
}
