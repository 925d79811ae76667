import { sql } from '../../../db/sql/sql.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { CommandContext } from '../../../http/context.ts'
import type { Snapshot } from './snapshot.ts'

type Asking = Pick<CommandContext, 'tx' | 'now' | 'actor'>

/** By the person, by an admin, or because the deadline was over. */
export type Manner = 'SELF' | 'ADMIN' | 'AUTO'

export interface NewClosing {
  member_id: number
  starts_on: string
  ends_on: string
  rules: string
  content: Snapshot
  sha256: string
}

export interface ClosingRow {
  id: number
  member_id: number
  starts_on: string
  ends_on: string
  manner: Manner
  closed_by: number | null
  sha256: string
}

export async function insertClosings(
  { tx, now, actor }: Asking,
  manner: Manner,
  closings: readonly NewClosing[],
): Promise<void> {
  if (closings.length === 0) return
  await sql`
    insert into work_closings (company_id, member_id, starts_on, ends_on, closed_at, manner, closed_by, rules, content, sha256)
    select ${thisCompany}::bigint, k.member_id, k.starts_on, k.ends_on, ${now}::timestamptz, ${manner}::text,
      ${manner === 'AUTO' ? null : actor.memberId}::bigint, k.rules, k.content, k.sha256
    from json_to_recordset(${JSON.stringify(closings)}) as k(member_id bigint, starts_on date, ends_on date, rules text,
      content jsonb, sha256 text)
    returning id`.execute(tx)
}

/** A closing that has not been opened again, held until the transaction ends. */
export async function holdClosing(
  { tx }: Pick<CommandContext, 'tx'>,
  id: number,
): Promise<ClosingRow | undefined> {
  const { rows } = await sql<ClosingRow>`
    select id, member_id, starts_on, ends_on, manner, closed_by, sha256 from work_closings
    where company_id = ${thisCompany} and id = ${id} and reopened_at is null for update`.execute(tx)
  return rows[0]
}

export async function markReopened({ tx, now, actor }: Asking, id: number, reason: string): Promise<void> {
  await sql`
    update work_closings set reopened_at = ${now}, reopened_by = ${actor.memberId}, reopen_reason = ${reason}
    where company_id = ${thisCompany} and id = ${id}`.execute(tx)
}

/** What was closed, as it was closed, of closings that hold. */
export async function readSnapshots(
  { tx }: Pick<CommandContext, 'tx'>,
  ids: readonly number[],
): Promise<{ id: number; content: Snapshot; sha256: string }[]> {
  const { rows } = await sql<{ id: number; content: Snapshot; sha256: string }>`
    select id, content, sha256 from work_closings where company_id = ${thisCompany} and id = any(${[...ids]}::bigint[])`.execute(
    tx,
  )
  return rows
}
