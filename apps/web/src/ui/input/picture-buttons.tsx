import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ChoosePicture } from './choose-picture.tsx'

interface PictureButtonsProps {
  hasPicture: boolean
  /** The one that is seen but not saved yet. */
  file: File | null
  onFile: (file: File | null) => void
  onSave: () => void
  onRemove: () => void
  isSending: boolean
}

/** Chooses a picture, then saves it or lets it go; takes away the one that is there. */
export function PictureButtons(props: PictureButtonsProps) {
  const { hasPicture, file, onFile, isSending } = props
  const { t } = useTranslation()
  return (
    <>
      <ChoosePicture variant="default" hasPicture={hasPicture} onChoose={onFile} />
      {file && (
        <>
          <Button onClick={props.onSave} loading={isSending}>
            {t('common.action.save')}
          </Button>
          <Button variant="subtle" onClick={() => onFile(null)} disabled={isSending}>
            {t('common.action.cancel')}
          </Button>
        </>
      )}
      {hasPicture && !file && (
        <Button variant="subtle" color="red" onClick={props.onRemove} loading={isSending}>
          {t('kit.picture.remove')}
        </Button>
      )}
    </>
  )
}
