import { expect, test } from 'vitest'
import { readPersonSearch, seesRecord } from './person-view.ts'

const told = { user_id: 5, abilities: { update: false }, user_profile: { work_check: 'ALL' } }
const untold = { ...told, user_profile: { work_check: null } }

test('the record is for the person, for who keeps it and for whom the server tells it', () => {
  expect(seesRecord(untold, 5)).toBe(true)
  expect(seesRecord({ ...untold, abilities: { update: true } }, 1)).toBe(true)
  expect(seesRecord(told, 1)).toBe(true)
})

test('a leader or an admin of other teams is a colleague like any other', () => {
  expect(seesRecord(untold, 1)).toBe(false)
})

test('what makes no sense in the address is left out', () => {
  expect(readPersonSearch({ tab: 'history', on: '2026-01-01' })).toEqual({ tab: 'history', on: '2026-01-01' })
  expect(readPersonSearch({ tab: 'salary', on: 'today' })).toEqual({})
})
