import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { number } from '../../../text/formats.ts'
import { Section } from '../../../ui/page/section.tsx'
import { useWaitingCount } from '../../approvals/documents/index.ts'
import type { Home } from './home-queries.ts'
import styles from './home.module.css'
import { WaitingDocuments } from './waiting-documents.tsx'

/** Documents that wait for the person, and own ones that are open, by the tabs of the outbox. */
export function ApprovalsCard({ approvals }: { approvals: Home['approvals'] }) {
  const { t } = useTranslation()
  // The navigation counts too, and without those that are being decided right now.
  const waiting = useWaitingCount() ?? approvals.to_approve
  const { requested, in_progress } = approvals
  if (waiting + requested + in_progress === 0) return null
  return (
    <Section
      title={t('home.approvals.title')}
      actions={
        <Link to="/main/approval/inbox" className={styles.link}>
          {t('home.approvals.open')}
        </Link>
      }
    >
      <div className={styles.facts}>
        {waiting > 0 && (
          <Link to="/main/approval/inbox" className={styles.fact} data-calls>
            <span>{t('home.approvals.toApprove')}</span>
            <strong>{t('home.approvals.count', { n: number(waiting) })}</strong>
          </Link>
        )}
        {requested > 0 && (
          <Link to="/main/approval/outbox" className={styles.fact}>
            <span>{t('home.approvals.requested')}</span>
            <strong>{t('home.approvals.count', { n: number(requested) })}</strong>
          </Link>
        )}
        {in_progress > 0 && (
          <Link to="/main/approval/outbox" search={{ bucket: 'processing' }} className={styles.fact}>
            <span>{t('home.approvals.inProgress')}</span>
            <strong>{t('home.approvals.count', { n: number(in_progress) })}</strong>
          </Link>
        )}
      </div>
      {waiting > 0 && <WaitingDocuments waiting={waiting} />}
    </Section>
  )
}
