import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useProfile } from '../../../page/profile.ts'
import { TeamPicker } from '../../../ui/people/team-picker.tsx'
import { ranksQuery, teamOptions, teamsQuery } from './people-queries.ts'

interface IdFieldProps {
  value: number | null
  onChange: (id: number | null) => void
  error?: ReactNode
  required?: boolean
  disabled?: boolean
  placeholder?: string
}

/** A team that the viewer may put people into. */
export function TeamField(props: IdFieldProps) {
  const { t } = useTranslation()
  const teams = useQuery(teamsQuery(useProfile()))
  return <TeamPicker {...props} label={t('directory.field.team')} teams={teamOptions(teams.data)} />
}

export function RankField({ value, onChange, placeholder, ...rest }: IdFieldProps) {
  const { t } = useTranslation()
  const ranks = useQuery(ranksQuery)
  return (
    <Select
      label={t('directory.field.rank')}
      {...rest}
      placeholder={placeholder ?? t('directory.field.noRank')}
      data={(ranks.data ?? []).map((rank) => ({ value: String(rank.id), label: rank.name }))}
      value={value === null ? null : String(value)}
      onChange={(id) => onChange(id === null ? null : Number(id))}
      clearable
      clearButtonProps={{ 'aria-label': t('common.action.clear') }}
    />
  )
}
