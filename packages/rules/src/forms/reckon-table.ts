import { type FormColumn, type Formula, isAmount } from './form-field.ts'

/** A value of a cell: numbers are decimal texts ("1.5"), amounts whole won. */
export type Cell = string | number | null
export type TableRow = Record<string, Cell>

const DECIMALS = 6n
const ONE = 10n ** DECIMALS

/**
 * Rows with their reckoned columns. Amounts are exact: numbers count with six decimals, each result is rounded half up to
 * whole won; it is null while a part is missing, and beyond what a number holds exactly.
 */
export function reckonRows(columns: readonly FormColumn[], rows: readonly TableRow[]): TableRow[] {
  const reckoned = columns.filter(({ formula }) => formula)
  return rows.map((row) =>
    reckoned.reduce((known, { key, formula }) => ({ ...known, [key]: reckon(formula!, known) }), row),
  )
}

/** What stands below a table: the sum of each column that is summed. Numbers keep their decimals. */
export function sumsOf(columns: readonly FormColumn[], rows: readonly TableRow[]): Record<string, Cell> {
  const summed = columns.filter(({ is_summed, kind }) => is_summed && isAmount(kind))
  return Object.fromEntries(
    summed.map(({ key, kind }) => {
      const sum = rows.reduce((total, row) => total + (scaled(row[key]) ?? 0n), 0n)
      return [key, kind === 'NUMBER' ? decimal(sum) : won(sum)]
    }),
  )
}

function reckon({ operation, of, percent }: Formula, row: TableRow): number | null {
  const parts = of.map((key) => scaled(row[key]))
  if (parts.some((part) => part === null)) return null
  const [first = 0n, ...others] = parts as bigint[]
  switch (operation) {
    case 'MULTIPLY':
      return won(others.reduce((product, part) => (product * part) / ONE, first))
    case 'ADD':
      return won(others.reduce((sum, part) => sum + part, first))
    case 'SUBTRACT':
      return won(others.reduce((rest, part) => rest - part, first))
    case 'PERCENT':
      return won((first * (scaled(percent!) ?? 0n)) / (100n * ONE))
  }
}

function scaled(value: Cell | undefined): bigint | null {
  if (value === undefined || value === null || value === '') return null
  const match = /^(-?)(\d+)(?:\.(\d{1,6})\d*)?$/.exec(String(value))
  if (!match) return null
  const [, sign, whole = '0', part = ''] = match
  const amount = BigInt(whole) * ONE + BigInt(part.padEnd(Number(DECIMALS), '0'))
  return sign ? -amount : amount
}

/** Half up, away from nothing: -1.5 becomes -2, as accounts are rounded. */
function won(amount: bigint): number | null {
  const size = amount < 0n ? -amount : amount
  const rounded = Number((size + ONE / 2n) / ONE)
  if (!Number.isSafeInteger(rounded)) return null
  return amount < 0n && rounded > 0 ? -rounded : rounded
}

function decimal(amount: bigint): string {
  const size = amount < 0n ? -amount : amount
  const part = String(size % ONE)
    .padStart(Number(DECIMALS), '0')
    .replace(/0+$/, '')
  return `${amount < 0n ? '-' : ''}${size / ONE}${part && `.${part}`}`
}
