import type { Selectable } from 'kysely'
import type { Members } from '../../db/rows.gen.ts'
import type { MemberStatus } from '../members.policy.ts'
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
}

export interface TermsRow {
  starts_on: string
  rank_id: number | null
  position: string
  contract_type: string
}

export interface MembershipRow {
  starts_on: string
  ends_on: string | null
  team_id: number
}

type Terms = Pick<MemberState, 'rank' | 'position' | 'contract'>

/** Without rows a person has always had what their record shows. */
export function termsOf(
  rows: readonly TermsRow[],
  present: { rank_id: number | null; position: string; contract_type: string },
): Terms {
  const all = rows.length > 0 ? rows : [{ ...present, starts_on: BEGINNING }]
  const only = <T>(pick: (row: TermsRow) => T) =>
    all.reduce<Timeline<T>>((timeline, row) => changeFrom(timeline, row.starts_on, pick(row)), [])
  return {
    rank: only((row) => row.rank_id),
    position: only((row) => row.position),
    contract: only((row) => row.contract_type),
  }
}

/** The rows of the three timelines, cut wherever one of them changes. None for somebody who never changed. */
export function termsRows({ rank, position, contract }: Terms): (TermsRow & { ends_on: string | null })[] {
  const days = [...new Set([...rank, ...position, ...contract].map(({ from }) => from))].sort()
  if (days.length === 1) return []
  return days.map((day, at) => ({
    starts_on: day,
    ends_on: days[at + 1] ?? null,
    rank_id: valueOn(rank, day) ?? null,
    position: valueOn(position, day) ?? '',
    contract_type: valueOn(contract, day) ?? '',
  }))
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
  return joinedOn ?? (earlierEnd === null ? null : dayAfter(earlierEnd))
}

export function dayAfter(day: string): string {
  return Temporal.PlainDate.from(day).add({ days: 1 }).toString()
}

/** What stands in the member's record: what holds today, on the last day of who left, on the first of who comes later. */
export function presentDay(state: MemberState, today: string): string {
  if (state.retiredOn !== null && state.retiredOn < today) return state.retiredOn
  return state.joinedOn !== null && state.joinedOn > today ? state.joinedOn : today
}
