import { expect, test } from 'vitest'
import { type ProfileForm, profileChange } from './profile-form.ts'

const before: ProfileForm = {
  username: '김현지',
  local_username: '',
  en_username: '',
  phone: '집 전화 2번',
  job_desc: '',
  birth_date: '1990-03-04',
  language: 'ko',
  default_team_filter: 'team',
}

test.each([
  [{ job_desc: '회계' }, { job_desc: '회계' }],
  [{ birth_date: null }, { birth_date: null }],
  [{ language: 'ja' }, { language: 'ja' }],
  [{ phone: '' }, { phone: '' }],
  [{}, {}],
])('%j: nothing else is sent, least of all a number that is none any more', (typed, sent) => {
  expect(profileChange(before, { ...before, ...typed })).toEqual(sent)
})
