import type { Ledger } from './ledger-queries.ts'

type Line = Ledger['lines'][number]

/** The lines of a ledger, those that end on one day as one: eleven months of a first year end together. */
export function joinExpired(lines: readonly Line[]): Line[] {
  const joined: Line[] = []
  for (const line of lines) {
    const last = joined.at(-1)
    if (last?.kind !== 'EXPIRED' || line.kind !== 'EXPIRED' || last.date !== line.date) joined.push(line)
    else
      joined[joined.length - 1] = {
        ...line,
        minutes: last.minutes + line.minutes,
        days: Math.round((last.days + line.days) * 100) / 100,
      }
  }
  return joined
}
