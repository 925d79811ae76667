import { expect, test } from 'vitest'
import type { Field } from './custom-field-queries.ts'
import {
  emptyField,
  fieldChangeOf,
  fieldForm,
  newFieldOf,
  optionsProblem,
  newOption,
  type OptionDraft,
  withShow,
} from './field-form.ts'

const option = (id: number, cufl_name: string, used_count = 0) => ({
  id,
  custom_user_field: 3,
  cufl_name,
  _order: id,
  used_count,
})
const field: Field = {
  id: 3,
  name: '단체복',
  cuf_name: '단체복',
  cuf_type: 'CHOICE',
  cuf_show: 'ALL',
  cuf_edit: 'SELF',
  cuf_placeholder: '',
  _order: 0,
  options: [option(7, 'M', 4), option(8, 'L')],
  value_count: 4,
  abilities: { update: true, delete: true },
}
const draft = (name: string, id?: number) => ({
  key: name,
  ...(id !== undefined && { id }),
  cufl_name: name,
})

test('what was not touched is sent as it was, options with their ids and in their order', () => {
  const form = fieldForm(field)
  const options = [draft('XL'), ...form.options.toReversed()]
  expect(fieldChangeOf({ ...form, options }).options).toEqual([
    { cufl_name: 'XL' },
    { id: 8, cufl_name: 'L' },
    { id: 7, cufl_name: 'M' },
  ])
})

test('options travel only with kinds that have them', () => {
  const form = { ...emptyField, cuf_name: '사번', options: [draft('A')] }
  expect(newFieldOf(form)).not.toHaveProperty('options')
  expect(fieldChangeOf(form)).not.toHaveProperty('options')
  expect(newFieldOf({ ...form, cuf_type: 'CHOICES' })).toMatchObject({ options: ['A'] })
  expect(newFieldOf(form)).not.toHaveProperty('confirm')
})

test.each([
  ['TEXT', [], undefined],
  ['CHOICE', [], 'optionNone'],
  ['CHOICE', ['가', ' '], 'optionEmpty'],
  ['CHOICES', ['가', ' 가 '], 'optionTwice'],
  ['CHOICES', ['가', '나'], undefined],
] as const)('%s with the options %j: %s', (cuf_type, names, problem) => {
  expect(optionsProblem({ cuf_type, options: names.map((name) => draft(name)) })).toBe(problem)
})

test('what only admins see becomes what only admins edit, and stays so when it is shown again', () => {
  const hidden = withShow(emptyField, 'ADMIN')
  expect(hidden.cuf_edit).toBe('ADMIN')
  expect(withShow(hidden, 'ALL').cuf_edit).toBe('ADMIN')
  expect(withShow(emptyField, 'ALL').cuf_edit).toBe('SELF')
})

const added = (options: readonly OptionDraft[]) => [...options, newOption(options)]

test('a new option has a key of its own, also after the kind was another one in between', () => {
  const twice = added(added([draft('M', 7)]))
  // The list is drawn anew here and knows nothing of the options that it has made before.
  const keys = added(twice.toSpliced(1, 1)).map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
})
