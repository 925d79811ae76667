import { z } from 'zod'
import { text as textField } from '#contract/fields.ts'
import type { RowProblem } from '#contract/people/members/sheet-columns.ts'
import { hasOptions } from '#rules/custom-fields/field-kind.ts'
import { looseKey } from '#rules/search/loose-key.ts'
import { type FieldToFill, type Filled, readFieldValue } from '../../custom-fields/index.ts'
import { OptionLabels } from './option-labels.ts'
import { phoneOf } from './phone-of.ts'
import { readDay } from './read-day.ts'

/** A field of the company with what its options are found by. */
export interface ImportField extends FieldToFill {
  labels: OptionLabels
}

interface CellRefusal {
  code: RowProblem
  values?: Record<string, string | number>
}

export function importFieldOf(field: FieldToFill): ImportField {
  return { ...field, labels: new OptionLabels(field.options) }
}

const cleaned = textField(0, 4000)

/**
 * Reads a cell for a field: what people write in sheets becomes what the form of the field would send, and is judged like it.
 * null for a cell with nothing in it.
 */
export function readCustomCell(field: ImportField, given: string): Filled | CellRefusal | null {
  const read = z.safeParse(cleaned, given)
  const text = read.success ? read.data : given
  if (text === '') return null
  const typed = typedOf(field, text)
  if (typeof typed !== 'string') return typed
  const value = readFieldValue(field, typed)
  return 'code' in value ? { code: value.code, values: { most: value.most } } : value
}

function typedOf(field: ImportField, given: string): string | CellRefusal {
  if (hasOptions(field.kind)) return optionsIn(field, given)
  switch (field.kind) {
    case 'DATE': {
      const day = readDay(given)
      return typeof day === 'string' ? { code: day } : day.toString()
    }
    case 'YES_NO':
      return answers.get(looseKey(given)) ?? given
    case 'NUMBER':
      return roundedOf(given)
    case 'PHONE':
      return phoneOf(given)
    default:
      return given
  }
}

const answers = new Map([
  ...['예', '네', '유', 'はい', 'yes', 'y', 'o', '○', '1'].map((word) => [word, 'true'] as const),
  ...['아니요', '아니오', '무', 'いいえ', 'no', 'n', 'x', '×', '0'].map((word) => [word, 'false'] as const),
])

/** Sums in spreadsheets are off in the seventeenth digit: 0.30000000000000004. */
function roundedOf(given: string): string {
  return /^-?\d+\.\d{12,}$/.test(given) ? String(Number(Number(given).toPrecision(15))) : given
}

// Of a hundred options a person reads the first ones.
const TOLD = 10

function optionsIn({ kind, options, labels }: ImportField, given: string): string | CellRefusal {
  if (options.length === 0) return { code: 'FIELD_WITHOUT_OPTIONS' }
  const names = options.slice(0, TOLD).map(({ name }) => name)
  const offered = options.length > TOLD ? `${names.join(', ')} …` : names.join(', ')
  const found = labels.find(given)
  if ('unknown' in found) {
    const name = [...found.unknown].slice(0, 50).join('')
    return { code: 'OPTION_UNKNOWN', values: { name, options: offered } }
  }
  if (kind === 'CHOICE' && new Set(found.ids).size > 1)
    return { code: 'OPTION_ONE_ONLY', values: { options: offered } }
  return found.ids.join(',')
}
