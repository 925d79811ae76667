import { requestedDocuments } from '../../../approvals/documents/index.ts'
import type { CommandContext } from '../../../http/context.ts'
import { correctionContent, correctionDocument } from './correction-document.ts'

/** Finds the documents by which people ask for a correction of a day and that nobody has decided: one statement. */
export async function waitingCorrections(
  ctx: Pick<CommandContext, 'tx'>,
  memberIds: readonly number[],
): Promise<(memberId: number, day: string) => number[]> {
  const documents = await requestedDocuments(ctx, correctionDocument.key, memberIds)
  const byDay = Map.groupBy(documents, ({ author_id, content }) =>
    keyOf(author_id, correctionContent.safeParse(content).data?.day ?? ''),
  )
  return (memberId, day) => (byDay.get(keyOf(memberId, day)) ?? []).map(({ id }) => id)
}

function keyOf(memberId: number, day: string): string {
  return `${memberId} ${day}`
}
