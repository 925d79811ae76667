import type { Language } from '../../http/context.ts'
import { dayText } from '../../day-text.ts'
import type { AuditRow, NamedIds, Names } from './audit.queries.ts'
import { type AuditField, fieldsOf } from './fields-of.ts'
import { figureText } from './figure-text.ts'
import { momentText } from './moment-text.ts'
import { nameOfCode } from './words/code-names.ts'
import { FIELD_WORDS, OTHER_FIELD } from './words/field-words.ts'
import { VALUE_WORDS } from './words/value-words.ts'
import { inLanguage } from './words/words.ts'
import { hasWords, wordsOfAction } from './words/words-of-action.ts'

export interface Reader {
  language: Language
  timezone: string
  today: Temporal.PlainDate
}

export interface ToldChange {
  label: string
  before: string | null
  after: string | null
}

export interface ToldEvent {
  row: AuditRow
  actionText: string
  targetName: string | null
  changes: ToldChange[]
}

const MEMBER_KEYS =
  /^(user|member|actor|author|leader|giver|delegate|taker|drafter|approver|owner|planner|holder|receiver|recipient)s?(_?ids?|Ids?)?$|^(leaderId|memberId|actedFor|acted_for|added|removed|line|people|team_leader|team_charger|charger_id|in_by|out_by|giverId|delegateId|owner|taker|from_user|to_user|planned_by|asked_by|by|to)$/
const TEAM_KEYS = /^(team|parent|parent_team|cover_team|teams)(_?ids?|Ids?)?$/
const RANK_KEYS = /^rank(_?ids?|Ids?)?$/

/** The name that says what a value is: of entries in a list the list's. */
const keyOf = ({ path }: AuditField): string => path.findLast((key) => !key.startsWith('#')) ?? ''

/** A kind of leave that is the company's own, in all its units. */
const OWN_CODE = /^CUSTOM:(\d{1,15})(:|$)/

/** By what a kind is kept that the company calls as it likes. */
const ownCodeOf = ({ value }: AuditField): number | undefined => {
  const id = typeof value === 'string' ? OWN_CODE.exec(value)?.[1] : undefined
  return id === undefined ? undefined : Number(id)
}

function namedBy(field: AuditField): Exclude<keyof NamedIds, 'codes'> | undefined {
  if (!Number.isSafeInteger(field.value)) return undefined
  const key = keyOf(field)
  if (TEAM_KEYS.test(key)) return 'teams'
  if (RANK_KEYS.test(key)) return 'ranks'
  return MEMBER_KEYS.test(key) ? 'members' : undefined
}

type Sets = [Set<number>, Set<number>, Set<number>, Set<number>]

/** Whom and what the events name by ids, so that their names can be read at once. */
export function idsIn(rows: readonly AuditRow[]): NamedIds {
  const [members, teams, ranks, codes] = [0, 1, 2, 3].map(() => new Set<number>()) as Sets
  const ids = { members, teams, ranks }
  for (const row of rows) {
    for (const field of [...fieldsOf(row.before), ...fieldsOf(row.after)]) {
      const kind = namedBy(field)
      if (kind) ids[kind].add(field.value as number)
      const code = ownCodeOf(field)
      if (code !== undefined) codes.add(code)
    }
    if (row.target_id === null) continue
    if (row.target_kind === 'team' || row.target_kind === 'cover_team') ids.teams.add(row.target_id)
    if (row.target_kind === 'rank') ids.ranks.add(row.target_id)
  }
  return { members: [...members], teams: [...teams], ranks: [...ranks], codes: [...codes] }
}

/** An event in the words of its reader: no name of a field as it is stored, no id where there is a name. */
export function tellEvent(row: AuditRow, names: Names, reader: Reader): ToldEvent {
  return {
    row,
    actionText: inLanguage(wordsOfAction(row.action), reader.language),
    targetName: targetName(row, names),
    changes: changesOf(row, names, reader),
  }
}

function targetName(row: AuditRow, names: Names): string | null {
  const { target_kind: kind, target_id: id, target_name } = row
  const today = kind === 'team' || kind === 'cover_team' ? names.teams : kind === 'rank' ? names.ranks : null
  return (id !== null && today?.get(id)) || target_name
}

