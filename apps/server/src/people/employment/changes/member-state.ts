import { keyAfter } from '#rules/calendar/day-key.ts'
import type { Selectable } from 'kysely'
import { STANDARD_DAY_MINUTES } from '#rules/leave/leave-unit.ts'
import type { Members } from '../../../db/rows.gen.ts'
import { type MemberStatus } from '../../members/index.ts'
import { BEGINNING, changeFrom, type Timeline, valueOn } from './timeline.ts'

/** What a change of a member is judged by, and what it becomes. */
export interface MemberState {
  id: number
  row: Selectable<Members>
  status: MemberStatus
  isFullAdmin: boolean
  joinedOn: string | null
  retiredOn: string | null
  /** The planned last day of work. */
  leavesOn: string | null
  /** The last day of the employment before this one. */
  earlierEnd: string | null
  /** The first day of absence within this employment. */
  firstAbsence: string | null
  leads: readonly { id: number; name: string }[]
  team: Timeline<number | null>
  rank: Timeline<number | null>
  position: Timeline<string>
  contract: Timeline<string>
  /** How times are counted; null is the company's way. */
  workType: Timeline<string | null>
  checkIn: Timeline<string | null>
  checkOut: Timeline<string | null>
  /** Minutes of a week by contract; null is full time. */
  weeklyMinutes: Timeline<number | null>
  /** Minutes of a day by contract. */
  dayMinutes: Timeline<number>
}

export interface TermsRow {
  starts_on: string
  rank_id: number | null
  position: string
  contract_type: string
  work_type: string | null
  check_in_adjustment: string | null
  check_out_adjustment: string | null
  weekly_minutes: number | null
  standard_day_minutes: number
}

export interface MembershipRow {
  starts_on: string
  ends_on: string | null
  team_id: number
}

const TERMS = [
  'rank',
  'position',
  'contract',
  'workType',
  'checkIn',
  'checkOut',
  'weeklyMinutes',
  'dayMinutes',
] as const

type Terms = Pick<MemberState, (typeof TERMS)[number]>

/** Does the same to every timeline of the terms. */
export function mapTerms(terms: Terms, change: <T>(timeline: Timeline<T>) => Timeline<T>): Terms {
  return Object.fromEntries(TERMS.map((name) => [name, change<unknown>(terms[name])])) as unknown as Terms
}

export function timelinesOf(terms: Terms): Timeline<unknown>[] {
  return TERMS.map((name) => terms[name])
}

/** Without rows a person has always had what their record shows. */
export function termsOf(rows: readonly TermsRow[], present: Omit<TermsRow, 'starts_on'>): Terms {
  const all = rows.length > 0 ? rows : [{ ...present, starts_on: BEGINNING }]
  const only = <T>(pick: (row: TermsRow) => T) =>
    all.reduce<Timeline<T>>((timeline, row) => changeFrom(timeline, row.starts_on, pick(row)), [])
  return {
    rank: only((row) => row.rank_id),
    position: only((row) => row.position),
    contract: only((row) => row.contract_type),
    workType: only((row) => row.work_type),
    checkIn: only((row) => row.check_in_adjustment),
    checkOut: only((row) => row.check_out_adjustment),
    weeklyMinutes: only((row) => row.weekly_minutes),
    dayMinutes: only((row) => row.standard_day_minutes),
  }
}

/** The rows of the timelines, cut wherever one of them changes. None for somebody who never changed. */
export function termsRows(terms: Terms): (TermsRow & { ends_on: string | null })[] {
  const days = [...new Set(timelinesOf(terms).flatMap((line) => line.map(({ from }) => from)))].sort()
  if (days.length === 1) return []
  return days.map((day, at) => ({
    starts_on: day,
    ends_on: days[at + 1] ?? null,
    ...termsOn(terms, day),
  }))
}

/** The terms of a day, as they are stored. */
export function termsOn(terms: Terms, day: string): Omit<TermsRow, 'starts_on'> {
  return {
    rank_id: valueOn(terms.rank, day) ?? null,
    position: valueOn(terms.position, day) ?? '',
    contract_type: valueOn(terms.contract, day) ?? '',
    work_type: valueOn(terms.workType, day) ?? null,
    check_in_adjustment: valueOn(terms.checkIn, day) ?? null,
    check_out_adjustment: valueOn(terms.checkOut, day) ?? null,
    weekly_minutes: valueOn(terms.weeklyMinutes, day) ?? null,
    standard_day_minutes: valueOn(terms.dayMinutes, day) ?? STANDARD_DAY_MINUTES,
  }
}

/** Days between memberships are days in no team. */
export function teamOf(rows: readonly MembershipRow[]): Timeline<number | null> {
  let timeline: Timeline<number | null> = [{ from: BEGINNING, value: null }]
  for (const row of rows) {
    timeline = changeFrom(timeline, row.starts_on, row.team_id)
    if (row.ends_on !== null) timeline = changeFrom(timeline, row.ends_on, null)
  }
  return timeline
}

export function membershipRows(team: Timeline<number | null>): MembershipRow[] {
  return team.flatMap(({ from, value }, at) =>
    value === null ? [] : [{ starts_on: from, ends_on: team[at + 1]?.from ?? null, team_id: value }],
  )
}

/** The first day of the present employment, or the first that it may have; null when it may be any. */
export function earliestDay({ joinedOn, earlierEnd }: Pick<MemberState, 'joinedOn' | 'earlierEnd'>) {
  return joinedOn ?? (earlierEnd === null ? null : keyAfter(earlierEnd))
}

/** What stands in the member's record: what holds today, on the last day of who left, on the first of who comes later. */
export function presentDay(state: MemberState, today: string): string {
  if (state.retiredOn !== null && state.retiredOn < today) return state.retiredOn
  return state.joinedOn !== null && state.joinedOn > today ? state.joinedOn : today
}
