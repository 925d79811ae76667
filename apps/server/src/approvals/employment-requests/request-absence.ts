import { MOST_ABSENCE_PROOF_BYTES } from '#contract/approvals/employment-requests/employment-requests.ts'
import type { UploadedFile } from '#contract/fields.ts'
import type { AbsenceKind } from '#contract/people/members/members.ts'
import type { CommandContext, MemberContext } from '../../http/context.ts'
import type { Download } from '../../http/download.ts'
import { fail } from '../../http/fail.ts'
import type { FileStore } from '../../outside/files/file-store.ts'
import { judgeAbsence } from '../../people/employment/index.ts'
import { openFile, storeFile } from '../../platform/files/index.ts'
import { submitDocument, type Submitted, viewDocument } from '../documents/index.ts'
import { type AbsenceContent, absenceContent, absenceDocument } from './absence-document.ts'
import { requireProposer } from './employment-requests.policy.ts'

export interface AskedAbsence {
  memberId: number
  kind: AbsenceKind
  from: Temporal.PlainDate
  until: Temporal.PlainDate | null
  reason: string
}

/**
 * Asks for a leave of absence, or proposes one for somebody: judged as if it were approved now, so that nobody waits for what
 * cannot be.
 * @throws Failure NO_PERMISSION, NO_APPROVER, EMPLOYMENT_ALREADY_REQUESTED, FILE_* with its reason, and as judgeAskedAbsence
 */
export async function requestAbsence(
  ctx: CommandContext,
  { proof: file, ...asked }: AskedAbsence & { proof: UploadedFile | undefined },
  store: FileStore,
): Promise<Submitted<unknown>> {
  const content = await judgeAskedAbsence(ctx, asked)
  const kept = file ? await storeFile(ctx, store, file, MOST_ABSENCE_PROOF_BYTES) : null
  const proof = kept && { file: kept.id, name: kept.name, bytes: kept.bytes }
  return submitDocument(ctx, absenceDocument, { content: { ...content, proof } })
}

/**
 * What its document would say.
 * @throws Failure NO_PERMISSION, DAY_IS_OVER, and what stands against the absence
 */
export async function judgeAskedAbsence(ctx: CommandContext, asked: AskedAbsence): Promise<AbsenceContent> {
  const { memberId, kind, from, until, reason } = asked
  await requireProposer(ctx, memberId)
  if (Temporal.PlainDate.compare(from, ctx.today) < 0) fail('DAY_IS_OVER')
  const { name } = await judgeAbsence(ctx, asked)
  return {
    memberId,
    person: memberId === ctx.actor.memberId ? null : { id: memberId, name },
    kind,
    from: from.toString(),
    until: until?.toString() ?? null,
    reason,
    proof: null,
  }
}

/** What was attached, for whoever may open the document. @throws Failure NOT_FOUND, FORBIDDEN */
export async function openAbsenceProof(
  ctx: MemberContext,
  store: FileStore,
  documentId: number,
): Promise<Download> {
  const { document } = await viewDocument(ctx, documentId)
  if (document.kind !== absenceDocument.key) fail('NOT_FOUND')
  return openFile(ctx, store, absenceContent.safeParse(document.content).data?.proof?.file ?? null)
}
