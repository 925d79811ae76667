import { z } from 'zod'
import { email, line, phone as phoneNumber } from '#contract/fields.ts'
import { customKey, type RowProblem } from '#contract/people/members/sheet-columns.ts'
import { looseKey } from '#rules/search/loose-key.ts'
import { type Filled, storedText } from '../../custom-fields/index.ts'
import { mayPutInto } from '../../members/index.ts'
import { MOST_LEVELS } from '../../organization/index.ts'
import type { MemberStatus, Surroundings } from './load-surroundings.ts'
import { phoneOf } from './phone-of.ts'
import { sameGiven, type Given, type RawRow } from './raw-row.ts'
import { type ImportField, readCustomCell } from './read-custom-cell.ts'
import { readDay } from './read-day.ts'
import { hoursText, readHours } from './read-hours.ts'
import { type Cells, cellsOf, MOST_CHARACTERS, type Problem } from './row-cells.ts'
import { namesIn } from './team-directory.ts'

/** A row as it can be written. */
export interface Person {
  email: string
  name: string
  teamId: number | null
  position: string
  rankId: number | null
  joinedOn: Temporal.PlainDate | null
  contractType: string
  /** Minutes of a week by contract; null is full time. */
  weeklyMinutes: number | null
  /** null is what the company's contracts say. */
  dayMinutes: number | null
  phone: string
  birthOn: Temporal.PlainDate | null
  values: Filled[]
}

export interface Verdict {
  state: 'READY' | 'PROBLEM' | 'SKIPPED'
  /** Ready to be compared; empty when it is no address. */
  email: string
  problems: Problem[]
  /** How cells were understood, where that is not the very text that stood in them. */
  read: Cells['read']
  newTeam: string | null
  /** Also of rows with problems: it is offered before ranks are made. */
  newRank: string | null
  person: Person | null
}

const rankName = line(1, MOST_CHARACTERS.rank)

/** What becomes of a row: invited, left out, or to be mended. Pure, so that preview and invitation judge alike. */
export function judgeRow(row: RawRow, around: Surroundings): Verdict {
  const { given } = row
  const cells = cellsOf(row, around.fields)
  const address = addressOf(given.email, cells)
  const username = textOf('username', given, cells)
  const position = textOf('position', given, cells)
  const contractType = textOf('contract_type', given, cells)
  const phone = phoneIn(given, cells)
  const hours = contractHoursOf(given, around, cells)
  const joinedOn = dayOf('joined_date', given, cells)
  const birthOn = dayOf('birth_date', given, cells)
  if (birthOn && Temporal.PlainDate.compare(birthOn, around.today) > 0)
    cells.note('birth_date', 'DAY_IN_FUTURE')
  const { teamId, newTeam } = teamOf(given.team, around, cells)
  const { rankId, newRank } = rankOf(given.rank, around, cells)
  const values = valuesOf(given, around.fields, cells)
  const skipped = address === '' ? null : reasonToSkip(address, row, around, cells)
  const name = username || address.split('@')[0]!.slice(0, 50)
  if (address !== '' && given.username === '') cells.say('username', name)
  const { problems, read } = cells
  const known = { email: address, read, newRank: skipped ? null : newRank }
  if (skipped) return { ...known, state: 'SKIPPED', problems: [skipped], newTeam: null, person: null }
  if (problems.length > 0) return { ...known, state: 'PROBLEM', problems, newTeam: null, person: null }
  const dates = { joinedOn, birthOn }
  const person = {
    email: address,
    name,
    teamId,
    position,
    rankId,
    ...dates,
    contractType,
    ...hours,
    phone,
    values,
  }
  return { ...known, state: 'READY', problems, newTeam, person }
}

function addressOf(text: string, { note, say }: Cells): string {
  if (text === '') note('email', 'EMAIL_MISSING')
  else {
    const read = z.safeParse(email, text.replace(/^mailto:/i, ''))
    if (read.success) {
      say('email', read.data)
      return read.data
    }
    note('email', 'EMAIL_INVALID')
  }
  return ''
}

type TextField = 'username' | 'position' | 'contract_type'

function textOf(field: TextField, given: Given, { note, say }: Cells): string {
  const most = MOST_CHARACTERS[field]
  const text = given[field]
  // Nearly every cell is short and of plain letters; the rest is cleaned like what comes by a form.
  const isPlain = text.length <= most && /^[\p{L}\p{N}\p{P} ]*$/u.test(text)
  const read = isPlain ? { success: true, data: text } : z.safeParse(line(0, most), text)
  if (!read.success) {
    note(field, 'TOO_LONG', { most })
    return ''
  }
  say(field, read.data!)
  return read.data!
}

function phoneIn(given: Given, { note, say }: Cells): string {
  const text = phoneOf(given.phone)
  const most = MOST_CHARACTERS.phone
  const read = z.safeParse(phoneNumber, text)
  if (read.success) {
    say('phone', read.data)
    return read.data
  }
  if (z.safeParse(line(0, most), text).success) note('phone', 'CUSTOM_VALUE_NOT_A_PHONE')
  else note('phone', 'TOO_LONG', { most })
  return ''
}

function dayOf(
  field: 'joined_date' | 'birth_date',
  given: Given,
  { note, say }: Cells,
): Temporal.PlainDate | null {
  if (given[field] === '') return null
  const day = readDay(given[field])
  if (typeof day === 'string') {
    note(field, day)
    return null
  }
  say(field, day.toString())
  return day
}

