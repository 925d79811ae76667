import type pg from 'pg'
import type { Tx } from '../../db/connection.ts'

type Hear = (companyId: number, memberIds: readonly number[]) => void

/** Whose days each open transaction has changed. */
const touched = new WeakMap<Tx, Set<number>>()
const hearers = new WeakMap<pg.Pool, Set<Hear>>()

/** Notes that what others see of people changes with this transaction: told once it is committed, never before. */
export function noteTouched(tx: Tx, memberIds: readonly number[]): void {
  const known = touched.get(tx) ?? new Set()
  for (const id of memberIds) known.add(id)
  touched.set(tx, known)
}

/** @returns puts back what was noted until now: what has come since is undone */
export function keepTouched(tx: Tx): () => void {
  const known = new Set(touched.get(tx))
  return () => void touched.set(tx, known)
}

/** @param hear is told after each commit on the pool that has touched people; must not fail */
export function hearTouched(pool: pg.Pool, hear: Hear): void {
  const known = hearers.get(pool) ?? new Set()
  hearers.set(pool, known.add(hear))
}

/** Called when a transaction is committed. */
export function tellTouched(pool: pg.Pool, tx: Tx, companyId: number): void {
  const people = touched.get(tx)
  if (!people || people.size === 0) return
  for (const hear of hearers.get(pool) ?? []) hear(companyId, [...people])
}
