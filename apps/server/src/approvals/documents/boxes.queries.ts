import { type RawBuilder, sql } from '../../db/sql/sql.ts'
import {
  type ReceivedBucket,
  receivedBuckets,
  type SentBucket,
  sentBuckets,
} from '#rules/approvals/buckets.ts'
import type { DocumentStatus } from '#rules/approvals/document-states.ts'
import type { ReceiverType } from '#rules/approvals/receiver.ts'
import { atMost } from '../../db/page-of.ts'
import { tallied, talliedByName } from '../../db/tallies.ts'
import { heldOn } from '../../db/dated-rows.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { MemberContext } from '../../http/context.ts'
import type { Edges } from '../../http/paged.ts'
import { turnIsDeputed } from './deputies/deputies.ts'
import { isMarkedBy } from './bookmarks/is-marked.ts'
import { replyCount } from './replies/replies.queries.ts'
import { isEveryKindOpen, kindIsOpen } from './kinds/switched-off-kinds.ts'
import { receivedBucketOf, sentBucketOf, sentIn, turnIsOpen } from './box-conditions.ts'

type Reader = Pick<MemberContext, 'tx' | 'actor' | 'today'>

export interface LineStepRow {
  id: number
  comment: string
  member_id: number
  name: string
  type: ReceiverType
  step: number
  shown: boolean
  processed: boolean
  decision: string | null
}

export interface ListedRow {
  id: number
  kind: string
  status: DocumentStatus
  serial: string | null
  title: string
  content: unknown
  author_id: number
  author_name: string
  author_position: string
  author_team: string | null
  submitted_at: string
  decided_at: string | null
  is_read: boolean
  is_marked: boolean
  reply_count: number
  line: LineStepRow[]
}

export interface Paging {
  page: number
  page_size: number
  before?: number | undefined
  after?: number | undefined
}

export interface Listed {
  count: number
  rows: ListedRow[]
  edges: Edges
}

/** Received documents of one box. The to-do box reads nothing but the index of open turns. */
export function listReceived(ctx: Reader, bucket: ReceivedBucket, paging: Paging): Promise<Listed> {
  if (bucket === 'requested') {
    const key = sql.ref('r.document_id')
    const open = sql`select distinct r.document_id from document_receivers r
      where r.company_id = ${thisCompany} and ${turnIsOpen} and ${turnIsFound(ctx)} ${beyond(key, paging)}`
    // Two lists rather than one condition, each no longer than the page: their heads are read along the index of open turns.
    const [before, size] = [skipped(paging), paging.page_size + 1]
    const head = sql`order by ${key} ${direction(paging)} ${before > 0 ? sql`limit ${before + size}` : atMost(size)}`
    const waiting = sql`select distinct w.document_id as id from (
      (${open} and r.member_id = ${ctx.actor.memberId} ${head}) union all (${open} and ${turnIsDeputed(ctx)} ${head})) w where true`
    return listPage(ctx, sql`select ${turnsOf(ctx)}`, waiting, sql.ref('w.document_id'), paging)
  }
  const me = ctx.actor.memberId
  const count = isEveryKindOpen(ctx)
    ? sql`select ${tallied([`RECEIVED_${bucket}`], me)}`
    : sql`select count(*)::int from (${receivedBoxes(ctx)}) b where b.box = ${bucket}`
  // From the newest on, each looked into by itself: planned as a group of all, thousands were read for a page.
  const ids = sql`select w.document_id as id from (
      select distinct r.document_id from document_receivers r
      where r.company_id = ${thisCompany} and r.member_id = ${me} order by r.document_id ${direction(paging)}) w
    cross join lateral (${receivedBoxes(ctx, sql`r.document_id = w.document_id`)}) b
    where b.box = ${bucket}`
  return listPage(ctx, count, ids, sql.ref('w.document_id'), paging)
}

