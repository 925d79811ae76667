import { Drawer, type DrawerProps, Modal, type ModalProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useIsPhone } from '../page/use-is-phone.ts'
import { useBackCloses } from './back-closes.ts'
import { ReturnsFocus } from './returns-focus.tsx'

interface DialogProps extends ModalProps {
  /** What Back does, where it is not the same as closing; false where the dialog stays. */
  onBack?: () => boolean | void
}

/**
 * A dialog of the kit: it gives the focus back, and Back closes it. What must be answered stays open. On a phone it fills the
 * screen; a question, which has no button to close it, does not.
 */
export function Dialog({ onBack, children, ...props }: DialogProps) {
  const { t } = useTranslation()
  const isPhone = useIsPhone()
  const isFixed = props.closeOnEscape === false
  useBackCloses(props.opened, {
    byBack: onBack ?? (() => (isFixed ? false : props.onClose())),
    byEscape: isFixed ? undefined : props.onClose,
    hearsEscape: true,
  })
  return (
    <Modal
      returnFocus={false}
      closeButtonProps={{ 'aria-label': t('kit.dialog.close') }}
      fullScreen={isPhone && props.withCloseButton !== false}
      {...props}
    >
      <ReturnsFocus />
      {children}
    </Modal>
  )
}

/** The same as a sheet from an edge of the screen; Esc closes it once nothing is open above it. */
export function Sheet({ children, ...props }: DrawerProps) {
  const { t } = useTranslation()
  const close = () => props.onClose()
  useBackCloses(props.opened, { byBack: close, byEscape: close, hearsEscape: false })
  return (
    <Drawer
      returnFocus={false}
      closeButtonProps={{ 'aria-label': t('kit.dialog.close') }}
      {...props}
      closeOnEscape={false}
    >
      <ReturnsFocus />
      {children}
    </Drawer>
  )
}
