import type pg from 'pg'
import type { Tx } from '../../db/connection.ts'

/** What a transaction has changed of each matter that is told live (LiveParts): people, or things that people look at. */
export type Touches = ReadonlyMap<string, ReadonlySet<number>>

type Hear = (companyId: number, touches: Touches) => void

const touched = new WeakMap<Tx, Map<string, Set<number>>>()
const hearers = new WeakMap<pg.Pool, Set<Hear>>()

/** Notes that what others see of something changes with this transaction: told once it is committed, never before. */
export function noteTouched(tx: Tx, matter: string, ids: Iterable<number>): void {
  const known = touched.get(tx) ?? new Map<string, Set<number>>()
  addTo(known, matter, ids)
  touched.set(tx, known)
}

/** Adds to what is known of a matter. */
export function addTo(known: Map<string, Set<number>>, matter: string, ids: Iterable<number>): void {
  const all = known.get(matter) ?? new Set()
  for (const id of ids) all.add(id)
  known.set(matter, all)
}

/** @returns puts back what was noted until now: what has come since is undone */
export function keepTouched(tx: Tx): () => void {
  const known = new Map([...(touched.get(tx) ?? [])].map(([matter, ids]) => [matter, new Set(ids)]))
  return () => void touched.set(tx, known)
}

/** @param hear is told after each commit on the pool that has touched something; must not fail */
export function hearTouched(pool: pg.Pool, hear: Hear): void {
  const known = hearers.get(pool) ?? new Set()
  hearers.set(pool, known.add(hear))
}

/** Called when a transaction is committed. */
export function tellTouched(pool: pg.Pool, tx: Tx, companyId: number): void {
  const touches = touched.get(tx)
  if (!touches || [...touches.values()].every((ids) => ids.size === 0)) return
  for (const hear of hearers.get(pool) ?? []) hear(companyId, touches)
}
