import { expect, test } from 'vitest'
import { icalendar } from './icalendar.ts'

const AT = Temporal.Instant.from('2026-11-23T00:00:00.123Z')
const when = { from: Temporal.PlainDate.from('2026-12-31'), to: Temporal.PlainDate.from('2027-01-01') }

const linesOf = (summary: string) =>
  icalendar('휴가', [{ uid: 'a@gyeol', summary, when, isBusy: false }], AT).split('\r\n')

/** RFC 5545, 3.1: a line goes on where the next begins with a blank. */
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

test('whole days end on the day after, over the turn of the year as well', () => {
  expect(linesOf('김사원 휴가')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Gyeol//Leave//KO',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:휴가',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    'BEGIN:VEVENT',
    'UID:a@gyeol',
    'DTSTAMP:20261123T000000Z',
    'DTSTART;VALUE=DATE:20261231',
    'DTEND;VALUE=DATE:20270102',
    'SUMMARY:김사원 휴가',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('a span of time is written in UTC', () => {
  const [start, end] = ['2026-11-25T09:00+09:00', '2026-11-25T14:00+09:00'].map((at) =>
    Temporal.Instant.from(at),
  )
  const text = icalendar(
    'a',
    [{ uid: 'b', summary: 's', when: { start: start!, end: end! }, isBusy: true }],
    AT,
  )
  expect(text).toContain('DTSTART:20261125T000000Z\r\nDTEND:20261125T050000Z\r\n')
  expect(text).toContain('TRANSP:OPAQUE')
})

test.each([
  ['a, b; c\\d', 'a\\, b\\; c\\\\d'],
  ['한 줄\r\n두 줄\n셋', '한 줄\\n두 줄\\n셋'],
  // Nobody writes entries of their own into it.
  ['x\r\nEND:VEVENT\r\nBEGIN:VEVENT', 'x\\nEND:VEVENT\\nBEGIN:VEVENT'],
])('%j is escaped', (summary, written) => {
  expect(linesOf(summary)).toContain(`SUMMARY:${written}`)
})

test.each(['가'.repeat(60), '🏖️휴가'.repeat(20), 'a'.repeat(200), `${'a'.repeat(66)}가나`])(
  'a long line is folded at 75 octets and reads as before: %s',
  (summary) => {
    const text = icalendar('휴가', [{ uid: 'a', summary, when, isBusy: false }], AT)
    for (const line of text.split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(unfolded(text)).toContain(`SUMMARY:${summary}`)
  },
)
