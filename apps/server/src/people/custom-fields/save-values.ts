import type { ErrorCode } from '#contract/errors.ts'
import { sentence } from '../../http/answer-error.ts'
import { standsSo } from '../../http/audit-trail.ts'
import type { CommandContext } from '../../http/context.ts'
import { fail } from '../../http/fail.ts'
import { mayEditValue, maySeeValue } from './custom-fields.policy.ts'
import { storedText } from './fill-newcomers.ts'
import { readFieldValue } from './read-field-value.ts'
import { getPerson, sheetOf } from './values.queries.ts'
import { clearValues, type FieldToFill, type Filled, lockFieldsToFill, putValues } from './values.store.ts'

export interface TypedValue {
  fieldId: number
  /** Empty or null takes the value away. */
  typed: string | null
  /** Where the value stood in what was sent, for telling which one is wrong. */
  path: string
}

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
  const rows = await sheetOf(ctx, memberId, [...byField.keys()])
  const before = Object.fromEntries(rows.map((row) => [row.name, row.value || row.option_names.join(', ')]))
  const textOf = (field: FieldToFill) => {
    const value = filled.find(({ fieldId }) => fieldId === field.id)
    return value ? storedText(field, value) : ''
  }
  const after = Object.fromEntries(known.map((field) => [field.name, textOf(field)]))
  if (standsSo(before, after)) return
  await clearValues(ctx.tx, memberId, emptied)
  await putValues(
    ctx.tx,
    filled.map((one) => ({ ...one, memberId })),
  )
  ctx.audit({
    action: 'custom_value.save',
    target: ['member', memberId],
    before,
    after,
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
    const read = readFieldValue(field, typed)
    if ('code' in read) wrong.push({ ...read, path })
    else filled.push(read)
  }
  const [first] = wrong
  if (first) {
    const told = wrong.map(({ code, most, path }) => [path, sentence(code, ctx.language, { most })] as const)
    fail(first.code, { most: first.most }, Object.fromEntries(told))
  }
  return { filled, emptied }
}
