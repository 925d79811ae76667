import type { CommandContext } from '../../../http/context.ts'
import { retitleNotices } from '../../../platform/notifications/index.ts'
import { recordAct } from '../acts/record-act.ts'
import { lockDocument } from '../approvals.store.ts'
import { waitedFor } from '../deputies/deputies.ts'
import type { DocumentKind } from '../kinds/document-kind.ts'
import { documentKind } from '../kinds/kind-registry.ts'
import { titlesOf } from '../kinds/shown-content.ts'
import { notifyPartlyCanceled, READER_NOTICES, TURN_NOTICES } from '../notify-people.ts'
import { toReceiver } from '../receiver-row.ts'
import { writeContent } from './write-content.ts'

/** What a document says from now on, and the part of its matter that has ended. */
export interface Amended {
  content: unknown
  ended: unknown
}

/**
 * Writes into a document that waits or was approved that a part of its matter has ended; its line and what was decided stay. Those who have
 * it in their box or decide for them are told which part, and what still asks them to decide or to read names what is left. One that its kind reads no more stays as it is.
 * @param isAgreed a document of the author's has decided that, whose outcome they are told
 * @throws Failure NOT_FOUND
 */
export async function amendDocument(
  ctx: CommandContext,
  id: number,
  make: (content: unknown) => Amended | null,
  isAgreed = false,
): Promise<void> {
  const { document, rows, deputies } = await lockDocument(ctx, id)
  const kind = documentKind(document.kind)
  const read = kind.content.safeParse(document.content)
  const made = read.success ? amended(kind, read.data, make) : null
  if (!made) return
  const content = await writeContent(ctx, document, kind, made.content)
  const ended = titlesOf({ ...document, content: made.ended }, ctx.today)
  const waited = document.status === 'REQUESTED' ? waitedFor(document, rows.map(toReceiver), deputies) : []
  await retitleNotices(ctx, [...TURN_NOTICES, ...READER_NOTICES], {
    targetId: id,
    memberIds: [...waited, ...rows.map((row) => row.member_id)],
    title: titlesOf({ ...document, content }, ctx.today),
  })
  const told = rows.filter((row) => row.is_shown).map((row) => row.member_id)
  await notifyPartlyCanceled(
    ctx,
    { ...document, titles: ended },
    [...told, ...waited, document.author_id].filter(
      (member) => member !== ctx.actor.memberId && !(isAgreed && member === document.author_id),
    ),
  )
  ctx.audit({
    action: 'document.amend',
    target: ['document', id],
    before: { content: document.content },
    after: { content },
  })
  await recordAct(ctx, { documentId: id, act: 'CHANGE' })
}

/** Of a document that carries the matter of another kind, that matter is amended. */
function amended(
  { matter }: Pick<DocumentKind, 'matter'>,
  content: unknown,
  make: (content: unknown) => Amended | null,
): Amended | null {
  if (!matter) return make(content)
  const carried = matter.of(content)
  const made = carried === undefined ? null : make(carried)
  return (
    made && {
      content: matter.with(content, made.content),
      ended: matter.with(content, made.ended),
    }
  )
}
