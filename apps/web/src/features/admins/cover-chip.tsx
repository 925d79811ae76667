import { CloseButton } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addCoverTeam, listLimitedAdmins } from '#contract/roles/roles.ts'
import { listTeams } from '#contract/organization/organization.ts'
import { useAction } from '../../api/use-action.ts'
import { notify } from '../../ui/notify.ts'
import styles from './admins.module.css'
import type { Cover, LimitedAdmin } from './limited-admins.tsx'
import { NameEditor } from './name-editor.tsx'

interface CoverChipProps {
  person: LimitedAdmin
  cover: Cover
  onRemove: () => void
}

/** A covered team with what that is called; the name is edited where it stands. */
export function CoverChip({ person, cover, onRemove }: CoverChipProps) {
  const { t } = useTranslation()
  const [isEditing, setEditing] = useState(false)
  const rename = useAction(addCoverTeam, { invalidates: [listLimitedAdmins, listTeams] })
  const words = { name: person.username, team: cover.team_name }
  const save = (role_name: string | null) =>
    rename.mutate(
      { body: { user_id: person.user_id, team_id: cover.team_id, role_name } },
      {
        onSuccess: () => {
          setEditing(false)
          notify({ text: t('admins.renamed') })
        },
      },
    )
  if (!cover.abilities.update) {
    return (
      <span className={styles.cover}>
        <strong>{cover.team_name}</strong>
        <span className={styles.coverName}>{cover.role_name}</span>
      </span>
    )
  }
  return (
    <span className={styles.cover}>
      <strong>{cover.team_name}</strong>
      {isEditing ? (
        <NameEditor
          label={t('admins.rename', words)}
          value={cover.role_name}
          isSaving={rename.isPending}
          reset={cover.has_own_name ? t('admins.followCompany') : null}
          onSave={save}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <button
          type="button"
          className={styles.coverName}
          aria-label={`${cover.role_name}. ${t('admins.rename', words)}`}
          onClick={() => setEditing(true)}
        >
          {cover.role_name}
          <IconPencil size={13} aria-hidden />
        </button>
      )}
      {!isEditing && <CloseButton size="xs" aria-label={t('admins.removeTeam', words)} onClick={onRemove} />}
    </span>
  )
}
