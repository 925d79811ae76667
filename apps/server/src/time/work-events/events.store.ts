import { type RawBuilder, sql } from '../../db/sql/sql.ts'
import type { LeaveCase } from '#rules/event-codes/statutory-leave.ts'
import type { Tx } from '../../db/connection.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { CommandContext } from '../../http/context.ts'
import { isSwitchedOn } from '../event-codes/index.ts'
import { type DayPart, type HeldPart, holdParts, holdPartsAgain, releaseParts } from '../work-days/index.ts'

/** Through what alone an event is moved or taken back, where that is not its own request; the constraint of the table names them all. */
export type Keeper = 'LEAVE_PROMOTION'

/** By what events hold parts of days. */
export const EVENT_HOLDER = 'EVENT'

/** Whether a part of a day belongs to a request. */
export function isHeldBy(part: Pick<DayPart, 'holder_kind' | 'holder_id'>, event: number | undefined) {
  return part.holder_kind === EVENT_HOLDER && part.holder_id === event
}

/** What is asked for, as the document of its kind says it. */
export interface NewContent {
  code: string
  from: string
  to: string
  startMinute: number | null
  endMinute: number | null
  minutes: number
  days: readonly HeldPart[]
  reason: string
  location?: string
  /** Time off that it earns. */
  compMinutes?: number
  /** The day of the event that it goes by, and which case that is. */
  occasionOn?: string | null
  occasionCase?: LeaveCase | null
  /** The days off that it earns, where they were asked for with it. */
  alternative?: AlternativeContent | null
}

/** Days off that stand for weekend work, as they were asked for with it. */
export type AlternativeContent = Pick<
  NewContent,
  'code' | 'from' | 'to' | 'startMinute' | 'endMinute' | 'minutes'
>

export interface NewEvent {
  memberId: number
  /** null for what an admin enters as approved: nobody decides on it. */
  documentId: number | null
  /** The person need not work in it. */
  freesWork: boolean
  content: NewContent
  /** The weekend work that it stands for. */
  alternativeOf?: number
}

/** Writes a request with the days that it holds. @throws Failure EVENT_CONFLICT when one of them is held already */
export async function insertEvent(ctx: CommandContext, event: NewEvent): Promise<number> {
  const { memberId, documentId, content: one } = event
  const status = documentId === null ? 'APPROVED' : 'REQUESTED'
  const id = await holdParts(
    ctx,
    partsOf(event),
    sql`
      insert into work_events (company_id, member_id, event_code, starts_on, ends_on, start_minute, end_minute,
        counted_minutes, comp_minutes, status, reason, location, frees_work, document_id, alternative_of,
        filed_by, occasion_on, occasion_expected_on, occasion_case, created_at)
      values (${thisCompany}, ${memberId}, ${one.code}, ${one.from}, ${one.to}, ${one.startMinute}, ${one.endMinute},
        ${one.minutes}, ${one.compMinutes ?? 0}, ${status}, ${one.reason}, ${one.location ?? ''}, ${event.freesWork}, ${documentId}, ${event.alternativeOf ?? null},
        ${filerOf(ctx, event)}, ${one.occasionOn ?? null}, ${one.occasionOn ?? null}, ${one.occasionCase ?? null}, ${ctx.now.toString()})
      returning id`,
  )
  ctx.audit({ ...actOf(event), target: ['work_event', id], after: told(event) })
  return id
}

/** Who asks for somebody else may take that back. What is entered without a document is not asked for. */
function filerOf({ actor }: CommandContext, { memberId, documentId }: NewEvent): number | null {
  return documentId === null || actor.memberId === memberId ? null : actor.memberId
}

/** Who approves weekend work with its days off enters nothing. */
function actOf({ documentId, alternativeOf }: NewEvent) {
  if (alternativeOf !== undefined) return { action: 'work_event.take_alternative' }
  return { action: documentId === null ? 'work_event.enter' : 'work_event.request' }
}

