import { Button } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import styles from './settings.module.css'

interface SaveBarProps {
  isDirty: boolean
  isSending: boolean
  onRevert: () => void
}

/** Appears with the first change; leaving with unsaved changes asks first. */
export function SaveBar({ isDirty, isSending, onRevert }: SaveBarProps) {
  const { t } = useTranslation()
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && current.pathname !== next.pathname,
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  })
  return (
    <>
      {isDirty && (
        <div className={styles.save} role="status">
          <span>{t('settings.save.dirty')}</span>
          <Button variant="default" onClick={onRevert} disabled={isSending}>
            {t('settings.save.revert')}
          </Button>
          <Button type="submit" loading={isSending}>
            {t('common.action.save')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        opened={blocker.status === 'blocked'}
        title={t('settings.save.leaveTitle')}
        message={t('settings.save.leaveText')}
        confirmText={t('settings.save.leave')}
        cancelText={t('settings.save.stay')}
        danger
        onConfirm={() => blocker.proceed?.()}
        onCancel={() => blocker.reset?.()}
      />
    </>
  )
}
