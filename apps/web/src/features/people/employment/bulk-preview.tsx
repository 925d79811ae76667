import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { RowsSkeleton } from '../../../ui/feedback/rows-skeleton.tsx'
import { consequenceText, isWarning } from './consequence-text.ts'
import type { Preview } from './employment-queries.ts'
import styles from './employment.module.css'

interface BulkPreviewProps {
  preview: Preview | undefined
  error: unknown
  today: string
  onRetry: () => void
}

/** What the change does to each person; those whom it cannot reach come first. */
export function BulkPreview({ preview, error, today, onRetry }: BulkPreviewProps) {
  const { t } = useTranslation()
  if (!preview && error) return <ErrorState error={error} onRetry={onRetry} />
  const refused = preview?.filter((one) => one.error !== null).length ?? 0
  const sorted = preview?.toSorted((a, b) => Number(b.error !== null) - Number(a.error !== null))
  return (
    <section className={styles.preview} aria-label={t('employment.bulk.preview')}>
      <div className={styles.previewHead}>
        <strong>{t('employment.bulk.preview')}</strong>
        {refused > 0 && (
          <span className={styles.bad} role="status">
            {t('employment.bulk.refused', { n: refused })} · {t('employment.bulk.refusedHint')}
          </span>
        )}
      </div>
      {!sorted ? (
        <RowsSkeleton rows={3} />
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        <ul className={styles.previewRows} tabIndex={0}>
          {sorted.map((one) => (
            <li key={one.user_id}>
              <span className={styles.previewName}>{one.username}</span>
              <div>
                {one.error && (
                  <p className={styles.bad}>
                    <IconAlertTriangle size={14} aria-hidden /> {one.error.message}
                  </p>
                )}
                {!one.error && one.consequences.length === 0 && (
                  <p className={styles.quiet}>{t('employment.bulk.same')}</p>
                )}
                {one.consequences.map((each) => (
                  <p
                    key={`${each.kind}${each.to}${each.on}`}
                    className={isWarning(each) ? styles.warn : undefined}
                  >
                    {consequenceText(t, each, today)}
                  </p>
                ))}
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
