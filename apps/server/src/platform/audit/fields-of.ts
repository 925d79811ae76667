/** A value of an event, and under which names it stands there, the outermost first. */
export interface AuditField {
  path: readonly string[]
  value: string | number | boolean | null
}

/** Of a list so much is told. */
const MOST_ENTRIES = 20
const DEEPEST = 4

/** Nothing of these leaves, whatever a slice has written into the trail. */
const SECRET =
  /pass(word|wd)?|secret|token|hash|sha\d+|salt|recovery|join_?code|api_?key|private_?key|credential|cookie/i

/** Whether something is kept away for its name; that a thing is secret is none. */
export const isSecret = (key: string, value: unknown): boolean =>
  typeof value !== 'boolean' && SECRET.test(key)

/** What an event tells of a thing, as single values in their order; lists of plain values stay together. */
export function fieldsOf(told: unknown, path: readonly string[] = []): AuditField[] {
  if (told === null || told === undefined) return path.length > 0 ? [{ path, value: null }] : []
  if (typeof told !== 'object') return [{ path, value: told as string | number | boolean }]
  if (path.length >= DEEPEST) return []
  if (Array.isArray(told)) return listed(told, path)
  return Object.entries(told).flatMap(([key, value]) =>
    isSecret(key, value) ? [{ path: [...path, key], value: '•••' }] : fieldsOf(value, [...path, key]),
  )
}

function listed(list: readonly unknown[], path: readonly string[]): AuditField[] {
  if (list.length === 0) return [{ path, value: null }]
  const shown = list.slice(0, MOST_ENTRIES)
  return shown.flatMap((one, at) => fieldsOf(one, [...path, `#${at + 1}`]))
}
