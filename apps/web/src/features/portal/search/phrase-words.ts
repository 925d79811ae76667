import i18next from 'i18next'
import type { PhraseWorld, Reading } from '#rules/phrases/read-phrase.ts'
import { clock, dayRange, fromTo, monthName, workClock } from '../../../text/formats.ts'

const ANNUAL = 'VACATION:ANNUAL'

/** What was understood, in the reader's words: the day with its weekday, the times, and what of it. */
export function labelOf(reading: Reading, names: Names): string {
  return [whenOf(reading), names.person, whatOf(reading, names)].filter(Boolean).join(' ')
}

export interface Names {
  kinds: ReadonlyMap<string, string>
  rooms: ReadonlyMap<number, string>
  forms: ReadonlyMap<number, string>
  /** For whom, where a leader named somebody. */
  person?: string
}

export function namesOf({ kinds, rooms, forms }: PhraseWorld): Names {
  return {
    kinds: new Map(kinds.map(({ code, names: [name = ''] }) => [code, name])),
    rooms: new Map(rooms.map(({ id, names: [name = ''] }) => [id, name])),
    forms: new Map(forms.map(({ id, names: [name = ''] }) => [id, name])),
  }
}

function whenOf({ act, days, start, end }: Reading): string {
  const isMonth = (act === 'WORK' || act === 'CALENDAR') && days && !days.from.equals(days.to)
  const day = days && (isMonth ? monthOrRange(days) : dayRange(days.from, days.to))
  const time =
    start !== null && end !== null
      ? fromTo(clock(start), workClock(end < start ? end + DAY_MINUTES : end))
      : clockOf(start ?? end)
  return [day, time].filter(Boolean).join(' ')
}

function monthOrRange({ from, to }: NonNullable<Reading['days']>): string {
  return from.day === 1 && to.day === from.daysInMonth ? monthName(from) : dayRange(from, to)
}

const DAY_MINUTES = 1440

const clockOf = (at: number | null) => (at === null ? '' : clock(at))

function whatOf({ act, kind, unit, room, form }: Reading, { kinds, rooms, forms }: Names): string {
  if (act === 'EVENT') {
    const part = unit && unit !== 'FULL' ? i18next.t(`leave.unit.${unit}`) : ''
    const name = kinds.get(kind ?? '') ?? ''
    const isHalf = kind === ANNUAL && (unit === 'AM' || unit === 'PM' || unit === 'QUARTER')
    return i18next.t('phrases.request', { what: isHalf ? part : [name, part].filter(Boolean).join(' ') })
  }
  if (act === 'ROOM')
    return i18next.t('phrases.room', { room: rooms.get(room ?? 0) ?? i18next.t('phrases.anyRoom') })
  if (act === 'DOCUMENT') return i18next.t('phrases.document', { form: forms.get(form ?? 0) ?? '' })
  return i18next.t(`phrases.${act}`)
}

/** What somebody should see before it is acted on. @param dayOff what the day is, where no work is due */
export function hintOf({ remarks, words, noDays }: Reading, dayOff?: string): string {
  return [
    ...(dayOff ? [dayOff] : []),
    ...remarks.map((remark) =>
      remark === 'NO_DAY' && noDays.length > 0
        ? i18next.t('phrases.noDays', { days: noDays.join(', ') })
        : i18next.t(`phrases.remark.${remark}`),
    ),
    ...(words.length > 0 ? [i18next.t('phrases.leftOut', { words: words.join(', ') })] : []),
  ].join(' · ')
}
