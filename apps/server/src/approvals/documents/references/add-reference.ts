import { sql } from '../../../db/sql/sql.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { CommandContext } from '../../../http/context.ts'
import { fail, found } from '../../../http/fail.ts'
import { isOwnDraft } from '../attachments/draft-holder.ts'
import { lockToAct, viewDocument } from '../open-document.ts'
import { documentOfReference, type ReferenceRow, referencesOf } from './references.queries.ts'

const MOST = 20

/**
 * Lets an own document or draft refer to another one that the actor may open. Whoever may open the first may from then on read the second.
 * One that stands there already stays.
 * @throws Failure NOT_FOUND, FORBIDDEN for anybody but the author and of what they may not open, FEATURE_OFF, DOCUMENT_STATE once
 * it was decided on, OWN_REFERENCE, TOO_MANY_REFERENCES
 */
export async function addReference(
  ctx: CommandContext,
  id: number,
  referencedId: number,
): Promise<ReferenceRow> {
  await lockOwn(ctx, id)
  if (referencedId === id) fail('OWN_REFERENCE')
  await viewDocument(ctx, referencedId)
  const there = await referencesOf(ctx, id)
  const same = there.find((one) => one.referenced_id === referencedId)
  if (same) return same
  if (there.length >= MOST) fail('TOO_MANY_REFERENCES')
  await sql`
    insert into document_references (company_id, document_id, referenced_id, added_at)
    values (${thisCompany}, ${id}, ${referencedId}, ${ctx.now.toString()}::timestamptz)`.execute(ctx.tx)
  ctx.audit({ action: 'document.refer', target: ['document', id], after: { added: referencedId } })
  const references = await referencesOf(ctx, id)
  return found(references.find((one) => one.referenced_id === referencedId))
}

/**
 * Takes a reference off an own document.
 * @throws Failure NOT_FOUND, FORBIDDEN for anybody but the author, FEATURE_OFF, DOCUMENT_STATE once it was decided on
 */
export async function removeReference(ctx: CommandContext, id: number, referenceId: number): Promise<void> {
  await lockOwn(ctx, id)
  const { rows } = await sql<{ referenced_id: number }>`
    delete from document_references
    where company_id = ${thisCompany} and document_id = ${id} and id = ${referenceId}
    returning referenced_id`.execute(ctx.tx)
  const { referenced_id: removed } = found(rows[0])
  ctx.audit({ action: 'document.refer', target: ['document', id], before: { removed } })
}

/** The same by the reference alone, as the older call names it. */
export async function removeReferenceAlone(ctx: CommandContext, referenceId: number): Promise<void> {
  await removeReference(ctx, found(await documentOfReference(ctx, referenceId)), referenceId)
}

/** Takes off all that a draft refers to, which is thrown away. */
export async function removeReferences({ tx }: Pick<CommandContext, 'tx'>, id: number): Promise<void> {
  await sql`delete from document_references where company_id = ${thisCompany} and document_id = ${id}`.execute(
    tx,
  )
}

async function lockOwn(ctx: CommandContext, id: number): Promise<void> {
  if (await isOwnDraft(ctx, id, true)) return
  const { document, abilities } = await lockToAct(ctx, id)
  if (document.author_id !== ctx.actor.memberId) fail('FORBIDDEN')
  if (!abilities.refer) fail('DOCUMENT_STATE')
}
