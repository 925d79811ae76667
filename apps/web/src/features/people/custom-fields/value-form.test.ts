import { expect, test } from 'vitest'
import type { Value } from './custom-field-queries.ts'
import { ApiError } from '../../../api/errors.ts'
import { atInputs, changedValues, valueForm, valueProblem } from './value-form.ts'

const value = (custom_user_field: number, ucv_value: string): Value => ({
  id: ucv_value ? custom_user_field : null,
  custom_user_field,
  user: 1,
  cuf_name: '항목',
  cuf_type: 'TEXT',
  ucv_value,
  ucv_text: ucv_value,
  abilities: { update: true },
})

test('only what changed is sent; what was emptied goes as null', () => {
  const values = [value(1, '가'), value(2, '나'), value(3, '')]
  const form = valueForm(values)
  expect(changedValues(values, form)).toEqual([])
  expect(changedValues(values, { ...form, f1: ' ', f3: ' 새것 ' })).toEqual([
    { custom_user_field: 1, ucv_value: null },
    { custom_user_field: 3, ucv_value: '새것' },
  ])
  expect(changedValues(values, { ...form, f2: '나 ' })).toEqual([])
})

test('problems are told before anything is sent, by the rule of the server', () => {
  expect(valueProblem('NUMBER', '')).toBeUndefined()
  expect(valueProblem('NUMBER', '12')).toBeUndefined()
  expect(valueProblem('NUMBER', '열둘')).toEqual({ problem: 'NOT_A_NUMBER', n: 30 })
  expect(valueProblem('TEXT', '가'.repeat(201))).toEqual({ problem: 'TOO_LONG', n: 200 })
})

test('a refusal names the input, though only some values were sent', () => {
  const sent = [
    { custom_user_field: 7, ucv_value: '가' },
    { custom_user_field: 9, ucv_value: '나' },
  ]
  const fields = { 'values.1.ucv_value': '숫자로 입력해 주십시오.', user: '없는 사람입니다.' }
  const refusal = new ApiError(400, { error_code: 'X', message: '확인', fields })
  expect(atInputs(refusal, sent)).toMatchObject({
    message: '확인',
    fields: { f9: '숫자로 입력해 주십시오.', user: '없는 사람입니다.' },
  })
})
