import { sql } from '../../../db/sql/sql.ts'
import { eventKind } from '#contract/time/work-events/event-kind.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { CommandContext } from '../../../http/context.ts'
import { requestedDocuments } from '../../../approvals/documents/index.ts'
import { eventContent } from '../document/event-content.ts'
import type { HeldPart } from '../../work-days/index.ts'
import type { AlternativeContent } from '../events.store.ts'

type PartOfDays = Pick<AlternativeContent, 'from' | 'to' | 'startMinute' | 'endMinute'>
type Asking = Pick<CommandContext, 'tx'>

/**
 * Whether another request of weekend work that waits for a decision was asked for with days off at the same time: only the first
 * of the two could be approved.
 * @param insteadOf the request that is changed
 */
export async function isPromised(
  ctx: Asking,
  memberId: number,
  wanted: AlternativeContent,
  insteadOf: number | undefined,
): Promise<boolean> {
  return (await promisesTo(ctx, memberId, insteadOf)).some((other) => meet(wanted, other))
}

/**
 * The first day that another request would take and that such work was asked for with: approved first, it leaves the work without
 * its day off. null where there is none.
 * @param insteadOf the request that is changed
 */
export async function promisedDay(
  ctx: Asking,
  memberId: number,
  parts: readonly HeldPart[],
  insteadOf: number | undefined,
): Promise<string | null> {
  if (parts.length === 0) return null
  const promises = await promisesTo(ctx, memberId, insteadOf)
  const taken = parts.find(({ on, start, end }) =>
    promises.some((other) => meet({ from: on, to: on, startMinute: start, endMinute: end }, other)),
  )
  return taken?.on ?? null
}

/** The days off that a person's waiting requests of weekend work were asked for with. */
async function promisesTo(
  ctx: Asking,
  memberId: number,
  insteadOf: number | undefined,
): Promise<AlternativeContent[]> {
  const [documents, own] = await Promise.all([
    requestedDocuments(ctx, eventKind.key, [memberId]),
    insteadOf === undefined ? null : documentOf(ctx, insteadOf),
  ])
  return documents
    .filter(({ id }) => id !== own)
    .flatMap(({ content }) => eventContent.safeParse(content).data?.alternative ?? [])
}

/** Whether the company has agreed to swapped days alone: work on a day off earns nothing then, and is asked for as a swap (decision 39). */
export async function swapsAlone({ tx }: Asking): Promise<boolean> {
  const { rows } = await sql<{ swaps: boolean }>`
    select alternative_days and alternative_one_day and not alternative_weekend as swaps
    from companies where company_id = ${thisCompany}`.execute(tx)
  return rows[0]!.swaps
}

async function documentOf({ tx }: Asking, eventId: number): Promise<number | null> {
  const { rows } = await sql<{ document_id: number | null }>`
    select document_id from work_events where company_id = ${thisCompany} and id = ${eventId}`.execute(tx)
  return rows[0]?.document_id ?? null
}

/** A whole day has no times. */
function meet(one: PartOfDays, other: PartOfDays): boolean {
  if (one.from > other.to || other.from > one.to) return false
  const [from, until] = [one.startMinute ?? 0, one.endMinute ?? Infinity]
  return from < (other.endMinute ?? Infinity) && (other.startMinute ?? 0) < until
}
