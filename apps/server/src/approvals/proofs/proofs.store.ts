import { sql } from '../../db/sql/sql.ts'
import type { ProofEntry } from '#rules/approvals/proofs.ts'
import type { Tx } from '../../db/connection.ts'
import { thisCompany } from '../../db/this-company.ts'
import { moment } from './document-hash.ts'

/** Adds entries; the application can neither change nor remove one. */
export async function insertProofs(tx: Tx, entries: readonly ProofEntry[]): Promise<void> {
  if (entries.length === 0) return
  await sql`
    insert into document_proofs (company_id, document_id, number, act, actor_id, acted_for, happened_at, recorded_at, ip,
      device, comment, detail, document_hash, previous_hash, hash)
    select ${thisCompany}, e.* from json_to_recordset(${JSON.stringify(entries.map(rowOf))}::json) as e (document_id bigint,
      number int, act text, actor_id bigint, acted_for bigint, happened_at timestamptz, recorded_at timestamptz, ip text,
      device text, comment text, detail jsonb, document_hash text, previous_hash text, hash text)
    returning id`.execute(tx)
}

const rowOf = (entry: ProofEntry) => ({
  document_id: entry.documentId,
  number: entry.number,
  act: entry.act,
  actor_id: entry.actorId,
  acted_for: entry.actedFor,
  happened_at: entry.happenedAt,
  recorded_at: entry.recordedAt,
  ip: entry.ip,
  device: entry.device,
  comment: entry.comment,
  detail: entry.detail,
  document_hash: entry.documentHash,
  previous_hash: entry.previousHash,
  hash: entry.hash,
})

/** Where the chains of documents end. */
export async function lastEntries(
  tx: Tx,
  ids: readonly number[],
): Promise<Map<number, Pick<ProofEntry, 'number' | 'hash'>>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ document_id: number; number: number; hash: string }>`
    select distinct on (p.document_id) p.document_id, p.number, p.hash from document_proofs p
    where p.company_id = ${thisCompany} and p.document_id = any(${[...ids]}::bigint[])
    order by p.document_id, p.number desc`.execute(tx)
  return new Map(rows.map(({ document_id, ...last }) => [document_id, last]))
}

/** The chains of documents, each by number. */
export async function chainsOf(tx: Tx, ids: readonly number[]): Promise<Map<number, ProofEntry[]>> {
  const { rows } = await sql<ProofEntry>`
    select p.document_id as "documentId", p.number, p.act, p.actor_id as "actorId", p.acted_for as "actedFor",
      p.happened_at as "happenedAt", p.recorded_at as "recordedAt", p.ip, p.device, p.comment, p.detail,
      p.document_hash as "documentHash", p.previous_hash as "previousHash", p.hash
    from document_proofs p
    where p.company_id = ${thisCompany} and p.document_id = any(${[...ids]}::bigint[])
    order by p.document_id, p.number`.execute(tx)
  const entries = rows.map((row) => ({
    ...row,
    happenedAt: moment(row.happenedAt),
    recordedAt: moment(row.recordedAt),
  }))
  return Map.groupBy(entries, (entry) => entry.documentId)
}
