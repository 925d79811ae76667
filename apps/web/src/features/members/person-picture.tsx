import { Button, FileButton } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { updateOtherProfile } from '#contract/members/profiles.ts'
import { useAction } from '../../api/use-action.ts'
import { useConfirm } from '../../ui/dialog/use-confirm.ts'
import { notify } from '../../ui/notify.ts'
import { PersonAvatar } from '../../ui/people/person-avatar.tsx'
import { memberReads, type Person } from '../people/index.ts'
import styles from './members.module.css'

/** The picture of a person; who keeps the record changes it for those who do not themselves. */
export function PersonPicture({ person }: { person: Person }) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  // The address of a picture stays the same; the browser must not show the one it keeps.
  const [version, setVersion] = useState(0)
  const update = useAction(updateOtherProfile, {
    invalidates: memberReads,
    onSuccess: () => setVersion((seen) => seen + 1),
  })
  const { username, image_url: current } = person.user_profile
  const user_id = person.user_id
  const choose = (file: File | null) => {
    if (!file) return
    update.mutate(
      { body: { user_id, image_url: file as never } },
      { onSuccess: () => notify({ text: t('employment.picture.saved') }) },
    )
  }
  const remove = async () => {
    const isSure = await confirm({
      title: t('employment.picture.removeAsk', { name: username }),
      confirmText: t('employment.picture.remove'),
      danger: true,
    })
    if (!isSure) return
    update.mutate(
      { body: { user_id, image_url: null } },
      { onSuccess: () => notify({ text: t('employment.picture.removed') }) },
    )
  }
  const shown = current && version > 0 ? `${current}?v=${version}` : current
  return (
    <div className={styles.picture}>
      <PersonAvatar name={username || person.email} imageUrl={shown} size={72} />
      {person.abilities.update && (
        <FileButton onChange={choose} accept="image/png,image/jpeg,image/webp">
          {(props) => (
            <Button variant="subtle" size="compact-xs" loading={update.isPending} {...props}>
              {t('employment.picture.change')}
            </Button>
          )}
        </FileButton>
      )}
      {person.abilities.update && current && (
        <Button variant="subtle" size="compact-xs" color="red" onClick={() => void remove()}>
          {t('employment.picture.remove')}
        </Button>
      )}
    </div>
  )
}
