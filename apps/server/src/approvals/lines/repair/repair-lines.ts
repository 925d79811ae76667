import { lineRoleNames } from '#contract/approvals/lines/role-names.ts'
import type { CommandContext } from '../../../http/context.ts'
import { fail, found } from '../../../http/fail.ts'
import { notify } from '../../../platform/notifications/index.ts'
import { handOverTurns, hangingTurnsOf } from '../../documents/index.ts'
import { type KeptLine, lockLine, writeLine } from '../lines.store.ts'
import { hangingParts } from './hanging-parts.queries.ts'
import { directoryFor, MOST_DOCUMENTS, repairFor, targetOf } from './hanging.queries.ts'

export interface Repair {
  /** The part that reaches nobody: U and a number, T, M or IC. */
  text: string
  takerId: number
  /** Of its lines these; all without. */
  lineIds: readonly number[] | undefined
  /** Of its open documents these; all without. */
  documentIds: readonly number[] | undefined
}

export interface Repaired {
  lines: number
  keptLines: number
  documents: number
  keptDocuments: number
}

/**
 * Puts somebody at work in the place of who left, is absent, or of an empty seat: in saved lines, and on open documents that wait
 * there. What cannot be stays as it is and is counted: lines that would have no decider or be too long, documents of the taker.
 * @throws Failure NOT_FOUND for what is no part of a line, LINE_TAKER_AWAY
 */
export async function repairLines(ctx: CommandContext, repair: Repair): Promise<Repaired> {
  const { text, takerId, lineIds } = repair
  const target = found(targetOf(text))
  const directory = await directoryFor(ctx, [text, `U${takerId}`])
  const taker = directory.person(takerId)
  if (taker?.status !== 'WORKING') fail('LINE_TAKER_AWAY')
  const parts = (await hangingParts(ctx)).filter((part) => part.target === text)
  const chosen = parts.map((part) => part.line_id).filter((id) => lineIds?.includes(id) ?? true)
  const outcomes: boolean[] = []
  for (const id of chosen.toSorted((a, b) => a - b))
    outcomes.push(await repairOne(ctx, await lockLine(ctx.tx, id), repair, taker.name))
  const lines = outcomes.filter(Boolean).length
  // Who is at work decides on what waits for them: nobody takes it away here.
  const isAway = target.kind === 'USER' && directory.person(target.userId)?.status !== 'WORKING'
  const documents = isAway ? await giveTurns(ctx, target.userId, repair) : NO_DOCUMENTS
  return { lines, keptLines: outcomes.length - lines, ...documents }
}

const NO_DOCUMENTS = { documents: 0, keptDocuments: 0 }

async function giveTurns(
  ctx: CommandContext,
  from: number,
  { takerId: to, documentIds: only }: Repair,
): Promise<Pick<Repaired, 'documents' | 'keptDocuments'>> {
  if (only?.length === 0) return NO_DOCUMENTS
  const { moved } = await handOverTurns(ctx, { from, to, giver: ctx.actor, only })
  const left = await hangingTurnsOf(ctx, from, MOST_DOCUMENTS)
  const kept = only ? left.filter(({ id }) => only.includes(id)) : left
  return { documents: moved, keptDocuments: kept.length }
}

async function repairOne(
  ctx: CommandContext,
  kept: KeptLine,
  { text, takerId }: Repair,
  takerName: string,
): Promise<boolean> {
  const { id, owner, role, name, line, variants } = kept
  const repaired = repairFor({ member_id: owner.memberId, line, variants }, text, takerId)
  if (!repaired.ok) return false
  await writeLine(ctx.tx, id, { role, name, ...repaired.saved }, ctx.now)
  ctx.audit({
    action: 'approval_line.repair',
    target: ['approval_line', id],
    before: { ...owner, role, line, variants },
    after: { ...repaired.saved, taker: takerId },
  })
  if (owner.memberId !== null && owner.memberId !== ctx.actor.memberId)
    await notify(ctx, {
      kind: 'APPROVAL_LINE_REPAIRED',
      memberIds: [owner.memberId],
      data: { person: takerName, personId: takerId, title: name || lineRoleNames[role], targetId: id },
      link: '/main/approval/lines',
    })
  return true
}
