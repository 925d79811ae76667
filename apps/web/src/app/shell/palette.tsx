import '../command-sources.ts'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { PaletteBody } from './palette-body.tsx'

/** Go anywhere, find anybody, start anything: Ctrl or ⌘ K. */
export function Palette({ opened, close }: { opened: boolean; close: () => void }) {
  const { t } = useTranslation()
  return (
    <Dialog
      opened={opened}
      onClose={close}
      withCloseButton={false}
      padding={0}
      size={600}
      yOffset="12dvh"
      attributes={{ content: { 'aria-label': t('shell.palette.title') } }}
      transitionProps={{ duration: 80 }}
    >
      <PaletteBody close={close} />
    </Dialog>
  )
}
