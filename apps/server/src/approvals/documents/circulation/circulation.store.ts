import { sql } from '../../../db/sql/sql.ts'
import { heldOn } from '../../../db/dated-rows.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { CommandContext } from '../../../http/context.ts'
import type { Place } from '../tally-documents.ts'

type Ctx = Pick<CommandContext, 'tx' | 'actor' | 'now' | 'today'>

export interface Named {
  memberIds: readonly number[]
  teamIds: readonly number[]
}

export interface FoundPeople {
  /** Who is meant and works here, each once. */
  people: number[]
  /** How many of the named people and teams there are. */
  found: number
}

/** The people of the company that are named, and everybody who is in the named teams today. */
export async function findCirculated(
  { tx, today }: Ctx,
  { memberIds, teamIds }: Named,
): Promise<FoundPeople> {
  const result = await sql<FoundPeople>`
    with named as (
      select m.id from members m
      where m.company_id = ${thisCompany} and m.id = any(${[...memberIds]}::bigint[]) and m.status in ('WORKING', 'ABSENCE')
    ), teams_named as (
      select t.id from teams t where t.company_id = ${thisCompany} and t.id = any(${[...teamIds]}::bigint[])
    ), meant as (
      select id from named
      union
      select m.id from teams_named n
      join team_memberships tm on tm.company_id = ${thisCompany} and tm.team_id = n.id and ${heldOn('tm', today)}
      join members m on m.company_id = ${thisCompany} and m.id = tm.member_id and m.status in ('WORKING', 'ABSENCE')
    )
    select (select coalesce(json_agg(id order by id), '[]') from meant) as people,
      (select count(*)::int from named) + (select count(*)::int from teams_named) as found`.execute(tx)
  return result.rows[0]!
}

/** Puts readers on the line of a document, in the name of the actor. @returns their places, to be counted */
export async function insertCirculators(
  ctx: Ctx,
  documentId: number,
  people: readonly number[],
): Promise<Place[]> {
  const { rows } = await sql<Place>`
    insert into document_receivers (company_id, document_id, member_id, receiver_type, step_order, is_shown, position, added_by)
    select ${thisCompany}, ${documentId}::bigint, m.id, 'CIRCULATOR', 0, true, m.position, ${ctx.actor.memberId}::bigint
    from members m where m.company_id = ${thisCompany} and m.id = any(${[...people]}::bigint[])
    order by m.id
    returning member_id, receiver_type, is_shown, is_processed`.execute(ctx.tx)
  return rows
}

/** @returns whether it was there and not read at this moment */
export async function deleteUnread({ tx }: Ctx, documentId: number, receiverId: number): Promise<boolean> {
  const { rows } = await sql`
    delete from document_receivers
    where company_id = ${thisCompany} and document_id = ${documentId} and id = ${receiverId} and read_at is null
      and receiver_type = 'CIRCULATOR' and not is_processed
    returning id`.execute(tx)
  return rows.length > 0
}

/** The document on whose line a place is. */
export async function documentOfPlace(
  { tx }: Pick<Ctx, 'tx'>,
  receiverId: number,
): Promise<number | undefined> {
  const { rows } = await sql<{ document_id: number }>`
    select document_id from document_receivers where company_id = ${thisCompany} and id = ${receiverId}`.execute(
    tx,
  )
  return rows[0]?.document_id
}
