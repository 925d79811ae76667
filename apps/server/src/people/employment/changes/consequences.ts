import type { Input } from '#contract/endpoint.ts'
import type { plannedKinds, previewChanges } from '#contract/people/employment/employment.ts'
import type { MemberState } from './member-state.ts'
import { type Timeline, valueOn } from './timeline.ts'

type Consequence = Input<typeof previewChanges.response>[number]['consequences'][number]

export interface Names {
  teams: ReadonlyMap<number, string>
  ranks: ReadonlyMap<number, string>
}

/** What becomes another in a member, told in names: what changes, from when, and what a person may not have thought of. */
export function consequencesOf(before: MemberState, after: MemberState, names: Names): Consequence[] {
  const team = (id: number | null) => (id === null ? null : (names.teams.get(id) ?? null))
  const rank = (id: number | null) => (id === null ? null : (names.ranks.get(id) ?? null))
  const text = (value: string) => value || null
  const minutes = (value: number | null) => (value === null ? null : String(value))
  const found = [
    ...inTimeline('TEAM', before.team, after.team, team),
    ...inTimeline('RANK', before.rank, after.rank, rank),
    ...inTimeline('POSITION', before.position, after.position, text),
    ...inTimeline('CONTRACT', before.contract, after.contract, text),
    ...inTimeline('WORK_TYPE', before.workType, after.workType, (value) => value),
    ...inTimeline('ENTER_ADJUST', before.checkIn, after.checkIn, (value) => value),
    ...inTimeline('EXIT_ADJUST', before.checkOut, after.checkOut, (value) => value),
    ...inTimeline('WEEKLY_MINUTES', before.weeklyMinutes, after.weeklyMinutes, minutes),
    ...inTimeline('DAY_MINUTES', before.dayMinutes, after.dayMinutes, minutes),
    ...inRecord(before, after),
  ]
  const moves = found.find(({ kind }) => kind === 'TEAM')
  const teamId = moves?.on ? valueOn(after.team, moves.on) : null
  const leads = moves ? before.leads.filter(({ id }) => id !== teamId) : []
  return [
    ...found,
    ...leads.map(({ name }) => ({ kind: 'STILL_LEADS' as const, from: name, to: name, on: null })),
  ]
}

function inTimeline<T>(
  kind: Exclude<(typeof plannedKinds)[number], 'ABSENCE' | 'RETIREMENT'>,
  before: Timeline<T>,
  after: Timeline<T>,
  told: (value: T) => string | null,
): Consequence[] {
  const at = after.findIndex(({ from, value }) => valueOn(before, from) !== value)
  const first = after[at]
  if (!first) return []
  const earlier = valueOn(before, first.from)
  const next = after[at + 1]
  const change = {
    kind,
    from: earlier === undefined ? null : told(earlier),
    to: told(first.value),
    on: first.from,
  }
  const later = next && {
    kind: 'LATER_CHANGE' as const,
    from: told(first.value),
    to: told(next.value),
    on: next.from,
  }
  return later ? [change, later] : [change]
}

function inRecord(before: MemberState, after: MemberState): Consequence[] {
  const found: Consequence[] = []
  if (before.joinedOn !== after.joinedOn)
    found.push({ kind: 'JOINED', from: before.joinedOn, to: after.joinedOn, on: null })
  if (before.row.work_check !== after.row.work_check)
    found.push({ kind: 'WORK_CHECK', from: before.row.work_check, to: after.row.work_check, on: null })
  if (before.row.dashboard_available !== after.row.dashboard_available) {
    const flag = (on: boolean) => (on ? 'ON' : 'OFF')
    found.push({
      kind: 'DASHBOARD',
      from: flag(before.row.dashboard_available),
      to: flag(after.row.dashboard_available),
      on: null,
    })
    if (!after.row.dashboard_available && !before.isFullAdmin)
      found.push({ kind: 'SIGNED_OUT', from: null, to: null, on: null })
  }
  return found
}
