import { isDecider } from '#rules/approvals/receiver.ts'
import { fail } from '../../http/fail.ts'
import { type DefaultLine, defaultLine, type DocumentKind, type LineCase } from '../documents/index.ts'

type LineReader = Parameters<NonNullable<DocumentKind['defaultLine']>>[0]

interface Drafted {
  authorId: number
  /** Whom it is about. */
  memberId: number
  going: LineCase | null
}

/**
 * Along the line of the drafter, whom the document is about left out: nobody decides on the own employment, and a proposal is
 * told when it has been decided.
 * @throws Failure NO_APPROVER
 */
export async function lineOfRequest(
  ctx: LineReader,
  { authorId, memberId, going }: Drafted,
): Promise<DefaultLine> {
  const line = await defaultLine(ctx, authorId, going)
  if (line.approvedAtOnce) return line
  const receivers = line.receivers.filter((place) => place.memberId !== memberId)
  if (!receivers.some(isDecider)) fail('NO_APPROVER')
  return { ...line, receivers }
}
