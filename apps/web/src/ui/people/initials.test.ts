import { expect, test } from 'vitest'
import { colorOf, initialsOf } from './initials.ts'

test.each([
  ['김현지', '김'],
  ['남궁민수', '남궁'],
  ['남궁', '남'],
  ['山田 太郎', '山'],
  ['Jane Mary Doe', 'JD'],
  ['plato', 'P'],
  ['  ', '?'],
  ['😀 Kim', '😀K'],
])('%s is shown as %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test('a name keeps its colour and names spread over all of them', () => {
  const names = Array.from({ length: 200 }, (_, at) => `김${String.fromCodePoint(0xac00 + at * 13)}`)
  expect(colorOf('김현지', 8)).toBe(colorOf('김현지', 8))
  expect(new Set(names.map((name) => colorOf(name, 8))).size).toBe(8)
})
