import type { WorkTerms } from '#rules/work-time/plan-day.ts'
import type { CommandContext } from '../../../http/context.ts'
import { type Matter, type Move, valueOn } from '../../../people/employment/index.ts'
import { workingToday } from '../../work-plans/index.ts'
import type { DerivedDay } from '../derive-day.ts'
import { type Replay, replayDays } from '../recount/replay-days.ts'
import { countedAlike } from './counted-moves.ts'
import { type OverLimit, previewOverLimit } from './preview-over-limit.ts'

type Consequences = Awaited<ReturnType<NonNullable<Matter['consequences']>>>
type Consequence = NonNullable<ReturnType<Consequences['get']>>[number]

type Counted = Pick<
  DerivedDay,
  | 'worked_minutes'
  | 'overtime_minutes'
  | 'night_minutes'
  | 'holiday_minutes'
  | 'holiday_over_minutes'
  | 'late_minutes'
  | 'early_minutes'
>

/** What of a day people are paid or judged by. */
const FIGURES = {
  WORKED: (day: Counted) => day.worked_minutes,
  OVERTIME: (day: Counted) => day.overtime_minutes,
  NIGHT: (day: Counted) => day.night_minutes,
  HOLIDAY_WORK: (day: Counted) => day.holiday_minutes + day.holiday_over_minutes,
  LATE: (day: Counted) => day.late_minutes,
  EARLY: (day: Counted) => day.early_minutes,
} as const satisfies Partial<Record<Consequence['kind'], (day: Counted) => number>>

/**
 * What other terms of work would make of the open days since the day from which they hold; nothing is written. Counted by the function
 * that writes days, over the days that the change itself counts anew.
 */
export async function previewRecount(ctx: CommandContext, moves: readonly Move[]): Promise<Consequences> {
  const today = workingToday(ctx)
  const found = new Map<number, Consequence[]>()
  for (const alike of countedAlike(moves)) {
    const from = Temporal.PlainDate.from(alike.from)
    if (Temporal.PlainDate.compare(from, today) > 0) continue
    const terms = new Map(alike.moves.map(({ after }) => [after.id, termsOf(after)]))
    const replay = await replayDays(
      ctx,
      [...terms.keys()],
      { from, to: today },
      { assumed: { terms }, anew: alike.anew },
    )
    const daysOf = Map.groupBy(replay.days, ({ row }) => row.member_id)
    const over = await previewOverLimit(
      ctx,
      { from, to: today },
      { moves: alike.moves, terms, days: replay.days.map(({ after }) => after) },
    )
    for (const id of terms.keys()) {
      found.set(id, told(daysOf.get(id) ?? [], { from: alike.from, over: over.get(id)! }))
    }
  }
  return found
}

/** The terms as they would stand, for the rule that plans a day. */
function termsOf({ workType, checkIn, checkOut, dayMinutes }: Move['after']): WorkTerms[] {
  const starts = [
    ...new Set([...workType, ...checkIn, ...checkOut, ...dayMinutes].map(({ from }) => from)),
  ].toSorted()
  return starts.map((from, at) => ({
    from,
    until: starts[at + 1] ?? null,
    workType: (valueOn(workType, from) ?? null) as WorkTerms['workType'],
    checkIn: (valueOn(checkIn, from) ?? null) as WorkTerms['checkIn'],
    checkOut: (valueOn(checkOut, from) ?? null) as WorkTerms['checkOut'],
    standardMinutes: valueOn(dayMinutes, from)!,
  }))
}

interface Around {
  from: string
  over: OverLimit
}

function told(days: Replay['days'], { from, over }: Around): Consequence[] {
  const figures = Object.entries(FIGURES) as [keyof typeof FIGURES, (day: Counted) => number][]
  const changed = days.filter(({ row, after }) => figures.some(([, of]) => of(row) !== of(after)))
  const sums = figures.map(([kind, of]) => ({
    kind,
    before: days.reduce((sum, { row }) => sum + of(row), 0),
    after: days.reduce((sum, { after }) => sum + of(after), 0),
  }))
  return [
    ...(changed.length > 0
      ? [{ kind: 'DAYS_RECOUNTED' as const, from: null, to: String(changed.length), on: from }]
      : []),
    ...[...sums, { kind: 'OVER_LIMIT' as const, ...over }]
      .filter(({ before, after }) => before !== after)
      .map(({ kind, before, after }) => ({ kind, from: String(before), to: String(after), on: null })),
  ]
}
