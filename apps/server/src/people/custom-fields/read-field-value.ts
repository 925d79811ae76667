import type { ErrorCode } from '#contract/errors.ts'
import { hasOptions } from '#rules/custom-fields/field-kind.ts'
import { chosenIds, LONGEST, readValue, type ValueProblem } from '#rules/custom-fields/read-value.ts'
import type { FieldToFill, Filled } from './values.store.ts'

const codes = {
  TOO_LONG: 'CUSTOM_VALUE_TOO_LONG',
  NOT_A_NUMBER: 'CUSTOM_VALUE_NOT_A_NUMBER',
  NOT_A_DAY: 'CUSTOM_VALUE_NOT_A_DAY',
  NOT_AN_OPTION: 'CUSTOM_VALUE_NOT_AN_OPTION',
  NOT_YES_NO: 'CUSTOM_VALUE_NOT_YES_NO',
  NOT_A_PHONE: 'CUSTOM_VALUE_NOT_A_PHONE',
  NOT_AN_EMAIL: 'CUSTOM_VALUE_NOT_AN_EMAIL',
  NOT_A_URL: 'CUSTOM_VALUE_NOT_A_URL',
} as const satisfies Record<ValueProblem, ErrorCode>

/** Why a value is refused; `most` is for the sentence. */
export interface ValueRefusal {
  code: (typeof codes)[ValueProblem]
  most: number
}

/** Reads what was typed for a field: its kind decides, and options are ids of its own. Not for empty texts. */
export function readFieldValue(
  field: Pick<FieldToFill, 'id' | 'kind' | 'options'>,
  typed: string,
): Filled | ValueRefusal {
  const refuse = (problem: ValueProblem) => ({ code: codes[problem], most: LONGEST[field.kind] })
  const read = readValue(field.kind, typed)
  if (!read.ok) return refuse(read.problem)
  if (!hasOptions(field.kind)) return { fieldId: field.id, value: read.value, optionIds: [] }
  const optionIds = chosenIds(read.value) ?? []
  const isOffered = optionIds.every((id) => field.options.some((option) => option.id === id))
  return isOffered ? { fieldId: field.id, value: '', optionIds } : refuse('NOT_AN_OPTION')
}