/** How many documents wait for the actor: counted ahead, and only where something is switched off from the open turns. */
export function turnsOf(ctx: Reader): RawBuilder<number> {
  const { memberId } = ctx.actor
  const deputed = deputedTurns(ctx)
  if (isEveryKindOpen(ctx)) return sql`(${tallied(['TURNS'], memberId)} + ${deputed})`
  return sql`((select count(distinct r.document_id)::int from document_receivers r
    where r.company_id = ${thisCompany} and r.member_id = ${memberId} and ${turnIsOpen} and ${turnIsFound(ctx)}) + ${deputed})`
}

/** How many documents wait for the actor in the place of others. */
const deputedTurns = (ctx: Reader): RawBuilder<number> =>
  sql`(select count(distinct r.document_id)::int from document_receivers r
    where r.company_id = ${thisCompany} and ${turnIsOpen} and ${turnIsFound(ctx)} and ${turnIsDeputed(ctx)})`

/** The document behind a turn is looked at only where something is switched off. */
function turnIsFound(ctx: Reader): RawBuilder<boolean> {
  if (isEveryKindOpen(ctx)) return sql`true`
  return sql`exists (select 1 from documents d
    where d.company_id = ${thisCompany} and d.id = r.document_id and ${kindIsOpen(ctx)})`
}

/** Sent documents of one box, or of all. */
export function listSent(ctx: Reader, bucket: SentBucket | undefined, paging: Paging): Promise<Listed> {
  const condition = bucket ? sentIn[bucket] : sql`d.status <> 'ERASED'`
  const own = sql`from documents d where d.company_id = ${thisCompany} and d.author_id = ${ctx.actor.memberId} and ${condition} and ${kindIsOpen(ctx)}`
  const boxes = bucket ? [bucket] : sentBuckets
  const count = isEveryKindOpen(ctx)
    ? sql`select ${tallied(
        boxes.map((box) => `SENT_${box}` as const),
        ctx.actor.memberId,
      )}`
    : sql`select count(*)::int ${own}`
  return listPage(ctx, count, sql`select d.id ${own}`, sql.ref('d.id'), paging)
}

/** One statement: how many there are, the ids of the page by index, then names and line of these rows alone. */
export async function listPage(
  ctx: Reader,
  count: RawBuilder<unknown>,
  ids: RawBuilder<unknown>,
  key: RawBuilder<unknown>,
  paging: Paging,
): Promise<Listed> {
  const me = ctx.actor.memberId
  const result = await sql<ListedRow & { count: number; id: number | null }>`
    with page as (
      ${ids} ${beyond(key, paging)}
      order by ${key} ${direction(paging)} ${atMost(paging.page_size + 1)} offset ${skipped(paging)}
    )
    select (${count}) as count, d.id, d.kind, d.status, d.serial, d.title, d.content, d.author_id, m.name as author_name,
      m.position as author_position, d.submitted_at, d.decided_at,
      (select t.name from team_memberships tm join teams t on t.company_id = tm.company_id and t.id = tm.team_id
        where tm.company_id = ${thisCompany} and tm.member_id = d.author_id and ${heldOn('tm', ctx.today)}) as author_team,
      not exists (select 1 from document_receivers u where u.company_id = ${thisCompany} and u.document_id = d.id
        and u.member_id = ${me} and u.is_shown and u.read_at is null) as is_read,
      ${isMarkedBy(ctx)} as is_marked, ${replyCount} as reply_count,
      (select json_agg(json_build_object('id', p.id, 'comment', p.comment, 'member_id', p.member_id, 'name', pm.name, 'type', p.receiver_type,
          'step', p.step_order, 'shown', p.is_shown, 'processed', p.is_processed, 'decision', p.decision)
          order by p.step_order = 0, p.receiver_type = 'FAGREEER', p.step_order, p.id)
        from document_receivers p join members pm on pm.company_id = ${thisCompany} and pm.id = p.member_id
        where p.company_id = ${thisCompany} and p.document_id = d.id) as line
    from (values (1)) as always (one)
    left join (page join documents d on d.company_id = ${thisCompany} and d.id = page.id join members m on m.company_id = d.company_id and m.id = d.author_id) on true
    order by d.id desc`.execute(ctx.tx)
  const rows = result.rows.filter((row) => row.id !== null)
  return { count: result.rows[0]!.count, ...cutToPage(rows, paging) }
}

