import type { ErrorCode } from '#contract/errors.ts'
import { chosenIds, LONGEST, readValue, type ValueProblem } from '#rules/custom-fields/read-value.ts'
import { hasOptions } from '#rules/custom-fields/field-kind.ts'
import { sentence } from '../http/answer-error.ts'
import type { CommandContext } from '../http/context.ts'
import { fail } from '../http/fail.ts'
import { mayEditValue, maySeeValue } from './custom-fields.policy.ts'
import { getPerson, sheetOf } from './values.queries.ts'
import { clearValues, type FieldToFill, type Filled, lockFieldsToFill, putValues } from './values.store.ts'

export interface TypedValue {
  fieldId: number
  /** Empty or null takes the value away. */
  typed: string | null
  /** Where the value stood in what was sent, for telling which one is wrong. */
  path: string
}

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

/**
 * Saves values of one person, all or none.
 * @throws Failure NOT_FOUND for a person or field that the actor does not know, FORBIDDEN, and what is wrong with a
 * value, naming every field whose value is
 */
export async function saveValues(
  ctx: CommandContext,
  memberId: number,
  values: readonly TypedValue[],
): Promise<void> {
  const person = await getPerson(ctx, memberId)
  // A field that was sent twice has the value that was sent last.
  const byField = new Map(values.map((value) => [value.fieldId, value]))
  const fields = await lockFieldsToFill(ctx.tx, [...byField.keys()])
  const known = fields.filter((field) => maySeeValue(field, person))
  if (known.length < byField.size) fail('NOT_FOUND')
  if (!known.every((field) => mayEditValue(field, person))) fail('FORBIDDEN')

  const { filled, emptied } = readAll(ctx, known, byField)
  const before = await sheetOf(ctx, memberId, [...byField.keys()])
  await clearValues(ctx.tx, memberId, emptied)
  await putValues(ctx.tx, ctx.companyId, memberId, filled)
  ctx.audit({
    action: 'custom_value.save',
    target: ['member', memberId],
    before: Object.fromEntries(before.map((row) => [row.name, row.value || row.option_names])),
    after: Object.fromEntries(known.map((field) => [field.name, byField.get(field.id)!.typed])),
  })
}

function readAll(
  ctx: CommandContext,
  fields: readonly FieldToFill[],
  byField: ReadonlyMap<number, TypedValue>,
): { filled: Filled[]; emptied: number[] } {
  const filled: Filled[] = []
  const emptied: number[] = []
  const wrong: { code: ErrorCode; most: number; path: string }[] = []
  for (const field of fields) {
    const { typed, path } = byField.get(field.id)!
    if (typed === null || typed.trim() === '') {
      emptied.push(field.id)
      continue
    }
    const read = readFor(field, typed)
    if (typeof read === 'string') wrong.push({ code: codes[read], most: LONGEST[field.kind], path })
    else filled.push(read)
  }
  const [first] = wrong
  if (first) {
    const told = wrong.map(({ code, most, path }) => [path, sentence(code, ctx.language, { most })] as const)
    fail(first.code, { most: first.most }, Object.fromEntries(told))
  }
  return { filled, emptied }
}

function readFor(field: FieldToFill, typed: string): Filled | ValueProblem {
  const read = readValue(field.kind, typed)
  if (!read.ok) return read.problem
  if (!hasOptions(field.kind)) return { fieldId: field.id, value: read.value, optionIds: [] }
  const optionIds = chosenIds(read.value) ?? []
  const isOffered = optionIds.every((id) => field.option_ids.includes(id))
  return isOffered ? { fieldId: field.id, value: '', optionIds } : 'NOT_AN_OPTION'
}
