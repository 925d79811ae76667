import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import styles from './settings.module.css'
import { useLeaveGuard } from './use-leave-guard.ts'

interface SaveBarProps {
  isDirty: boolean
  isSending: boolean
  onRevert: () => void
}

/** Appears with the first change; leaving with unsaved changes asks first. */
export function SaveBar({ isDirty, isSending, onRevert }: SaveBarProps) {
  const { t } = useTranslation()
  useLeaveGuard(() => isDirty)
  if (!isDirty) return null
  return (
    <div className={styles.save} role="status">
      <span>{t('settings.save.dirty')}</span>
      <Button variant="default" onClick={onRevert} disabled={isSending}>
        {t('settings.save.revert')}
      </Button>
      <Button type="submit" loading={isSending}>
        {t('common.action.save')}
      </Button>
    </div>
  )
}
