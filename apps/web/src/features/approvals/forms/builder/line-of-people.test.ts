import { expect, test } from 'vitest'
import { lineOfPeople } from './line-of-people.ts'

const one = (user_id: number, rcv_type: 'APPROVER' | 'AGREEER' | 'VIEWER', rcv_order: number) => ({
  user_id,
  rcv_type,
  rcv_order,
})

test('people become parts of a line in their order, those of one order together', () => {
  expect(lineOfPeople([])).toBe('')
  const people = [one(5, 'VIEWER', 0), one(6, 'VIEWER', 0), one(1, 'APPROVER', 1), one(2, 'AGREEER', 2)]
  expect(lineOfPeople([...people, one(3, 'AGREEER', 2)])).toBe('U1/AG-U2+U3/NT-U5/NT-U6')
})

test('what a line cannot say stays a list of people', () => {
  expect(lineOfPeople([one(1, 'APPROVER', 1), one(2, 'AGREEER', 1)])).toBeNull()
  const long = [1_000_000_001, 1_000_000_002].map((id) => one(id, 'APPROVER', 1))
  expect(lineOfPeople(long)).toBeNull()
  expect(lineOfPeople(Array.from({ length: 80 }, (_, at) => one(100 + at, 'APPROVER', at + 1)))).toBeNull()
})
