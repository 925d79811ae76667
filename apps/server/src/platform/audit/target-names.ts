import type { Tx } from '../../db/connection.ts'
import type { AuditRow } from './audit.queries.ts'

/** What things of one kind are called today, by their ids; one that is not kept any more is left out. */
export type TargetNames = (tx: Tx, ids: readonly number[]) => Promise<ReadonlyMap<number, string>>

const kinds = new Map<string, TargetNames>()

/** Called once at start by slices above whose things events name by their ids alone. */
export function registerTargetNames(kind: string, read: TargetNames): void {
  kinds.set(kind, read)
}

/** The events with the names of what they were done to, asked for only of those that have none. */
export async function withTargetNames(tx: Tx, rows: readonly AuditRow[]): Promise<AuditRow[]> {
  const names = new Map<string, ReadonlyMap<number, string>>()
  for (const [kind, read] of kinds) {
    const nameless = rows.filter((row) => row.target_kind === kind && row.target_name === null)
    const ids = nameless.flatMap((row) => row.target_id ?? [])
    if (ids.length > 0) names.set(kind, await read(tx, [...new Set(ids)]))
  }
  const nameOf = ({ target_kind: kind, target_id: id }: AuditRow) => names.get(kind ?? '')?.get(id ?? 0)
  return rows.map((row) => ({ ...row, target_name: row.target_name ?? nameOf(row) ?? null }))
}
