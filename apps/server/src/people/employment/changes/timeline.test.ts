import { expect, test } from 'vitest'
import { changeFrom, cutAfter, moveBeginning, takeBack, type Timeline, valueOn } from './timeline.ts'

const ranks: Timeline<string> = [
  { from: '1900-01-01', value: '사원' },
  { from: '2026-03-01', value: '대리' },
  { from: '2026-12-01', value: '과장' },
]
const told = (timeline: Timeline<string> | null) => timeline?.map(({ from, value }) => `${from} ${value}`)

test.each([
  ['1999-12-31', '사원'],
  ['2026-02-28', '사원'],
  ['2026-03-01', '대리'],
  ['2026-11-30', '대리'],
  ['2026-12-01', '과장'],
  ['2200-12-31', '과장'],
])('on %s it is %s', (day, value) => {
  expect(valueOn(ranks, day)).toBe(value)
})

test('a change holds until the next one that was there', () => {
  expect(told(changeFrom(ranks, '2026-06-01', '주임'))).toEqual([
    '1900-01-01 사원',
    '2026-03-01 대리',
    '2026-06-01 주임',
    '2026-12-01 과장',
  ])
})

test('a change on the day of another replaces it', () => {
  expect(told(changeFrom(ranks, '2026-03-01', '주임'))![1]).toBe('2026-03-01 주임')
})

test('a change to what holds already is none, and what was planned alike comes at once', () => {
  expect(changeFrom(ranks, '2026-06-01', '대리')).toEqual(ranks)
  expect(told(changeFrom(ranks, '2026-11-23', '과장'))).toEqual([
    '1900-01-01 사원',
    '2026-03-01 대리',
    '2026-11-23 과장',
  ])
})

test('what is taken back leaves what was before; the first and the unknown cannot be', () => {
  expect(told(takeBack(ranks, '2026-12-01'))).toEqual(['1900-01-01 사원', '2026-03-01 대리'])
  expect(takeBack(ranks, '1900-01-01')).toBeNull()
  expect(takeBack(ranks, '2026-03-02')).toBeNull()
})

test('taking back the middle joins what was alike', () => {
  const there = changeFrom(ranks, '2026-12-01', '사원')
  expect(told(takeBack(there, '2026-03-01'))).toEqual(['1900-01-01 사원'])
})

test('after the last day nothing changes', () => {
  expect(told(cutAfter(ranks, '2026-11-30'))).toEqual(['1900-01-01 사원', '2026-03-01 대리'])
  expect(cutAfter(ranks, '2026-12-01')).toEqual(ranks)
})

test('what began on a day begins earlier with the same, later with what holds by then', () => {
  const moved = (to: string) => told(moveBeginning(ranks, '2026-03-01', to))
  expect(moved('2026-01-05')).toEqual(['1900-01-01 사원', '2026-01-05 대리', '2026-12-01 과장'])
  expect(moved('2026-11-30')).toEqual(['1900-01-01 사원', '2026-11-30 대리', '2026-12-01 과장'])
  expect(moved('2026-12-24')).toEqual(['1900-01-01 사원', '2026-12-24 과장'])
  expect(moveBeginning(ranks, '2026-03-02', '2026-01-05')).toEqual(ranks)
})
