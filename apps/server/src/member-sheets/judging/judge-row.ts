import { z } from 'zod'
import { email, line } from '#contract/fields.ts'
import type { RowProblem, SheetField } from '#contract/member-sheets.ts'
import { readCell } from '../../outside/spreadsheet/read-cell.ts'
import type { Actor } from '../../http/context.ts'
import { mayPutInto } from '../../members/index.ts'
import { sameGiven, type Given, type RawRow } from './raw-row.ts'
import { MOST_LEVELS, namesIn, type TeamDirectory } from './team-directory.ts'

export interface Problem {
  field: SheetField | null
  code: RowProblem
  /** Values of the sentence. */
  values?: Record<string, string | number>
}

export type MemberStatus = 'INVITED' | 'WORKING' | 'ABSENCE' | 'RETIRED'

/** What of the company decides about rows; see load-surroundings. */
export interface Surroundings {
  today: Temporal.PlainDate
  actor: Actor
  createTeams: boolean
  teams: TeamDirectory
  ranks: ReadonlyMap<string, number>
  /** Addresses that are members already. */
  members: ReadonlyMap<string, MemberStatus>
  /** The first row of the import with an address. */
  firstRows: ReadonlyMap<string, Pick<RawRow, 'rowNumber' | 'given'>>
}

/** A row as it can be written. */
export interface Person {
  email: string
  name: string
  teamId: number | null
  position: string
  rankId: number | null
  joinedOn: Temporal.PlainDate | null
  contractType: string
  phone: string
  birthOn: Temporal.PlainDate | null
}

export interface Verdict {
  state: 'READY' | 'PROBLEM' | 'SKIPPED'
  /** Ready to be compared; empty when it is no address. */
  email: string
  problems: Problem[]
  newTeam: string | null
  person: Person | null
}

const fieldsOfText = { username: 50, position: 50, contract_type: 50, phone: 20 } as const

/** What becomes of a row: invited, left out, or to be mended. Pure, so that preview and invitation judge alike. */
export function judgeRow(row: RawRow, around: Surroundings): Verdict {
  const { given } = row
  const problems: Problem[] = Object.entries(row.unread).map(([field, code]) => ({
    field: field as SheetField,
    code,
  }))
  const unreadable = new Set(Object.keys(row.unread))
  const note = (field: SheetField, code: RowProblem, values?: Problem['values']) => {
    if (!unreadable.has(field)) problems.push({ field, code, ...(values && { values }) })
  }
  const address = addressOf(given.email, note)
  const [username, position, contractType, phone] = (
    ['username', 'position', 'contract_type', 'phone'] as const
  ).map((field) => textOf(field, given, note)) as [string, string, string, string]
  const joinedOn = dayOf('joined_date', given, note)
  const birthOn = dayOf('birth_date', given, note)
  if (birthOn && Temporal.PlainDate.compare(birthOn, around.today) > 0) note('birth_date', 'DAY_IN_FUTURE')
  const { teamId, newTeam } = teamOf(given.team, around, note)
  const rankId = rankOf(given.rank, around, note)
  const skipped = address === '' ? null : reasonToSkip(address, row, around, note)
  const name = username || address.split('@')[0]!.slice(0, 50)
  const person = { email: address, name, teamId, position, rankId, joinedOn, contractType, phone, birthOn }
  if (skipped) return { state: 'SKIPPED', email: address, problems: [skipped], newTeam: null, person: null }
  if (problems.length > 0) return { state: 'PROBLEM', email: address, problems, newTeam: null, person: null }
  return { state: 'READY', email: address, problems, newTeam, person }
}

type Note = (field: SheetField, code: RowProblem, values?: Problem['values']) => void

function addressOf(text: string, note: Note): string {
  if (text === '') note('email', 'EMAIL_MISSING')
  else {
    const read = z.safeParse(email, text.replace(/^mailto:/i, ''))
    if (read.success) return read.data
    note('email', 'EMAIL_INVALID')
  }
  return ''
}

function textOf(field: keyof typeof fieldsOfText, given: Given, note: Note): string {
  const most = fieldsOfText[field]
  const text = field === 'phone' ? phoneOf(given.phone) : given[field]
  // Nearly every cell is short and of plain letters; the rest is cleaned like what comes by a form.
  if (text.length <= most && /^[\p{L}\p{N}\p{P} ]*$/u.test(text)) return text
  const read = z.safeParse(line(0, most), text)
  if (read.success) return read.data
  note(field, 'TOO_LONG', { most })
  return ''
}

/** A spreadsheet that took the number for a sum has dropped its first zero. */
function phoneOf(text: string): string {
  return /^1[016-9]\d{7,8}$/.test(text) ? `0${text}` : text
}

function dayOf(field: 'joined_date' | 'birth_date', given: Given, note: Note): Temporal.PlainDate | null {
  const text = given[field]
  if (text === '') return null
  const day = text.length <= LONGEST_DAY ? readDay(text) : null
  if (day && day.year >= 1900 && day.year <= 2200) return day
  note(field, 'DAY_INVALID')
  return null
}

// More than any way to write a day; the patterns below are slow on long texts.
const LONGEST_DAY = 40

function readDay(text: string): Temporal.PlainDate | null {
  // Five digits are the number by which spreadsheets count days.
  const read = readCell(/^\d{5}(\.\d+)?$/.test(text) ? Number(text) : dayPart(text), 'date')
  return 'value' in read && read.value instanceof Temporal.PlainDate ? read.value : null
}

/** Sheets that were made by programs often carry the time of midnight. */
function dayPart(text: string): string {
  return text.replace(/[T\s]+\d{1,2}:\d{2}(:\d{2})?(\.\d+)?Z?$/, '')
}

function teamOf(text: string, around: Surroundings, note: Note) {
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
    if (mine(found.id)) return { teamId: found.id, newTeam: null }
    note('team', 'TEAM_NOT_YOURS')
  } else if (names.some((name) => [...name].length > 100)) note('team', 'TOO_LONG', { most: 100 })
  else if (found.depth > MOST_LEVELS) note('team', 'TEAM_TOO_DEEP', { most: MOST_LEVELS })
  else if (!createTeams) note('team', 'TEAM_UNKNOWN')
  else if (!mine(found.known)) note('team', 'TEAM_NOT_YOURS')
  else return { teamId: null, newTeam: names.join(' / ') }
  return none
}

function rankOf(text: string, { ranks }: Surroundings, note: Note): number | null {
  const key = rankKey(text)
  if (key === '') return null
  const id = ranks.get(key)
  if (id === undefined) note('rank', 'RANK_UNKNOWN')
  return id ?? null
}

/** Ranks are compared without regard to case, width and spaces. */
export function rankKey(name: string): string {
  return name.normalize('NFKC').replace(/\s+/g, '').toLowerCase()
}

/** Whom it would be wrong to invite; an address twice is a mistake when the two lines differ. */
function reasonToSkip(address: string, row: RawRow, around: Surroundings, note: Note): Problem | null {
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
