import { type RawBuilder, sql } from '../../../db/sql/sql.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { MemberContext } from '../../../http/context.ts'
import { showContent } from '../kinds/shown-content.ts'

export interface PersonWithTurns {
  member_id: number
  /** Open documents that wait for the person, now or after others. */
  documents: number
}

/** A place that waits for a decision: `r` on the open document `d`. */
const isOpenPlace = sql`d.status = 'REQUESTED' and not r.is_processed
  and r.receiver_type in ('APPROVER', 'AGREEER', 'FAGREEER')`

const openPlaces: RawBuilder<unknown> = sql`documents d
    join document_receivers r on r.company_id = d.company_id and r.document_id = d.id`

/** People who are not at work and for whom open documents wait. @param only of these */
export async function peopleWithTurns(
  { tx }: Pick<MemberContext, 'tx'>,
  only: readonly number[] | null = null,
): Promise<PersonWithTurns[]> {
  const { rows } = await sql<PersonWithTurns>`
    select r.member_id, count(distinct d.id)::int as documents
    from ${openPlaces} join members m on m.company_id = r.company_id and m.id = r.member_id
    where d.company_id = ${thisCompany} and m.status <> 'WORKING' and ${isOpenPlace}
      and (${only}::bigint[] is null or r.member_id = any(${only}::bigint[]))
    group by r.member_id order by r.member_id`.execute(tx)
  return rows
}

export interface HangingTurn {
  id: number
  serial: string | null
  title: string
  author_id: number
  author_name: string
  submitted_at: string
  /** It waits now; else others decide before. */
  is_turn: boolean
}

/** The open documents that wait for a person, the oldest first. */
export async function hangingTurnsOf(
  { tx, language, today }: Pick<MemberContext, 'tx' | 'language' | 'today'>,
  memberId: number,
  most: number,
): Promise<HangingTurn[]> {
  const { rows } = await sql<HangingTurn & { kind: string; content: unknown }>`
    select d.id, d.serial, d.kind, d.title, d.content, d.author_id, a.name as author_name, d.submitted_at, w.is_turn
    from (
      select d.id, bool_or(r.is_shown) as is_turn from ${openPlaces}
      where d.company_id = ${thisCompany} and r.member_id = ${memberId} and ${isOpenPlace}
      group by d.id order by d.id limit ${most}::int
    ) w
    join documents d on d.company_id = ${thisCompany} and d.id = w.id
    join members a on a.company_id = d.company_id and a.id = d.author_id
    order by d.id`.execute(tx)
  return rows.map(({ kind, content, ...row }) => ({
    ...row,
    title: showContent({ kind, title: row.title, content }, { language, today }).title,
  }))
}
