import { expect, test } from 'vitest'
import { adminFields, hiddenFields, lockedFields, profileFlags, withoutFields } from './profile-fields.ts'

const person = {
  username: '김현지',
  phone: '010-1234-5678',
  birth_date: '1990-02-03',
  rank: { id: 1, name: '대리' },
  image_url: '/picture',
}

test('without a choice days of birth and of joining are for the person and those who look after them', () => {
  const flags = profileFlags({})
  expect(hiddenFields(flags, { seesAll: false })).toEqual(['birth_date', 'joined_date'])
  expect(hiddenFields(flags, { seesAll: true })).toEqual([])
  expect(lockedFields(flags)).toEqual([...adminFields])
})

test('a choice of one flag leaves the others of the field and other fields as they were', () => {
  const flags = profileFlags({ phone: { public: false } })
  expect(flags.phone).toEqual({ active: true, public: false, owner: true })
  expect(flags.job_desc).toEqual({ active: true, public: true, owner: true })
  expect(hiddenFields(flags, { seesAll: false })).toContain('phone')
  expect(hiddenFields(flags, { seesAll: true })).not.toContain('phone')
})

test('a field that the company does not keep is told to nobody and changed by nobody', () => {
  const flags = profileFlags({ phone: { active: false, public: true, owner: true } })
  expect(hiddenFields(flags, { seesAll: true })).toEqual(['phone'])
  expect(lockedFields(flags)).toContain('phone')
})

test('what is hidden is empty in its own form, and nothing else is touched', () => {
  expect(withoutFields(person, ['phone', 'birth_date', 'rank', 'image_url', 'en_username'])).toEqual({
    username: '김현지',
    phone: '',
    birth_date: null,
    rank: null,
    image_url: null,
  })
})

test('a rank is hidden with its mere name', () => {
  expect(withoutFields({ position: '팀원', rank_name: '대리' }, ['rank'])).toEqual({
    position: '팀원',
    rank_name: null,
  })
})

test('what is stored amiss reads as the default', () => {
  expect(profileFlags(null)).toEqual(profileFlags({}))
})
