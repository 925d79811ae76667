import { expect, test } from 'vitest'
import { emptyInvite, inviteBody, looksLikeEmail } from './invite-form.ts'

test('what is empty is not sent (R-MEMBERS-005)', () => {
  expect(inviteBody({ ...emptyInvite, email: ' hyunji@haru.test ', contract_type: '  ' })).toEqual({
    email: 'hyunji@haru.test',
  })
})

test('what is filled in is sent', () => {
  const form = {
    email: 'hyunji@haru.test',
    username: '김현지',
    team: 3,
    position: '매니저',
    rank_id: 2,
    joined_date: '2026-11-21',
    contract_type: '정규직',
  }
  expect(inviteBody(form)).toEqual(form)
})

test.each([
  ['a@b.kr', true],
  ['a@b', false],
  ['a b@c.kr', false],
  ['', false],
])('%s looks like an address: %s', (text, expected) => {
  expect(looksLikeEmail(text)).toBe(expected)
})
