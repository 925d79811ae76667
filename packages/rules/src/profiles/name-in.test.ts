import { expect, test } from 'vitest'
import { nameIn } from './name-in.ts'

const kim = { name: '김서연', local: 'キム・ソヨン', english: 'Seoyeon Kim' }

test.each([
  ['ko', kim, '김서연'],
  ['en', kim, 'Seoyeon Kim'],
  ['ja', kim, 'キム・ソヨン'],
  ['ja', { ...kim, local: '' }, 'Seoyeon Kim'],
  ['ja', { ...kim, local: 'Nguyễn' }, 'Seoyeon Kim'],
  ['ja', { ...kim, local: '金瑞姸' }, '金瑞姸'],
  ['en', { ...kim, english: '' }, '김서연'],
  ['ja', { name: '김서연', local: '', english: '' }, '김서연'],
])('in %s %o is %s', (language, names, shown) => {
  expect(nameIn(language, names)).toBe(shown)
})
