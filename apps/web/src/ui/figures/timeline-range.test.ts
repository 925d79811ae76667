import { expect, test } from 'vitest'
import { hoursBetween, tickTexts, timelineRange } from './timeline-range.ts'

test('an empty day shows office hours with an hour of air', () => {
  expect(timelineRange([])).toEqual({ from: 480, to: 1140 })
})

test('who came before midnight widens the day by it', () => {
  expect(timelineRange([{ from: -30, to: 600 }])).toEqual({ from: -60, to: 1140 })
})

test('early starts and nights widen the day, not below midnight', () => {
  expect(
    timelineRange([
      { from: 20, to: 100 },
      { from: 1300, to: 1530 },
    ]),
  ).toEqual({ from: 0, to: 1620 })
})

test('hours lie on the full step', () => {
  expect(hoursBetween(480, 1140, 180)).toEqual([540, 720, 900, 1080])
  expect(hoursBetween(500, 510)).toEqual([])
})

test('hours beyond midnight are written as the clock shows them, the first with its day', () => {
  const timeText = (minute: number) => (minute < 1440 ? `${minute / 60}:00` : `next ${minute / 60 - 24}:00`)
  expect(tickTexts([1080, 1260, 1440, 1620, 1800], timeText)).toEqual([
    '18:00',
    '21:00',
    'next 0:00',
    '3:00',
    '6:00',
  ])
})
