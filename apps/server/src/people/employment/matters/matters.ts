import { type RawBuilder, sql } from '../../../db/sql/sql.ts'
import type { CommandContext } from '../../../http/context.ts'
import { timelinesOf } from '../changes/member-state.ts'
import type { Failure } from '../../../http/fail.ts'
import type { AlteredDays, Consequence, HandOverMatter, Leaving, Matter, Move } from './matter.ts'

const matters = new Map<string, Matter>()

/**
 * Called by app.ts with what the slices keep of people, in the order in which it is told and handed over. A matter
 * that is registered again takes its own place.
 * @returns takes them out again
 */
export function registerMatters(...added: readonly Matter[]): () => void {
  for (const matter of added) matters.set(matter.key, matter)
  return () => {
    for (const { key } of added) matters.delete(key)
  }
}

export interface HandedOver {
  key: string
  matter: HandOverMatter
}

/** All that can be handed over, in order. */
export function mattersToHandOver(): HandedOver[] {
  return [...matters.values()].flatMap(({ key, handingOver }) =>
    handingOver ? [{ key, matter: handingOver }] : [],
  )
}

export function matterToHandOver(key: string): HandOverMatter | undefined {
  return matters.get(key)?.handingOver
}

/** Whether the law wants records of a member kept: one expression, whoever keeps them. */
export function keepsRecords(memberId: number): RawBuilder<boolean> {
  const kept = [...matters.values()].flatMap((matter) => matter.keptRecords?.(memberId) ?? [])
  return kept.length > 0 ? sql<boolean>`(${sql.join(kept, sql` or `)})` : sql<boolean>`false`
}

export async function tellJoined(
  ctx: CommandContext,
  who: { memberId: number; earlierEnd: Temporal.PlainDate | null },
): Promise<void> {
  for (const matter of matters.values()) await matter.joined?.(ctx, who)
}

export async function tellInvitedAgain(
  ctx: CommandContext,
  who: { memberId: number; earlierEnd: Temporal.PlainDate },
): Promise<void> {
  for (const matter of matters.values()) await matter.invitedAgain?.(ctx, who)
}

/** What stands against days becoming others, by member. */
export async function refusalsOf(
  ctx: CommandContext,
  altered: readonly AlteredDays[],
): Promise<Map<number, Failure>> {
  const found = new Map<number, Failure>()
  if (altered.length === 0) return found
  for (const matter of matters.values())
    for (const [id, failure] of (await matter.refusals?.(ctx, altered)) ?? [])
      if (!found.has(id)) found.set(id, failure)
  return found
}

/** The days that somebody who leaves will not have worked. */
export function daysAfter(memberId: number, lastDay: Temporal.PlainDate): AlteredDays {
  return { memberId, from: lastDay.add({ days: 1 }).toString(), to: null }
}

/** For whoever is about to make days of people others. @throws Failure that a matter has against it */
export async function refuseAltered(ctx: CommandContext, altered: readonly AlteredDays[]): Promise<void> {
  for (const failure of (await refusalsOf(ctx, altered)).values()) throw failure
}

export async function tellMoved(ctx: CommandContext, all: readonly Move[]): Promise<void> {
  const moves = all.filter(hasMoved)
  if (moves.length === 0) return
  for (const matter of matters.values()) await matter.moved?.(ctx, moves)
}

/** Whether it is more than a name or a number that changed. */
function hasMoved({ before, after }: Move): boolean {
  const standing = (state: Move['before']) =>
    JSON.stringify([state.joinedOn, state.team, ...timelinesOf(state)])
  return standing(before) !== standing(after)
}

/** What the matters say that changes would do, by member. */
export async function consequencesOfMoves(
  ctx: CommandContext,
  all: readonly Move[],
): Promise<Map<number, Consequence[]>> {
  const moves = all.filter(hasMoved)
  const told = new Map<number, Consequence[]>()
  for (const matter of matters.values()) {
    const found = (await matter.consequences?.(ctx, moves)) ?? []
    for (const [id, consequences] of found) told.set(id, [...(told.get(id) ?? []), ...consequences])
  }
  return told
}

export async function tellAbsent(ctx: CommandContext, memberId: number): Promise<void> {
  for (const matter of matters.values()) await matter.absent?.(ctx, memberId)
}

export async function tellReturned(ctx: CommandContext, memberId: number): Promise<void> {
  for (const matter of matters.values()) await matter.returned?.(ctx, memberId)
}

/** @returns the matters of which something stays */
export async function tellEnded(ctx: CommandContext, leaving: Leaving): Promise<string[]> {
  const kept: string[] = []
  for (const { key, ended } of matters.values()) if ((await ended?.(ctx, leaving)) === false) kept.push(key)
  return kept
}

export async function tellErased(ctx: CommandContext, memberId: number): Promise<void> {
  for (const matter of matters.values()) await matter.erased?.(ctx, memberId)
}
