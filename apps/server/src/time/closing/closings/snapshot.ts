import { createHash } from 'node:crypto'
import { WORK_TIME_RULES } from '#rules/work-time/rules-version.ts'
import type { DayPart, WorkDayRow } from '../../work-days/index.ts'

type ClosedDay = Omit<WorkDayRow, 'member_id' | 'over_limit_minutes' | 'updated_at'>
type ClosedEvent = Pick<DayPart, 'work_on' | 'start_minute' | 'end_minute' | 'minutes' | 'event_code'>

/** What was closed: everything that somebody may cite later. */
export interface Snapshot {
  rules: string
  member: number
  from: string
  to: string
  days: ClosedDay[]
  /** What was taken of the days. */
  events: ClosedEvent[]
  /** Days on which work was due and of which nothing is known. */
  missing: string[]
  sums: Record<(typeof SUMMED)[number], number>
  /** Beyond 40 hours of the week, or of the settled month, and on no day beyond its eight; unknown to older snapshots. */
  over_limit?: { minutes: number; days: { work_on: string; minutes: number }[] }
}

const SUMMED = [
  'worked_minutes',
  'rest_minutes',
  'excluded_minutes',
  'night_minutes',
  'overtime_minutes',
  'holiday_minutes',
  'holiday_over_minutes',
  'late_minutes',
  'early_minutes',
  'leave_minutes',
] as const

/** Facts of a range of one person's days, in any order. */
export interface SnapshotFacts {
  member: number
  from: string
  to: string
  rows: readonly WorkDayRow[]
  parts: readonly DayPart[]
  missing: readonly string[]
}

/**
 * The same facts give the same snapshot, in whatever order they come.
 * @param rules by which they were counted
 * @param tellsOverLimit false for one of the time when it was not told what weeks and months have beyond 40 hours
 */
export function snapshotOf(
  facts: SnapshotFacts,
  { rules = WORK_TIME_RULES, tellsOverLimit = true }: { rules?: string; tellsOverLimit?: boolean } = {},
): Snapshot {
  const isWithin = ({ work_on }: { work_on: string }) => facts.from <= work_on && work_on <= facts.to
  const rows = facts.rows.filter(isWithin).toSorted((a, b) => (a.work_on < b.work_on ? -1 : 1))
  const days = rows.map(({ member_id: _of, updated_at: _at, over_limit_minutes: _over, ...day }) => day)
  const events = facts.parts
    .filter((part) => part.state === 'TAKEN' && isWithin(part))
    .map(({ work_on, start_minute, end_minute, minutes, event_code }) => ({
      work_on,
      start_minute,
      end_minute,
      minutes,
      event_code,
    }))
    .toSorted((a, b) =>
      a.work_on === b.work_on ? a.start_minute - b.start_minute : a.work_on < b.work_on ? -1 : 1,
    )
  const sums = Object.fromEntries(
    SUMMED.map((key) => [key, days.reduce((sum, day) => sum + day[key], 0)]),
  ) as Snapshot['sums']
  const { member, from, to } = facts
  const missing = facts.missing.toSorted()
  return { rules, member, from, to, days, events, missing, sums, ...(tellsOverLimit && overLimit(rows)) }
}

function overLimit(rows: readonly WorkDayRow[]): Required<Pick<Snapshot, 'over_limit'>> {
  const days = rows
    .filter((row) => row.over_limit_minutes > 0)
    .map(({ work_on, over_limit_minutes: minutes }) => ({ work_on, minutes }))
  return { over_limit: { minutes: days.reduce((sum, { minutes }) => sum + minutes, 0), days } }
}

/** SHA-256 of the snapshot, its names in alphabetical order and without blanks: by that anybody can count it again. */
export function hashOf(snapshot: Snapshot): string {
  return createHash('sha256').update(canonical(snapshot)).digest('hex')
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, one]) => `${JSON.stringify(key)}:${canonical(one)}`).join(',')}}`
}
