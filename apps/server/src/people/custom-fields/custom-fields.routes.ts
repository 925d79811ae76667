import * as contract from '#contract/people/custom-fields/custom-fields.ts'
import type { MemberContext } from '../../http/context.ts'
import { paged } from '../../http/paged.ts'
import { route } from '../../http/route.ts'
import type { Server } from '../../http/server.ts'
import { everyMember, fullAdmin } from '../roles/index.ts'
import { getField, getOption, listFields, listOptions } from './custom-fields.queries.ts'
import { fieldToWire, optionToWire, personToWire, valueToWire } from './custom-fields.wire.ts'
import { createField, deleteField, orderFields, updateField } from './keep-fields.ts'
import { createOption, deleteOption, renameOption } from './keep-options.ts'
import { saveValues } from './save-values.ts'
import { getPerson, getValue, listPeople, listValues, sheetOf, valuesOf } from './values.queries.ts'

export function customFieldRoutes(server: Server): void {
  fieldRoutes(server)
  optionRoutes(server)
  valueRoutes(server)
}

function fieldRoutes(server: Server): void {
  const all = async (ctx: MemberContext, counts: boolean) =>
    (await listFields(ctx, { counts })).map((row) => fieldToWire(row, ctx.actor))
  route(server, contract.listCustomFields, {
    allow: everyMember,
    handle: (ctx, { query }) => all(ctx, query.counts ?? false),
  })
  route(server, contract.createCustomField, {
    allow: fullAdmin,
    handle: async (ctx, { body }) =>
      fieldToWire(await getField(ctx, await createField(ctx, body)), ctx.actor),
  })
  route(server, contract.updateCustomField, {
    allow: fullAdmin,
    handle: async (ctx, { params, body }) => {
      await updateField(ctx, params.id, body)
      return fieldToWire(await getField(ctx, params.id), ctx.actor)
    },
  })
  route(server, contract.deleteCustomField, {
    allow: fullAdmin,
    handle: (ctx, { params, query }) => deleteField(ctx, params.id, query.confirm ?? false),
  })
  route(server, contract.orderCustomFields, {
    allow: fullAdmin,
    handle: async (ctx, { body }) => {
      await orderFields(ctx, body.ids)
      return all(ctx, true)
    },
  })
}

function optionRoutes(server: Server): void {
  route(server, contract.listFieldOptions, {
    allow: everyMember,
    handle: async (ctx, { query }) =>
      (await listOptions(ctx, { fieldId: query.custom_user_field })).map(optionToWire),
  })
  route(server, contract.createFieldOption, {
    allow: fullAdmin,
    handle: async (ctx, { body }) =>
      optionToWire(await getOption(ctx, await createOption(ctx, body.custom_user_field, body.cufl_name))),
  })
  route(server, contract.updateFieldOption, {
    allow: fullAdmin,
    handle: async (ctx, { params, body }) => {
      if (body.cufl_name !== undefined) await renameOption(ctx, params.id, body.cufl_name)
      return optionToWire(await getOption(ctx, params.id))
    },
  })
  route(server, contract.deleteFieldOption, {
    allow: fullAdmin,
    handle: (ctx, { params, query }) => deleteOption(ctx, params.id, query.confirm ?? false),
  })
}

function valueRoutes(server: Server): void {
  route(server, contract.listCustomValues, {
    allow: everyMember,
    handle: async (ctx, { query }) => {
      if (query.user_id !== undefined) await getPerson(ctx, query.user_id)
      if (query.custom_user_field !== undefined) await getField(ctx, query.custom_user_field)
      const { count, rows } = await listValues(ctx, query)
      const results = rows.map((row) => valueToWire(row, row))
      return paged(ctx, contract.listCustomValues, { query }, { count, results })
    },
  })
  route(server, contract.createCustomValue, {
    allow: everyMember,
    handle: async (ctx, { body }) => {
      const { custom_user_field: fieldId, user = ctx.actor.memberId, ucv_value: typed } = body
      await saveValues(ctx, user, [{ fieldId, typed, path: 'ucv_value' }])
      return (await valuesAfter(ctx, user, [fieldId]))[0]!
    },
  })
  route(server, contract.updateCustomValue, {
    allow: everyMember,
    handle: async (ctx, { params, body }) => {
      const row = await getValue(ctx, params.id)
      if (body.ucv_value === undefined) return valueToWire(row, row)
      await saveValues(ctx, row.member_id, [
        { fieldId: row.field_id, typed: body.ucv_value, path: 'ucv_value' },
      ])
      return (await valuesAfter(ctx, row.member_id, [row.field_id]))[0]!
    },
  })
  route(server, contract.deleteCustomValue, {
    allow: everyMember,
    handle: async (ctx, { params }) => {
      const row = await getValue(ctx, params.id)
      await saveValues(ctx, row.member_id, [{ fieldId: row.field_id, typed: null, path: 'id' }])
    },
  })
  bulkRoutes(server)
}

function bulkRoutes(server: Server): void {
  route(server, contract.saveCustomValues, {
    allow: everyMember,
    handle: async (ctx, { body }) => {
      const { user = ctx.actor.memberId, values } = body
      const typed = values.map((value, at) => ({
        fieldId: value.custom_user_field,
        typed: value.ucv_value,
        path: `values.${at}.ucv_value`,
      }))
      await saveValues(ctx, user, typed)
      return valuesAfter(
        ctx,
        user,
        typed.map((value) => value.fieldId),
      )
    },
  })
  route(server, contract.listAllCustomValues, {
    allow: everyMember,
    handle: async (ctx, { query }) => {
      const list = contract.listAllCustomValues
      if (query.user_id !== undefined) {
        const person = await getPerson(ctx, query.user_id)
        const results = [personToWire(person, await sheetOf(ctx, person.id))]
        return paged(ctx, list, { query }, { count: 1, results: query.page === 1 ? results : [] })
      }
      const { count, rows } = await listPeople(ctx, query)
      const ids = rows.map((row) => row.id)
      const values = await valuesOf(ctx, ids)
      const results = rows.map((row) => personToWire(row, values.get(row.id) ?? []))
      return paged(ctx, list, { query }, { count, results })
    },
  })
}

async function valuesAfter(ctx: MemberContext, memberId: number, fieldIds: readonly number[]) {
  const [person, rows] = [await getPerson(ctx, memberId), await sheetOf(ctx, memberId, fieldIds)]
  return rows.map((row) => valueToWire(row, person))
}
