import { type CustomKey, customKey } from '#contract/people/members/sheet-columns.ts'
import type { FieldKind } from '#rules/custom-fields/field-kind.ts'
import { headingKey } from '../../outside/spreadsheet/sheet-columns.ts'
import { columnTitles } from './import-columns.ts'
import { sheetTexts } from './member-sheets.texts.ts'

interface NamedField {
  id: number
  name: string
  kind: FieldKind
  options: readonly { name: string }[]
}

/** The column of one of the company's own fields. */
export interface CustomColumn {
  fieldId: number
  key: CustomKey
  title: string
  /** The name with the number of the field: always read, and written where the name alone is not clear. */
  numbered: string
  kind: FieldKind
  options: string[]
}

// Headings that mean something in our files already, in every language.
const reserved = new Set(
  [
    '',
    ...Object.values(columnTitles).flatMap((titles) => Object.values(titles)),
    ...Object.values(sheetTexts).map(({ problem }) => problem),
  ].map(headingKey),
)

/**
 * The columns of fields, in their order. A name that reads like a column of ours or like another field's gets the number of
 * the field, `휴대폰 #12`, in every file that we write; only so it is read again, and nothing lands in the wrong place. With
 * its number a field is known at any time, as two names may have been alike when a file was written.
 */
export function customColumns(fields: readonly NamedField[]): CustomColumn[] {
  const counts = Map.groupBy(fields, ({ name }) => headingKey(name))
  const taken = new Set([...reserved, ...fields.map((field) => headingKey(numberedName(field)))])
  return fields.map((field) => {
    const key = headingKey(field.name)
    const isClear = !taken.has(key) && counts.get(key)!.length === 1
    return {
      fieldId: field.id,
      key: customKey(field.id),
      title: isClear ? field.name : numberedName(field),
      numbered: numberedName(field),
      kind: field.kind,
      options: field.options.map(({ name }) => name),
    }
  })
}

const numberedName = ({ id, name }: NamedField) => `${name} #${id}`
