import type { CalendarEntry } from '#rules/calendar/icalendar.ts'
import { unitOfEventCode } from '#rules/leave/leave-unit.ts'
import type { Language } from '../../http/context.ts'
import { eventName } from '../event-codes/index.ts'
import type { DayPart } from '../work-days/index.ts'

interface Shown {
  language: Language
  timezone: string
  /** Whose it is; of all others only that they are away is told. */
  ownerOnly: boolean
  /** Whether each entry says its category (use_outlook_category). */
  isSorted: boolean
  nameOf: (memberId: number) => string
}

const AWAY: Record<Language, string> = { ko: '휴가', ja: '休暇', en: 'away' }

/** What of people's days a calendar tells, days of one request that follow each other as one entry. */
export function entriesOf(parts: readonly DayPart[], shown: Shown): CalendarEntry[] {
  const told = parts.filter((part) => part.state === 'TAKEN' && summaryOf(part, shown) !== null)
  return joined(told).map(({ first, last }) => ({
    uid: `${first.holder_kind}-${first.holder_id}-${first.work_on}-${first.start_minute}@gyeol`,
    summary: summaryOf(first, shown)!,
    when: whenOf(first, last, shown.timezone),
    isBusy: shown.ownerOnly,
    category: shown.isSorted ? categoryOf(first, shown.language) : undefined,
  }))
}

const CATEGORIES = {
  AWAY: { ko: '휴가', ja: '休暇', en: 'Leave' },
  HOME: { ko: '재택', ja: '在宅勤務', en: 'Remote' },
  OUT: { ko: '외근', ja: '外勤', en: 'Off-site' },
  WORK: { ko: '근무', ja: '勤務', en: 'Work' },
} as const satisfies Record<string, Record<Language, string>>

/** Coarse enough for everybody who may read the calendar: of leave only that it is. */
function categoryOf(part: DayPart, language: Language): string {
  if (part.frees_work) return CATEGORIES.AWAY[language]
  const [group] = part.event_code.split(':')
  return CATEGORIES[group === 'HOME' || group === 'OUT' ? group : 'WORK'][language]
}

/** Work beyond the plan and kinds of the company that free nobody are nobody else's business. */
function summaryOf(part: DayPart, { language, ownerOnly, nameOf }: Shown): string | null {
  if (ownerOnly) return eventName(part.event_code, language, part.own_name ?? null)
  const name = nameOf(part.member_id)
  if (part.frees_work) return `${name} ${AWAY[language]}`
  const [group] = part.event_code.split(':')
  return group === 'HOME' || group === 'OUT' ? `${name} ${eventName(`${group}:FULL`, language)}` : null
}

interface Run {
  first: DayPart
  last: DayPart
}

/** @param parts by member, day and time */
function joined(parts: readonly DayPart[]): Run[] {
  const runs: Run[] = []
  for (const part of parts) {
    const run = runs.at(-1)
    if (run && isWhole(part) && follows(run.last, part)) run.last = part
    else runs.push({ first: part, last: part })
  }
  return runs
}

function follows(before: DayPart, part: DayPart): boolean {
  const next = Temporal.PlainDate.from(before.work_on).add({ days: 1 }).toString()
  return isWhole(before) && before.holder_id === part.holder_id && next === part.work_on
}

function isWhole({ event_code: code }: DayPart): boolean {
  return unitOfEventCode(code) === 'FULL' && code.endsWith(':FULL')
}

function whenOf(first: DayPart, last: DayPart, timezone: string): CalendarEntry['when'] {
  const from = Temporal.PlainDate.from(first.work_on)
  if (isWhole(first)) return { from, to: Temporal.PlainDate.from(last.work_on) }
  // Minutes of the night count on from the day on which its work began.
  const at = (minutes: number) =>
    from.toPlainDateTime().add({ minutes }).toZonedDateTime(timezone).toInstant()
  return { start: at(first.start_minute), end: at(first.end_minute) }
}
