import { Checkbox, Group, Select, Textarea, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { amountInWords } from '#rules/forms/amount-in-words.ts'
import { isDayFact } from '#rules/forms/form-field.ts'
import { dotted } from '../../../../text/formats.ts'
import type { Language } from '../../../../text/i18n.ts'
import { useProfile } from '../../../../page/profile.ts'
import { MoneyField } from '../../../../ui/form/money-field.tsx'
import { PersonPicker } from '../../../../ui/people/person-picker.tsx'
import { TeamPicker } from '../../../../ui/people/team-picker.tsx'
import { DayPicker } from '../../../../ui/time/day-picker.tsx'
import { type DayRange, DayRangePicker } from '../../../../ui/time/day-range-picker.tsx'
import { TimeField } from '../../../../ui/time/time-field.tsx'
import { findPeople, teamOptions, teamsQuery } from '../../../people/directory/index.ts'
import type { FormField } from '../form-queries.ts'
import { FileAnswer } from './file-answer.tsx'
import { TableInput } from './table-input.tsx'

interface AnswerInputProps {
  field: FormField
  value: unknown
  onChange: (value: unknown) => void
  error?: ReactNode
  /** What is wrong inside of a table, by `items.0.price`. */
  errorAt?: (path: string) => string | undefined
}

const noError = () => undefined

type Named = { id: number; name: string } | null

/** The input of a question, by its kind. */
export function AnswerInput({ field, value, onChange, error, errorAt = noError }: AnswerInputProps) {
  const { t, i18n } = useTranslation()
  const common = {
    label: field.label,
    ...(field.hint && { description: field.hint }),
    error,
    required: field.is_required,
    'data-path': `drf_values.${field.key}`,
  }
  const text = (value as string | null) ?? ''
  switch (field.kind) {
    case 'LONG_TEXT':
      return (
        <Textarea
          {...common}
          autosize
          minRows={3}
          maxRows={12}
          maxLength={5000}
          value={text}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )
    case 'MONEY': {
      const amount = value as number | null
      return (
        <MoneyField
          {...common}
          min={-9_999_999_999_999}
          max={9_999_999_999_999}
          value={amount ?? null}
          onChange={onChange}
          {...(field.in_words &&
            typeof amount === 'number' && {
              description: amountInWords(amount, i18n.language as Language),
            })}
        />
      )
    }
    case 'DATE':
      return <DayPicker {...common} clearable value={text || null} onChange={onChange} />
    case 'PERIOD':
      return (
        <DayRangePicker
          {...common}
          clearable
          value={(value as DayRange | null) ?? null}
          onChange={onChange}
        />
      )
    case 'TIME':
      return <TimeField {...common} value={text || null} onChange={onChange} />
    case 'SELECT':
      return (
        <Select
          {...common}
          data={field.options ?? []}
          clearable={!field.is_required}
          allowDeselect={!field.is_required}
          clearButtonProps={{ 'aria-label': t('common.action.clear') }}
          placeholder={t('common.action.select')}
          value={text || null}
          onChange={onChange}
        />
      )
    case 'CHECKS':
      return (
        <Checkbox.Group {...common} value={(value as string[] | null) ?? []} onChange={onChange}>
          <Group gap="md" mt={6}>
            {(field.options ?? []).map((option) => (
              <Checkbox key={option} value={option} label={option} />
            ))}
          </Group>
        </Checkbox.Group>
      )
    case 'PERSON':
      return <PersonAnswer {...common} value={value as Named} onChange={onChange} />
    case 'TEAM':
      return <TeamAnswer {...common} value={value as Named} onChange={onChange} />
    case 'TABLE':
      return <TableInput field={field} value={value} onChange={onChange} error={error} errorAt={errorAt} />
    case 'FILE':
      return <FileAnswer field={field} error={error} />
    case 'FACT': {
      const known = isDayFact(field.fact) ? dotted(text) : text
      return <TextInput {...common} required={false} value={known} readOnly description={t('forms.filled')} />
    }
    default:
      return (
        <TextInput
          {...common}
          maxLength={200}
          inputMode={field.kind === 'NUMBER' ? 'decimal' : 'text'}
          value={text}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )
  }
}

interface AnswerProps {
  label: string
  error?: ReactNode
  required: boolean
  value: Named
  onChange: (team: Named) => void
}

function PersonAnswer({ value, onChange, ...common }: AnswerProps) {
  return (
    <PersonPicker
      {...common}
      value={value ? [value] : []}
      onChange={([person]) => onChange(person ? { id: person.id, name: person.name } : null)}
      search={findPeople}
    />
  )
}

function TeamAnswer({ value, onChange, ...common }: AnswerProps) {
  const teams = teamOptions(useQuery(teamsQuery(useProfile())).data)
  return (
    <TeamPicker
      {...common}
      teams={teams}
      value={value?.id ?? null}
      onChange={(id) => {
        const team = teams.find((one) => one.id === id)
        onChange(team ? { id: team.id, name: team.name } : null)
      }}
    />
  )
}
