import { expect, test } from 'vitest'
import { comesForNextDay } from './comes-for-next-day.ts'

const NOBODY = { inMinute: null, outMinute: null }
const at = (clock: string) => 1440 + Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

test.each([
  ['05:58 with work from 09:00, and nobody was there the day before', '05:58', NOBODY, 1080, 540, true],
  ['the same after a day off', '05:58', NOBODY, null, 540, true],
  [
    'the same after a day that ended in the evening',
    '05:58',
    { inMinute: 540, outMinute: 1080 },
    1080,
    540,
    true,
  ],
  ['four hours before, and a minute more', '05:00', NOBODY, 1080, 540, true],
  ['more than four hours before', '04:59', NOBODY, 1080, 540, false],
  ['late for an early shift', '05:10', NOBODY, 840, 300, true],
  ['late for the night shift that is running', '05:58', NOBODY, 1860, 1320, false],
  ['late for the night shift before a day shift', '05:58', NOBODY, 1860, 540, false],
  ['still at work since the evening', '05:58', { inMinute: 1320, outMinute: null }, 1860, 540, false],
  ['left an hour ago', '05:58', { inMinute: 1320, outMinute: at('04:58') }, 1860, 540, false],
  ['before a day off', '05:58', NOBODY, 1080, null, false],
] as const)('%s', (_case, clock, facts, endMinute, startMinute, comes) => {
  expect(comesForNextDay(at(clock), { facts, plan: { endMinute }, work: [] }, { startMinute })).toBe(comes)
})

const clock = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3))

test.each([
  ['half an hour before midnight for a shift half an hour after it', '23:30', NOBODY, null, 30, true],
  [
    'a minute before a shift from midnight on, after the work of the day',
    '23:59',
    { inMinute: 540, outMinute: 1080 },
    1080,
    0,
    true,
  ],
  ['four hours before, and a minute more', '20:30', NOBODY, null, 30, true],
  ['more than four hours before', '20:29', NOBODY, null, 30, false],
  ['late for an evening shift that still runs', '23:30', NOBODY, 1500, 30, false],
  ['still at work', '23:30', { inMinute: 900, outMinute: null }, 1380, 30, false],
  [
    'a check-out that was forgotten after sixteen hours',
    '23:40',
    { inMinute: -30, outMinute: null },
    600,
    30,
    true,
  ],
  ['still at work for less than that', '23:40', { inMinute: 461, outMinute: null }, 600, 30, false],
  ['left an hour ago', '23:30', { inMinute: 840, outMinute: 1350 }, 1350, 30, false],
  ['in the evening before a day from nine', '23:59', NOBODY, 1080, 540, false],
] as const)('before midnight: %s', (_case, time, facts, endMinute, startMinute, comes) => {
  expect(comesForNextDay(clock(time), { facts, plan: { endMinute }, work: [] }, { startMinute })).toBe(comes)
})

const evening = (from: string, to: string) => ({
  start: clock(from),
  end: clock(to),
})

test.each([
  ['comes for overtime on a day off', '21:00', NOBODY, null, evening('21:00', '23:00'), false],
  ['comes when that is over', '23:00', NOBODY, null, evening('21:00', '23:00'), true],
  ['late for a shift that goes on as overtime', '22:05', NOBODY, 1320, evening('22:00', '23:30'), false],
  [
    'comes again for overtime',
    '22:30',
    { inMinute: 540, outMinute: 1080 },
    1080,
    evening('22:30', '24:00'),
    false,
  ],
  ['overtime that goes over into the next shift', '23:00', NOBODY, null, evening('23:00', '24:30'), true],
] as const)('with agreed work: %s', (_case, time, facts, endMinute, work, comes) => {
  expect(
    comesForNextDay(clock(time), { facts, plan: { endMinute }, work: [work] }, { startMinute: 30 }),
  ).toBe(comes)
})
