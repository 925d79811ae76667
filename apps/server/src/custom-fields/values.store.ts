import { sql } from 'kysely'
import type { FieldKind } from '#rules/custom-fields/field-kind.ts'
import type { Tx } from '../db/connection.ts'
import type { CompanyId } from '../db/transaction.ts'
import { onConstraint } from '../http/fail.ts'
import type { EditedBy, ShownTo } from './custom-fields.policy.ts'

export interface FieldToFill {
  id: number
  name: string
  kind: FieldKind
  shown_to: ShownTo
  edited_by: EditedBy
  option_ids: number[]
}

/** Fields whose kind and options stay as they are until the transaction ends; many may fill them at once. */
export async function lockFieldsToFill(tx: Tx, ids: readonly number[]): Promise<FieldToFill[]> {
  const result = await sql<FieldToFill>`
    select f.id, f.name, f.kind, f.shown_to, f.edited_by,
      to_json(array(select o.id from custom_field_options o
        where o.company_id = f.company_id and o.field_id = f.id)) as option_ids
    from custom_fields f where f.id = any(${[...ids]}::bigint[]) order by f.id for share of f`.execute(tx)
  return result.rows
}

export interface Filled {
  fieldId: number
  value: string
  optionIds: readonly number[]
}

const broken = {
  custom_values_field: 'NOT_FOUND',
  custom_values_member: 'NOT_FOUND',
  custom_value_options_option: 'CUSTOM_VALUE_NOT_AN_OPTION',
} as const

/** Stores values in the place of those there are; of two who do so at once the later one stays. */
export async function putValues(
  tx: Tx,
  companyId: CompanyId,
  memberId: number,
  filled: readonly Filled[],
): Promise<void> {
  if (filled.length === 0) return
  const fieldIds = filled.map((one) => one.fieldId)
  await onConstraint(broken, async () => {
    const stored = await sql<{ id: number; field_id: number }>`
      insert into custom_values as v (company_id, member_id, field_id, value)
      select ${companyId}, ${memberId}, w.field_id, w.value
      from unnest(${fieldIds}::bigint[], ${filled.map((one) => one.value)}::text[]) as w (field_id, value) order by 3
      on conflict (company_id, member_id, field_id) do update set value = excluded.value, updated_at = now()
      returning v.id, v.field_id`.execute(tx)
    const idByField = new Map(stored.rows.map((row) => [row.field_id, row.id]))
    const links = filled.flatMap((one) =>
      one.optionIds.map((optionId) => ({ valueId: idByField.get(one.fieldId)!, optionId })),
    )
    await sql`delete from custom_value_options where value_id = any(${[...idByField.values()]}::bigint[])`.execute(
      tx,
    )
    if (links.length === 0) return
    await sql`
      insert into custom_value_options (company_id, value_id, option_id)
      select ${companyId}, w.value_id, w.option_id
      from unnest(${links.map((one) => one.valueId)}::bigint[], ${links.map((one) => one.optionId)}::bigint[])
        as w (value_id, option_id)`.execute(tx)
  })
}

export async function clearValues(tx: Tx, memberId: number, fieldIds: readonly number[]): Promise<void> {
  if (fieldIds.length === 0) return
  await sql`delete from custom_values where member_id = ${memberId} and field_id = any(${[...fieldIds]}::bigint[])`.execute(
    tx,
  )
}
