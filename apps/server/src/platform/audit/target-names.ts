import type { Tx } from '../../db/connection.ts'
import { type AuditRow, lastNamed } from './audit.queries.ts'
import { nameIn } from './name-in.ts'

/** What things of one kind are called today, by their ids; one that is not kept any more is left out. */
export type TargetNames = (tx: Tx, ids: readonly number[]) => Promise<ReadonlyMap<number, string>>

const kinds = new Map<string, TargetNames>()

/** Called once at start by slices above whose things events name by their ids alone. */
export function registerTargetNames(kind: string, read: TargetNames): void {
  kinds.set(kind, read)
}

const keyOf = ({ target_kind: kind, target_id: id }: Pick<AuditRow, 'target_kind' | 'target_id'>) =>
  `${kind} ${id}`

/**
 * The events with the names of what they were done to, asked for only of those that have none. What has no name of its own today is
 * called as the trail has called it last, so that what is gone is still told apart.
 */
export async function withTargetNames(tx: Tx, rows: readonly AuditRow[]): Promise<AuditRow[]> {
  const names = new Map<string, ReadonlyMap<number, string>>()
  for (const [kind, read] of kinds) {
    const nameless = rows.filter((row) => row.target_kind === kind && row.target_name === null)
    const ids = nameless.flatMap((row) => row.target_id ?? [])
    if (ids.length > 0) names.set(kind, await read(tx, [...new Set(ids)]))
  }
  const nameOf = ({ target_kind: kind, target_id: id }: AuditRow) => names.get(kind ?? '')?.get(id ?? 0)
  const named = rows.map((row) => ({
    ...row,
    target_name: row.target_name ?? nameOf(row) ?? nameIn(row.after) ?? nameIn(row.before),
  }))
  const nameless = named.filter(({ target_name, target_id }) => target_name === null && target_id !== null)
  if (nameless.length === 0) return named
  const last = new Map((await lastNamed(tx, nameless)).map((row) => [keyOf(row), row] as const))
  return named.map((row) => {
    const told = last.get(keyOf(row))
    return {
      ...row,
      target_name: row.target_name ?? (told ? (nameIn(told.after) ?? nameIn(told.before)) : null),
    }
  })
}
