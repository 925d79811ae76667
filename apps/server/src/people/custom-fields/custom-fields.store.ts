import type { Insertable, Selectable, Updateable } from 'kysely'
import { sql } from '../../db/sql/sql.ts'
import type { FieldKind } from '#rules/custom-fields/field-kind.ts'
import type { Tx } from '../../db/connection.ts'
import type { CustomFieldOptions, CustomFields } from '../../db/rows.gen.ts'
import type { CompanyId } from '../../db/transaction.ts'
import { thisCompany } from '../../db/this-company.ts'
import { found, onConstraint } from '../../http/fail.ts'

export type LockedField = Omit<Selectable<CustomFields>, 'kind'> & { kind: FieldKind }

const fieldBroken = {
  custom_fields_name_key: 'NAME_TAKEN',
  custom_fields_seen_by_editor: 'CUSTOM_FIELD_HIDDEN_EDIT',
} as const
const optionBroken = {
  custom_field_options_name_key: 'NAME_TAKEN',
  custom_field_options_field: 'NOT_FOUND',
} as const

/** The place behind the last field, and how many there are. */
export async function endOfFields(tx: Tx): Promise<{ count: number; place: number }> {
  const result = await sql<{ count: number; place: number }>`
    select count(*)::int as count, coalesce(max(sort_order) + 1, 0)::int as place from custom_fields
    where company_id = ${thisCompany}`.execute(tx)
  return result.rows[0]!
}

/** @throws Failure NAME_TAKEN, CUSTOM_FIELD_HIDDEN_EDIT */
export async function insertField(tx: Tx, field: Insertable<CustomFields>): Promise<number> {
  const query = tx.insertInto('custom_fields').values(field).returning('id')
  return (await onConstraint(fieldBroken, () => query.executeTakeFirstOrThrow())).id
}

/** The field, locked until the transaction ends, so that no value comes in between. @throws Failure NOT_FOUND */
export async function lockField(tx: Tx, id: number): Promise<LockedField> {
  const query = tx.selectFrom('custom_fields').selectAll().where('id', '=', id).forUpdate()
  return found(await query.executeTakeFirst()) as LockedField
}

/** @throws Failure NAME_TAKEN, CUSTOM_FIELD_HIDDEN_EDIT */
export async function changeField(tx: Tx, id: number, change: Updateable<CustomFields>): Promise<void> {
  const query = tx
    .updateTable('custom_fields')
    .set({ id, ...change })
    .where('id', '=', id)
  await onConstraint(fieldBroken, () => query.execute())
}

export async function countValues(tx: Tx, fieldId: number): Promise<number> {
  const result = await sql<{ count: number }>`
    select count(*)::int as count from custom_values
    where company_id = ${thisCompany} and field_id = ${fieldId}`.execute(tx)
  return result.rows[0]!.count
}

/** Takes a field away with its options and every value. */
export async function removeField(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('custom_values').where('field_id', '=', id).execute()
  await tx.deleteFrom('custom_fields').where('id', '=', id).execute()
}

export async function optionsOf(tx: Tx, fieldId: number): Promise<Selectable<CustomFieldOptions>[]> {
  const query = tx.selectFrom('custom_field_options').selectAll().where('field_id', '=', fieldId)
  return query.orderBy('sort_order').orderBy('id').execute()
}

/** The option's field, which the caller locks before anything else. @throws Failure NOT_FOUND */
export async function fieldOfOption(tx: Tx, optionId: number): Promise<number> {
  const query = tx.selectFrom('custom_field_options').select('field_id').where('id', '=', optionId)
  return found(await query.executeTakeFirst()).field_id
}

/** Adds options behind those that the field has. @throws Failure NAME_TAKEN */
export async function insertOptions(
  tx: Tx,
  companyId: CompanyId,
  fieldId: number,
  names: readonly string[],
  firstPlace: number,
): Promise<number[]> {
  const values = names.map((name, at) => ({
    company_id: companyId,
    field_id: fieldId,
    name,
    sort_order: firstPlace + at,
  }))
  const query = tx.insertInto('custom_field_options').values(values).returning('id')
  return (await onConstraint(optionBroken, () => query.execute())).map((row) => row.id)
}

/** Renames and numbers options; two may exchange their names. */
export async function changeOptions(
  tx: Tx,
  options: readonly { id: number; name: string; place: number }[],
): Promise<void> {
  await sql`
    update custom_field_options o set name = w.name, sort_order = w.place
    from unnest(${options.map((one) => one.id)}::bigint[], ${options.map((one) => one.name)}::text[],
      ${options.map((one) => one.place)}::int[]) as w (id, name, place)
    where o.company_id = ${thisCompany} and o.id = w.id`.execute(tx)
}

/** Judges the names of options when all have their new ones. @throws Failure NAME_TAKEN */
export async function judgeNamesLast(tx: Tx, write: () => Promise<void>): Promise<void> {
  await onConstraint(optionBroken, async () => {
    await sql`set constraints custom_field_options_name_key deferred`.execute(tx)
    await write()
    await sql`set constraints custom_field_options_name_key immediate`.execute(tx)
  })
}

/** How many people have chosen each of the options, those chosen by nobody left out. */
export async function countChosen(
  tx: Tx,
  optionIds: readonly number[],
): Promise<{ name: string; count: number }[]> {
  const result = await sql<{ name: string; count: number }>`
    select o.name, count(*)::int as count
    from custom_field_options o join custom_value_options c on c.company_id = o.company_id and c.option_id = o.id
    where o.company_id = ${thisCompany} and o.id = any(${[...optionIds]}::bigint[])
    group by o.id, o.name, o.sort_order order by o.sort_order, o.id`.execute(tx)
  return result.rows
}

/** Takes options away, out of every value that holds them; a value that holds none any more goes too. */
export async function removeOptions(tx: Tx, fieldId: number, optionIds: readonly number[]): Promise<void> {
  const ids = [...optionIds]
  await sql`
    delete from custom_value_options
    where company_id = ${thisCompany} and option_id = any(${ids}::bigint[])`.execute(tx)
  await sql`
    delete from custom_values v where v.company_id = ${thisCompany} and v.field_id = ${fieldId} and v.value = '' and not exists (
      select 1 from custom_value_options c where c.company_id = ${thisCompany} and c.value_id = v.id)`.execute(
    tx,
  )
  await sql`
    delete from custom_field_options where company_id = ${thisCompany} and id = any(${ids}::bigint[])`.execute(
    tx,
  )
}
