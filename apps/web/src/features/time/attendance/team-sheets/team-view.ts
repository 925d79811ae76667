import { dayOf, numberOf, oneOf, pageOf, textOf } from '../../../../page/search.ts'

/** What the address of the days of a team holds; the day of today without anything. */
export interface TeamSearch {
  view?: 'week' | undefined
  date?: string | undefined
  team?: number | undefined
  find?: string | undefined
  page?: number | undefined
}

export function readTeamSearch(search: Record<string, unknown>): TeamSearch {
  return {
    ...oneOf(search, 'view', ['week']),
    ...dayOf(search, 'date'),
    ...numberOf(search, 'team'),
    ...textOf(search, 'find'),
    ...pageOf(search),
  }
}

/** Where a row leads: the record of a person's day. */
export function recordOf(userId: number, day: string): string {
  return `/main/work/me?date=${day}&user=${userId}&record=${day}`
}

/** Where a row of a week leads: the week of the person. */
export function weekOf(userId: number, monday: string): string {
  return `/main/work/me?date=${monday}&user=${userId}`
}

/** The seven days of the week that begins on a Monday. */
export function daysOfWeek(monday: string): string[] {
  const from = Temporal.PlainDate.from(monday)
  return Array.from({ length: 7 }, (_, days) => from.add({ days }).toString())
}