/** Writes a request anew, which holds no days by now. @throws Failure EVENT_CONFLICT, ALREADY_CONFIRMED as insertEvent does */
export async function rewriteEvent(ctx: CommandContext, id: number, event: NewEvent): Promise<void> {
  const { content: one } = event
  await holdParts(
    ctx,
    partsOf(event),
    sql`
      update work_events set event_code = ${one.code}, starts_on = ${one.from}, ends_on = ${one.to},
        start_minute = ${one.startMinute}, end_minute = ${one.endMinute}, counted_minutes = ${one.minutes},
        comp_minutes = ${one.compMinutes ?? 0},
        occasion_expected_on = case when occasion_on = ${one.occasionOn ?? null}::date then occasion_expected_on else ${one.occasionOn ?? null}::date end,
        occasion_on = ${one.occasionOn ?? null}, occasion_case = ${one.occasionCase ?? null},
        reason = ${one.reason}, location = ${one.location ?? ''}, frees_work = ${event.freesWork}
      where company_id = ${thisCompany} and id = ${id} returning id`,
  )
  ctx.audit({ action: 'work_event.change', target: ['work_event', id], after: told(event) })
}

function partsOf({ memberId, documentId, freesWork, content }: NewEvent) {
  return {
    member_id: memberId,
    event_code: content.code,
    frees_work: freesWork,
    state: documentId === null ? ('TAKEN' as const) : ('HELD' as const),
    holder_kind: EVENT_HOLDER,
    parts: content.days,
  }
}

function told({ memberId, content: { code, from, to, minutes } }: NewEvent) {
  return { member: memberId, code, from, to, minutes }
}

/** Which days a request holds or has held, what of, and how much it is together. */
export function toldParts(parts: readonly DayPart[]) {
  return {
    code: parts[0]?.event_code,
    days: parts.map(({ work_on }) => work_on),
    minutes: parts.reduce((sum, { minutes }) => sum + minutes, 0),
  }
}

/** Opens the approved request of a document again: its days are held as they were before, and given. */
export function reopenEvent(ctx: CommandContext, documentId: number): Promise<DayPart[]> {
  return holdPartsAgain(
    ctx,
    EVENT_HOLDER,
    sql`
      update work_events set status = 'REQUESTED'
      where company_id = ${thisCompany} and document_id = ${documentId} and status = 'APPROVED'
      returning id`,
  )
}

/** Ends the request of a document and gives its days as they were; they are free again. */
export function freeEvent(
  ctx: CommandContext,
  documentId: number,
  status: 'DENIED' | 'CANCELED',
): Promise<DayPart[]> {
  return releaseParts(
    ctx,
    EVENT_HOLDER,
    sql`
      update work_events set status = ${status}
      where company_id = ${thisCompany} and document_id = ${documentId} and status in ('REQUESTED', 'APPROVED')
      returning id`,
  )
}

/** Gives back the days of a request, whose row stays as it is. */
export async function looseEvent(ctx: CommandContext, id: number): Promise<void> {
  await releaseParts(
    ctx,
    EVENT_HOLDER,
    sql`select id from work_events where company_id = ${thisCompany} and id = ${id}`,
  )
}

/** Ends what has no document, and gives its days back. */
export async function endEntered(
  ctx: CommandContext,
  id: number,
  { alternative_of }: Pick<StoredRequest, 'alternative_of'>,
): Promise<void> {
  const freed = await releaseParts(
    ctx,
    EVENT_HOLDER,
    sql`
      update work_events set status = 'CANCELED'
      where company_id = ${thisCompany} and id = ${id} and status = 'APPROVED' and document_id is null
      returning id`,
  )
  ctx.audit({
    action: alternative_of === null ? 'work_event.remove' : 'work_event.cancel_alternative',
    target: ['work_event', id],
    before: toldParts(freed),
  })
}

