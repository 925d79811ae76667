import { expect, test } from 'vitest'
import { withFilters } from './address.ts'

interface Search {
  page?: number
  q?: string
  team?: number
}

test('another filter begins on the first page; turning the page keeps the filters', () => {
  expect(withFilters<Search>({ page: 3, team: 2 }, { q: '김' })).toEqual({ team: 2, q: '김' })
  expect(withFilters<Search>({ page: 3, team: 2 }, { page: 4 })).toEqual({ team: 2, page: 4 })
})

test('what is empty leaves the address, a nought stays', () => {
  expect(withFilters<Search>({ q: '김', team: 2 }, { q: '', team: 0 })).toEqual({ team: 0 })
})
