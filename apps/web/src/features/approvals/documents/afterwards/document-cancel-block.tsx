import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import styles from './changes.module.css'
import { Fact, Facts } from '../kinds/document-content.tsx'
import type { DocumentCancelValues } from './document-cancel.ts'

/** What is to be cancelled, and why. */
export function DocumentCancelBlock({ values }: { values: DocumentCancelValues }) {
  const { t } = useTranslation()
  const { drf_id, drf_serial, drf_title, reason } = values
  return (
    <Facts title={t('documentCancel.title')}>
      <Fact name={t('documentCancel.document')}>
        <strong>{drf_title}</strong>{' '}
        <Link className={styles.link} to="/main/approval/$id" params={{ id: String(drf_id) }}>
          {t('documentCancel.open')}
        </Link>
      </Fact>
      {drf_serial && (
        <Fact name={t('documentCancel.serial')}>
          <span className="numeric">{drf_serial}</span>
        </Fact>
      )}
      <Fact name={t('documentCancel.reason')}>{reason}</Fact>
    </Facts>
  )
}
