import { useTranslation } from 'react-i18next'
import { amountInWords } from '#rules/forms/amount-in-words.ts'
import { sumInWords } from '#rules/forms/sum-in-words.ts'
import type { FormColumn as RuleColumn } from '#rules/forms/form-field.ts'
import { isAmount, isDayFact } from '#rules/forms/form-field.ts'
import { sumsOf, type TableRow } from '#rules/forms/reckon-table.ts'
import { dotted, number, won } from '../../../../text/formats.ts'
import type { Language } from '../../../../text/i18n.ts'
import { type AttachedFile, FileLinks } from '../../documents/index.ts'
import type { FormColumn, FormField } from '../form-queries.ts'
import styles from '../forms.module.css'

interface AnswersProps {
  fields: readonly FormField[]
  values: Readonly<Record<string, unknown>>
  /** Of the document, among them those that answer questions. */
  files: readonly AttachedFile[]
}

/** The answers to a form, in the order of its questions; what was left open says so. */
export function AnswersView({ fields, values, files }: AnswersProps) {
  const { t } = useTranslation()
  if (fields.length === 0) return null
  return (
    <dl className={styles.answers} aria-label={t('forms.answers')}>
      {fields.map((field) => (
        <div key={field.key} data-wide={['TABLE', 'LONG_TEXT', 'FILE'].includes(field.kind) || undefined}>
          <dt>{field.label}</dt>
          <dd>
            {field.kind === 'FILE' && files.some((file) => file.field === field.key) ? (
              <FileLinks files={files.filter((file) => file.field === field.key)} />
            ) : (
              <Answer field={field} value={values[field.key] ?? null} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Answer({ field, value }: { field: FormField; value: unknown }) {
  const { t } = useTranslation()
  if (value === null || value === '') return <span className="quiet">{t('forms.noAnswer')}</span>
  switch (field.kind) {
    case 'MONEY':
      return <Amount amount={value as number} inWords={field.in_words} />
    case 'NUMBER':
      return <span className="numeric">{number(Number(value))}</span>
    case 'DATE':
      return <span className="numeric">{dotted(value as string)}</span>
    case 'PERIOD': {
      const { from, to } = value as { from: string; to: string }
      return (
        <span className="numeric">
          {dotted(from)} ~ {dotted(to)}
        </span>
      )
    }
    case 'FILE':
      return (value as { name: string }[]).map(({ name }) => name).join(', ')
    case 'CHECKS':
      return (value as string[]).join(', ')
    case 'PERSON':
    case 'TEAM':
      return (value as { name: string }).name
    case 'TABLE':
      return <AnswerTable field={field} rows={value as TableRow[]} />
    case 'LONG_TEXT':
      return <span className={styles.long}>{value as string}</span>
    default:
      return isDayFact(field.fact) ? dotted(value as string) : (value as string)
  }
}

export function Amount({ amount, inWords }: { amount: number; inWords?: boolean | undefined }) {
  const { i18n } = useTranslation()
  return (
    <span className="numeric">
      {won(amount)}
      {inWords && <span className="quiet"> ({amountInWords(amount, i18n.language as Language)})</span>}
    </span>
  )
}

function AnswerTable({ field, rows }: { field: FormField; rows: readonly TableRow[] }) {
  const { t } = useTranslation()
  const columns = field.columns ?? []
  const sums = sumsOf(columns as RuleColumn[], rows)
  return (
    <div className={styles.tableScroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" data-amount={isAmount(column.kind) || undefined}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows of a sent document never move
            <tr key={at}>
              {columns.map((column) => (
                <td key={column.key} data-amount={isAmount(column.kind) || undefined}>
                  {cellText(column, row[column.key])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {Object.keys(sums).length > 0 && (
          <tfoot>
            <tr>
              {columns.map((column, at) => (
                <td key={column.key} data-amount={isAmount(column.kind) || undefined}>
                  {column.key in sums ? cellText(column, sums[column.key]) : at === 0 && t('forms.sum')}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
      {field.in_words && <SumInWords columns={columns} sums={sums} />}
    </div>
  )
}

export function SumInWords({ columns, sums }: { columns: readonly FormColumn[]; sums: TableRow }) {
  const { i18n } = useTranslation()
  const words = sumInWords(columns, sums, i18n.language as Language)
  return words === '' ? null : <p className={styles.words}>{words}</p>
}

export function cellText(column: FormColumn, value: unknown): string {
  if (value === null || value === undefined || value === '') return ''
  if (column.kind === 'MONEY' || column.kind === 'FORMULA') return won(value as number)
  if (column.kind === 'NUMBER') return number(Number(value))
  return column.kind === 'DATE' ? dotted(value as string) : (value as string)
}
