import type pg from 'pg'
import type { Tx } from '../../db/connection.ts'

/** The first and the last of days, yyyy-MM-dd. */
export type DaySpan = readonly [from: string, to: string]

/** What has changed of one matter: people, or things that people look at; and on which days, where it is days that changed. */
export interface Touched {
  ids: ReadonlySet<number>
  days: DaySpan | null
}

/** What a transaction has changed of each matter that is told live (LiveParts). */
export type Touches = ReadonlyMap<string, Touched>

type Hear = (companyId: number, touches: Touches) => void

const touched = new WeakMap<Tx, Map<string, Touched>>()
const hearers = new WeakMap<pg.Pool, Set<Hear>>()

/** Notes that what others see of something changes with this transaction: told once it is committed, never before. */
export function noteTouched(tx: Tx, matter: string, ids: Iterable<number>): void {
  note(tx, matter, { ids: new Set(ids), days: null })
}

/** The same of days of people. */
export function noteDays(tx: Tx, days: readonly { member_id: number; work_on: string }[]): void {
  if (days.length === 0) return
  let [from, to] = [days[0]!.work_on, days[0]!.work_on]
  for (const { work_on } of days) {
    if (work_on < from) from = work_on
    if (work_on > to) to = work_on
  }
  note(tx, 'days', { ids: new Set(days.map(({ member_id }) => member_id)), days: [from, to] })
}

function note(tx: Tx, matter: string, more: Touched): void {
  const known = touched.get(tx) ?? new Map<string, Touched>()
  addTo(known, matter, more)
  touched.set(tx, known)
}

/** Adds to what is known of a matter. */
export function addTo(known: Map<string, Touched>, matter: string, more: Touched): void {
  const before = known.get(matter)
  if (!before) return void known.set(matter, more)
  known.set(matter, { ids: new Set([...before.ids, ...more.ids]), days: joined(before.days, more.days) })
}

// On which days is not known any more where it is not known of one.
function joined(one: DaySpan | null, other: DaySpan | null): DaySpan | null {
  if (!one || !other) return null
  return [one[0] < other[0] ? one[0] : other[0], one[1] > other[1] ? one[1] : other[1]]
}

/** @returns puts back what was noted until now: what has come since is undone */
export function keepTouched(tx: Tx): () => void {
  const known = new Map(touched.get(tx))
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
  if (!touches || [...touches.values()].every(({ ids }) => ids.size === 0)) return
  for (const hear of hearers.get(pool) ?? []) hear(companyId, touches)
}
