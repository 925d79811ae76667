import { leaveKind } from '#contract/time/leave/leave-kind.ts'
import { unitOfEventCode } from '#rules/leave/leave-unit.ts'
import { type DocumentKind, type FiledDocument, type KindReader } from '../../../approvals/documents/index.ts'
import type { CommandContext } from '../../../http/context.ts'
import type { DayPart } from '../../work-days/index.ts'
import { mayAskFor } from '../find-target.ts'
import { mayCancelBegun } from '../leave.policy.ts'
import {
  approveRequest,
  findRequestOfDocument,
  freeRequest,
  insertRequest,
  reopenRequest,
} from '../leave.store.ts'
import { contentToWire, type LeaveContent, leaveContent } from './leave-content.ts'
import { leaveTitle } from './leave-text.ts'

/**
 * A request of leave as a document: sent it holds its days, approved it takes them, opened again it holds
 * them as before, ended it gives them back.
 */
export const leaveDocument: DocumentKind<LeaveContent, number> = {
  ...leaveKind,
  feature: null,
  content: leaveContent,
  textField: 'reason',
  headline: ({ code, from, to }, language, today) =>
    leaveTitle({
      unit: unitOfEventCode(code),
      from: Temporal.PlainDate.from(from),
      to: Temporal.PlainDate.from(to),
      language,
      askedOn: today,
    }),
  toWire: contentToWire,
  mayOpen: mayAskFor,
  async submitted(ctx, { id: documentId, authorId: memberId, content }) {
    const { code, from, to, minutes } = content
    const id = await insertRequest(ctx, { memberId, documentId, content })
    const after = { member: memberId, code, from, to, minutes }
    ctx.audit({ action: 'leave.request', target: ['leave_request', id], after })
    return id
  },
  async approved(ctx, document) {
    tellSettled(ctx, await approveRequest(ctx, document.id))
  },
  async reopened(ctx, document) {
    tellSettled(ctx, await reopenRequest(ctx, document.id))
  },
  async denied(ctx, document) {
    await freeRequest(ctx, document.id, 'DENIED')
  },
  async canceled(ctx, document) {
    const freed = await freeRequest(ctx, document.id, 'CANCELED')
    tellSettled(
      ctx,
      freed.filter((part) => part.state === 'TAKEN'),
    )
  },
  async refusesCancel(ctx, document) {
    const from = await firstDay(ctx, document)
    if (!from || from > ctx.today.toString()) return null
    return mayCancelBegun(ctx.actor, { member_id: document.authorId }) ? null : 'LEAVE_HAS_BEGUN'
  },
}

async function firstDay(
  { tx }: KindReader,
  { id, content }: FiledDocument<LeaveContent>,
): Promise<string | undefined> {
  return content ? content.from : (await findRequestOfDocument(tx, id))?.starts_on
}

function tellSettled(ctx: CommandContext, parts: readonly DayPart[]): void {
  const first = parts[0]
  if (!first) return
  ctx.audit({
    action: 'leave.settle',
    target: ['leave_request', first.holder_id],
    after: { days: parts.map(({ work_on, minutes }) => ({ on: work_on, minutes })) },
  })
}
