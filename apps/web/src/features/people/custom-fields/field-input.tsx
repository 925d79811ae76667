import { MultiSelect, Select, Textarea, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldKind } from '#rules/custom-fields/field-kind.ts'
import { LONGEST } from '#rules/custom-fields/read-value.ts'
import { DayPicker } from '../../../ui/time/day-picker.tsx'

interface FieldInputProps {
  kind: FieldKind
  label: string
  placeholder?: string
  options: readonly { id: number | string; cufl_name: string }[]
  /** As it is stored; empty when there is none. */
  value: string
  onChange: (value: string) => void
  error?: ReactNode
}

const TYPES = { PHONE: 'tel', EMAIL: 'email', URL: 'url' } as const

/** The input of an extra field, by its kind. */
export function FieldInput(props: FieldInputProps) {
  const { kind, label, placeholder, value, onChange, error } = props
  const { t } = useTranslation()
  const text = { label, placeholder, error, value, maxLength: LONGEST[kind] }
  const choices = props.options.map(({ id, cufl_name }) => ({ value: String(id), label: cufl_name }))
  const choose = {
    label,
    error,
    // Beside what is chosen, an invitation to choose would only be in the way.
    ...(value === '' && { placeholder: t('common.action.select') }),
    clearable: true,
    clearButtonProps: { 'aria-label': t('common.action.clear') },
    nothingFoundMessage: t('customFields.none'),
    comboboxProps: { shadow: 'sm' },
  }
  switch (kind) {
    case 'LONG_TEXT':
      return (
        <Textarea
          {...text}
          autosize
          minRows={2}
          maxRows={8}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )
    case 'DATE':
      return (
        <DayPicker
          label={label}
          error={error}
          clearable
          value={value || null}
          onChange={(day) => onChange(day ?? '')}
        />
      )
    case 'CHOICE':
      return (
        <Select
          {...choose}
          data={choices}
          searchable={choices.length > 8}
          value={value || null}
          onChange={(id) => onChange(id ?? '')}
        />
      )
    case 'CHOICES':
      return (
        <MultiSelect
          {...choose}
          data={choices}
          searchable={choices.length > 8}
          value={value ? value.split(',') : []}
          onChange={(ids) => onChange(inOrder(ids))}
        />
      )
    case 'YES_NO':
      return (
        <Select
          {...choose}
          data={[
            { value: 'true', label: t('customFields.yes') },
            { value: 'false', label: t('customFields.no') },
          ]}
          value={value || null}
          onChange={(answer) => onChange(answer ?? '')}
        />
      )
    default:
      return (
        <TextInput
          {...text}
          type={kind in TYPES ? TYPES[kind as keyof typeof TYPES] : 'text'}
          inputMode={kind === 'NUMBER' ? 'decimal' : undefined}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )
  }
}

/** As the server keeps it, so that choosing the same again is no change. */
function inOrder(ids: readonly string[]): string {
  return ids.toSorted((a, b) => Number(a) - Number(b)).join(',')
}
