import { Switch } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { getCompany, updateUseOutlookCategory } from '#contract/platform/companies/companies.ts'
import { q } from '../../../api/query.ts'
import { useAction } from '../../../api/use-action.ts'
import { notify } from '../../../ui/notify.ts'
import styles from './settings.module.css'

const companyQuery = q(getCompany)

/** Whether events in Outlook carry a category; only asked while that calendar is on. */
export function OutlookCategory() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { data } = useQuery(companyQuery)
  const save = useAction(updateUseOutlookCategory, {
    onSuccess: (answer) => {
      client.setQueryData(companyQuery.queryKey, (company) => company && { ...company, ...answer })
      notify({ text: t('common.state.saved') })
    },
  })
  if (!data) return null
  return (
    <div className={styles.below}>
      <Switch
        label={t('features.outlookCategory')}
        description={t('settings.recorded')}
        checked={
          save.isPending ? (save.variables.body?.use_outlook_category ?? false) : data.use_outlook_category
        }
        onChange={(event) => save.mutate({ body: { use_outlook_category: event.currentTarget.checked } })}
      />
    </div>
  )
}
