import { expect, test } from 'vitest'
import { memberView, orderOf, queryOf, readMemberSearch, sortOf } from './member-view.ts'

test('without anything in the address: who works here, newest first (R-MEMBERS-010)', () => {
  const view = memberView(readMemberSearch({}))
  expect(queryOf(view)).toEqual({ cmem_status: 'WORKING', ordering: '-joined_date', page: 1, page_size: 50 })
})

test('what the address says reaches the server; nonsense does not', () => {
  const search = readMemberSearch({ state: 'RETIRED', q: 'ㄱㅎㅈ', team: 7, order: 'evil', page: 'x' })
  expect(queryOf(memberView(search))).toEqual({
    cmem_status: 'RETIRED',
    ordering: '-joined_date',
    page: 1,
    page_size: 1000,
    search: 'ㄱㅎㅈ',
    team_id: 7,
  })
})

test('a page below the first is the first', () => {
  expect(memberView({ page: -3 }).page).toBe(1)
})

test('sorting goes between table and address', () => {
  expect(sortOf('-joined_date')).toEqual({ key: 'joined_date', desc: true })
  expect(orderOf({ key: 'username', desc: false })).toBe('username')
  expect(orderOf({ key: 'joined_date', desc: true })).toBeUndefined()
  expect(orderOf(undefined)).toBeUndefined()
})
