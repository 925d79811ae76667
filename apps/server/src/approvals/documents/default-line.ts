import type { LineFact, LineFacts, LineRole } from '#rules/approvals/line-conditions.ts'
import type { ReceiverType } from '#rules/approvals/receiver.ts'
import type { CommandContext } from '../../http/context.ts'

export interface Approver {
  memberId: number
  name: string
  position: string
  teamName: string | null
}

/** A person on a line before the document is submitted; equal orders act in parallel, readers have 0. */
export interface LinePlace extends Approver {
  type: ReceiverType
  order: number
}

export interface DefaultLine {
  receivers: LinePlace[]
  /** Nobody stands above the person, who leads the topmost team or is a full admin: approved at once (decision D-04). */
  approvedAtOnce: boolean
}

/** For which saved line a document asks, and what of it a condition of the line may ask. */
export interface LineCase {
  role: LineRole
  facts: LineFacts
}

/** What a kind of document tells of its line. */
export interface KindLine<C> {
  /** The saved lines along which its documents go. */
  readonly roles: readonly LineRole[]
  /** What it tells of a document for the conditions of a line; the drafter's rank is known of all. */
  readonly facts: readonly LineFact[]
  caseOf(content: C): LineCase
  /** What documents along the lines of a role can be called by the fact KIND, as the company stands now. */
  kindsOf?(ctx: Pick<LineReader, 'tx' | 'today'>, role: LineRole): Promise<readonly string[]>
}

export type LineReader = Pick<CommandContext, 'tx' | 'today' | 'actor'>

/** Finds who decides and reads by the lines that are saved. */
export type FindLine = (ctx: LineReader, memberId: number, going: LineCase | null) => Promise<DefaultLine>

let findLine: FindLine | undefined

/** Called once at start by the slice that keeps the saved lines. */
export function registerLines(find: FindLine): void {
  findLine = find
}

/**
 * Along which line a document goes when no line was chosen.
 * @param going null for what no line is saved for: the leader of the author decides then
 */
export function defaultLine(
  ctx: LineReader,
  memberId: number,
  going: LineCase | null = null,
): Promise<DefaultLine> {
  if (!findLine) throw new Error('Nobody has registered lines.')
  return findLine(ctx, memberId, going)
}
