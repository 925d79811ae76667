/*
 * Rows are written out as one literal, so that all of them have one shape: setting one field by its name after the other takes
 * four times as long, and a month of one person is some hundreds of fields. Names are those of columns in statements of our own.
 */

type Fields = (name: string, at: number) => string

const known = new Map<string, unknown>()
/** The product has some hundreds of lists of columns. */
const REMEMBERED = 2_000

/** A function of values `v` that answers a literal. Of two columns of one name the last one counts. */
function literalOf<F>(names: readonly string[], parameters: readonly string[], field: Fields): F {
  const body = `return {${names.map((name, at) => `${JSON.stringify(name)}: ${field(name, at)}`).join()}}`
  const found = known.get(body)
  if (found) return found as F
  const made = new Function(...parameters, body) as F
  if (known.size >= REMEMBERED) known.clear()
  known.set(body, made)
  return made
}

/** Makes a row of the texts of its columns; null stays null. */
export type RowMaker = (
  texts: readonly (string | null)[],
  parsers: readonly ((text: string) => unknown)[],
) => unknown

export function rowMaker(names: readonly string[]): RowMaker {
  return literalOf(names, ['v', 'p'], (_, at) => `v[${at}] === null ? null : p[${at}](v[${at}])`)
}

/** Makes a row of one person of values that need no parsing. */
export type OwnRowMaker<T> = (memberId: number, values: readonly unknown[]) => T

export function ownRowMaker<T extends { member_id: number }>(
  names: readonly (keyof T & string)[],
): OwnRowMaker<T> {
  return literalOf(['member_id', ...names], ['m', 'v'], (_, at) => (at === 0 ? 'm' : `v[${at - 1}]`))
}
