import { MultiSelect } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useProfile } from '../../../page/profile.ts'
import { ranksQuery, teamOptions, teamsQuery } from '../../people/directory/index.ts'
import type { CodeForm } from './code-form.ts'
import styles from './event-codes.module.css'

/** Whom a kind is for: teams with those below, and ranks; single people are assigned afterwards. */
export function AudienceFields({ form }: { form: UseFormReturnType<CodeForm> }) {
  const { t } = useTranslation()
  const teams = useQuery(teamsQuery(useProfile()))
  const ranks = useQuery(ranksQuery)
  return (
    <>
      <MultiSelect
        label={t('eventCodes.teams')}
        data={teamOptions(teams.data).map(({ id, name }) => ({ value: String(id), label: name }))}
        searchable
        clearable
        {...form.getInputProps('teams')}
      />
      <MultiSelect
        label={t('eventCodes.ranks')}
        data={(ranks.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        searchable
        clearable
        {...form.getInputProps('ranks')}
      />
      <p className={styles.note}>{t('eventCodes.chosenHint')}</p>
    </>
  )
}
