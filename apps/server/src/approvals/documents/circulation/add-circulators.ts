import type { CommandContext } from '../../../http/context.ts'
import { fail } from '../../../http/fail.ts'
import { recordAct } from '../acts/record-act.ts'
import { loadReceivers } from '../approvals.store.ts'
import { notifyReaders, told } from '../notify-people.ts'
import { lockToAct } from '../open-document.ts'
import { tallyDocuments } from '../tally-documents.ts'
import { findCirculated, insertCirculators, type Named } from './circulation.store.ts'
import { type Circulated, circulatedOf } from './circulated.ts'

/** More than that is no circulation any more but a notice to everybody. */
const MOST = 1000

/**
 * Passes a document on to people, who find it in their box and are told. Who is on its line already, and its author, have it.
 * @throws Failure NOT_FOUND also of somebody or a team that is not there, FORBIDDEN for who takes no part in it, FEATURE_OFF,
 * DOCUMENT_STATE once it was taken back, TOO_MANY_CIRCULATORS
 */
export async function addCirculators(ctx: CommandContext, id: number, named: Named): Promise<Circulated> {
  const { document, line, abilities } = await lockToAct(ctx, id)
  if (!abilities.copy) fail('FORBIDDEN')
  if (!abilities.addCirculator) fail('DOCUMENT_STATE')
  const { people, found } = await findCirculated(ctx, named)
  if (found < new Set(named.memberIds).size + new Set(named.teamIds).size) fail('NOT_FOUND')

  const have = new Set([document.author_id, ...line.map((row) => row.member_id)])
  const added = people.filter((person) => !have.has(person))
  const before = line.filter((row) => row.receiver_type === 'CIRCULATOR').length
  if (before + added.length > MOST) fail('TOO_MANY_CIRCULATORS')
  if (added.length === 0) return circulatedOf(ctx, document, line)

  const places = await insertCirculators(ctx, id, added)
  await tallyDocuments(ctx.tx, [{ ...document, line }], [{ ...document, line: [...line, ...places] }])
  const { memberId } = ctx.actor
  const own = line.find((row) => row.member_id === memberId)
  const by = { id: memberId, name: own?.name ?? document.author_name }
  await notifyReaders(ctx, 'APPROVAL_CIRCULATED', told(ctx, document), by, added)
  ctx.audit({ action: 'document.circulate', target: ['document', id], after: { added } })
  await recordAct(ctx, { documentId: id, act: 'CIRCULATE', detail: { to: added.join() } })
  return circulatedOf(ctx, document, await loadReceivers(ctx, id))
}
