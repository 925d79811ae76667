import { type RawBuilder, sql } from '../../../db/sql/sql.ts'
import { hasRequestedOn, requestedDocuments, requestersOn } from '../../../approvals/documents/index.ts'
import type { CommandContext } from '../../../http/context.ts'
import { isDayClosed } from '../../work-days/index.ts'
import type { DayRange } from '../../work-plans/index.ts'
import { type CorrectionContent, correctionContent, correctionDocument } from './correction-document.ts'

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

export interface WaitingCorrection extends CorrectionContent {
  id: number
}

/** What somebody has asked to be corrected of a day and nobody has decided, the oldest first. */
export async function waitingOf(
  ctx: Pick<CommandContext, 'tx'>,
  memberId: number,
  day: string,
): Promise<WaitingCorrection[]> {
  const documents = await requestedDocuments(ctx, correctionDocument.key, [memberId])
  return documents.flatMap(({ id, content }) => {
    const read = correctionContent.safeParse(content).data
    return read?.day === day ? [{ ...read, id }] : []
  })
}

/**
 * Whether the caller waits for a decision about a time of a day that is asked for: of two wishes the one that is approved later would
 * stand. The other time of the day may be asked for by itself. Under the lock of their days.
 */
export async function isWaitingFor(
  ctx: Pick<CommandContext, 'tx' | 'actor'>,
  asked: Pick<CorrectionContent, 'day' | 'before' | 'after'>,
): Promise<boolean> {
  const wants = (one: Pick<CorrectionContent, 'before' | 'after'>, side: 'in' | 'out') =>
    one.before[side] !== one.after[side]
  const others = await waitingOf(ctx, ctx.actor.memberId, asked.day)
  return others.some((other) => SIDES.some((side) => wants(other, side) && wants(asked, side)))
}

const SIDES = ['in', 'out'] as const

/** Whether `m` (members) waits for a correction of an open day of a range. */
export function hasWaitingCorrection({ from, to }: DayRange): RawBuilder<boolean> {
  const isOpen = sql<boolean>`not ${isDayClosed(sql`d.author_id`, sql`(d.content ->> 'day')::date`)}`
  const range = { from: sql`${from}`, to: sql`${to}` }
  return sql<boolean>`m.id in (${requestersOn(correctionDocument.key, range, isOpen)})`
}

/** Whether a correction of the day of the rows `row` waits for a decision. */
export function isBeingCorrected(row: string): RawBuilder<boolean> {
  const day = sql.ref(`${row}.work_on`)
  return hasRequestedOn(correctionDocument.key, sql.ref(`${row}.member_id`), { from: day, to: day })
}

function keyOf(memberId: number, day: string): string {
  return `${memberId} ${day}`
}
