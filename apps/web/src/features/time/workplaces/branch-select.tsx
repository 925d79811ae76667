import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { branchesQuery } from './workplace-queries.ts'

interface BranchSelectProps {
  value?: string | null
  onChange?: (branch: string | null) => void
  error?: ReactNode
}

/** To which branch a place or network belongs, if to any. */
export function BranchSelect(props: BranchSelectProps) {
  const { t } = useTranslation()
  const branches = useQuery(branchesQuery)
  const data = (branches.data ?? []).map(({ branch_id, branch_name }) => ({
    value: String(branch_id),
    label: branch_name,
  }))
  return (
    <Select
      label={t('workplaces.branch')}
      placeholder={t('workplaces.none')}
      data={data}
      searchable={data.length > 8}
      clearable
      clearButtonProps={{ 'aria-label': t('common.action.clear') }}
      {...props}
    />
  )
}
