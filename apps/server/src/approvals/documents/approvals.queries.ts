import { type RawBuilder, sql } from '../../db/sql/sql.ts'
import type { DocumentStatus } from '#rules/approvals/document-states.ts'
import { heldOn } from '../../db/dated-rows.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { MemberContext } from '../../http/context.ts'
import { found } from '../../http/fail.ts'
import { isMarkedBy } from './bookmarks/is-marked.ts'
import { replyCount } from './replies/replies.queries.ts'

export interface DocumentRow {
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
  /** Who submitted it in the author's name. */
  submitted_by: number | null
  submitter_name: string | null
  submitted_at: string
  decided_at: string | null
  delegatable: boolean
  substitutable: boolean
  done_cancelable: boolean
  /** What it has been changed to so far, from 1. */
  version: number
  cancel_document_id: number | null
  replaces_id: number | null
  replaced_by_id: number | null
  is_marked: boolean
  reply_count: number
}

/** @throws Failure NOT_FOUND */
export async function getDocument(
  ctx: Pick<MemberContext, 'tx' | 'actor' | 'today'>,
  id: number,
): Promise<DocumentRow> {
  const result = await sql<DocumentRow>`
    select d.id, d.kind, d.status, d.serial, d.title, d.content, d.author_id, m.name as author_name,
      m.position as author_position, t.name as author_team, d.submitted_at, d.decided_at, d.submitted_by, s.name as submitter_name,
      c.documents_delegatable as delegatable, c.documents_substitutable as substitutable,
      c.documents_done_cancelable as done_cancelable, d.version, d.cancel_document_id, d.replaces_id,
      (select n.id from documents n where n.company_id = ${thisCompany} and n.replaces_id = d.id) as replaced_by_id,
      ${isMarkedBy(ctx)} as is_marked, ${replyCount} as reply_count
    from documents d
    join members m on m.company_id = d.company_id and m.id = d.author_id
    left join members s on s.company_id = d.company_id and s.id = d.submitted_by
    join companies c on c.company_id = d.company_id
    left join team_memberships tm on tm.company_id = d.company_id and tm.member_id = d.author_id
      and ${heldOn('tm', ctx.today)}
    left join teams t on t.company_id = tm.company_id and t.id = tm.team_id
    where d.company_id = ${thisCompany} and d.id = ${id} and d.status <> 'ERASED'`.execute(ctx.tx)
  return found(result.rows[0])
}

export interface RequestedDocument {
  id: number
  author_id: number
  content: unknown
}

/** The documents of a kind by which people wait for a decision, the first first. */
export async function requestedDocuments(
  { tx }: Pick<MemberContext, 'tx'>,
  kind: string,
  authorIds: readonly number[],
): Promise<RequestedDocument[]> {
  const { rows } = await sql<RequestedDocument>`
    select id, author_id, content from documents
    where company_id = ${thisCompany} and author_id = any(${[...authorIds]}::bigint[]) and status = 'REQUESTED' and kind = ${kind}
    order by id`.execute(tx)
  return rows
}

interface DaysAsked {
  from: RawBuilder<unknown>
  to: RawBuilder<unknown>
}

/** Documents `d` of a kind that is about a day, with a day in a range, that wait for a decision: to select from. */
const requestedOn = (
  kind: string,
  { from, to }: DaysAsked,
) => sql`from documents d where d.company_id = ${thisCompany}
  and d.status = 'REQUESTED' and d.kind = ${kind} and d.content ->> 'day' between (${from})::text and (${to})::text`

/** Whether somebody, told in SQL, waits for a decision about a document of a kind that is about a day, with a day in a range. */
export function hasRequestedOn(
  kind: string,
  author: RawBuilder<unknown>,
  days: DaysAsked,
): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 ${requestedOn(kind, days)} and d.author_id = ${author})`
}

/** Everybody who does, as a query of their ids: of many people it is asked once. @param which a condition on the document `d` */
export function requestersOn(kind: string, days: DaysAsked, which: RawBuilder<boolean>): RawBuilder<unknown> {
  return sql`select d.author_id ${requestedOn(kind, days)} and ${which}`
}
