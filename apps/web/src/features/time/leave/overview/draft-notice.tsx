import { keptDraft, openLeaveRequest, useOpenedLeaveRequest } from '../index.ts'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import styles from './leave-screen.module.css'

/** Offers a request again that a reload or a closed tab cut off. */
export function DraftNotice() {
  const { t } = useTranslation()
  const isOpen = useOpenedLeaveRequest() !== null
  if (isOpen || keptDraft() === null) return null
  return (
    <div className={styles.notice} role="status">
      <span>{t('leaveYear.draft.text')}</span>
      <Button size="compact-sm" variant="light" onClick={() => openLeaveRequest()}>
        {t('leaveYear.draft.open')}
      </Button>
    </div>
  )
}
