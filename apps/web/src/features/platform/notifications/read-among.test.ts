import { expect, test } from 'vitest'
import { badgeOf, placeOfLink, readAmong } from './read-among.ts'

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
