import { expect, test } from 'vitest'
import { onTopOf, withFilters } from './address.ts'

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

test('what is chosen before the screen is drawn for the last choice takes that one not back', () => {
  const drawn: Search = { team: 2, page: 3 }
  const searched = onTopOf(drawn, withFilters(drawn, { q: '김' }))(drawn)
  expect(searched).toEqual({ team: 2, q: '김' })
  expect(onTopOf(drawn, withFilters(drawn, { team: undefined }))(searched)).toEqual({ q: '김' })
})
