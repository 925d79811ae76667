// The router keeps what an address says beside what a route reads of it: what cannot be read is named as undefined, so that it
// reaches no screen.
type Search = Record<string, unknown>

/** One text of the address's query, absent when missing: `validateSearch: (s) => ({ ...textOf(s, 'tab') })`. */
export function textOf<K extends string>(search: Search, name: K): { [P in K]?: string } {
  const value = search[name]
  const isShown = (typeof value === 'string' && value !== '') || typeof value === 'number'
  return { [name]: isShown ? String(value) : undefined } as { [P in K]?: string }
}

/** One whole number of the address's query, absent when missing or no number. */
export function numberOf<K extends string>(search: Search, name: K): { [P in K]?: number } {
  const given = search[name]
  const value = typeof given === 'string' && given !== '' ? Number(given) : given
  const isNumber = Number.isInteger(value)
  return { [name]: isNumber ? value : undefined } as { [P in K]?: number }
}

/** The page of a list in the address's query; the first one is absent, as is what is no page. */
export function pageOf(search: Search): { page?: number } {
  const { page } = numberOf(search, 'page')
  return { page: page !== undefined && page > 1 ? page : undefined } as { page?: number }
}

/** One of a few values of the address's query, absent when it is none of them. */
export function oneOf<K extends string, const V extends string>(
  search: Search,
  name: K,
  values: readonly V[],
): { [P in K]?: V } {
  const value = values.find((v) => v === search[name])
  return { [name]: value } as { [P in K]?: V }
}

/** One day of the address's query, absent when missing or no day that the server knows. */
export function dayOf<K extends string>(search: Search, name: K): { [P in K]?: string } {
  const text = textOf(search, name)[name]
  return { [name]: text !== undefined && isDay(text) ? text : undefined } as { [P in K]?: string }
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
