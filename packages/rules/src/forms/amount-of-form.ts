import { type FormColumn, type FormField, isAmount } from './form-field.ts'
import { type Cell, reckonRows, sumsOf, type TableRow } from './reckon-table.ts'

const isSummed = ({ is_summed, kind }: FormColumn) => Boolean(is_summed) && isAmount(kind)

/** What of a form is an amount: the key of a question, or of a table and, after a dot, of a column that is summed below it. */
export function amountKeys(fields: readonly FormField[]): string[] {
  return fields.flatMap(({ key, kind, columns = [] }) => {
    if (kind === 'MONEY' || kind === 'NUMBER') return [key]
    return kind === 'TABLE' ? columns.filter(isSummed).map((column) => `${key}.${column.key}`) : []
  })
}

/**
 * The amount that answers tell, undefined while they do not. Answers of a draft may be anything.
 * @param key one of amountKeys
 */
export function amountOf(
  fields: readonly FormField[],
  values: Readonly<Record<string, unknown>>,
  key: string,
): number | undefined {
  const [asked, column] = key.split('.')
  const field = fields.find((one) => one.key === asked)
  if (!field || !amountKeys([field]).includes(key)) return undefined
  const value = values[field.key]
  if (column === undefined) return numberOf(value)
  const rows = Array.isArray(value) ? value.filter(isRow).map(rowOf) : []
  if (rows.length === 0) return undefined
  const columns = field.columns ?? []
  return numberOf(sumsOf(columns, reckonRows(columns, rows))[column])
}

const isRow = (row: unknown): row is object => typeof row === 'object' && row !== null

function rowOf(row: object): TableRow {
  return Object.fromEntries(Object.entries(row).map(([key, cell]) => [key, cellOf(cell)]))
}

function cellOf(cell: unknown): Cell {
  if (typeof cell === 'string') return cell.trim()
  return typeof cell === 'number' ? cell : null
}

function numberOf(value: unknown): number | undefined {
  if (typeof value === 'number') return value
  return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value.trim()) ? Number(value) : undefined
}
