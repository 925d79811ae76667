import { type RawBuilder, sql } from '../../../db/sql/sql.ts'
import type { DocumentStatus } from '#rules/approvals/document-states.ts'
import { atMost } from '../../../db/page-of.ts'
import { likeAnywhere } from '../../../db/lists/like-pattern.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { MemberContext } from '../../../http/context.ts'
import { isSubmittedFor } from '../approvals.policy.ts'
import { hasFileNamed } from '../attachments/attachments.store.ts'
import { isMarkedBy } from '../bookmarks/is-marked.ts'
import { type Listed, listPage, type Paging } from '../boxes.queries.ts'
import { formsUnder } from './headings.ts'
import { kindIsOpen } from '../kinds/switched-off-kinds.ts'

type Reader = Pick<MemberContext, 'tx' | 'actor' | 'today'>

export interface DocumentFilter {
  drf_status?: DocumentStatus | undefined
  drf_type?: string | undefined
  start_date?: Temporal.PlainDate | undefined
  end_date?: Temporal.PlainDate | undefined
  /** In what it says, in its number and in the names of its files, of its author and of those on its line. */
  search?: string | undefined
  /** Those that the person received, or those that they wrote; both when absent. */
  received?: boolean | undefined
  /** Received ones that the person has not opened, or has. */
  unread?: boolean | undefined
  /** Those that the person only reads, and has confirmed or not. */
  readAndConfirmed?: boolean | undefined
  is_marked?: boolean | undefined
  /** Of forms that stand under this heading. */
  category_id?: number | undefined
}

/** Documents that a person wrote, submitted for others or received, with filters. */
export function listOwn(ctx: Reader, filter: DocumentFilter, paging: Paging): Promise<Listed> {
  const own = sql`from documents d
    where d.company_id = ${thisCompany} and d.status <> 'ERASED' and ${kindIsOpen(ctx)} and ${isOwn(ctx, filter)}
      and ${allOf(conditions(ctx, filter))}`
  return listPage(ctx, sql`select count(*)::int ${own}`, sql`select d.id ${own}`, sql.ref('d.id'), paging)
}

function isOwn(ctx: Reader, { received }: DocumentFilter): RawBuilder<boolean> {
  const { memberId } = ctx.actor
  const wrote = sql<boolean>`d.author_id = ${memberId}`
  const gotten = sql`select r.document_id from document_receivers r
    where r.company_id = ${thisCompany} and r.member_id = ${memberId}`
  if (received !== undefined) return received ? sql`d.id in (${gotten})` : wrote
  // As one set of numbers: by an `or` every document of the company would be looked at.
  return sql`d.id in (select w.id from documents w where w.company_id = ${thisCompany} and w.author_id = ${memberId}
    union all select f.id from documents f where f.company_id = ${thisCompany} and ${isSubmittedFor(ctx, 'f')}
    union all ${gotten})`
}

function conditions(ctx: Reader, filter: DocumentFilter): RawBuilder<boolean>[] {
  const { timezone, memberId } = ctx.actor
  const { drf_status, drf_type, start_date, end_date, search, unread, readAndConfirmed, is_marked } = filter
  const { category_id } = filter
  const mine = (what: RawBuilder<boolean>) => sql<boolean>`exists (select 1 from document_receivers x
    where x.company_id = ${thisCompany} and x.document_id = d.id and x.member_id = ${memberId} and x.is_shown and ${what})`
  const not = (is: boolean, what: RawBuilder<boolean>) => (is ? what : sql<boolean>`not ${what}`)
  const asked: (RawBuilder<boolean> | false | undefined | '')[] = [
    drf_status && sql`d.status = ${drf_status}`,
    drf_type && sql`d.kind = ${drf_type}`,
    category_id !== undefined && sql`d.form_id in (${formsUnder(category_id)})`,
    start_date && sql`d.submitted_at >= ${start_date}::date::timestamp at time zone ${timezone}`,
    end_date && sql`d.submitted_at < (${end_date}::date + 1)::timestamp at time zone ${timezone}`,
    search && isFound(search),
    unread !== undefined && not(unread, mine(sql`x.read_at is null`)),
    readAndConfirmed !== undefined &&
      mine(sql`x.receiver_type in ('VIEWER', 'CIRCULATOR') and x.is_processed = ${readAndConfirmed}`),
    is_marked !== undefined && not(is_marked, isMarkedBy(ctx)),
  ]
  return asked.filter((one) => typeof one === 'object')
}

const allOf = (all: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  all.length === 0 ? sql`true` : sql`${sql.join(all, sql` and `)}`

/** `documents d` says it, bears it as its number, has a file called so, or is by or for somebody of this name. */
function isFound(text: string): RawBuilder<boolean> {
  const pattern = likeAnywhere(text)
  // Found once, and not again for each document.
  const people = sql`array(select n.id from members n where n.company_id = ${thisCompany} and ${isNamed(pattern)})`
  return sql`(d.search_text ilike ${pattern} or ${hasFileNamed(pattern)} or d.author_id = any(${people})
    or (cardinality(${people}) > 0 and exists (select 1 from document_receivers p
      where p.company_id = ${thisCompany} and p.document_id = d.id and p.member_id = any(${people}))))`
}

const isNamed = (pattern: string) =>
  sql<boolean>`(n.name ilike ${pattern} or n.english_name ilike ${pattern})`

export interface FoundPerson {
  member_id: number
  name: string
  position: string
  team_name: null
}

const PEOPLE = 5

/** Who wrote documents that the person received, by a part of the name. */
export async function findAuthors(ctx: Reader, keyword: string): Promise<FoundPerson[]> {
  const pattern = likeAnywhere(keyword)
  const { rows } = await sql<FoundPerson>`
    select n.id as member_id, n.name, n.position, null as team_name from members n
    where n.company_id = ${thisCompany} and ${isNamed(pattern)} and n.id in (
      select d.author_id from documents d
      where d.company_id = ${thisCompany} and d.status <> 'ERASED' and ${kindIsOpen(ctx)} and ${isOwn(ctx, {})})
    order by n.name, n.id ${atMost(PEOPLE)}`.execute(ctx.tx)
  return rows
}