const WEEK = { least: 1, most: 40 }
const DAY = { least: 1, most: 12 }
const DAYS_OF_WEEK = 7

/** What the contract says of hours: a week has at least one of its days, and no more than seven. */
function contractHoursOf(given: Given, { defaultDayMinutes }: Surroundings, cells: Cells) {
  const weeklyMinutes = hoursOf('weekly_hours', given, { ...WEEK, cells })
  const dayMinutes = hoursOf('day_hours', given, { ...DAY, cells })
  const day = dayMinutes ?? defaultDayMinutes
  if (weeklyMinutes !== null && (weeklyMinutes < day || weeklyMinutes > day * DAYS_OF_WEEK))
    cells.note('weekly_hours', 'WEEK_UNLIKE_DAYS', { day: hoursText(day) })
  return { weeklyMinutes, dayMinutes }
}

function hoursOf(
  field: 'weekly_hours' | 'day_hours',
  given: Given,
  { least, most, cells }: { least: number; most: number; cells: Cells },
): number | null {
  // Sheets that were sent before there was such a column lack it.
  const text = given[field] ?? ''
  if (text === '') return null
  const minutes = readHours(text)
  if (minutes === null || minutes < least * 60 || minutes > most * 60) {
    cells.note(field, 'HOURS_INVALID', { least, most })
    return null
  }
  cells.say(field, hoursText(minutes))
  return minutes
}

function teamOf(text: string, around: Surroundings, { note, say }: Cells) {
  const { actor, teams, createTeams } = around
  const none = { teamId: null, newTeam: null }
  const names = namesIn(text)
  if (names.length === 0) {
    if (!actor.isFullAdmin) note('team', 'TEAM_NEEDED')
    return none
  }
  const mine = (id: number | null) => mayPutInto(actor, id)
  const found = teams.find(text)
  if (found.kind === 'several') note('team', 'TEAM_AMBIGUOUS', { paths: found.paths.join(', ') })
  else if (found.kind === 'one') {
    if (mine(found.id)) {
      say('team', teams.pathOf(found.id))
      return { teamId: found.id, newTeam: null }
    }
    note('team', 'TEAM_NOT_YOURS')
  } else if (names.some((name) => [...name].length > 100)) note('team', 'TOO_LONG', { most: 100 })
  else if (found.depth > MOST_LEVELS) note('team', 'TEAM_TOO_DEEP', { most: MOST_LEVELS })
  else if (closesSoon(text, found.known, around)) note('team', 'TEAM_CLOSES')
  else if (!createTeams) note('team', 'TEAM_UNKNOWN')
  else if (!mine(found.known)) note('team', 'TEAM_NOT_YOURS')
  else {
    say('team', names.join(' / '))
    return { teamId: null, newTeam: names.join(' / ') }
  }
  return none
}

/** Whether a team that is not open, or the one it would be made below, is there until the day of its closing. */
function closesSoon(text: string, known: number | null, { closing }: Surroundings): boolean {
  const found = closing?.find(text)
  return found !== undefined && (found.kind !== 'none' || found.known !== known)
}

/** Ranks hold for the whole company, so only full admins make them. */
function rankOf(text: string, { actor, ranks, createRanks }: Surroundings, { note, say }: Cells) {
  const none = { rankId: null, newRank: null }
  const key = looseKey(text)
  if (key === '') return none
  const known = ranks.get(text) ?? ranks.get(key)
  if (known) {
    say('rank', known.name)
    return { rankId: known.id, newRank: null }
  }
  const name = z.safeParse(rankName, text)
  if (!name.success) note('rank', 'TOO_LONG', { most: MOST_CHARACTERS.rank })
  else if (!actor.isFullAdmin) note('rank', 'RANK_NOT_YOURS')
  else {
    if (createRanks) say('rank', name.data)
    else note('rank', 'RANK_UNKNOWN')
    return { rankId: null, newRank: name.data }
  }
  return none
}

function valuesOf(given: Given, fields: readonly ImportField[], { note, say }: Cells): Filled[] {
  return fields.flatMap((field) => {
    const key = customKey(field.id)
    const read = given[key] === undefined ? null : readCustomCell(field, given[key])
    if (!read) return []
    if ('code' in read) {
      note(key, read.code, read.values)
      return []
    }
    say(key, storedText(field, read))
    return [read]
  })
}

/** Whom it would be wrong to invite; an address twice is a mistake when the two lines differ. */
function reasonToSkip(address: string, row: RawRow, around: Surroundings, { note }: Cells): Problem | null {
  const status = around.members.get(address)
  if (status) return { field: 'email', code: codeOf(status, around.actor.isFullAdmin) }
  const first = around.firstRows.get(address)
  if (!first || first.rowNumber >= row.rowNumber) return null
  const values = { row: first.rowNumber }
  if (sameGiven(first.given, row.given)) return { field: 'email', code: 'SAME_ROW_TWICE', values }
  note('email', 'EMAIL_TWICE', values)
  return null
}

/** How somebody outside their teams stands is no business of limited admins. */
function codeOf(status: MemberStatus, isFullAdmin: boolean): RowProblem {
  if (!isFullAdmin) return 'ALREADY_MEMBER'
  if (status === 'INVITED') return 'ALREADY_INVITED'
  return status === 'RETIRED' ? 'ALREADY_RETIRED' : 'ALREADY_WORKING'
}
