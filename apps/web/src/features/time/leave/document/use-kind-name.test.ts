import { expect, test } from 'vitest'
import { kindNameOf } from './use-kind-name.ts'

const OVERTIME = { wk_event: 'WORK:EXTENDED', own_name: null } as const
const kinds = [{ codes: ['WORK:EXTENDED' as const], event_name: '연장근로' }]

test('a kind of the product has no name until the kinds have loaded, and never its code meanwhile', () => {
  expect(kindNameOf(OVERTIME, undefined)).toBeUndefined()
  expect(kindNameOf(OVERTIME, kinds)).toBe('연장근로')
})

test('a kind of the company is called as it was when it was asked for, at once', () => {
  expect(kindNameOf({ ...OVERTIME, own_name: '생일 휴가' }, undefined)).toBe('생일 휴가')
})

test('without the kinds the code is better than nothing', () => {
  expect(kindNameOf(OVERTIME, [])).toBe('WORK:EXTENDED')
})
