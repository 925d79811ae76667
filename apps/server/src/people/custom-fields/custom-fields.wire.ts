import type { Input } from '#contract/endpoint.ts'
import type * as contract from '#contract/people/custom-fields/custom-fields.ts'
import type { Actor } from '../../http/context.ts'
import type { FieldRow, OptionRow } from './custom-fields.queries.ts'
import { mayEditValue, mayKeepFields, maySeeValue, type Relation } from './custom-fields.policy.ts'
import type { PersonRow, ValueRow } from './values.queries.ts'

type WireField = Input<typeof contract.createCustomField.response>
type WireOption = Input<typeof contract.createFieldOption.response>
type WireValue = Input<typeof contract.createCustomValue.response>
type WirePerson = Input<typeof contract.listAllCustomValues.response>['results'][number]

export function fieldToWire(row: FieldRow, actor: Actor): WireField {
  const keeps = mayKeepFields(actor)
  return {
    id: row.id,
    name: row.name,
    cuf_name: row.name,
    cuf_type: row.kind,
    cuf_show: row.shown_to,
    cuf_edit: row.edited_by,
    cuf_placeholder: row.placeholder,
    _order: row.sort_order,
    options: row.options.map(optionToWire),
    value_count: row.value_count,
    abilities: { update: keeps, delete: keeps },
  }
}

export function optionToWire(row: OptionRow): WireOption {
  return {
    id: row.id,
    custom_user_field: row.field_id,
    cufl_name: row.name,
    _order: row.sort_order,
    used_count: row.used_count,
  }
}

export function valueToWire(row: ValueRow, relation: Relation): WireValue {
  return {
    id: row.id,
    custom_user_field: row.field_id,
    user: row.member_id,
    cuf_name: row.name,
    cuf_type: row.kind,
    ucv_value: row.value || row.option_ids.join(','),
    ucv_text: row.value || row.option_names.join(', '),
    abilities: { update: mayEditValue(row, relation) },
  }
}

/** A person with the values that the viewer may see. */
export function personToWire(person: PersonRow, values: readonly ValueRow[]): WirePerson {
  return {
    user_id: person.id,
    username: person.name,
    team_name: person.team_name,
    values: values.filter((row) => maySeeValue(row, person)).map((row) => valueToWire(row, person)),
  }
}
