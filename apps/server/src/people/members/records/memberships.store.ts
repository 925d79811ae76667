import { sql } from '../../../db/sql/sql.ts'
import type { Tx } from '../../../db/connection.ts'
import { tally } from '../../../db/tallies.ts'
import { thisCompany } from '../../../db/this-company.ts'
import { onConstraint } from '../../../http/fail.ts'
import { worksHere } from '../../roles/index.ts'

/** Days in which a person stands in a team: from the first until the day before `ends_on`. */
export interface Membership {
  member_id: number
  team_id: number
  starts_on: string
  ends_on: string | null
}

type Writer = { tx: Tx }

type Written = Membership & {
  /** Whether the person works here at present. */
  stands: boolean
}

/** @throws Failure NOT_FOUND for an unknown team, TEAM_CHANGE_OVERLAPS */
export async function addMemberships({ tx }: Writer, rows: readonly Membership[]): Promise<void> {
  if (rows.length === 0) return
  // Held, so that nobody comes or leaves between this look and the end of the transaction.
  const held = await sql<{ id: number; status: string }>`
    select id, status from members where company_id = ${thisCompany} and id = any(${rows.map((row) => row.member_id)}::bigint[])
    order by id for share`.execute(tx)
  const standing = new Set(held.rows.filter(({ status }) => worksHere(status)).map(({ id }) => id))
  const written = rows.map((row) => ({ ...row, stands: standing.has(row.member_id) }))
  const insert = sql`
    insert into team_memberships (company_id, member_id, team_id, starts_on, ends_on, stands)
    select ${thisCompany}::bigint, t.* from unnest(${written.map((row) => row.member_id)}::bigint[],
      ${written.map((row) => row.team_id)}::bigint[], ${written.map((row) => row.starts_on)}::date[],
      ${written.map((row) => row.ends_on)}::date[], ${written.map((row) => row.stands)}::boolean[]) as t
    returning id`
  const codes = { team_memberships_team: 'NOT_FOUND', team_memberships_once: 'TEAM_CHANGE_OVERLAPS' } as const
  await onConstraint(codes, () => insert.execute(tx))
  await countPeople(tx, written, 1)
}

/** Puts these in the place of all that the people had. @throws as {@link addMemberships} */
export async function replaceMemberships(
  ctx: Writer,
  memberIds: readonly number[],
  rows: readonly Membership[],
): Promise<void> {
  await dropMemberships(ctx.tx, memberIds)
  await addMemberships(ctx, rows)
}

export async function dropMemberships(tx: Tx, memberIds: readonly number[]): Promise<void> {
  const gone = await sql<Written>`
    delete from team_memberships where company_id = ${thisCompany} and member_id = any(${[...memberIds]}::bigint[])
    returning team_id, ends_on, stands`.execute(tx)
  await countPeople(tx, gone.rows, -1)
}

/**
 * Who stands in a team on a day or later stands in the other one instead, or in none; until the day nothing changes.
 * @throws as {@link addMemberships}
 */
export async function moveMemberships(
  ctx: Writer,
  { from, to, on }: { from: number; to: number | null; on: Temporal.PlainDate },
): Promise<void> {
  const { tx } = ctx
  // `returning old.ends_on` would ask for PostgreSQL 18; 16 is enough for everything else.
  const begun = await sql<Written & { id: number }>`
    select id, member_id, team_id, ends_on, stands from team_memberships where company_id = ${thisCompany}
      and team_id = ${from} and starts_on < ${on} and (ends_on is null or ends_on > ${on}) order by id for update`.execute(
    tx,
  )
  await sql`
    update team_memberships set ends_on = ${on}
    where company_id = ${thisCompany} and id = any(${begun.rows.map(({ id }) => id)}::bigint[])`.execute(tx)
  const later = await sql<Written>`
    delete from team_memberships where company_id = ${thisCompany} and team_id = ${from} and starts_on >= ${on}
    returning member_id, team_id, starts_on, ends_on, stands`.execute(tx)
  await countPeople(tx, [...begun.rows, ...later.rows], -1)
  if (to === null) return
  const moved = [...begun.rows.map((row) => ({ ...row, starts_on: on.toString() })), ...later.rows]
  await addMemberships(
    ctx,
    moved.map((row) => ({ ...row, team_id: to })),
  )
}

/** From here on these people are among those of their teams, or no more. */
export async function letStand(tx: Tx, memberIds: readonly number[], stands: boolean): Promise<void> {
  if (memberIds.length === 0) return
  const turned = await sql<{ team_id: number; ends_on: string | null }>`
    update team_memberships set stands = ${stands}
    where company_id = ${thisCompany} and member_id = any(${[...memberIds]}::bigint[]) and stands <> ${stands}
    returning team_id, ends_on`.execute(tx)
  const people = turned.rows.map((row) => ({ ...row, stands: true }))
  await countPeople(tx, people, stands ? 1 : -1)
}

/** A team counts the people who work here and whose membership has no end. */
function countPeople(
  tx: Tx,
  rows: readonly Pick<Written, 'team_id' | 'ends_on' | 'stands'>[],
  change: 1 | -1,
): Promise<void> {
  const counted = rows.filter((row) => row.stands && row.ends_on === null)
  return tally(
    tx,
    counted.map((row) => ({ counted: 'TEAM', of: row.team_id, change })),
  )
}
