import { expect, test } from 'vitest'
import { notInYet } from './not-in-yet.ts'

const none = { NOT_IN: 0, WORKING: 0, AWAY: 0, OUT: 0, LEAVE: 0, DAY_OFF: 0 }

test('before anybody came, those who are due are told, without those on leave', () => {
  expect(notInYet({ ...none, NOT_IN: 4, LEAVE: 1 })).toBe(4)
})

test('who has gone home was in, and where nobody is due nobody is missed', () => {
  expect(notInYet({ ...none, OUT: 5 })).toBe(0)
  expect(notInYet({ ...none, NOT_IN: 1, OUT: 4 })).toBe(0)
  expect(notInYet({ ...none, NOT_IN: 3, WORKING: 1 })).toBe(0)
  expect(notInYet({ ...none, LEAVE: 2 })).toBe(0)
})
