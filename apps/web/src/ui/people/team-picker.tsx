import { Select } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { filterLines, type TeamOption, treeLines } from './team-tree.ts'

interface TeamPickerProps {
  teams: readonly TeamOption[]
  value: number | null
  onChange: (team: number | null) => void
  label?: ReactNode
  description?: ReactNode
  placeholder?: string
  error?: ReactNode
  disabled?: boolean
  required?: boolean
  clearable?: boolean
}

/** Chooses a team from the tree; typing filters, by initial consonants too. */
export function TeamPicker({
  teams,
  value,
  onChange,
  label,
  placeholder,
  clearable = true,
  ...rest
}: TeamPickerProps) {
  const { t } = useTranslation()
  const lines = useMemo(() => treeLines(teams), [teams])
  const depths = new Map(lines.map((line) => [String(line.id), line.depth]))
  return (
    <Select
      {...rest}
      label={label ?? t('kit.team.label')}
      placeholder={placeholder ?? t('kit.team.placeholder')}
      data={lines.map((line) => ({
        value: String(line.id),
        label: line.name,
        disabled: line.disabled ?? false,
      }))}
      value={value === null ? null : String(value)}
      onChange={(id) => onChange(id === null ? null : Number(id))}
      searchable
      clearable={clearable}
      clearButtonProps={{ 'aria-label': t('kit.team.clear') }}
      nothingFoundMessage={t('kit.team.nothing')}
      maxDropdownHeight={320}
      filter={({ options, search }) => {
        const kept = new Set(filterLines(lines, search).map((line) => String(line.id)))
        return options.filter((option) => 'value' in option && kept.has(String(option.value)))
      }}
      renderOption={({ option }) => (
        <span style={{ paddingInlineStart: (depths.get(String(option.value)) ?? 0) * 16 }}>
          {option.label}
        </span>
      )}
    />
  )
}
