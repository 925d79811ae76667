import { sql } from 'kysely'
import type { Tx } from '../../../db/connection.ts'
import type { CompanyId } from '../../../db/transaction.ts'
import { onConstraint } from '../../../http/fail.ts'

/** Days in which a person stands in a team: from the first until the day before `ends_on`. */
export interface Membership {
  member_id: number
  team_id: number
  starts_on: string
  ends_on: string | null
}

type Writer = { tx: Tx; companyId: CompanyId }

/** @throws Failure NOT_FOUND for an unknown team, TEAM_CHANGE_OVERLAPS */
export async function addMemberships({ tx, companyId }: Writer, rows: readonly Membership[]): Promise<void> {
  if (rows.length === 0) return
  const insert = sql`
    insert into team_memberships (company_id, member_id, team_id, starts_on, ends_on)
    select ${companyId}::bigint, t.* from unnest(${rows.map((row) => row.member_id)}::bigint[],
      ${rows.map((row) => row.team_id)}::bigint[], ${rows.map((row) => row.starts_on)}::date[],
      ${rows.map((row) => row.ends_on)}::date[]) as t`
  const codes = { team_memberships_team: 'NOT_FOUND', team_memberships_once: 'TEAM_CHANGE_OVERLAPS' } as const
  await onConstraint(codes, () => insert.execute(tx))
}

/** Puts these in the place of all that the people had. @throws as {@link addMemberships} */
export async function replaceMemberships(
  ctx: Writer,
  memberIds: readonly number[],
  rows: readonly Membership[],
): Promise<void> {
  await sql`delete from team_memberships where member_id = any(${[...memberIds]}::bigint[])`.execute(ctx.tx)
  await addMemberships(ctx, rows)
}

/**
 * Who stands in a team on a day or later stands in the other one instead, or in none; until the day nothing changes.
 * @throws as {@link addMemberships}
 */
export async function moveMemberships(
  ctx: Writer,
  { from, to, on }: { from: number; to: number | null; on: Temporal.PlainDate },
): Promise<void> {
  // `returning old.ends_on` would ask for PostgreSQL 18; 16 is enough for everything else.
  const begun = await sql<{ member_id: number; ends_on: string | null }>`
    update team_memberships tm set ends_on = ${on} from team_memberships was
    where was.company_id = tm.company_id and was.id = tm.id
      and tm.team_id = ${from} and tm.starts_on < ${on} and (tm.ends_on is null or tm.ends_on > ${on})
    returning tm.member_id, was.ends_on`.execute(ctx.tx)
  const later = await sql<{ member_id: number; starts_on: string; ends_on: string | null }>`
    delete from team_memberships where team_id = ${from} and starts_on >= ${on}
    returning member_id, starts_on, ends_on`.execute(ctx.tx)
  if (to === null) return
  const moved = [...begun.rows.map((row) => ({ ...row, starts_on: on.toString() })), ...later.rows]
  await addMemberships(
    ctx,
    moved.map((row) => ({ ...row, team_id: to })),
  )
}
