import { expect, test } from 'vitest'
import { type KeptPress, readPresses, stateOf, storageKey } from './kept-presses.ts'

const press: KeptPress = {
  key: 'a1b2c3d4',
  body: { loc_check_type: 'IN', loc_time: '2026-11-23T08:55:00+09:00' },
  at: '2026-11-23T08:55:00+09:00',
  workDay: '2026-11-23',
  refused: null,
}

test('what was kept is read back, and what cannot be a press is none', () => {
  expect(readPresses(JSON.stringify([press]))).toEqual([press])
  const wrong = [
    null,
    {},
    'x',
    { ...press, key: 3 },
    { ...press, at: 'soon' },
    { ...press, body: { loc_check_type: 'BACK' } },
    { ...press, body: null },
    { ...press, refused: 4 },
  ]
  expect(readPresses(JSON.stringify([...wrong, press]))).toEqual([press])
  for (const text of [null, '', '{', '{"a":1}', '7']) expect(readPresses(text)).toEqual([])
})

test('a press waits within its working day; after it nobody sends it, nor what was refused', () => {
  expect(stateOf(press, '2026-11-23')).toBe('WAITING')
  expect(stateOf(press, '2026-11-24')).toBe('LATE')
  expect(stateOf({ ...press, refused: '휴직 중입니다.' }, '2026-11-23')).toBe('REFUSED')
})

test('each person of each company has presses of their own, which go with the session', () => {
  const of = (companyId: number, memberId: number) => storageKey({ companyId, memberId })
  expect(new Set([of(1, 2), of(1, 3), of(2, 2)]).size).toBe(3)
  expect(of(1, 2).startsWith('gyeol:')).toBe(true)
})
