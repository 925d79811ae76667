import { sql } from '../../db/sql/sql.ts'
import type { FieldKind } from '#rules/custom-fields/field-kind.ts'
import type { Tx } from '../../db/connection.ts'
import { thisCompany } from '../../db/this-company.ts'
import { onConstraint } from '../../http/fail.ts'
import type { EditedBy, ShownTo } from './custom-fields.policy.ts'

export interface FieldToFill {
  id: number
  name: string
  kind: FieldKind
  shown_to: ShownTo
  edited_by: EditedBy
  /** In their order. */
  options: { id: number; name: string }[]
}

const fieldsToFill = sql`
  select f.id, f.name, f.kind, f.shown_to, f.edited_by,
    coalesce((select json_agg(json_build_object('id', o.id, 'name', o.name) order by o.sort_order, o.id)
      from custom_field_options o where o.company_id = ${thisCompany} and o.field_id = f.id), '[]') as options
  from custom_fields f where f.company_id = ${thisCompany}`

/** Fields whose kind and options stay as they are until the transaction ends; many may fill them at once. */
export async function lockFieldsToFill(tx: Tx, ids: readonly number[]): Promise<FieldToFill[]> {
  const result = await sql<FieldToFill>`
    ${fieldsToFill} and f.id = any(${[...ids]}::bigint[]) order by f.id for share of f`.execute(tx)
  return result.rows
}

/** Every field of the company in its order; `locked` as by lockFieldsToFill. */
export async function allFieldsToFill(tx: Tx, locked: boolean): Promise<FieldToFill[]> {
  const lock = locked ? sql`for share of f` : sql``
  return (await sql<FieldToFill>`${fieldsToFill} order by f.sort_order, f.id ${lock}`.execute(tx)).rows
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

/**
 * Stores values of one or many people in the place of those there are, in three statements however many; of two who do so at
 * once the later one stays.
 */
export async function putValues(tx: Tx, filled: readonly (Filled & { memberId: number })[]): Promise<void> {
  if (filled.length === 0) return
  const keyOf = (memberId: number, fieldId: number) => `${memberId} ${fieldId}`
  await onConstraint(broken, async () => {
    const stored = await sql<{ id: number; member_id: number; field_id: number }>`
      insert into custom_values as v (company_id, member_id, field_id, value, updated_at)
      select ${thisCompany}, w.member_id, w.field_id, w.value, now()
      from unnest(${filled.map((one) => one.memberId)}::bigint[], ${filled.map((one) => one.fieldId)}::bigint[],
        ${filled.map((one) => one.value)}::text[]) as w (member_id, field_id, value) order by 2, 3
      on conflict (company_id, member_id, field_id) do update set value = excluded.value, updated_at = excluded.updated_at
      returning v.id, v.member_id, v.field_id`.execute(tx)
    const ids = new Map(stored.rows.map((row) => [keyOf(row.member_id, row.field_id), row.id]))
    const links = filled.flatMap(({ memberId, fieldId, optionIds }) =>
      optionIds.map((optionId) => ({ valueId: ids.get(keyOf(memberId, fieldId))!, optionId })),
    )
    await sql`
      delete from custom_value_options
      where company_id = ${thisCompany} and value_id = any(${[...ids.values()]}::bigint[])`.execute(tx)
    if (links.length === 0) return
    await sql`
      insert into custom_value_options (company_id, value_id, option_id)
      select ${thisCompany}, w.value_id, w.option_id
      from unnest(${links.map((one) => one.valueId)}::bigint[], ${links.map((one) => one.optionId)}::bigint[])
        as w (value_id, option_id)
      returning option_id`.execute(tx)
  })
}

export async function clearValues(tx: Tx, memberId: number, fieldIds: readonly number[]): Promise<void> {
  if (fieldIds.length === 0) return
  await sql`
    delete from custom_values where company_id = ${thisCompany} and member_id = ${memberId}
      and field_id = any(${[...fieldIds]}::bigint[])`.execute(tx)
}
