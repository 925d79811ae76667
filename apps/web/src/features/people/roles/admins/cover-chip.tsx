import { CloseButton } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { addCoverTeam } from '#contract/people/roles/roles.ts'
import { useAction } from '../../../../api/use-action.ts'
import styles from './admins.module.css'
import { EditableName } from './editable-name.tsx'
import type { Cover, LimitedAdmin } from './limited-admins.tsx'

interface CoverChipProps {
  person: LimitedAdmin
  cover: Cover
  onRemove: () => void
}

/** A covered team with what that is called; the name is edited where it stands. */
export function CoverChip({ person, cover, onRemove }: CoverChipProps) {
  const { t } = useTranslation()
  const rename = useAction(addCoverTeam)
  const { user_id, username } = person
  const { team_id, team_name, role_name, abilities } = cover
  const words = { name: username, team: team_name }
  return (
    <span className={styles.cover}>
      <strong>{team_name}</strong>
      {abilities.update ? (
        <EditableName
          label={t('admins.rename', words)}
          value={role_name}
          reset={cover.has_own_name ? t('admins.followCompany') : null}
          onSave={(name) => rename.mutateAsync({ body: { user_id, team_id, role_name: name } })}
        >
          {(button) => (
            <>
              <button
                type="button"
                className={styles.coverName}
                aria-label={`${role_name}. ${t('admins.rename', words)}`}
                {...button}
              >
                {role_name}
                <IconPencil size={13} aria-hidden />
              </button>
              <CloseButton size="xs" aria-label={t('admins.removeTeam', words)} onClick={onRemove} />
            </>
          )}
        </EditableName>
      ) : (
        <span className={styles.coverName}>{role_name}</span>
      )}
    </span>
  )
}
