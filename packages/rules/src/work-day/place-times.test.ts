import { expect, test } from 'vitest'
import { formatClockTime, parseClockTime } from '../work-time/clock-time.ts'
import { earliestStart, judgeTimes, placeTimes } from './place-times.ts'

const at = (text: string | null) => (text === null ? null : parseClockTime(text))
const CHANGE = 360

function place(start: string | null, end: string | null, exclusions: [string, string][] = []) {
  const spans = exclusions.map(([from, to]) => ({
    start: parseClockTime(from),
    end: parseClockTime(to),
  }))
  const placed = placeTimes({ start: at(start), end: at(end), exclusions: spans }, CHANGE)
  if (!placed.ok) return placed.fault
  const text = (minute: number | null) => (minute === null ? null : formatClockTime(minute))
  return [
    text(placed.start),
    text(placed.end),
    ...placed.exclusions.map((one) => `${text(one.start)}-${text(one.end)}`),
  ]
}

test.each<[string | null, string | null, [string, string][], (string | null)[] | string]>([
  ['09:00', '18:00', [], ['09:00', '18:00']],
  ['22:00', '02:00', [], ['22:00', '26:00']],
  ['22:00', '26:00', [], ['22:00', '26:00']],
  ['23:57', '00:03', [], ['23:57', '24:03']],
  ['09:00', '09:00', [], ['09:00', '09:00']],
  // Before the day changes it is still the day before: 05:59 of the next morning.
  ['05:59', '06:30', [], ['29:59', '30:30']],
  ['06:00', '07:00', [], ['06:00', '07:00']],
  ['09:00', null, [], ['09:00', null]],
  [null, null, [], [null, null]],
  [null, '18:00', [], 'START_MISSING'],
  ['09:00', '08:59', [], ['09:00', '32:59']],
  ['09:00', '33:00', [], ['09:00', '33:00']],
  ['09:00', '33:01', [], 'TOO_LONG'],
  ['09:00', '47:00', [], 'TOO_LONG'],
  ['30:00', '25:30', [], 'END_EARLY'],
  ['25:30', '30:00', [], ['25:30', '30:00']],
  ['22:00', '06:00', [['01:00', '02:00']], ['22:00', '30:00', '25:00-26:00']],
  ['22:00', '06:00', [['23:30', '00:30']], ['22:00', '30:00', '23:30-24:30']],
  [
    '09:00',
    '18:00',
    [
      ['15:00', '16:00'],
      ['10:00', '11:00'],
    ],
    ['09:00', '18:00', '10:00-11:00', '15:00-16:00'],
  ],
  [
    '09:00',
    '18:00',
    [
      ['10:00', '11:00'],
      ['10:59', '12:00'],
    ],
    'EXCLUSIONS',
  ],
  [
    '09:00',
    '18:00',
    [
      ['10:00', '11:00'],
      ['11:00', '12:00'],
    ],
    ['09:00', '18:00', '10:00-11:00', '11:00-12:00'],
  ],
  ['09:00', '18:00', [['08:00', '09:30']], 'EXCLUSIONS'],
  ['09:00', '18:00', [['17:30', '18:30']], 'EXCLUSIONS'],
  ['09:00', '18:00', [['10:00', '10:00']], 'EXCLUSIONS'],
  ['09:00', null, [['10:00', '11:00']], 'EXCLUSIONS'],
])('%s to %s without %j', (start, end, exclusions, expected) => {
  expect(place(start, end, exclusions)).toEqual(expected)
})

test.each<[string, string | null, number | null, string]>([
  ['05:30', null, null, '29:30'],
  ['05:30', '09:00', null, '05:30'],
  ['04:59', '09:00', null, '28:59'],
  // Late for a shift that begins before the day changes.
  ['05:10', '05:00', null, '05:10'],
  ['02:00', '00:30', null, '02:00'],
  ['23:40', '00:30', null, '-00:20'],
  ['23:40', '22:00', null, '23:40'],
  // What was recorded stays where it was, whatever is planned by now.
  ['05:58', null, 358, '05:58'],
  ['23:50', null, -10, '-00:10'],
])(
  'a start at %s of a day planned from %s, recorded at %s, lies at %s',
  (start, planned, recorded, expected) => {
    const earliest = earliestStart(CHANGE, { planned: at(planned), recorded })
    expect(placeTimes({ start: at(start), end: null, exclusions: [] }, earliest)).toMatchObject({
      start: expected.startsWith('-') ? -at(expected.slice(1))! : at(expected),
    })
  },
)

// Planned from 00:30, so that 23:50 as it is typed lies before midnight.
const EARLY = earliestStart(CHANGE, { planned: 30, recorded: null })

test.each<
  [string, [number | null, number | null], [number | null, number | null], [number | null, number | null]]
>([
  ['a kept start in the evening stays there', [1430, 1435], [1430, 1439], [1430, 1439]],
  ['so does the end of the next morning', [1430, 1435], [1430, 1700], [1430, 1700]],
  ['a kept end late in the evening is not from before midnight', [-30, 1420], [-20, 1420], [-20, 1420]],
  [
    'but after a start of the same evening an end is of the next day',
    [-30, 1080],
    [1110, 1080],
    [1110, 2520],
  ],
  ['what is written as before midnight lies there', [null, null], [-30, 600], [-30, 600]],
  ['an end before midnight as well', [null, null], [-90, -10], [-90, -10]],
  ['typed, it lies near the plan', [null, null], [1430, 600], [-10, 600]],
])('%s', (_case, [wasStart, wasEnd], [start, end], expected) => {
  const kept = { start: wasStart, end: wasEnd, exclusions: [] }
  const placed = placeTimes({ start, end, exclusions: [] }, EARLY, kept)
  expect(placed.ok ? [placed.start, placed.end] : placed.fault).toEqual(expected)
})

test('kept exclusions stay where they are, new ones lie after the start', () => {
  const kept = { start: -60, end: 600, exclusions: [{ start: -20, end: -10 }] }
  const written = [...kept.exclusions, { start: 1390, end: 1400 }]
  expect(placeTimes({ ...kept, exclusions: written }, EARLY, kept)).toMatchObject({
    exclusions: [
      { start: -50, end: -40 },
      { start: -20, end: -10 },
    ],
  })
})

test.each<[number | null, number | null, string]>([
  [null, 600, 'START_MISSING'],
  [600, 590, 'END_EARLY'],
  [-30, 1411, 'TOO_LONG'],
])('times that lie already, %s to %s, make no day: %s', (start, end, fault) => {
  expect(judgeTimes({ start, end, exclusions: [] })).toEqual({
    ok: false,
    fault,
  })
})

test('whatever is written, a day that is taken lies within what can be told of it', () => {
  const written = Array.from({ length: 96 }, (_, at) => at * 30 - 1).filter((minute) => minute >= -240)
  const taken = [0, 240, 360, -240].flatMap((earliest) =>
    written.flatMap((start) =>
      written.flatMap((end) => {
        const placed = placeTimes({ start, end, exclusions: [] }, earliest)
        return placed.ok ? [[placed.start!, placed.end!] as const] : []
      }),
    ),
  )
  expect(taken.length).toBeGreaterThan(1000)
  expect(taken.filter(([start, end]) => start < -240 || end > 2879)).toEqual([])
})
