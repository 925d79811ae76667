import type { Home } from './home-queries.ts'

type Person = Home['birthdays'][number]
export type Celebration = Person & { kind: 'birthday' | 'anniversary'; years: number }

/** Those of today and of the days to come by day, then those of the week that are over. */
export function inOrder({
  birthdays,
  anniversaries,
  today,
}: Pick<Home, 'birthdays' | 'anniversaries' | 'today'>) {
  const all: Celebration[] = [
    ...birthdays.map((person) => ({ ...person, kind: 'birthday' as const, years: 0 })),
    ...anniversaries.map((person) => ({ ...person, kind: 'anniversary' as const })),
  ]
  const isOver = ({ date, is_today }: Celebration) => !is_today && date < today.date
  return all.toSorted((a, b) => Number(isOver(a)) - Number(isOver(b)) || a.date.localeCompare(b.date))
}
