import { expect, test } from 'vitest'
import { isOldEnough } from './least-age.ts'
import { draftOf, type SignUpDraft, stepToShow } from './sign-up-draft.ts'

const EMPTY: SignUpDraft = { email: '', agreed: [], birthDate: '' }
const FULL: SignUpDraft = { email: 'a@b.kr', agreed: ['service', 'privacy'], birthDate: '1990-05-01' }

test.each([
  ['birth', EMPTY, false, 'email'],
  ['terms', { ...EMPTY, email: 'a@b.kr' }, false, 'password'],
  // After a reload the password is gone, and everything else is there.
  ['birth', FULL, false, 'password'],
  ['birth', { ...FULL, agreed: ['service'] }, true, 'terms'],
  ['birth', FULL, true, 'birth'],
  ['email', FULL, true, 'email'],
  ['password', FULL, false, 'password'],
] as const)('%s with %o shows what comes first', (wanted, draft, hasPassword, shown) => {
  expect(stepToShow(wanted, draft, hasPassword)).toBe(shown)
})

test('a kept draft is made whole, and somebody else’s agreement is not taken over', () => {
  expect(draftOf(null, '')).toEqual(EMPTY)
  expect(draftOf({ email: 3, agreed: ['service', 'nonsense'] }, '')).toEqual({
    ...EMPTY,
    agreed: ['service'],
  })
  expect(draftOf(FULL, '')).toEqual(FULL)
  expect(draftOf(FULL, 'a@b.kr')).toEqual(FULL)
  expect(draftOf(FULL, 'other@b.kr')).toEqual({ ...EMPTY, email: 'other@b.kr' })
})

test.each([
  ['2012-11-23', '2026-11-23', true],
  ['2012-11-24', '2026-11-23', false],
  ['2012-02-29', '2026-02-28', false],
  ['2012-02-29', '2026-03-01', true],
  ['1899-01-01', '2026-11-23', true],
])('born on %s, on %s: %s', (birth, on, enough) => {
  expect(isOldEnough(birth, on)).toBe(enough)
})
