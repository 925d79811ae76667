import type { CommandContext } from '../../../http/context.ts'
import { fail, found } from '../../../http/fail.ts'
import { recallNotices } from '../../../platform/notifications/index.ts'
import { recordAct } from '../acts/record-act.ts'
import { lockToAct } from '../open-document.ts'
import { tallyDocuments } from '../tally-documents.ts'
import { deleteUnread, documentOfPlace } from './circulation.store.ts'
import { isRemovable } from './is-removable.ts'

/**
 * Takes somebody out again to whom a document was passed on, before they have read it: its author may, and whoever added them.
 * @throws Failure NOT_FOUND, FORBIDDEN, FEATURE_OFF, DOCUMENT_STATE once it was taken back, CIRCULATOR_HAS_READ
 */
export async function removeCirculator(ctx: CommandContext, id: number, receiverId: number): Promise<void> {
  const { document, line, abilities } = await lockToAct(ctx, id)
  const row = found(line.find((one) => one.id === receiverId && one.receiver_type === 'CIRCULATOR'))
  const isTheirs = isRemovable(ctx, document, { ...row, read_at: null, is_processed: false })
  if (!isTheirs) fail('FORBIDDEN')
  if (!abilities.removeCirculator) fail('DOCUMENT_STATE')
  // It may be read at this very moment.
  if (!(await deleteUnread(ctx, id, receiverId))) fail('CIRCULATOR_HAS_READ')
  const rest = line.filter((one) => one !== row)
  await tallyDocuments(ctx.tx, [{ ...document, line }], [{ ...document, line: rest }])
  await recallNotices(ctx, 'APPROVAL_CIRCULATED', id, [row.member_id])
  ctx.audit({
    action: 'document.circulate',
    target: ['document', id],
    after: { removed: [row.member_id] },
  })
  await recordAct(ctx, { documentId: id, act: 'UNCIRCULATE', detail: { to: row.member_id } })
}

/** The same by the place alone, as the older calls name it. */
export async function removePlace(ctx: CommandContext, receiverId: number): Promise<void> {
  await removeCirculator(ctx, found(await documentOfPlace(ctx, receiverId)), receiverId)
}
