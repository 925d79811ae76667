import { Button, FileButton } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useProfile } from '../../app/profile.ts'
import { FormProblem } from '../../ui/dialog/form-problem.tsx'
import { useConfirm } from '../../ui/dialog/use-confirm.ts'
import { notify } from '../../ui/notify.ts'
import { useFilePreview } from '../../ui/input/use-file-preview.ts'
import { Section } from '../../ui/page/section.tsx'
import { PersonAvatar } from '../../ui/people/person-avatar.tsx'
import styles from './profile.module.css'
import { useUpdateProfile } from './use-update-profile.ts'

/** The own picture: seen before it is saved, and taken away again. */
export function PictureSection() {
  const { t } = useTranslation()
  const { username, image_url: current } = useProfile().user_profile
  const [file, setFile] = useState<File | null>(null)
  const preview = useFilePreview(file)
  const [version, setVersion] = useState(0)
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
    // The address of a picture stays the same; the browser must not show the one it keeps.
    setVersion(Date.now())
    notify({ text: t('profile.picture.saved') })
  }
  const remove = async () => {
    const isSure = await confirm({
      title: t('profile.picture.removeAsk'),
      danger: true,
      confirmText: t('profile.picture.remove'),
    })
    if (isSure)
      update.mutate(
        { body: { image_url: null } },
        { onSuccess: () => notify({ text: t('profile.picture.removed') }) },
      )
  }
  const shown = preview ?? (current && version > 0 ? `${current}?v=${version}` : current)
  return (
    <Section
      title={t('profile.picture.title')}
      note={t(file ? 'profile.picture.preview' : 'profile.picture.hint')}
    >
      <FormProblem error={update.error} />
      <div className={styles.picture}>
        <PersonAvatar name={username} imageUrl={shown} size={88} />
        <FileButton onChange={setFile} accept="image/png,image/jpeg,image/webp">
          {(props) => (
            <Button variant="default" {...props}>
              {t(current ? 'profile.picture.change' : 'profile.picture.choose')}
            </Button>
          )}
        </FileButton>
        {file && (
          <>
            <Button onClick={() => void save()} loading={update.isPending}>
              {t('common.action.save')}
            </Button>
            <Button variant="subtle" onClick={() => setFile(null)}>
              {t('common.action.cancel')}
            </Button>
          </>
        )}
        {current && !file && (
          <Button variant="subtle" color="red" onClick={() => void remove()} loading={update.isPending}>
            {t('profile.picture.remove')}
          </Button>
        )}
      </div>
    </Section>
  )
}
