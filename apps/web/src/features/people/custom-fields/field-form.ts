import type { EndpointCall } from '#contract/endpoint.ts'
import type { createCustomField, updateCustomField } from '#contract/people/custom-fields/custom-fields.ts'
import { type FieldKind, hasOptions } from '#rules/custom-fields/field-kind.ts'
import type { Field } from './custom-field-queries.ts'

export interface OptionDraft {
  /** Tells rows apart while nothing is saved. */
  key: string
  id?: number
  cufl_name: string
  used_count?: number | null
}

export type FieldForm = {
  cuf_name: string
  cuf_type: FieldKind
  cuf_show: Field['cuf_show']
  cuf_edit: Field['cuf_edit']
  cuf_placeholder: string
  options: OptionDraft[]
  /** Somebody has agreed that choices of people go with an option. */
  confirm: boolean
}

type NewField = EndpointCall<typeof createCustomField>['body']
type FieldChange = EndpointCall<typeof updateCustomField>['body']

export const emptyField: FieldForm = {
  cuf_name: '',
  cuf_type: 'TEXT',
  cuf_show: 'LEADER',
  cuf_edit: 'SELF',
  cuf_placeholder: '',
  options: [],
  confirm: false,
}

export function fieldForm(field: Field): FieldForm {
  const { cuf_name, cuf_type, cuf_show, cuf_edit, cuf_placeholder } = field
  const options = field.options.map((option) => ({ ...option, key: String(option.id) }))
  return { cuf_name, cuf_type, cuf_show, cuf_edit, cuf_placeholder, options, confirm: false }
}

export function newFieldOf(form: FieldForm): NewField {
  const { confirm: _, options, ...field } = form
  return hasOptions(form.cuf_type) ? { ...field, options: options.map((option) => option.cufl_name) } : field
}

export function fieldChangeOf(form: FieldForm): FieldChange {
  const { options, ...field } = form
  if (!hasOptions(form.cuf_type)) return field
  const list = options.map(({ id, cufl_name }) => ({ ...(id !== undefined && { id }), cufl_name }))
  return { ...field, options: list }
}

/** Kinds into which something is typed, so that an example helps. */
export function hasPlaceholder(kind: FieldKind): boolean {
  return kind !== 'YES_NO' && kind !== 'DATE' && !hasOptions(kind)
}

/** The options with an empty one at their end, whose key none of the others has. */
export function newOption(options: readonly OptionDraft[]): OptionDraft {
  const made = options.map(({ key }) => Number(/^new(\d+)$/.exec(key)?.[1] ?? 0))
  return { key: `new${Math.max(0, ...made) + 1}`, cufl_name: '' }
}

export type OptionsProblem = 'optionNone' | 'optionEmpty' | 'optionTwice'

/** What is wrong with the options, so far as it shows before they are sent. */
export function optionsProblem(form: Pick<FieldForm, 'cuf_type' | 'options'>): OptionsProblem | undefined {
  if (!hasOptions(form.cuf_type)) return undefined
  const names = form.options.map((option) => option.cufl_name.trim().normalize('NFC'))
  if (names.length === 0) return 'optionNone'
  if (names.includes('')) return 'optionEmpty'
  return new Set(names).size < names.length ? 'optionTwice' : undefined
}

/** A field that only admins see is edited by admins only. */
export function withShow(form: FieldForm, cuf_show: FieldForm['cuf_show']): FieldForm {
  return { ...form, cuf_show, cuf_edit: cuf_show === 'ADMIN' ? 'ADMIN' : form.cuf_edit }
}
