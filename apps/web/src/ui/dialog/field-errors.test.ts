import { expect, test } from 'vitest'
import { placeErrors } from './field-errors.ts'

const values = { name: '', days: [{ from: '2026-11-21' }], phone: null }
const place = (fields: Record<string, string>, names?: Record<string, string>) =>
  placeErrors({ message: '확인해 주십시오.', fields }, values, names)

test('a sentence goes to the input of the same path', () => {
  expect(place({ name: '필수입니다.', 'days.0.from': '늦습니다.' })).toEqual({
    fields: { name: '필수입니다.', 'days.0.from': '늦습니다.' },
    rest: [],
  })
})

test('an input with no value yet still gets its sentence', () => {
  expect(place({ phone: '틀립니다.' }).fields).toEqual({ phone: '틀립니다.' })
})

test('a deeper path goes to the nearest input above, and the first sentence stays', () => {
  expect(place({ 'days.0.from.year': '하나', 'days.0.from.month': '둘' }).fields).toEqual({
    'days.0.from': '하나',
  })
})

test('names of the server are translated', () => {
  expect(place({ cmem_name: '깁니다.' }, { cmem_name: 'name' }).fields).toEqual({ name: '깁니다.' })
})

test('what the form has no input for is told above it', () => {
  expect(place({ version: '바뀌었습니다.', constructor: '아닙니다.' })).toEqual({
    fields: {},
    rest: ['바뀌었습니다.', '아닙니다.'],
  })
})
