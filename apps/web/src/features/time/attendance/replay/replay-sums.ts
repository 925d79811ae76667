import type { EndpointCall, EndpointResponse } from '#contract/endpoint.ts'
import type { previewSettings, previewSettingsDays } from '#contract/time/attendance/replay.ts'

export type ReplayPiece = EndpointResponse<typeof previewSettings>
export type ReplayPerson = ReplayPiece['results'][number]
export type ReplayDay = EndpointResponse<typeof previewSettingsDays>['days'][number]
export type Figures = ReplayPerson['before']
export type Figure = keyof Figures
export type CountedSettings = Omit<
  NonNullable<EndpointCall<typeof previewSettings>['query']>,
  'after' | 'limit'
>

export const FIGURES = [
  'work_minutes',
  'overtime_minutes',
  'night_minutes',
  'holiday_minutes',
  'rest_minutes',
  'late_minutes',
  'early_minutes',
] as const satisfies readonly Figure[]

interface Changed {
  before: Figures
  after: Figures
}

/** How many minutes of all figures are others. */
export function sizeOf({ before, after }: Changed): number {
  return FIGURES.reduce((sum, name) => sum + Math.abs(after[name] - before[name]), 0)
}

/** By how much a figure changes. */
export function changeOf({ before, after }: Changed, name: Figure): number {
  return after[name] - before[name]
}

/** The figures that change for anybody, in their order. */
export function changedFigures(rows: readonly Changed[]): Figure[] {
  return FIGURES.filter((name) => rows.some((row) => changeOf(row, name) !== 0))
}

export interface ReplaySums {
  seen: number
  total: number
  days: number
  moved: number
  closed: number
  /** The largest change first. */
  people: ReplayPerson[]
  /** What each figure changes by, of everybody. */
  changes: { name: Figure; minutes: number }[]
}

/** The pieces that have arrived, as one. */
export function sumPieces(pieces: readonly ReplayPiece[]): ReplaySums {
  const people = pieces.flatMap(({ results }) => results).toSorted((a, b) => sizeOf(b) - sizeOf(a))
  const sum = (of: (piece: ReplayPiece) => number) => pieces.reduce((all, piece) => all + of(piece), 0)
  return {
    seen: sum(({ seen_count }) => seen_count),
    total: pieces.at(-1)?.total_count ?? 0,
    days: people.reduce((all, { changed_days }) => all + changed_days, 0),
    moved: people.reduce((all, { moved_days }) => all + moved_days, 0),
    closed: sum(({ closed_days }) => closed_days),
    people,
    changes: changedFigures(people).map((name) => ({
      name,
      minutes: people.reduce((all, person) => all + changeOf(person, name), 0),
    })),
  }
}
