import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useProfile } from '../../../../page/profile.ts'
import { FormProblem } from '../../../../ui/dialog/form-problem.tsx'
import { useConfirm } from '../../../../ui/dialog/use-confirm.ts'
import { notify } from '../../../../ui/notify.ts'
import { PictureButtons } from '../../../../ui/input/picture-buttons.tsx'
import { useFilePreview } from '../../../../ui/input/use-file-preview.ts'
import { Section } from '../../../../ui/page/section.tsx'
import { PersonAvatar } from '../../../../ui/people/person-avatar.tsx'
import { useFreshPicture } from '../../../../ui/people/use-fresh-picture.ts'
import styles from './profile.module.css'
import { useUpdateProfile } from './use-update-profile.ts'

/** The own picture: seen before it is saved, and taken away again. */
export function PictureSection() {
  const { t } = useTranslation()
  const { username, image_url: current } = useProfile().user_profile
  const [file, setFile] = useState<File | null>(null)
  const preview = useFilePreview(file)
  const picture = useFreshPicture(current)
  const update = useUpdateProfile('form')
  const confirm = useConfirm()
  const save = async () => {
    if (!file) return
    try {
      await update.mutateAsync({ body: { image_url: file as never } })
    } catch {
      // The refusal stands above the picture.
      return
    }
    setFile(null)
    picture.renew()
    notify({ text: t('profile.picture.saved') })
  }
  const remove = async () => {
    const isSure = await confirm({
      title: t('profile.picture.removeAsk'),
      danger: true,
      confirmText: t('kit.picture.remove'),
    })
    if (isSure)
      update.mutate(
        { body: { image_url: null } },
        { onSuccess: () => notify({ text: t('profile.picture.removed') }) },
      )
  }
  return (
    <Section
      title={t('profile.picture.title')}
      note={t(file ? 'profile.picture.preview' : 'profile.picture.hint')}
    >
      <FormProblem error={update.error} />
      <div className={styles.picture}>
        <PersonAvatar name={username} imageUrl={preview ?? picture.address} size={88} />
        <PictureButtons
          hasPicture={current !== null}
          file={file}
          onFile={setFile}
          onSave={() => void save()}
          onRemove={() => void remove()}
          isSending={update.isPending}
        />
      </div>
    </Section>
  )
}