function changesOf(row: AuditRow, names: Names, reader: Reader): ToldChange[] {
  // The company's own names of fields, which may be shown to nobody but the person: that they changed is told, and not to what.
  if (row.action === 'custom_value.save') return namedOnly(row)
  const told = new Map<string, { label: string; before: string[]; after: string[] }>()
  for (const side of ['before', 'after'] as const)
    for (const field of fieldsOf(row[side])) {
      const label = labelOf(field, reader.language)
      const place = field.path.filter((key) => !isPlainEntry(key, field)).join('.')
      const entry = told.get(place) ?? { label, before: [], after: [] }
      const text = valueText(field, names, reader)
      if (text !== null) entry[side].push(text)
      told.set(place, entry)
    }
  const joined = (texts: readonly string[]) => (texts.length === 0 ? null : texts.join(', '))
  const changes = [...told].map(([place, { label, before, after }]) => {
    const change = { label, before: joined(before), after: joined(after) }
    // Which day it was about is no change of it, and always told.
    return place === 'on' && change.before === change.after ? { ...change, before: null } : change
  })
  return inPairs(changes).filter(({ before, after }) => before !== after)
}

/** Some acts keep what was there by our name for it, and what was asked for by the wire's: two halves of one change. */
function inPairs(changes: readonly ToldChange[]): ToldChange[] {
  const paired: ToldChange[] = []
  for (const change of changes) {
    const half = paired.find(
      ({ label, before, after }) =>
        label === change.label && after === null && before !== null && change.before === null,
    )
    if (half) half.after = change.after
    else paired.push(change)
  }
  return paired
}

function namedOnly({ before, after }: AuditRow): ToldChange[] {
  const names = new Set([before, after].flatMap((told) => Object.keys((told ?? {}) as object)))
  return [...names].map((label) => ({ label, before: null, after: '•••' }))
}

/** The number of an entry that is a plain value: such entries stand side by side. */
const isPlainEntry = (key: string, { path }: AuditField): boolean =>
  key.startsWith('#') && path.at(-1) === key

function labelOf({ path }: AuditField, language: Language): string {
  const words = path
    .filter((key, at) => !key.startsWith('#') || at < path.length - 1)
    .map((key) =>
      key.startsWith('#') ? key.slice(1) : inLanguage(FIELD_WORDS.get(key) ?? OTHER_FIELD, language),
    )
  return words.filter((word, at) => word !== words[at - 1]).join(' · ')
}

/** Of a long text, as a document is one, its beginning. */
const MOST_TEXT = 300

/** What people call things themselves: a team PM is no afternoon. */
const OWN_WORDS =
  /(^|_)(name|title|position|nickname|memo|comment|reason|label|description|text|search|file)$|(Name|Title|Memo|Reason)$/

const DAY = /^\d{4}-\d{2}-\d{2}$/
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}.*Z$/

/** A day or an instant in words; what people write may only look like one, such as 2026-02-30. */
function momentIn(text: string, reader: Reader): string | null {
  try {
    if (DAY.test(text)) return dayText(Temporal.PlainDate.from(text), reader.language, reader.today.year)
    return INSTANT.test(text) ? momentText(Temporal.Instant.from(text), reader) : null
  } catch {
    return null
  }
}

function valueText(field: AuditField, names: Names, reader: Reader): string | null {
  const { value } = field
  if (value === null || value === '') return null
  if (typeof value === 'boolean') return inLanguage(VALUE_WORDS.get(value ? 'ON' : 'OFF')!, reader.language)
  if (typeof value === 'number') {
    const kind = namedBy(field)
    if (keyOf(field) === 'year') return String(value)
    const told = (kind && names[kind].get(value)) ?? figureText(keyOf(field), value, reader.language)
    return told ?? value.toLocaleString(reader.language)
  }
  if (keyOf(field) === 'action' && hasWords(value)) return inLanguage(wordsOfAction(value), reader.language)
  const moment = momentIn(value, reader)
  if (moment !== null) return moment
  if (OWN_WORDS.test(keyOf(field))) return shortened(value)
  const code = nameOfCode(value, reader.language, names.codes.get(ownCodeOf(field) ?? 0))
  if (code !== undefined) return code
  const words = VALUE_WORDS.get(value)
  return words ? inLanguage(words, reader.language) : shortened(value)
}

function shortened(value: string): string {
  const text = [...value]
  return text.length > MOST_TEXT ? `${text.slice(0, MOST_TEXT).join('')}…` : value
}
