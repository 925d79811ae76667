import { sql } from '../../../db/sql/sql.ts'
import type { ChainBreak } from '#rules/approvals/proofs.ts'
import type { Tx } from '../../../db/connection.ts'
import { thisCompany } from '../../../db/this-company.ts'

/** A document whose chain is broken. */
export interface BrokenDocument extends ChainBreak {
  id: number
  serial: string | null
  title: string
}

export interface CheckRow {
  id: number
  asked_by_name: string | null
  asked_at: string
  ended_at: string | null
  total: number
  checked: number
  reached_id: number
  begun: number
  broken: number
  breaks: BrokenDocument[]
}

/** The newest check. */
export async function lastCheck(tx: Tx): Promise<CheckRow | undefined> {
  const { rows } = await sql<CheckRow>`
    select c.id, m.name as asked_by_name, c.asked_at, c.ended_at, c.total, c.checked, c.reached_id, c.begun, c.broken, c.breaks
    from proof_checks c left join members m on m.company_id = c.company_id and m.id = c.asked_by
    where c.company_id = ${thisCompany} order by c.id desc limit 1`.execute(tx)
  return rows[0]
}

/** Notes a new check, unless one is running. @returns its id */
export async function insertCheck(
  tx: Tx,
  { askedBy, now, total }: { askedBy: number | null; now: string; total: number },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into proof_checks (company_id, asked_by, asked_at, total)
    values (${thisCompany}, ${askedBy}::bigint, ${now}::timestamptz, ${total}::int)
    on conflict (company_id) where ended_at is null do nothing
    returning id`.execute(tx)
  return rows[0]?.id
}

/** How far a running check is, held for the batch that goes on with it. */
export async function holdCheck(tx: Tx, id: number): Promise<{ reachedId: number } | undefined> {
  const { rows } = await sql<{ reachedId: number }>`
    select reached_id as "reachedId" from proof_checks
    where company_id = ${thisCompany} and id = ${id} and ended_at is null for update`.execute(tx)
  return rows[0]
}

export interface CheckedBatch {
  reachedId: number
  checked: number
  begun: number
  breaks: readonly BrokenDocument[]
}

/** As many as a person would look through; the rest is counted. */
const MOST_SHOWN = 100

export async function saveBatch(
  tx: Tx,
  id: number,
  { reachedId, checked, begun, breaks }: CheckedBatch,
): Promise<{ done: number; total: number }> {
  const { rows } = await sql<{ done: number; total: number }>`
    update proof_checks set reached_id = ${reachedId}, checked = checked + ${checked}::int, begun = begun + ${begun}::int,
      broken = broken + ${breaks.length}::int,
      breaks = case when jsonb_array_length(breaks) < ${MOST_SHOWN}::int
        then breaks || ${JSON.stringify(breaks)}::jsonb else breaks end
    where company_id = ${thisCompany} and id = ${id}
    returning checked as done, total`.execute(tx)
  return rows[0]!
}

export async function endCheck(tx: Tx, id: number, now: string): Promise<void> {
  await sql`update proof_checks set ended_at = ${now}::timestamptz where company_id = ${thisCompany} and id = ${id}`.execute(
    tx,
  )
}
