import { amountInWords } from './amount-in-words.ts'
import type { FormColumn } from './form-field.ts'
import type { TableRow } from './reckon-table.ts'

/**
 * The sums of a table written out; where several columns of money are summed, the last is, which is named then: in Korean forms the
 * total stands behind.
 * @returns empty where no money is summed
 */
export function sumInWords(
  columns: readonly FormColumn[],
  sums: TableRow,
  language: Parameters<typeof amountInWords>[1],
): string {
  const summed = columns.filter(({ key, kind }) => kind !== 'NUMBER' && typeof sums[key] === 'number')
  const last = summed.at(-1)
  if (!last) return ''
  const words = amountInWords(sums[last.key] as number, language)
  return summed.length > 1 ? `${last.label} · ${words}` : words
}
