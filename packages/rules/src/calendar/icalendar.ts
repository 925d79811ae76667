/** An entry of a calendar: whole days, the last one included, or a span of time. */
export interface CalendarEntry {
  /** The same for the same entry as long as it is there. */
  uid: string
  summary: string
  when:
    | { from: Temporal.PlainDate; to: Temporal.PlainDate }
    | { start: Temporal.Instant; end: Temporal.Instant }
  /** Whether the owner of the calendar is taken by it. */
  isBusy: boolean
  /** By what programs sort and colour it; none when undefined. */
  category?: string | undefined
}

const LINE_OCTETS = 75

/**
 * A calendar as text/calendar (RFC 5545), which programs read again every hour.
 * @param madeAt the moment of writing, of every entry's DTSTAMP
 */
export function icalendar(name: string, entries: readonly CalendarEntry[], madeAt: Temporal.Instant): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Gyeol//Leave//KO',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...entries.flatMap((entry) => linesOf(entry, utc(madeAt))),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function linesOf({ uid, summary, when, isBusy, category }: CalendarEntry, stamp: string): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${stamp}`,
    ...('from' in when
      ? // The end of whole days is the day after (RFC 5545, 3.6.1).
        [`DTSTART;VALUE=DATE:${day(when.from)}`, `DTEND;VALUE=DATE:${day(when.to.add({ days: 1 }))}`]
      : [`DTSTART:${utc(when.start)}`, `DTEND:${utc(when.end)}`]),
    `SUMMARY:${escaped(summary)}`,
    ...(category ? [`CATEGORIES:${escaped(category)}`] : []),
    `TRANSP:${isBusy ? 'OPAQUE' : 'TRANSPARENT'}`,
    'END:VEVENT',
  ]
}

/** RFC 5545, 3.3.11: marks that mean something are escaped, and a line break is written out. */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (mark) => `\\${mark}`).replace(/\r\n|\r|\n/g, '\\n')
}

/** RFC 5545, 3.1: a line of at most 75 octets, never cut within a character; the rest goes on after a blank. */
function folded(line: string): string {
  const encoder = new TextEncoder()
  let text = ''
  let octets = 0
  for (const character of line) {
    const length = encoder.encode(character).length
    if (octets + length > LINE_OCTETS) {
      text += '\r\n '
      octets = 1
    }
    text += character
    octets += length
  }
  return text
}

function day(date: Temporal.PlainDate): string {
  return date.toString().replaceAll('-', '')
}

function utc(instant: Temporal.Instant): string {
  return instant.round('second').toString().replace(/[-:]/g, '')
}
