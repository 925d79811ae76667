import { type ColumnKey, customKey, type RowProblem } from '#contract/people/members/sheet-columns.ts'
import { LONGEST } from '#rules/custom-fields/read-value.ts'
import type { RawRow } from './raw-row.ts'
import type { ImportField } from './read-custom-cell.ts'

export interface Problem {
  field: ColumnKey | null
  code: RowProblem
  /** Values of the sentence. */
  values?: Record<string, string | number>
}

/** What is found out about the cells of a row. */
export interface Cells {
  problems: Problem[]
  read: Partial<Record<ColumnKey, string>>
  /** Something is wrong with a cell; one that could not be read at all has its problem already. */
  note(key: ColumnKey, code: RowProblem, values?: Problem['values']): void
  /** How a cell was understood; kept where that is not what stood in it. */
  say(key: ColumnKey, text: string): void
}

/** The most characters of our own columns. */
export const MOST_CHARACTERS = {
  email: 254,
  username: 50,
  team: 100,
  position: 50,
  rank: 30,
  contract_type: 50,
  weekly_hours: 20,
  day_hours: 20,
  phone: 20,
  joined_date: 10,
  birth_date: 10,
} as const

/** Begins with the cells that could not be read; those of fields that are gone by now are passed over. */
export function cellsOf({ given, unread }: RawRow, fields: readonly ImportField[]): Cells {
  const problems = (Object.keys(unread) as ColumnKey[]).flatMap((key): Problem[] => {
    const own = fields.find((field) => customKey(field.id) === key)
    const most = own ? LONGEST[own.kind] : (MOST_CHARACTERS as Partial<Record<ColumnKey, number>>)[key]
    const code = unread[key]!
    return most === undefined ? [] : [{ field: key, code, ...(code === 'TOO_LONG' && { values: { most } }) }]
  })
  const read: Cells['read'] = {}
  return {
    problems,
    read,
    note: (key, code, values) => {
      if (unread[key] === undefined) problems.push({ field: key, code, ...(values && { values }) })
    },
    say: (key, text) => {
      if (text !== (given[key] ?? '')) read[key] = text
    },
  }
}