/** Ends the days off that stand for the work of a document, and gives them back. */
export async function endAlternative(ctx: CommandContext, documentId: number): Promise<void> {
  const freed = await releaseParts(
    ctx,
    EVENT_HOLDER,
    sql`
      update work_events a set status = 'CANCELED' from work_events w
      where a.company_id = ${thisCompany} and a.status = 'APPROVED' and a.alternative_of = w.id
        and w.company_id = a.company_id and w.document_id = ${documentId}
      returning a.id`,
  )
  const first = freed[0]
  if (!first) return
  ctx.audit({
    action: 'work_event.cancel_alternative',
    target: ['work_event', first.holder_id],
    before: toldParts(freed),
  })
}

/** The request that a document is about. */
export async function findEventOfDocument(
  tx: Tx,
  documentId: number,
): Promise<{ id: number; starts_on: string; ends_on: string } | undefined> {
  const result = await sql<{ id: number; starts_on: string; ends_on: string }>`
    select id, starts_on, ends_on from work_events where company_id = ${thisCompany} and document_id = ${documentId}`.execute(
    tx,
  )
  return result.rows[0]
}

export interface StoredRequest {
  member_id: number
  document_id: number | null
  /** The weekend work that it stands for, which it was approved with. */
  alternative_of: number | null
  /** Through what alone it is moved or taken back. */
  kept_by: Keeper | null
  /** Who asked for it in the person's name. */
  filed_by: number | null
  status: 'REQUESTED' | 'APPROVED' | 'DENIED' | 'CANCELED'
  event_code: string
  starts_on: string
  ends_on: string
  start_minute: number | null
  end_minute: number | null
  reason: string
  location: string
  occasion_on: string | null
  occasion_case: LeaveCase | null
  /** A day between its first and its last was cancelled alone. */
  has_gap: boolean
  /** The company lets it be changed. */
  is_changeable: boolean
  /** Its kind is still asked for. */
  is_switched_on: boolean
}

/** Whether a day out of the middle of a request was cancelled alone. @param row what the query calls it */
export function hasGap(row: string): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${row}.${name}`)
  return sql<boolean>`exists (select 1 from unnest(${column('canceled_days')}) as gone (day)
    where gone.day between ${column('starts_on')} and ${column('ends_on')})`
}

/** Whether the company `c` lets a request be changed: leave only where it says so. @param row what the query calls it */
export function isChangeable(row: string): RawBuilder<boolean> {
  return sql<boolean>`(c.leave_changeable or not ${sql.ref(`${row}.frees_work`)})`
}

/** A request, and whose it is. */
export async function findRequest(tx: Tx, id: number): Promise<StoredRequest | undefined> {
  const result = await sql<StoredRequest>`
    select r.member_id, document_id, alternative_of, kept_by, filed_by, status, event_code, starts_on, ends_on, start_minute, end_minute, reason, location,
      occasion_on, occasion_case, ${hasGap('r')} as has_gap, ${isChangeable('r')} as is_changeable,
      ${isSwitchedOn('r.event_code')} as is_switched_on
    from work_events r join companies c on c.company_id = r.company_id
    where r.company_id = ${thisCompany} and r.id = ${id}`.execute(tx)
  return result.rows[0]
}

/** How many requests were made with any of the codes of the company. */
export async function countUses(tx: Tx, codes: readonly string[]): Promise<number> {
  const result = await sql<{ count: number }>`
    select count(*)::int as count from work_events
    where company_id = ${thisCompany} and event_code like 'CUSTOM:%' and event_code = any(${[...codes]}::text[])`.execute(
    tx,
  )
  return result.rows[0]!.count
}

/** Where a person stands, undefined for nobody of the company. */
export async function findStatus(tx: Tx, memberId: number): Promise<string | undefined> {
  const row = await tx.selectFrom('members').select('status').where('id', '=', memberId).executeTakeFirst()
  return row?.status
}
