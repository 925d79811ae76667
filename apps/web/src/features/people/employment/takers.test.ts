import { expect, test } from 'vitest'
import { orderTakers, takerNote } from './takers.ts'

test('the own team comes first, each part in the order it came in, and nobody who may not be named', () => {
  const people = [
    { id: 5, name: '가', team: '영업팀' },
    { id: 4, name: '나', team: '앱팀' },
    { id: 1, name: '다', team: '앱팀' },
    { id: 3, name: '라', team: null },
    { id: 2, name: '마', team: '앱팀' },
  ]
  const ids = (team: string | null, barred: number[]) => orderTakers(people, team, barred).map(({ id }) => id)
  expect(ids('앱팀', [1])).toEqual([4, 2, 5, 3])
  expect(ids('앱팀', [1, 4])).toEqual([2, 5, 3])
  expect(ids(null, [1])).toEqual([5, 4, 3, 2])
})

test('a taker of another team, or of none, is said to be', () => {
  expect(takerNote({ team: '앱팀' }, '앱팀')).toBeNull()
  expect(takerNote({ team: '영업팀' }, '앱팀')).toBe('otherTeam')
  expect(takerNote({ team: null }, '앱팀')).toBe('noTeam')
  // Of a taker who was planned earlier the team is not told.
  expect(takerNote({}, '앱팀')).toBeNull()
  expect(takerNote(null, '앱팀')).toBeNull()
  expect(takerNote({ team: '영업팀' }, null)).toBeNull()
})
