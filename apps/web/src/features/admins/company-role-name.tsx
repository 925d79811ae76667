import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { permissionMatrix } from '#contract/roles/permissions.ts'
import { getRoleNames, listLimitedAdmins, updateRoleNames } from '#contract/roles/roles.ts'
import { listTeams } from '#contract/organization/organization.ts'
import { q } from '../../api/query.ts'
import { useAction } from '../../api/use-action.ts'
import { notify } from '../../ui/notify.ts'
import styles from './admins.module.css'
import { NameEditor } from './name-editor.tsx'

/** What the company calls those who look after teams, edited where it stands. */
export function CompanyRoleName() {
  const { t } = useTranslation()
  const [isEditing, setEditing] = useState(false)
  const names = useQuery(q(getRoleNames)).data
  const rename = useAction(updateRoleNames, {
    invalidates: [getRoleNames, listLimitedAdmins, listTeams, permissionMatrix],
  })
  if (!names) return null
  const { limited_admin: name, limited_admin_default: usual } = names
  const save = (limited_admin: string | null) =>
    rename.mutate(
      { body: { limited_admin } },
      {
        onSuccess: () => {
          setEditing(false)
          notify({ text: t('admins.renamed') })
        },
      },
    )
  return (
    <div className={styles.companyName}>
      <span className={styles.quiet}>{t('admins.companyName')}</span>
      {isEditing ? (
        <NameEditor
          label={t('admins.companyName')}
          value={name}
          isSaving={rename.isPending}
          reset={name === usual ? null : t('admins.companyNameReset', { name: usual })}
          onSave={save}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <>
          <strong>{name}</strong>
          <Button size="compact-xs" variant="default" onClick={() => setEditing(true)}>
            {t('admins.companyNameEdit')}
          </Button>
          <small className={styles.quiet}>{t('admins.companyNameHint')}</small>
        </>
      )}
    </div>
  )
}
