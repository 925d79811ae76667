import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { updateOtherProfile } from '#contract/people/employment/changes.ts'
import { useAction } from '../../../api/use-action.ts'
import { useConfirm } from '../../../ui/dialog/use-confirm.ts'
import { ChoosePicture } from '../../../ui/input/choose-picture.tsx'
import { notify } from '../../../ui/notify.ts'
import { PersonAvatar } from '../../../ui/people/person-avatar.tsx'
import { useFreshPicture } from '../../../ui/people/use-fresh-picture.ts'
import { type Person } from '../directory/index.ts'
import styles from './members.module.css'

/** The picture of a person; who keeps the record changes it for those who do not themselves. */
export function PersonPicture({ person, name }: { person: Person; name: string }) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const { image_url: current } = person.user_profile
  const picture = useFreshPicture(current)
  const update = useAction(updateOtherProfile, { onSuccess: picture.renew })
  const user_id = person.user_id
  const choose = (file: File) =>
    update.mutate(
      { body: { user_id, image_url: file as never } },
      { onSuccess: () => notify({ text: t('members.picture.saved') }) },
    )
  const remove = async () => {
    const isSure = await confirm({
      title: t('members.picture.removeAsk', { name }),
      confirmText: t('kit.picture.remove'),
      danger: true,
    })
    if (!isSure) return
    update.mutate(
      { body: { user_id, image_url: null } },
      { onSuccess: () => notify({ text: t('members.picture.removed') }) },
    )
  }
  return (
    <div className={styles.picture}>
      <PersonAvatar name={name || person.email} imageUrl={picture.address} size={72} />
      {person.abilities.update && (
        <ChoosePicture
          hasPicture={current !== null}
          onChoose={choose}
          variant="subtle"
          size="compact-xs"
          loading={update.isPending}
        />
      )}
      {person.abilities.update && current && (
        <Button variant="subtle" size="compact-xs" color="red" onClick={() => void remove()}>
          {t('kit.picture.remove')}
        </Button>
      )}
    </div>
  )
}
