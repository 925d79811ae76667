import { expect, test } from 'vitest'
import { dayOf, numberOf, oneOf, pageOf, textOf } from './search.ts'

test.each([
  ['', undefined],
  [null, undefined],
  [true, undefined],
  ['abc', undefined],
  ['1.5', undefined],
  [[5], undefined],
  [{}, undefined],
  ['12', 12],
  [12, 12],
  [0, 0],
])('a number of an address: %j is %j', (given, read) => {
  expect(numberOf({ form: given }, 'form')).toStrictEqual({ form: read })
})

test('what cannot be read of an address is named as undefined, so that nothing of it is left', () => {
  const search = { page: 'x', tab: 'other', day: '2026-02-30', title: {} }
  const read = {
    ...pageOf(search),
    ...oneOf(search, 'tab', ['one']),
    ...dayOf(search, 'day'),
    ...textOf(search, 'title'),
  }
  expect({ ...search, ...read }).toStrictEqual({
    page: undefined,
    tab: undefined,
    day: undefined,
    title: undefined,
  })
  expect(pageOf({ page: 1 })).toEqual({})
})
