import type { SavedLine } from '#rules/approvals/line-conditions.ts'
import { type TargetState, targetState } from '#rules/approvals/lint-line.ts'
import { type RepairedLine, repairSavedLine } from '#rules/approvals/repair-line.ts'
import { type LineTarget, parseToken, targetText } from '#rules/approvals/role-line.ts'
import type { MemberContext } from '../../../http/context.ts'
import { fail, found } from '../../../http/fail.ts'
import { type HangingTurn, hangingTurnsOf, peopleWithTurns } from '../../documents/index.ts'
import { type Directory, directoryOf, isNothing, wantedBy } from '../directory.ts'
import { loadWanted } from '../directory.queries.ts'
import { describeLines, type LineRow, listLines } from '../lines.queries.ts'
import { hangingParts } from './hanging-parts.queries.ts'

type Reader = Pick<MemberContext, 'tx' | 'today' | 'language'>

/** As many documents as are shown, and given over one by one. */
export const MOST_DOCUMENTS = 200

/** Somebody, or a seat, on whom lines and open documents hang in vain. */
export interface Hanging {
  text: string
  target: LineTarget
  state: TargetState
  lines: number
  documents: number
}

/** All on whom something hangs, people with open documents first. */
export async function listHanging(ctx: Reader): Promise<{ hanging: Hanging[]; directory: Directory }> {
  const [parts, people] = await Promise.all([hangingParts(ctx), peopleWithTurns(ctx)])
  const lines = Map.groupBy(parts, (part) => part.target)
  const documents = new Map(people.map((one) => [`U${one.member_id}`, one.documents]))
  const texts = [...new Set([...documents.keys(), ...lines.keys()])]
  const directory = await directoryFor(ctx, texts)
  const hanging = texts.flatMap((text): Hanging[] => {
    const target = targetOf(text)
    const state = target && targetState(target, directory)
    if (!target || !state) return []
    return [{ text, target, state, lines: lines.get(text)?.length ?? 0, documents: documents.get(text) ?? 0 }]
  })
  return { hanging, directory }
}

/** A line on which somebody hangs, and what becomes of it with another person there. */
export interface HangingLine {
  row: LineRow
  directory: Directory
  repaired: RepairedLine | null
}

export interface HangingOf {
  text: string
  target: LineTarget
  state: TargetState
  directory: Directory
  lines: HangingLine[]
  documents: HangingTurn[]
  documentCount: number
}

/**
 * What hangs on somebody or on a seat, and what becomes of it with another person there.
 * @throws Failure NOT_FOUND where nothing hangs there
 */
export async function hangingOf(ctx: Reader, text: string, takerId: number | undefined): Promise<HangingOf> {
  const target = found(targetOf(text))
  const taker = takerId === undefined ? [] : [`U${takerId}`]
  const [parts, directory, documents, counted] = await Promise.all([
    hangingParts(ctx),
    directoryFor(ctx, [text, ...taker]),
    target.kind === 'USER' ? hangingTurnsOf(ctx, target.userId, MOST_DOCUMENTS) : [],
    target.kind === 'USER' ? peopleWithTurns(ctx, [target.userId]) : [],
  ])
  const state = found(targetState(target, directory) ?? undefined)
  const documentCount = counted[0]?.documents ?? 0
  const ids = parts.flatMap((part) => (part.target === text ? [part.line_id] : []))
  if (ids.length + documentCount === 0) fail('NOT_FOUND')
  const described = ids.length === 0 ? [] : await describeLines(ctx, await listLines(ctx, { ids }))
  const lines = described.map(({ row, directory: names }) => ({
    row,
    directory: names,
    repaired: takerId === undefined ? null : repairFor(row, text, takerId),
  }))
  return { text, target, state, directory, lines, documents, documentCount }
}

/** Nobody decides on the own documents, so that of an own line the part only goes. */
export function repairFor(
  row: SavedLine & Pick<LineRow, 'member_id'>,
  text: string,
  takerId: number,
): RepairedLine {
  return repairSavedLine(row, text, row.member_id === takerId ? null : `U${takerId}`)
}

const SORTS = new Set<LineTarget['kind']>(['USER', 'TEAM_LEADER_OF', 'MEMBERS_OF', 'ROLE'])

/** Somebody or something that a part names by its number; others depend on who drafts. */
export function targetOf(text: string): LineTarget | undefined {
  // Whole teams only read.
  const target = parseToken(`NT-${text}`)?.targets[0]
  return target && SORTS.has(target.kind) && targetText(target) === text ? target : undefined
}

export async function directoryFor(ctx: Reader, texts: readonly string[]): Promise<Directory> {
  const wanted = wantedBy(texts.flatMap((text) => targetOf(text) ?? []))
  return directoryOf(isNothing(wanted) ? [] : [await loadWanted(ctx, wanted)])
}
