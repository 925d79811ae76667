import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FIELD_KINDS, keepsValues } from './field-kind.ts'
import { chosenIds, LONGEST, readValue } from './read-value.ts'

test.each([
  ['TEXT', ' 서울\n중구 ', '서울 중구'],
  ['LONG_TEXT', '첫 줄\n둘째 줄', '첫 줄\n둘째 줄'],
  ['NUMBER', '1,234.50', '1234.5'],
  ['NUMBER', '-0', '0'],
  ['NUMBER', '-0.50', '-0.5'],
  ['NUMBER', '+007', '7'],
  ['NUMBER', '１２', '12'],
  ['NUMBER', '0.000001', '0.000001'],
  ['NUMBER', '999999999999999', '999999999999999'],
  ['NUMBER', '100', '100'],
  ['DATE', '2028-02-29', '2028-02-29'],
  ['CHOICE', '7', '7'],
  ['CHOICES', '9, 3,9', '3,9'],
  ['YES_NO', 'True', 'true'],
  ['PHONE', '010-1234-5678', '010-1234-5678'],
  ['PHONE', '+82  (0)10 1234 5678', '+82 (0)10 1234 5678'],
  ['PHONE', '119', '119'],
  ['PHONE', '02–123–4567 ext. 3', '02-123-4567 ext. 3'],
  ['PHONE', '02-123-4567~8', '02-123-4567~8'],
  ['EMAIL', 'Kim.Hyunji@Gyeol.Test', 'kim.hyunji@gyeol.test'],
  ['URL', 'gyeol.test/소개', 'https://gyeol.test/소개'],
  ['URL', 'gyeol.test:8080/x', 'https://gyeol.test:8080/x'],
  ['URL', 'http://gyeol.test', 'http://gyeol.test'],
] as const)('%s reads %j as %j', (kind, typed, value) => {
  expect(readValue(kind, typed)).toEqual({ ok: true, value })
})

test.each([
  ['TEXT', '가'.repeat(201), 'TOO_LONG'],
  ['LONG_TEXT', '가'.repeat(2001), 'TOO_LONG'],
  ['NUMBER', '1,2', 'NOT_A_NUMBER'],
  ['NUMBER', '1e5', 'NOT_A_NUMBER'],
  ['NUMBER', '0x10', 'NOT_A_NUMBER'],
  ['NUMBER', '=1+1', 'NOT_A_NUMBER'],
  ['NUMBER', '1234567890123456', 'NOT_A_NUMBER'],
  ['NUMBER', '0.1234567', 'NOT_A_NUMBER'],
  ['NUMBER', 'NaN', 'NOT_A_NUMBER'],
  ['DATE', '2026-02-30', 'NOT_A_DAY'],
  ['DATE', '1899-12-31', 'NOT_A_DAY'],
  ['DATE', '2201-01-01', 'NOT_A_DAY'],
  ['DATE', '2026.11.21', 'NOT_A_DAY'],
  ['CHOICE', '3,4', 'NOT_AN_OPTION'],
  ['CHOICE', '서울', 'NOT_AN_OPTION'],
  ['CHOICES', '3,,4', 'NOT_AN_OPTION'],
  ['CHOICES', '0', 'NOT_AN_OPTION'],
  ['YES_NO', '예', 'NOT_YES_NO'],
  ['PHONE', '12', 'NOT_A_PHONE'],
  ['PHONE', '1234567890123456', 'NOT_A_PHONE'],
  ['PHONE', '02-123-4567 내선', 'NOT_A_PHONE'],
  ['EMAIL', `${'㍿'.repeat(80)}@gyeol.test`, 'TOO_LONG'],
  ['EMAIL', 'kim@gyeol', 'NOT_AN_EMAIL'],
  ['EMAIL', 'kim @gyeol.test', 'NOT_AN_EMAIL'],
  ['EMAIL', '<b>@gyeol.test', 'NOT_AN_EMAIL'],
  ['URL', 'javascript:alert(1)', 'NOT_A_URL'],
  ['URL', 'data:text/html,x', 'NOT_A_URL'],
  ['URL', 'ftp://gyeol.test', 'NOT_A_URL'],
  ['URL', 'https://gyeol.test@evil.test', 'NOT_A_URL'],
  ['URL', 'gyeol', 'NOT_A_URL'],
  ['URL', 'gyeol.test/a b', 'NOT_A_URL'],
] as const)('%s refuses %j: %s', (kind, typed, problem) => {
  expect(readValue(kind, typed)).toEqual({ ok: false, problem })
})

const kinds = fc.constantFrom(...FIELD_KINDS)
// Texts of any sort are mostly refused; those near numbers, days and addresses reach the interesting places.
const typedTexts = fc.oneof(
  fc.string(),
  fc.stringMatching(/^[+-]?[0-9,.]{1,20}$/),
  fc.stringMatching(/^20\d\d-[01]\d-[0-3]\d$/),
  fc.webUrl(),
  fc.emailAddress(),
)

test('what was read once is read the same again, and is never too long', () => {
  fc.assert(
    fc.property(kinds, typedTexts, (kind, typed) => {
      const first = readValue(kind, typed)
      if (!first.ok) return
      expect(readValue(kind, first.value)).toEqual(first)
      expect([...first.value].length).toBeLessThanOrEqual(LONGEST[kind])
    }),
  )
})

test('a kind that keeps the values of another reads each of them as it stands', () => {
  fc.assert(
    fc.property(kinds, kinds, typedTexts, (from, to, typed) => {
      const value = readValue(from, typed)
      fc.pre(value.ok && value.value !== '' && keepsValues(from, to))
      expect(value.ok && readValue(to, value.value)).toEqual(value)
    }),
    { numRuns: 1000 },
  )
})

test('ids are taken apart', () => {
  expect(chosenIds('3,12')).toEqual([3, 12])
  expect(chosenIds('')).toBeUndefined()
})
