import type { Input } from '#contract/endpoint.ts'
import type { getHistory } from '#contract/people/employment/employment.ts'
import type { Employment, FormerName, HistoryFacts } from './history.queries.ts'
import { earliestDay } from '../changes/member-state.ts'
import { type Timeline, valueOn } from '../changes/timeline.ts'
import type { UndoableKind } from '../changes/undo-change.ts'

type Item = Input<typeof getHistory.response>['items'][number]
type TermKind = Exclude<UndoableKind, 'ABSENCE' | 'RETIREMENT'>

/** Items of one day in the order in which they are told, the newest day first. */
const ORDER = [
  'RETIREMENT',
  'ABSENCE',
  'DAY_MINUTES',
  'WEEKLY_MINUTES',
  'EXIT_ADJUST',
  'ENTER_ADJUST',
  'WORK_TYPE',
  'CONTRACT',
  'POSITION',
  'RANK',
  'TEAM',
  'JOINED',
] as const

/**
 * A person's history as a list: with what they began each employment, what changed in it, absences and how it ended.
 * What lies between two employments is nobody's.
 * @param mayUndo whether the reader may take back what begins on a day
 */
export function tellHistory(
  { state, past, absences, names, formerNames }: HistoryFacts,
  today: string,
  mayUndo: (kind: UndoableKind, on: string) => boolean,
): Item[] {
  // A team is told by the name that it had then.
  const teamName = (id: number | null, day: string) =>
    id === null ? '' : (formerName(formerNames, id, day) ?? names.teams.get(id) ?? '')
  const rankName = (id: number | null) => (id === null ? '' : (names.ranks.get(id) ?? ''))
  const lines: [TermKind, Timeline<string>][] = [
    ['TEAM', state.team.map(({ from, value }) => ({ from, value: teamName(value, from) }))],
    ['RANK', state.rank.map(({ from, value }) => ({ from, value: rankName(value) }))],
    ['POSITION', state.position],
    ['CONTRACT', state.contract],
    ['WORK_TYPE', orEmpty(state.workType)],
    ['ENTER_ADJUST', orEmpty(state.checkIn)],
    ['EXIT_ADJUST', orEmpty(state.checkOut)],
    ['WEEKLY_MINUTES', inMinutes(state.weeklyMinutes)],
    ['DAY_MINUTES', inMinutes(state.dayMinutes)],
  ]
  const present = { joined_on: state.joinedOn, retired_on: state.retiredOn }
  const first = earliestDay(state) ?? ''
  const items = [
    ...past.flatMap((one) => [
      ...ends(one),
      ...lines.flatMap(([kind, line]) => within(kind, line, one, one.joined_on ?? '')),
    ]),
    ...(state.status === 'INVITED' ? begins(present) : [...begins(present), ...left(present)]),
    ...lines.flatMap(([kind, line]) => within(kind, line, present, first)),
    ...absences.map((one) => item('ABSENCE', one.starts_on, { until: one.until_on, after: one.reason })),
    ...(state.leavesOn ? [item('RETIREMENT', state.leavesOn)] : []),
  ]
  const told = items.map((one) => {
    const is_planned = one.on > today || (one.kind === 'RETIREMENT' && one.on === state.leavesOn)
    return { ...one, is_planned, can_take_back: one.kind !== 'JOINED' && mayUndo(one.kind, one.on) }
  })
  const place = ({ kind }: Item) => ORDER.indexOf(kind)
  return told.toSorted((a, b) => (a.on === b.on ? place(a) - place(b) : a.on < b.on ? 1 : -1))
}

const orEmpty = (timeline: Timeline<string | null>): Timeline<string> =>
  timeline.map(({ from, value }) => ({ from, value: value ?? '' }))

const inMinutes = (timeline: Timeline<number | null>): Timeline<string> =>
  timeline.map(({ from, value }) => ({ from, value: value === null ? '' : String(value) }))

function formerName(names: readonly FormerName[], id: number, day: string): string | undefined {
  return names.find((one) => one.team_id === id && one.starts_on <= day && one.ends_on > day)?.name
}

const item = (kind: Item['kind'], on: string, rest: Partial<Item> = {}): Item => ({
  kind,
  on,
  until: null,
  before: '',
  after: '',
  is_planned: false,
  can_take_back: false,
  ...rest,
})

const begins = ({ joined_on }: Employment) => (joined_on === null ? [] : [item('JOINED', joined_on)])
const left = ({ retired_on }: Employment) => (retired_on === null ? [] : [item('RETIREMENT', retired_on)])
const ends = (one: Employment) => [...begins(one), ...left(one)]

/** With what somebody began, and what changed after their first day until the last. */
function within(
  kind: TermKind,
  line: Timeline<string>,
  { joined_on, retired_on }: Employment,
  firstDay: string,
): Item[] {
  const first = joined_on === null ? '' : (valueOn(line, joined_on) ?? '')
  // Everybody begins with some day; it is told once it changes.
  const tells = joined_on !== null && first !== '' && kind !== 'DAY_MINUTES'
  const start = tells ? [item(kind, joined_on, { after: first })] : []
  const changes = line.filter(
    ({ from }, at) => at > 0 && from > firstDay && (retired_on === null || from <= retired_on),
  )
  const before = (day: string) => line.findLast(({ from }) => from < day)?.value ?? ''
  return [
    ...start,
    ...changes.map(({ from, value }) => item(kind, from, { before: before(from), after: value })),
  ]
}
