import { textOf } from '../../app/search.ts'

/** One day of the address, left out when it is none. */
export function dayOf<K extends string>(search: Record<string, unknown>, name: K): { [P in K]?: string } {
  const text = textOf(search, name)[name]
  return (text !== undefined && isDay(text) ? { [name]: text } : {}) as { [P in K]?: string }
}

/** Whether a text is a day that exists, of a year that the server knows. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  try {
    const { year } = Temporal.PlainDate.from(text, { overflow: 'reject' })
    return year >= 1900 && year <= 2200
  } catch {
    return false
  }
}
