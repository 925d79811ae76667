import type { TFunction } from 'i18next'
import { type SheetField, sheetFields } from '#contract/people/members/sheet-columns.ts'
import { shortDay } from '../../../text/formats.ts'
import type { ImportLine, ImportRead } from './import-queries.ts'

/** A column of the sheet: one of ours, or one of the company's own fields. */
export interface ImportColumn {
  key: string
  name: string
  kind: ImportRead['custom_columns'][number]['kind']
}

const ours: ReadonlySet<string> = new Set(sheetFields)
const days: ReadonlySet<SheetField> = new Set(['joined_date', 'birth_date'])

export function columnsOf(sheet: Pick<ImportRead, 'custom_columns'>, t: TFunction): ImportColumn[] {
  const own = sheetFields.map((key) => {
    const kind = days.has(key) ? ('DATE' as const) : ('TEXT' as const)
    return { key, name: t(`memberSheets.field.${key}`), kind }
  })
  return [...own, ...sheet.custom_columns]
}

/** What stood in the cell. */
export function typedIn(line: ImportLine, key: string): string {
  return isOurs(key) ? line[key] : (line.custom[key] ?? '')
}

/** The correction of one cell, as it is sent. */
export function correctionOf(key: string, value: string) {
  return isOurs(key) ? { [key]: value } : { custom: { [key]: value } }
}

const isOurs = (key: string): key is SheetField => ours.has(key)

export function problemsAt(line: ImportLine, key: string): ImportLine['problems'] {
  return line.problems.filter((problem) => problem.field === key)
}

/** A cell as it was understood, in words of the reader; said too is what stood in it where that is something else, and that nothing did. */
export function shownIn(
  line: ImportLine,
  column: ImportColumn,
  t: TFunction,
): { text: string; typed?: string; isMade?: true } {
  const typed = typedIn(line, column.key)
  if (problemsAt(line, column.key).length > 0) return { text: typed }
  const read = line.read[column.key]
  const text = wordsOf(read ?? typed, column.kind, t)
  if (read !== undefined && read !== '' && typed === '') return { text, isMade: true }
  return read === undefined || typed === '' || typed === text ? { text } : { text, typed }
}

function wordsOf(value: string, kind: ImportColumn['kind'], t: TFunction): string {
  if (kind === 'DATE') return /^\d{4}-\d{2}-\d{2}$/.test(value) ? shortDay(value) : value
  if (kind !== 'YES_NO' || !/^(true|false)$/.test(value)) return value
  return t(value === 'true' ? 'memberSheets.rows.yes' : 'memberSheets.rows.no')
}
