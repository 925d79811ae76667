import { expect, test } from 'vitest'
import { afterActing, leavesBucket, neighbourOf } from './next-document.ts'

test('j and k move by one and stop at the ends', () => {
  const ids = [30, 20, 10]
  expect(neighbourOf(ids, 30, 1)).toBe(20)
  expect(neighbourOf(ids, 10, 1)).toBe(10)
  expect(neighbourOf(ids, 20, -1)).toBe(30)
  expect(neighbourOf(ids, 30, -1)).toBe(30)
})

test('from nowhere, or from a document of another list, one starts at the nearer end', () => {
  expect(neighbourOf([30, 20, 10], undefined, 1)).toBe(30)
  expect(neighbourOf([30, 20, 10], undefined, -1)).toBe(10)
  expect(neighbourOf([30, 20, 10], 99, 1)).toBe(30)
  expect(neighbourOf([], undefined, 1)).toBeUndefined()
})

test('after acting the next document is shown, at the end the one before, and nothing when none is left', () => {
  expect(afterActing([3, 2, 1], new Set([2]), 2)).toBe(1)
  expect(afterActing([3, 2, 1], new Set([1]), 1)).toBe(2)
  expect(afterActing([3, 2, 1], new Set([2, 1]), 2)).toBe(3)
  expect(afterActing([3], new Set([3]), 3)).toBeUndefined()
})

test('a decision leaves the box of what waits, a reading leaves none', () => {
  expect(leavesBucket('approve', 'inbox', 'requested')).toBe(true)
  expect(leavesBucket('deny', 'inbox', 'requested')).toBe(true)
  expect(leavesBucket('confirm', 'inbox', 'circulation')).toBe(false)
  expect(leavesBucket('withdraw', 'inbox', 'processing')).toBe(true)
  expect(leavesBucket('withdraw', 'inbox', 'requested')).toBe(false)
  expect(leavesBucket('cancel', 'outbox', 'processed')).toBe(true)
  expect(leavesBucket('cancel', 'outbox', 'canceled')).toBe(false)
})
