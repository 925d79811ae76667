import i18next from 'i18next'
import {
  IconCalendarMonth,
  IconCalendarPlus,
  IconChartBar,
  IconDoor,
  IconFilePlus,
  IconKeyboard,
  IconUserShare,
} from '@tabler/icons-react'
import type { EndpointResponse } from '#contract/endpoint.ts'
import { getDayInfo } from '#contract/time/attendance/day-info.ts'
import { maySayWhen } from '#rules/phrases/number-words.ts'
import { type PhraseWorld, readPhrase, type Reading } from '#rules/phrases/read-phrase.ts'
import { type Address, type Command, type CommandContext, registerCommands } from '../../../page/commands.ts'
import { findAll } from '../../../page/find-all.ts'
import { hasFeature, seesOthers } from '../../../page/profile.ts'
import { clock, duration } from '../../../text/formats.ts'
import { minutesOf } from '../../../text/in-language.ts'
import { type LeaveDefaults, openLeaveRequest } from '../../time/leave/index.ts'
import { hintOf, labelOf, namesOf } from './phrase-words.ts'
import { phraseWorld } from './phrase-world.ts'

const EXAMPLES = ['halfDay', 'range', 'room', 'consonants'] as const

type DayInfo = EndpointResponse<typeof getDayInfo>

const DAY_MINUTES = 24 * 60

const ICONS = {
  EVENT: IconCalendarPlus,
  ROOM: IconDoor,
  DOCUMENT: IconFilePlus,
  CORRECTION: IconChartBar,
  DELEGATION: IconUserShare,
  WORK: IconChartBar,
  CALENDAR: IconCalendarMonth,
  DAY: IconCalendarMonth,
} as const

registerCommands({
  id: 'phrases',
  title: 'now',
  texts: ['phrases', 'leave'],
  find: async (typed, context) => {
    if (typed.trim() === '') return examples()
    const world = await phraseWorld(context)
    const readings = readPhrase(typed, world)
      .flatMap(seen)
      .filter((reading) => isOffered(reading, context))
    const rows = await Promise.all(readings.map((reading) => commandsOf(reading, world, context)))
    return rows.flat()
  },
})

function examples(): Command[] {
  return EXAMPLES.map((id) => {
    const fills = i18next.t(`phrases.example.${id}`)
    return { id, label: fills, hint: i18next.t(`phrases.exampleHint.${id}`), icon: IconKeyboard, fills }
  })
}

/** A day alone is looked at: how one worked, and who is away. */
function seen(reading: Reading): Reading[] {
  return reading.act === 'DAY'
    ? [
        { ...reading, act: 'WORK' },
        { ...reading, act: 'CALENDAR' },
      ]
    : [reading]
}

/** Acts of parts that are on; those without anything said of them stand as commands of their slices. */
function isOffered({ act, days, start, room, form, kind }: Reading, { profile }: CommandContext): boolean {
  if (act === 'ROOM')
    return hasFeature(profile, 'MEETING_ROOM') && (days !== null || start !== null || room !== undefined)
  if (act === 'DOCUMENT') return form !== undefined
  if (act === 'WORK' || act === 'CORRECTION') return hasFeature(profile, 'ATTENDANCE') && days !== null
  if (act === 'EVENT') return kind !== undefined
  return days !== null
}

async function commandsOf(reading: Reading, world: PhraseWorld, context: CommandContext): Promise<Command[]> {
  const names = namesOf(world)
  if (reading.act === 'EVENT' && !names.kinds.has(reading.kind!)) return []
  const people = await peopleOf(reading, context)
  const infos = await Promise.all(people.map(({ person }) => dayInfoOf(reading, person?.id, context)))
  return people.map(({ person, left }, place) => {
    const read = fromPlannedEnd({ ...reading, words: left }, infos[place])
    const hint = hintOf(read, dayOffOf(infos[place]))
    const common = {
      id: [
        reading.act,
        reading.kind,
        reading.unit,
        reading.room,
        reading.form,
        reading.days?.from,
        reading.days?.to,
        read.start,
        person?.id,
      ].join('/'),
      label: labelOf(read, { ...names, ...(person && { person: person.name }) }),
      ...(hint && { hint }),
      icon: ICONS[reading.act],
      isUnsure: maySayWhen([...read.words, ...read.noDays]),
    }
    // The palette gives the focus back as it closes; only then may the dialog take it.
    if (reading.act === 'EVENT')
      return { ...common, run: () => setTimeout(() => openLeaveRequest(leaveOf(read, person)), 0) }
    return { ...common, goes: addressOf(reading) }
  })
}

