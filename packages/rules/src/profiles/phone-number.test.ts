import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  FEWEST_DIGITS,
  FEWEST_DIGITS_OF_OWN_FIELDS,
  phoneAddress,
  phonePattern,
  plainPhone,
} from './phone-number.ts'

const PHONE = phonePattern(FEWEST_DIGITS)
const SHORT_PHONE = phonePattern(FEWEST_DIGITS_OF_OWN_FIELDS)

test.each([
  ['010-1234-5678', '010-1234-5678'],
  ['０１０－１２３４－５６７８', '010-1234-5678'],
  ['010–1234—5678', '010-1234-5678'],
  ['010‐1234‑5678', '010-1234-5678'],
  ['03−1234ー5678', '03-1234-5678'],
  ['03ｰ1234ㅡ5678', '03-1234-5678'],
  [' +82  (0)10 1234 5678 ', '+82 (0)10 1234 5678'],
])('%s is %s', (typed, plain) => {
  expect(plainPhone(typed)).toBe(plain)
  expect(PHONE.test(plain)).toBe(true)
})

test.each([
  '02-123-4567 (내선 12)',
  '02-123-4567(내선번호: 12)',
  '02-123-4567 내선12',
  '03-1234-5678 内線12',
  '+1 415-555-0100 ext. 12',
  '+1 415-555-0100, ext 12',
  '+1 415-555-0100 x12',
  '02-123-4567 #12',
  '02-123-4567#12',
  '(02) 123-4567 (#12)',
  '02-123-4567~8 (내선 12)',
  '#101',
  '내선 101',
])('%s has an extension', (plain) => {
  expect(PHONE.test(plain)).toBe(true)
})

test.each([
  '',
  '#',
  '내선',
  '12 #3',
  '02-123-4567 내선',
  '02-123-4567 (내선 1234567)',
  '02-123-4567 내선 1 내선 2',
  '02-123-4567 김 12',
  '1234567890123456 #1',
])('%s is nothing that a telephone could call', (plain) => {
  expect(PHONE.test(plain)).toBe(false)
  expect(SHORT_PHONE.test(plain)).toBe(false)
})

test.each(['119', '1339', '101'])('%s is the number of an own field alone', (plain) => {
  expect([PHONE.test(plain), SHORT_PHONE.test(plain)]).toEqual([false, true])
})

test('from the fewest digits to fifteen, wherever they are kept apart', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.constantFrom('', '-', ' ', '.'))),
      (parts) => {
        const plain = parts.map(([digit, between]) => `${digit}${between}`).join('')
        expect(PHONE.test(plain)).toBe(parts.length >= 7 && parts.length <= 15)
        expect(SHORT_PHONE.test(plain)).toBe(parts.length >= 3 && parts.length <= 15)
      },
    ),
  )
})

test.each([
  ['010-1234-5678', 'tel:01012345678'],
  ['+82 (0)10.1234.5678', 'tel:+8201012345678'],
  ['02-123-4567~8', 'tel:021234567'],
  ['02-123-4567 (내선 12)', 'tel:021234567;ext=12'],
  ['02-123-4567~8 #12', 'tel:021234567;ext=12'],
  ['#101', 'tel:101'],
  ['119', 'tel:119'],
  ['집 전화', 'tel:'],
])('%s is called by %s', (plain, address) => {
  expect(phoneAddress(plain)).toBe(address)
})
