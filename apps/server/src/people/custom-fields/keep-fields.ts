import { isDeepStrictEqual } from 'node:util'
import type { EndpointInput } from '#contract/endpoint.ts'
import type * as contract from '#contract/people/custom-fields/custom-fields.ts'
import { hasOptions, keepsValues } from '#rules/custom-fields/field-kind.ts'
import { orderRows } from '../../db/lists/order-rows.ts'
import { standsSo } from '../../http/audit-trail.ts'
import type { CommandContext } from '../../http/context.ts'
import { fail } from '../../http/fail.ts'
import * as store from './custom-fields.store.ts'
import { replaceOptions } from './keep-options.ts'

const MOST_FIELDS = 100

type NewField = EndpointInput<typeof contract.createCustomField>['body']
type Change = EndpointInput<typeof contract.updateCustomField>['body']

/** @throws Failure NAME_TAKEN, CUSTOM_FIELD_HIDDEN_EDIT, CUSTOM_FIELDS_FULL, CUSTOM_OPTION_NOT_WANTED */
export async function createField(ctx: CommandContext, field: NewField): Promise<number> {
  const end = await store.endOfFields(ctx.tx)
  if (end.count >= MOST_FIELDS) fail('CUSTOM_FIELDS_FULL', { most: MOST_FIELDS })
  const id = await store.insertField(ctx.tx, {
    company_id: ctx.companyId,
    name: field.cuf_name,
    kind: field.cuf_type,
    shown_to: field.cuf_show,
    edited_by: field.cuf_edit,
    placeholder: field.cuf_placeholder,
    sort_order: end.place,
  })
  const { options = [] } = field
  if (options.length > 0) {
    if (!hasOptions(field.cuf_type)) fail('CUSTOM_OPTION_NOT_WANTED')
    await store.insertOptions(ctx.tx, ctx.companyId, id, options, 0)
  }
  ctx.audit({ action: 'custom_field.create', target: ['custom_field', id], after: field })
  return id
}

/** @throws Failure NOT_FOUND, NAME_TAKEN, CUSTOM_FIELD_HIDDEN_EDIT, CUSTOM_FIELD_KIND_FIXED, CUSTOM_OPTION_IN_USE, CUSTOM_OPTION_NOT_WANTED */
export async function updateField(ctx: CommandContext, id: number, change: Change): Promise<void> {
  const before = await store.lockField(ctx.tx, id)
  const kind = change.cuf_type ?? before.kind
  if (!keepsValues(before.kind, kind)) {
    const count = await store.countValues(ctx.tx, id)
    if (count > 0) fail('CUSTOM_FIELD_KIND_FIXED', { count })
  }
  const then = {
    name: change.cuf_name,
    kind,
    shown_to: change.cuf_show,
    edited_by: change.cuf_edit,
    placeholder: change.cuf_placeholder,
  }
  const losesOptions = hasOptions(before.kind) && !hasOptions(kind)
  const wanted = change.options ?? (losesOptions ? [] : undefined)
  const options = wanted ? await store.optionsOf(ctx.tx, id) : []
  const isOther =
    wanted &&
    !isDeepStrictEqual(
      wanted.map(({ id: one, cufl_name }) => [one, cufl_name]),
      options.map((one) => [one.id, one.name]),
    )
  if (!isOther && standsSo(before, then)) return
  await store.changeField(ctx.tx, id, then)
  if (wanted) await replaceOptions(ctx, { id, kind }, wanted, change.confirm)
  ctx.audit({
    action: 'custom_field.update',
    target: ['custom_field', id],
    before: { ...before, ...(wanted && { options: options.map(({ name }) => name) }) },
    after: { ...then, ...(wanted && { options: wanted.map(({ cufl_name }) => cufl_name) }) },
  })
}

/** @throws Failure NOT_FOUND, CUSTOM_FIELD_HAS_VALUES unless it is confirmed that the values go too */
export async function deleteField(ctx: CommandContext, id: number, confirmed: boolean): Promise<void> {
  const before = await store.lockField(ctx.tx, id)
  const count = await store.countValues(ctx.tx, id)
  if (count > 0 && !confirmed) fail('CUSTOM_FIELD_HAS_VALUES', { count })
  await store.removeField(ctx.tx, id)
  ctx.audit({
    action: 'custom_field.delete',
    target: ['custom_field', id],
    before: { ...before, values: count },
  })
}

/** @throws Failure NOT_FOUND */
export async function orderFields(ctx: CommandContext, ids: readonly number[]): Promise<void> {
  if (await orderRows(ctx.tx, 'custom_fields', ids))
    ctx.audit({ action: 'custom_field.order', after: { ids } })
}
