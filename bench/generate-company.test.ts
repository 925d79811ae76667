import { expect, test } from 'vitest'
import { nameOf } from './generate-company.ts'

test('people of the measured company have a surname, two syllables and a name of their own', () => {
  const names = Array.from({ length: 10_000 }, (_, index) => nameOf(index))
  expect(names.filter((name) => !/^[가-힣]{3}$/.test(name))).toEqual([])
  expect(new Set(names).size).toBe(names.length)
})
