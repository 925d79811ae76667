import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { OpenedDocument } from '../approval-queries.ts'
import { ChangesPanel } from './changes-panel.tsx'
import styles from './changes.module.css'

/** What came before and after a document: the one in whose place it stands, the one in its place, the one that cancels it. */
export function RelatedDocuments({ document }: { document: OpenedDocument }) {
  const { t } = useTranslation()
  const { drf_status: status, cancel_drf_id, replaced_by_drf_id, replaces_drf_id, version, drf_id } = document
  return (
    <>
      {cancel_drf_id !== null && (
        <Related
          to={cancel_drf_id}
          says={t(status === 'CANCELED' ? 'afterwards.cancel.canceled' : 'afterwards.cancel.asked')}
          open={t('afterwards.cancel.open')}
        />
      )}
      {replaced_by_drf_id !== null && (
        <Related
          to={replaced_by_drf_id}
          says={t('afterwards.resubmission.by')}
          open={t('afterwards.resubmission.openAfter')}
        />
      )}
      {(replaces_drf_id !== null || version > 1) && <ChangesPanel id={drf_id} version={version} />}
    </>
  )
}

function Related({ to, says, open }: { to: number; says: string; open: string }) {
  return (
    <p className={styles.related} role="note">
      {says}{' '}
      <Link to="/main/approval/$id" params={{ id: String(to) }}>
        {open}
      </Link>
    </p>
  )
}
