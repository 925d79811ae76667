import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../text/sentence-of.ts'
import { requestIdOf } from './refusal.ts'
import styles from './states.module.css'

interface ErrorStateProps {
  error: unknown
  onRetry?: () => void
  title?: string
}

/** What could not be shown, why, and the way to try again. */
export function ErrorState({ error, onRetry, title }: ErrorStateProps) {
  const { t } = useTranslation()
  const requestId = requestIdOf(error)
  return (
    <div className={styles.state} role="alert" data-kit="error">
      <span className={styles.icon} data-bad aria-hidden>
        <IconAlertTriangle size={22} stroke={1.6} />
      </span>
      <p className={styles.title}>{title ?? t('kit.error.title')}</p>
      <p className={styles.hint}>{sentenceOf(error)}</p>
      {requestId && <p className={styles.request}>{t('kit.error.requestId', { id: requestId })}</p>}
      {onRetry && (
        <div className={styles.action}>
          <Button variant="default" size="xs" onClick={onRetry}>
            {t('kit.error.retry')}
          </Button>
        </div>
      )}
    </div>
  )
}
