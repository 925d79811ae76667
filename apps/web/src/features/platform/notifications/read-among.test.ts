import { expect, test } from 'vitest'
import { badgeOf, byDay, placeOfLink, readAmong } from './read-among.ts'

const page = {
  count: 2,
  results: [
    { nt_id: 1, nt_read: false },
    { nt_id: 2, nt_read: false },
  ],
}

test('those named are read, or all', () => {
  expect(readAmong(page, [2]).results.map((one) => one.nt_read)).toEqual([false, true])
  expect(readAmong(page, undefined).results.map((one) => one.nt_read)).toEqual([true, true])
  expect(page.results.some((one) => one.nt_read)).toBe(false)
})

test('so they are in all pages that were read on', () => {
  const list = { pages: [page, { results: [{ nt_id: 3, nt_read: false }] }] }
  const read = (ids?: number[]) =>
    readAmong(list, ids).pages.map((one) => one.results.map((item) => item.nt_read))
  expect(read([2, 3])).toEqual([[false, true], [true]])
  expect(read()).toEqual([[true, true], [true]])
})

test('the newest days come first, and each day once', () => {
  const at = (day: string, id: number) => ({ day, id })
  const told = [at('24', 4), at('24', 3), at('23', 2), at('20', 1)]
  expect(byDay(told, (one) => one.day).map(({ day, some }) => [day, some.map(({ id }) => id)])).toEqual([
    ['24', [4, 3]],
    ['23', [2]],
    ['20', [1]],
  ])
  expect(byDay([], String)).toEqual([])
})

test('only addresses of the product are followed', () => {
  expect(placeOfLink('/main/approval/204')).toBe('/main/approval/204')
  expect(placeOfLink('/main')).toBe('/main')
  for (const link of ['', 'https://example.com', '//example.com', '/mainly', '/auth/email']) {
    expect(placeOfLink(link)).toBeUndefined()
  }
})

test('the bell counts to 99', () => {
  expect([0, 1, 99, 100].map((n) => badgeOf(n, '99+'))).toEqual([undefined, '1', '99', '99+'])
})
