import { Button, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { shortDay } from '../../../text/formats.ts'
import { ChoosePicture } from '../../../ui/input/choose-picture.tsx'
import { useFilePreview } from '../../../ui/input/use-file-preview.ts'
import type { Week } from './changed-days.ts'
import { MenuPicture } from './menu-picture.tsx'

interface EditPictureProps {
  day: Week['days'][number]
  /** What will stand there once the week is saved: a file, none (null), or what is there. */
  chosen: File | null | undefined
  isDisabled: boolean
  onChoose: (file: File | null) => void
}

/** The picture of one day: chosen, exchanged or taken away, and saved with the week. */
export function EditPicture({ day: { date, picture }, chosen, isDisabled, onChoose }: EditPictureProps) {
  const { t } = useTranslation()
  const preview = useFilePreview(chosen ?? null)
  const name = t('meals.picture', { day: shortDay(date) })
  const shown = chosen === undefined ? picture : preview
  return (
    <div role="group" aria-label={name}>
      {shown && <MenuPicture src={shown} alt={name} />}
      <Group gap={4} mt={4}>
        <ChoosePicture
          variant="subtle"
          size="compact-sm"
          hasPicture={shown !== null}
          disabled={isDisabled}
          onChoose={onChoose}
        />
        {shown && (
          <Button
            variant="subtle"
            color="red"
            size="compact-sm"
            disabled={isDisabled}
            onClick={() => onChoose(null)}
          >
            {t('kit.picture.remove')}
          </Button>
        )}
      </Group>
    </div>
  )
}
