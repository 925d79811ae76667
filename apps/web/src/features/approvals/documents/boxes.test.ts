import { expect, test } from 'vitest'
import { inboxSearch, outboxSearch } from './boxes.ts'

test('an address keeps only what a box knows', () => {
  expect(inboxSearch({ bucket: 'circulation', document: '12', other: 1 })).toEqual({
    bucket: 'circulation',
    document: 12,
  })
  expect(outboxSearch({ bucket: 'circulation', document: 12 })).toEqual({ document: 12 })
  expect(inboxSearch({ bucket: '<b>', document: '-3' })).toEqual({})
  expect(inboxSearch({ document: '1.5' })).toEqual({})
})
