import { sql } from '../../db/sql/sql.ts'
import { isDecider } from '#rules/approvals/receiver.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { Actor, CommandContext } from '../../http/context.ts'
import { coversMember, standingsOf } from '../../people/roles/index.ts'
import { recordActs } from './acts/record-act.ts'
import { lockDocument } from './approvals.store.ts'
import { waitedFor } from './deputies/deputies.ts'
import { notifyTurn, told } from './notify-people.ts'
import { toReceiver } from './receiver-row.ts'
import { type Place, tallyDocuments } from './tally-documents.ts'

interface Turn {
  document_id: number
  kind: string
  title: string
  content: unknown
  author_id: number
  author_name: string
  is_shown: boolean
}

/**
 * Puts somebody else in the place of a person on every line that still waits for that person, and tells them, and who decides for
 * them, what waits now. Documents that the other one wrote stay where they are: nobody decides on their own. A limited admin gives only
 * documents of people whom they look after, and not their own.
 * @param only of these documents
 * @returns how many documents went over, and how many the giver had to leave
 */
export async function handOverTurns(
  ctx: CommandContext,
  { from, to, giver, only }: { from: number; to: number; giver: Actor; only?: readonly number[] | undefined },
): Promise<{ moved: number; kept: number }> {
  const locked = await sql<{ id: number; author_id: number }>`
    select d.id, d.author_id from documents d
    where d.company_id = ${thisCompany} and d.status = 'REQUESTED' and d.author_id <> ${to}
      and (${only ?? null}::bigint[] is null or d.id = any(${only ?? null}::bigint[])) and exists (
      select 1 from document_receivers r where r.company_id = ${thisCompany} and r.document_id = d.id
        and r.member_id = ${from} and not r.is_processed and r.receiver_type in ('APPROVER', 'AGREEER', 'FAGREEER'))
    order by d.id for no key update`.execute(ctx.tx)
  const theirs = await givable(ctx, giver, locked.rows)
  const ids = theirs.map(({ id }) => id)
  const lines = await linesOf(ctx, ids, [from, to])
  const moved = await sql<Turn>`
    update document_receivers r set member_id = ${to}, read_at = null, told_at = null,
      position = (select m.position from members m where m.company_id = ${thisCompany} and m.id = ${to})
    from documents d join members author on author.company_id = d.company_id and author.id = d.author_id
    where r.company_id = ${thisCompany} and d.company_id = r.company_id and d.id = r.document_id and d.status = 'REQUESTED'
      and r.document_id = any(${ids}::bigint[]) and r.member_id = ${from} and not r.is_processed
      and r.receiver_type in ('APPROVER', 'AGREEER', 'FAGREEER')
    returning r.document_id, d.kind, d.title, d.content, d.author_id, author.name as author_name, r.is_shown`.execute(
    ctx.tx,
  )
  const shown = moved.rows.filter(({ is_shown }) => is_shown)
  const before = theirs.map(({ id, author_id }) => ({ ...REQUESTED, author_id, line: lines.get(id) ?? [] }))
  const after = before.map((one) => ({ ...one, line: one.line.map((place) => givenTo(place, { from, to })) }))
  await tallyDocuments(ctx.tx, before, after)
  for (const turn of shown) {
    const { document_id: id } = turn
    await notifyTurn(ctx, { ...told(ctx, turn), id }, await waitedForBy(ctx, id, to))
  }
  const handed = [...new Set(moved.rows.map((turn) => turn.document_id))]
  for (const id of handed)
    ctx.audit({ action: 'document.hand_over', target: ['document', id], before: { from }, after: { to } })
  const detail = { from, to }
  await recordActs(
    ctx,
    handed.map((documentId) => ({ documentId, act: 'HAND_OVER', actedFor: from, detail })),
  )
  return { moved: handed.length, kept: locked.rows.length - ids.length }
}

/** Somebody whose turn it is on a document, and who decides for them. */
async function waitedForBy(ctx: CommandContext, id: number, memberId: number): Promise<number[]> {
  const { document, rows, deputies } = await lockDocument(ctx, id)
  const receivers = rows.map(toReceiver)
  return waitedFor(
    document,
    receivers,
    deputies,
    receivers.filter(({ userId }) => userId === memberId),
  )
}

const REQUESTED = { status: 'REQUESTED' } as const

const givenTo = (place: Place, { from, to }: { from: number; to: number }): Place =>
  place.member_id === from && !place.is_processed && isDecider({ type: place.receiver_type })
    ? { ...place, member_id: to }
    : place

/** The places of people on documents, by document. */
async function linesOf(
  { tx }: Pick<CommandContext, 'tx'>,
  ids: readonly number[],
  people: readonly number[],
): Promise<Map<number, Place[]>> {
  const { rows } = await sql<Place & { document_id: number }>`
    select document_id, member_id, receiver_type, is_shown, is_processed from document_receivers
    where company_id = ${thisCompany} and document_id = any(${[...ids]}::bigint[]) and member_id = any(${[...people]}::bigint[])`.execute(
    tx,
  )
  return Map.groupBy(rows, (one) => one.document_id)
}

async function givable<D extends { author_id: number }>(
  ctx: CommandContext,
  giver: Actor,
  documents: readonly D[],
): Promise<readonly D[]> {
  if (giver.isFullAdmin) return documents
  const authors = await standingsOf(ctx, [...new Set(documents.map((one) => one.author_id))])
  const covered = authors.filter((one) => one.id !== giver.memberId && coversMember(giver, one))
  const known = new Set(covered.map(({ id }) => id))
  return documents.filter((one) => known.has(one.author_id))
}
