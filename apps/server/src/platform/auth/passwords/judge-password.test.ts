import { expect, test } from 'vitest'
import { judgePassword } from './judge-password.ts'
import { passwordStrength } from './password-strength.ts'

test.each([
  ['river-stone-77', null],
  ['gyeol-demo-1!', null],
  ['가나다라마바사아자차1', null],
  ['한글비밀번호쓰기3!', null],
  ['ab1!', 'SHORT'],
  ['abcdefgh1', 'SHORT'],
  ['😀😀😀😀1', 'SHORT'],
  ['x1'.repeat(101), 'LONG'],
  ['abcdefghijkl', 'ONE_KIND'],
  ['8201938475610', 'ONE_KIND'],
  ['password1234', 'COMMON'],
  ['Password123!', 'COMMON'],
  ['qwertyuiop1', 'COMMON'],
  ['1q2w3e4r5t', 'COMMON'],
  ['aaaaaaaaaa1', 'MONOTONE'],
])('%s: %s', (password, fault) => {
  expect(judgePassword(password)).toBe(fault)
})

test('the name of the e-mail address does not belong into the password', () => {
  expect(judgePassword('xHyeonji-2026', 'hyeonji@gyeol.test')).toBe('HOLDS_NAME')
  expect(judgePassword('river-stone-77', 'hyeonji@gyeol.test')).toBeNull()
  // Names of one or two letters are in every other word.
  expect(judgePassword('river-stone-77', 'st@gyeol.test')).toBeNull()
})

test('the meter grows with length, kinds and different characters', () => {
  const meter = ['abcdefghi1', 'river-stone-77', 'Saebyeok-bada-77', '새벽바다-은빛물결-2026'].map(
    passwordStrength,
  )
  expect(meter).toEqual([1, 2, 3, 4])
})
