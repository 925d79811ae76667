import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { getRoleNames, updateRoleNames } from '#contract/people/roles/roles.ts'
import { q } from '../../../../api/query.ts'
import { useAction } from '../../../../api/use-action.ts'
import styles from './admins.module.css'
import { EditableName } from './editable-name.tsx'

/** What the company calls those who look after teams, edited where it stands. */
export function CompanyRoleName() {
  const { t } = useTranslation()
  const names = useQuery(q(getRoleNames)).data
  const rename = useAction(updateRoleNames)
  if (!names) return null
  const { limited_admin: name, limited_admin_default: usual } = names
  return (
    <div className={styles.companyName}>
      <span className={styles.quiet}>{t('admins.companyName')}</span>
      <EditableName
        label={t('admins.companyName')}
        value={name}
        reset={name === usual ? null : t('admins.companyNameReset', { name: usual })}
        onSave={(limited_admin) => rename.mutateAsync({ body: { limited_admin } })}
      >
        {(button) => (
          <>
            <strong>{name}</strong>
            <Button size="compact-xs" variant="default" {...button}>
              {t('admins.companyNameEdit')}
            </Button>
            <small className={styles.quiet}>{t('admins.companyNameHint')}</small>
          </>
        )}
      </EditableName>
    </div>
  )
}
