type Search = Record<string, unknown>

/** One text of the address's query, absent when missing: `validateSearch: (s) => ({ ...textOf(s, 'tab') })`. */
export function textOf<K extends string>(search: Search, name: K): { [P in K]?: string } {
  const value = search[name]
  const isShown = (typeof value === 'string' && value !== '') || typeof value === 'number'
  return (isShown ? { [name]: String(value) } : {}) as { [P in K]?: string }
}

/** One whole number of the address's query, absent when missing or no number. */
export function numberOf<K extends string>(search: Search, name: K): { [P in K]?: number } {
  const value = Number(search[name])
  const isNumber = search[name] !== undefined && search[name] !== '' && Number.isInteger(value)
  return (isNumber ? { [name]: value } : {}) as { [P in K]?: number }
}

/** One of a few values of the address's query, absent when it is none of them. */
export function oneOf<K extends string, const V extends string>(
  search: Search,
  name: K,
  values: readonly V[],
): { [P in K]?: V } {
  const value = values.find((v) => v === search[name])
  return (value === undefined ? {} : { [name]: value }) as { [P in K]?: V }
}
