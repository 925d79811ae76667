import { amountInWords } from '#rules/forms/amount-in-words.ts'
import { type FormColumn, type FormField, isAmount, isDayFact } from '#rules/forms/form-field.ts'
import { sumsOf, type TableRow } from '#rules/forms/reckon-table.ts'
import { sumInWords } from '#rules/forms/sum-in-words.ts'
import type { Language } from '../../http/context.ts'
import type { PrintedAnswer } from '../documents/index.ts'

const SUM: Record<Language, string> = { ko: '합계', ja: '合計', en: 'Total' }

/** An answer as it stands on paper. */
export function printedAnswer(field: FormField, value: unknown, language: Language): PrintedAnswer {
  const { label, columns = [] } = field
  if (field.kind !== 'TABLE') return { label, value: answerText(field, value, language) }
  const rows = (value ?? []) as TableRow[]
  const sums = sumsOf(columns, rows)
  return {
    label,
    value: field.in_words ? sumInWords(columns, sums, language) : '',
    table: {
      columns: columns.map((column) => ({ label: column.label, isAmount: isAmount(column.kind) })),
      rows: rows.map((row) => columns.map((column) => cellText(column, row[column.key]))),
      sums:
        Object.keys(sums).length === 0
          ? null
          : columns.map((column, at) =>
              column.key in sums ? cellText(column, sums[column.key]) : at === 0 ? SUM[language] : '',
            ),
    },
  }
}

/** An answer as a line; tables row by row. */
export function answerText(
  { kind, columns = [], in_words, fact }: FormField,
  value: unknown,
  language: Language,
): string {
  if (value === null || value === undefined) return ''
  switch (kind) {
    case 'MONEY':
      return `${number(value)}${in_words ? ` (${amountInWords(value as number, language)})` : ''}`
    case 'NUMBER':
      return number(value)
    case 'DATE':
      return dotted(value as string)
    case 'PERIOD': {
      const { from, to } = value as { from: string; to: string }
      return `${dotted(from)} ~ ${dotted(to)}`
    }
    case 'CHECKS':
      return (value as string[]).join(', ')
    case 'PERSON':
    case 'TEAM':
      return (value as { name: string }).name
    case 'FILE':
      return (value as { name: string }[]).map(({ name }) => name).join(', ')
    case 'TABLE':
      return (value as TableRow[])
        .map((row) => columns.map((column) => cellText(column, row[column.key])).join(' / '))
        .join('\n')
    default:
      return isDayFact(fact) ? dotted(value as string) : (value as string)
  }
}

function cellText({ kind }: FormColumn, value: unknown): string {
  if (value === null || value === undefined || value === '') return ''
  if (isAmount(kind)) return number(value)
  return kind === 'DATE' ? dotted(value as string) : (value as string)
}

/** 1,234.5 of a number, or of the decimal text of one, to its last digit. */
function number(value: unknown): string {
  const [whole, part] = String(value).split('.')
  return whole!.replace(/\B(?=(\d{3})+$)/g, ',') + (part ? `.${part}` : '')
}

const dotted = (day: string) => day.replaceAll('-', '.')
