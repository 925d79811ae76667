import { expect, test } from 'vitest'
import { nextSort, sortRows } from './sort-rows.ts'

const rows = [
  { name: '한지우', left: 3 },
  { name: '강민', left: null },
  { name: '김현지', left: 11.5 },
]
const columns = [
  { key: 'name', header: '이름', cell: () => null, sortBy: (row: (typeof rows)[number]) => row.name },
  { key: 'left', header: '잔여', cell: () => null, sortBy: (row: (typeof rows)[number]) => row.left },
]
const names = (sort: Parameters<typeof sortRows>[2]) => sortRows(rows, columns, sort).map((row) => row.name)

test('names follow the Korean order, both ways', () => {
  expect(names({ key: 'name', desc: false })).toEqual(['강민', '김현지', '한지우'])
  expect(names({ key: 'name', desc: true })).toEqual(['한지우', '김현지', '강민'])
})

test('a missing value stays last whichever way the column is sorted', () => {
  expect(names({ key: 'left', desc: false })).toEqual(['한지우', '김현지', '강민'])
  expect(names({ key: 'left', desc: true })).toEqual(['김현지', '한지우', '강민'])
})

test('an unknown column leaves the rows as they came', () => {
  expect(sortRows(rows, columns, { key: 'gone', desc: true })).toBe(rows)
})

test('a head is pressed up, down, off', () => {
  const up = nextSort(undefined, 'name')
  const down = nextSort(up, 'name')
  expect([up, down, nextSort(down, 'name')]).toEqual([
    { key: 'name', desc: false },
    { key: 'name', desc: true },
    undefined,
  ])
  expect(nextSort(down, 'left')).toEqual({ key: 'left', desc: false })
})
