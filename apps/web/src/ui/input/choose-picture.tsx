import { Button, type ButtonProps, FileButton } from '@mantine/core'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'

interface ChoosePictureProps extends Omit<ButtonProps, 'children'> {
  hasPicture: boolean
  onChoose: (file: File) => void
}

/** The button that opens the files of the device for a picture. */
export function ChoosePicture({ hasPicture, onChoose, ...look }: ChoosePictureProps) {
  const { t } = useTranslation()
  const forget = useRef<() => void>(null)
  const choose = (file: File | null) => {
    if (file) onChoose(file)
    // The browser tells nothing when the same file is chosen again, unless it has forgotten the first choice.
    forget.current?.()
  }
  return (
    <FileButton onChange={choose} accept="image/png,image/jpeg,image/webp" resetRef={forget}>
      {(open) => (
        <Button {...look} {...open}>
          {t(hasPicture ? 'kit.picture.change' : 'kit.picture.choose')}
        </Button>
      )}
    </FileButton>
  )
}
