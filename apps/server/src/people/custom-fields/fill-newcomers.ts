import type { CommandContext, MemberContext } from '../../http/context.ts'
import { isAdmin } from '../roles/index.ts'
import { mayEditValue } from './custom-fields.policy.ts'
import { allFieldsToFill, type FieldToFill, type Filled, putValues } from './values.store.ts'

/**
 * The fields that an admin may fill in for people whom they take in, in their order.
 * @param locked kinds and options stay as they are until the transaction ends
 */
export async function fieldsForNewcomers(
  { tx, actor }: Pick<MemberContext, 'tx' | 'actor'>,
  { locked }: { locked: boolean } = { locked: false },
): Promise<FieldToFill[]> {
  const relation = { isSelf: false, isHere: false, sees: true, covers: isAdmin(actor) }
  return (await allFieldsToFill(tx, locked)).filter((field) => mayEditValue(field, relation))
}

/**
 * Stores the first values of people who were just taken in, read by readFieldValue; the statements do not grow with them.
 * @param fields those of the values, locked by the caller
 */
export async function fillNewcomers(
  ctx: CommandContext,
  fields: readonly FieldToFill[],
  people: readonly { memberId: number; values: readonly Filled[] }[],
): Promise<void> {
  const filled = people.flatMap(({ memberId, values }) => values.map((value) => ({ ...value, memberId })))
  await putValues(ctx.tx, filled)
  const byId = new Map(fields.map((field) => [field.id, field]))
  for (const { memberId, values } of people) {
    if (values.length === 0) continue
    const after = Object.fromEntries(
      values.map((one) => [byId.get(one.fieldId)!.name, storedText(byId.get(one.fieldId)!, one)]),
    )
    ctx.audit({ action: 'custom_value.save', target: ['member', memberId], after })
  }
}

/** A value as people read it in lists: names of options instead of their ids. */
export function storedText({ options }: Pick<FieldToFill, 'options'>, { value, optionIds }: Filled): string {
  if (optionIds.length === 0) return value
  return options
    .filter(({ id }) => optionIds.includes(id))
    .map(({ name }) => name)
    .join(', ')
}
