import { Input, Select, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { FormColumn as RuleColumn } from '#rules/forms/form-field.ts'
import { FORM_LIMITS } from '#rules/forms/form-field.ts'
import { reckonRows, sumsOf, type TableRow } from '#rules/forms/reckon-table.ts'
import { MoneyField } from '../../../../ui/form/money-field.tsx'
import { RepeatedFields } from '../../../../ui/form/repeated-fields.tsx'
import { DayPicker } from '../../../../ui/time/day-picker.tsx'
import type { FormColumn, FormField } from '../form-queries.ts'
import styles from '../forms.module.css'
import { cellText, SumInWords } from './answers-view.tsx'

interface TableInputProps {
  field: FormField
  value: unknown
  onChange: (rows: TableRow[]) => void
  error?: ReactNode
  errorAt: (path: string) => string | undefined
}

type Line = { key: number; row: TableRow }

/** Rows of a table, each with its columns; what is reckoned shows at once. */
export function TableInput({ field, value, onChange, error, errorAt }: TableInputProps) {
  const { t } = useTranslation()
  const columns = field.columns ?? []
  const rows = (value as TableRow[] | null) ?? []
  const lines: Line[] = rows.map((row, key) => ({ key, row }))
  const reckoned = reckonRows(columns as RuleColumn[], rows)
  const sums = sumsOf(columns as RuleColumn[], reckoned)
  const told = columns.filter(({ key }) => key in sums)
  return (
    <div data-path={`drf_values.${field.key}`}>
      <RepeatedFields<Line>
        legend={field.is_required ? `${field.label} *` : field.label}
        items={lines}
        keyOf={({ key }) => String(key)}
        nameOf={(_line, at) => t('forms.row', { n: at + 1 })}
        onChange={(next) => onChange(next.map(({ row }) => row))}
        make={() => ({ key: rows.length, row: {} })}
        isFilled={({ row }) => Object.values(row).some((cell) => cell !== null && cell !== '')}
        addText={t('forms.addRow')}
        most={FORM_LIMITS.rows}
        error={error}
      >
        {(line, at, change) => (
          <div className={styles.row}>
            {columns.map((column) => (
              <Cell
                key={column.key}
                column={column}
                name={`${column.label} ${at + 1}`}
                value={(column.formula ? reckoned[at] : line.row)?.[column.key] ?? null}
                error={errorAt(`${field.key}.${at}.${column.key}`)}
                onChange={(cell) => change({ row: { ...line.row, [column.key]: cell } })}
              />
            ))}
          </div>
        )}
      </RepeatedFields>
      {field.hint && <Input.Description>{field.hint}</Input.Description>}
      {told.length > 0 && (
        <p className={styles.sums}>
          {told.map((column) => (
            <span key={column.key}>
              {t('forms.sumOf', { name: column.label })}{' '}
              <b className="numeric">{cellText(column, sums[column.key])}</b>
            </span>
          ))}
        </p>
      )}
      {field.in_words && <SumInWords columns={columns} sums={sums} />}
    </div>
  )
}

interface CellProps {
  column: FormColumn
  name: string
  value: string | number | null
  error: string | undefined
  onChange: (value: string | number | null) => void
}

function Cell({ column, name, value, error, onChange }: CellProps) {
  const text = value === null ? '' : String(value)
  const common = { label: column.label, required: column.is_required, error, 'aria-label': name }
  switch (column.kind) {
    case 'MONEY':
      return (
        <MoneyField
          {...common}
          ariaLabel={name}
          description=""
          min={-9_999_999_999_999}
          max={9_999_999_999_999}
          value={typeof value === 'number' ? value : null}
          onChange={onChange}
        />
      )
    case 'DATE':
      return <DayPicker {...common} ariaLabel={name} clearable value={text || null} onChange={onChange} />
    case 'SELECT':
      return <Select {...common} data={column.options ?? []} value={text || null} onChange={onChange} />
    case 'FORMULA':
      return <TextInput {...common} required={false} readOnly tabIndex={-1} value={cellText(column, value)} />
    default:
      return (
        <TextInput
          {...common}
          maxLength={200}
          inputMode={column.kind === 'NUMBER' ? 'decimal' : 'text'}
          value={text}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )
  }
}
