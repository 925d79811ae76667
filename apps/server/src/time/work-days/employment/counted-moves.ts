import { differsFrom, type Move } from '../../../people/employment/index.ts'
import type { CountedAspect } from '../derive-day.ts'

/** Moves by which days are counted otherwise, alike. */
export interface CountedMoves {
  moves: Move[]
  /** The first day whose times are counted otherwise than before. */
  from: string
  /** What of the way of counting is another; the type of work is not kept with a day, so it follows by itself. */
  anew: Set<CountedAspect>
}

/** Who is changed together is changed alike, as a rule; moves by which nothing is counted otherwise are left out. */
export function countedAlike(moves: readonly Move[]): CountedMoves[] {
  const counted = moves.flatMap((move) => countedFrom(move) ?? [])
  const alike = Map.groupBy(counted, ({ from, anew }) => [from, ...anew].join())
  return [...alike.values()].map((some) => ({
    moves: some.map(({ move }) => move),
    from: some[0]!.from,
    anew: new Set(some[0]!.anew),
  }))
}

function countedFrom(move: Move): { move: Move; from: string; anew: CountedAspect[] } | null {
  const { before, after } = move
  const [checkIn, checkOut] = [
    differsFrom(before.checkIn, after.checkIn),
    differsFrom(before.checkOut, after.checkOut),
  ]
  const days = [differsFrom(before.workType, after.workType), checkIn, checkOut]
  const from = days.filter((day) => day !== null).toSorted()[0]
  if (from === undefined) return null
  const anew: CountedAspect[] = [
    ...(checkIn === null ? [] : (['checkIn'] as const)),
    ...(checkOut === null ? [] : (['checkOut'] as const)),
  ]
  return { move, from, anew }
}