/** What a single day is: whether work is due, and until when. */
async function dayInfoOf(
  { act, days }: Reading,
  personId: number | undefined,
  { profile, read }: CommandContext,
): Promise<DayInfo | undefined> {
  if (act !== 'EVENT' || !days?.from.equals(days.to) || !hasFeature(profile, 'ATTENDANCE')) return undefined
  const query = { date: days.from.toString() as never, ...(personId !== undefined && { user_id: personId }) }
  // What cannot be read now is told by the form all the same.
  return read(getDayInfo, { query }).catch(() => undefined)
}

/** Why nobody need work on it anyway: the holiday's name, or a day off. */
const dayOffOf = (day: DayInfo | undefined): string | undefined =>
  !day || day.is_work_day ? undefined : (day.holiday_name ?? i18next.t('phrases.dayOff'))

/** 내일 2시간 연장 goes on from where the day was to end; where no end is planned, the length is told as left out. */
function fromPlannedEnd({ longer, ...reading }: Reading, day: DayInfo | undefined): Reading {
  if (longer === undefined) return reading
  if (!day?.sch_end_time) return { ...reading, words: [...reading.words, duration(longer)] }
  const start = minutesOf(day.sch_end_time)
  return { ...reading, start: start % DAY_MINUTES, end: (start + longer) % DAY_MINUTES }
}

interface ForWhom {
  person?: NonNullable<LeaveDefaults['person']>
  left: string[]
}

/** Who leads may ask for somebody: a word that is the name of one of the people is that person, and each of several. */
async function peopleOf({ act, words }: Reading, { profile, signal }: CommandContext): Promise<ForWhom[]> {
  const [word] = words
  if (act !== 'EVENT' || words.length !== 1 || !seesOthers(profile)) return [{ left: words }]
  const name = word!.replace(/님$/, '')
  const { people } = await findAll(name, signal)
  const called = people.filter(({ username, user_id }) => username === name && user_id !== profile.id)
  if (called.length === 0) return [{ left: words }]
  return called.map(({ user_id: id, username, position, team }) => ({
    person: { id, name: username, position, ...(team && { team: team.team_name }) },
    left: [],
  }))
}

function leaveOf({ kind, unit, days, start, end }: Reading, person: ForWhom['person']): LeaveDefaults {
  return {
    kind: kind!,
    ...(unit && { unit }),
    ...(days && { wk_start_date: days.from.toString(), wk_end_date: days.to.toString() }),
    ...(start !== null && { start: clock(start) }),
    ...(end !== null && { end: clock(end) }),
    ...(person && { person }),
  }
}

function addressOf({ act, days, start, end, room, form }: Reading): Address {
  const [from, to] = [days?.from.toString(), days?.to.toString()]
  switch (act) {
    case 'ROOM':
      return {
        to: '/main/meeting',
        search: { book: 'now', date: from, room, start: start ?? undefined, end: end ?? undefined },
      }
    case 'DOCUMENT':
      return { to: '/main/approval/write', search: { form } }
    case 'CORRECTION':
      return { to: '/main/work/me', search: { date: from, record: from } }
    case 'DELEGATION':
      return { to: '/main/approval/delegations', search: { add: 'new', from, to } }
    case 'CALENDAR':
      return { to: '/main/leave/calendar', search: { month: from?.slice(0, 7) } }
    default:
      return { to: '/main/work/me', search: { view: isMonth(days) ? 'month' : 'week', date: from } }
  }
}

const isMonth = (days: Reading['days']) => days !== null && days.from.until(days.to).days > 7
