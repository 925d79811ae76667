import { type RawBuilder, sql } from '../../../db/sql/sql.ts'
import type { DocumentStatus } from '#rules/approvals/document-states.ts'
import { fewLettersAnywhere, likeAnywhere } from '../../../db/lists/like-pattern.ts'
import { atMost } from '../../../db/page-of.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { MemberContext } from '../../../http/context.ts'
import { isSubmittedFor } from '../approvals.policy.ts'
import { kindIsOpen } from '../kinds/switched-off-kinds.ts'
import { showContent } from '../kinds/shown-content.ts'

type Reader = Pick<MemberContext, 'tx' | 'actor' | 'today' | 'language'>

export interface FoundDocument {
  id: number
  kind: string
  status: DocumentStatus
  serial: string | null
  title: string
  author_id: number
  author_name: string
}

interface Wanted {
  search: string
  /** People of this name: what they wrote is found as well. */
  authorIds: readonly number[]
  limit: number
}

/** So many of the newest are looked through before all others: whoever reads no more has seen all of them. */
const NEWEST = 3000
/** And of whoever reads more the texts of so many; a text is longer than a title. */
const NEWEST_TEXTS = 200
/** What of the searched text holds the titles. */
const TITLES = 200
/** So many of the newest at most are walked through for what no index finds: whoever looks further back types a letter more. */
const MOST_WALKED = 30_000
/** What an index of trigrams can find. */
const FEWEST_LETTERS = 3

/**
 * Documents that the reader may read, for a text: titles and numbers of the newest first, then all that says it. A word that many
 * documents hold is found among the newest, so that only what is rare is looked for behind them, and only for who reads more.
 */
export async function findDocuments(ctx: Reader, wanted: Wanted): Promise<FoundDocument[]> {
  const { limit, authorIds } = wanted
  const pattern = likeAnywhere(wanted.search)
  const here = sql`d.status <> 'ERASED' and ${kindIsOpen(ctx)}`
  const readsMore = sql`(select count(*) from ids) = ${NEWEST}::int`
  const isMissing = (found: RawBuilder<unknown>) => sql`(select count(*) from ${found}) < ${limit}::int`
  const { rows } = await sql<FoundDocument & { content: unknown }>`
    with ids as materialized (${newestOf(ctx)}),
    newest as materialized (
      select d.id, left(d.search_text, ${sql.lit(TITLES)}) as titles, d.serial, row_number() over (order by d.id desc) as place
      from documents d where d.company_id = ${thisCompany} and d.id = any(array(select id from ids)) and ${here}),
    titled as materialized (
      select id from newest where titles ilike ${pattern} or serial ilike ${pattern} order by id desc ${atMost(limit)}),
    saying as materialized (
      -- Behind a fence: texts are compared of these documents alone, however they are joined.
      select s.id from (
        select d.id, d.search_text from documents d
        where d.company_id = ${thisCompany} and d.id = any(array(
          select n.id from newest n where ${isMissing(sql`titled`)} and (n.place <= ${NEWEST_TEXTS}::int or not ${readsMore})))
        offset 0) s
      where s.search_text ilike ${pattern} order by s.id desc ${atMost(limit)}),
    near as materialized (select id, 0 as place from titled union all select id, 1 from saying),
    -- By themselves: to read along the numbers until enough are found would be to read them all.
    matched as materialized (${older(wanted, pattern, sql`${isMissing(sql`near`)} and ${readsMore}`)}),
    others as materialized (
      select d.id from documents d
      where d.company_id = ${thisCompany} and d.id = any(array(select id from matched)) and ${isMissing(sql`near`)} and ${here} and ${isReadable(ctx)}
      order by d.id desc ${atMost(limit)}),
    written as materialized (
      select d.id from documents d
      where ${isMissing(sql`near`)} and d.company_id = ${thisCompany} and d.author_id = any(${[...authorIds]}::bigint[])
        and ${here} and ${isReadable(ctx)}
      order by d.id desc ${atMost(limit)}),
    hits as (select id, min(place) as place from (
      select id, place from near union all select id, 2 from others union all select id, 3 from written) f
      group by id order by min(place), id desc ${atMost(limit)})
    select d.id, d.kind, d.status, d.serial, d.title, d.content, d.author_id, m.name as author_name
    from hits join documents d on d.company_id = ${thisCompany} and d.id = hits.id
    join members m on m.company_id = d.company_id and m.id = d.author_id
    order by hits.place, d.id desc`.execute(ctx.tx)
  return rows.map(({ content, ...row }) => ({ ...row, title: showContent({ ...row, content }, ctx).title }))
}

/** The newest documents that came to the reader, are the reader's or were submitted by the reader for others, of full admins of the company, from the ends of indexes. */
function newestOf(ctx: Reader): RawBuilder<unknown> {
  const { memberId, isFullAdmin } = ctx.actor
  if (isFullAdmin)
    return sql`select d.id from documents d where d.company_id = ${thisCompany} order by d.id desc ${atMost(NEWEST)}`
  return sql`select f.id from (
      (select r.document_id as id from document_receivers r
        where r.company_id = ${thisCompany} and r.member_id = ${memberId} and r.is_shown
        order by r.document_id desc ${atMost(NEWEST)})
      union
      select w.id from documents w where w.company_id = ${thisCompany} and w.author_id = ${memberId}
      union
      select w.id from documents w where w.company_id = ${thisCompany} and ${isSubmittedFor(ctx, 'w')}) f
    order by f.id desc ${atMost(NEWEST)}`
}

/** Of `documents d`: one's own, those submitted for others, those that came to one; full admins read all, as mayOpenDocument says. */
function isReadable(ctx: Reader): RawBuilder<boolean> {
  const { memberId, isFullAdmin } = ctx.actor
  if (isFullAdmin) return sql`true`
  return sql`(d.author_id = ${memberId} or ${isSubmittedFor(ctx)} or exists (select 1 from document_receivers o
    where o.company_id = ${thisCompany} and o.document_id = d.id and o.member_id = ${memberId} and o.is_shown))`
}

/**
 * Ids of documents behind the newest ones by all that they say and by the names of files, which an index finds; an index knows nothing
 * of less than three letters, for which the heads of the texts of the newest, where the titles stand, are walked through.
 * @param isLeft whether there is anything behind the newest ones
 */
function older({ search }: Wanted, pattern: string, isLeft: RawBuilder<unknown>): RawBuilder<unknown> {
  if ([...search].length < FEWEST_LETTERS)
    return sql`select t.id from (
        select w.id, left(w.search_text, ${sql.lit(TITLES)}) as titles from documents w
        where w.company_id = ${thisCompany} and ${isLeft} order by w.id desc ${atMost(MOST_WALKED)}) t
      where t.titles like any(${fewLettersAnywhere(search)}::text[])`
  return sql`select t.id from searched_documents t
    where t.company_id = ${thisCompany} and ${isLeft} and t.search_text ilike ${pattern}
    union
    select a.document_id as id from searched_attachments a
    where a.company_id = ${thisCompany} and ${isLeft} and a.name ilike ${pattern}`
}
