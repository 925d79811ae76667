import { LEAVE_UNITS, type LeaveUnit } from '../leave/leave-unit.ts'
import { type PhraseWorld, readPhrase, type Reading } from './read-phrase.ts'

const PARTS: LeaveUnit[] = ['FULL', 'AM', 'PM', 'TIME']
/** For tests: a company on a Thursday. */
export const WORLD: PhraseWorld = {
  today: Temporal.PlainDate.from('2026-11-26'),
  workDay: Temporal.PlainDate.from('2026-11-26'),
  kinds: [
    { code: 'VACATION:ANNUAL', names: ['연차'], units: LEAVE_UNITS },
    { code: 'SP:SICK', names: ['병가'], units: ['FULL', 'AM', 'PM'] },
    { code: 'HOME', names: ['재택근무'], units: PARTS },
    { code: 'OUT', names: ['외근'], units: PARTS },
    { code: 'OUT:TRIP', names: ['출장'], units: ['FULL'] },
    { code: 'WORK:EXTENDED', names: ['연장근무'], units: [] },
    { code: 'CUSTOM:7', names: ['생일 휴가'], units: ['FULL'] },
  ],
  rooms: [
    { id: 1, names: ['대회의실'] },
    { id: 2, names: ['회의실 A'] },
  ],
  forms: [
    { id: 10, names: ['지출결의서'] },
    { id: 11, names: ['출장 신청서'] },
  ],
}

const clock = (at: number | null) =>
  at === null ? '' : `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`

/** A reading in one line: what, unit, days, times, remarks, words that nobody understood. */
function said({
  act,
  kind,
  unit,
  room,
  form,
  days,
  start,
  end,
  longer,
  remarks,
  words,
  noDays,
}: Reading): string {
  const range =
    days &&
    (days.from.equals(days.to)
      ? String(days.from).slice(2)
      : `${String(days.from).slice(2)}~${String(days.to).slice(2)}`)
  const times = start === null && end === null ? null : `${clock(start)}-${clock(end)}`
  const parts = [
    kind ?? act,
    unit,
    room && `#${room}`,
    form && `#${form}`,
    range,
    times,
    longer && `+${longer}`,
    ...remarks,
    ...noDays.map((day) => `!${day}`),
    ...words.map((word) => `?${word}`),
  ]
  return parts.filter((part) => part !== null && part !== undefined && part !== 0).join(' ')
}

/** What a phrase may mean in that company, each in one line. */
export const read = (phrase: string, world = WORLD) => readPhrase(phrase, world).map(said)

export const ANNUAL = 'VACATION:ANNUAL'