/** A page back towards the newer ones reads on from the key it was given. */
const isTowardsNewer = ({ before, after }: Paging): boolean => before === undefined && after !== undefined

const direction = (paging: Paging) => (isTowardsNewer(paging) ? sql`asc` : sql`desc`)

/** Only what follows the key that the page was asked by. */
const beyond = (key: RawBuilder<unknown>, { before, after }: Paging) =>
  sql`${before === undefined ? sql`` : sql`and ${key} < ${before}`} ${after === undefined ? sql`` : sql`and ${key} > ${after}`}`

/** How many rows stand before a page that is asked by its number. */
const skipped = ({ page, page_size, before, after }: Paging): number =>
  before === undefined && after === undefined ? (page - 1) * page_size : 0

/** One more than a page was read: whether there is another needs no second look. On the other side stands the key itself. */
function cutToPage(rows: ListedRow[], paging: Paging): Pick<Listed, 'rows' | 'edges'> {
  const { page, page_size: size, before, after } = paging
  const hasMore = rows.length > size
  const back = isTowardsNewer(paging)
  const shown = hasMore ? (back ? rows.slice(1) : rows.slice(0, size)) : rows
  const [first, last] = [shown[0]?.id, shown.at(-1)?.id]
  const older = last ?? (after === undefined ? null : after + 1)
  const newer = first ?? (before === undefined ? null : before - 1)
  const hasNewer = back ? hasMore : before !== undefined || page > 1
  return { rows: shown, edges: { older: back || hasMore ? older : null, newer: hasNewer ? newer : null } }
}

export interface BoxCounts {
  inbox: Partial<Record<ReceivedBucket, number>>
  outbox: Partial<Record<SentBucket, number>>
  unread: number
}

/** How many documents stand in every box of a person, in one statement. */
export async function countBoxes(ctx: Reader): Promise<BoxCounts> {
  const me = ctx.actor.memberId
  const [received, sent] = isEveryKindOpen(ctx)
    ? [talliedByName('RECEIVED_', receivedBuckets, me), talliedByName('SENT_', sentBuckets, me)]
    : [boxesCounted(receivedBoxes(ctx)), boxesCounted(sentBoxes(ctx))]
  const result = await sql<BoxCounts & { deputed: number }>`
    select (${received}) as inbox, (${sent}) as outbox, (${unreadCount(ctx)}) as unread, ${deputedTurns(ctx)} as deputed`.execute(
    ctx.tx,
  )
  const { deputed, inbox, ...rest } = result.rows[0]!
  const requested = (inbox.requested ?? 0) + deputed
  return { ...rest, inbox: requested > 0 ? { ...inbox, requested } : inbox }
}

const boxesCounted = (boxes: RawBuilder<unknown>) =>
  sql`select coalesce(json_object_agg(box, n), '{}') from (select box, count(*) n from (${boxes}) each_one group by box) b`

const receivedBoxes = (ctx: Reader, only = sql`true`) => sql`
  select ${receivedBucketOf} as box
  from document_receivers r join documents d on d.company_id = r.company_id and d.id = r.document_id
  where r.company_id = ${thisCompany} and r.member_id = ${ctx.actor.memberId} and ${only} and ${kindIsOpen(ctx)}
  group by r.document_id, d.status`

const sentBoxes = (ctx: Reader) => sql`
  select ${sentBucketOf} as box from documents d
  where d.company_id = ${thisCompany} and d.author_id = ${ctx.actor.memberId} and d.status <> 'ERASED' and ${kindIsOpen(ctx)}`

/** By the index of what is not read yet. */
const unreadCount = (ctx: Reader) => sql`
  select count(distinct r.document_id)::int
  from document_receivers r join documents d on d.company_id = r.company_id and d.id = r.document_id
  where r.company_id = ${thisCompany} and r.member_id = ${ctx.actor.memberId} and r.is_shown and r.read_at is null and d.status <> 'CANCELED'
    and ${kindIsOpen(ctx)}`

export async function countUnread(ctx: Reader): Promise<number> {
  const result = await sql<{ count: number }>`select (${unreadCount(ctx)}) as count`.execute(ctx.tx)
  return result.rows[0]!.count
}
