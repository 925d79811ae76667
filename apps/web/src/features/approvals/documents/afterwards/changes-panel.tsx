import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { documentChanges } from '#contract/approvals/documents/changes.ts'
import type { EndpointResponse } from '#contract/endpoint.ts'
import { q } from '../../../../api/query.ts'
import { moment } from '../../../../text/formats.ts'
import { CardSkeleton } from '../../../../ui/feedback/card-skeleton.tsx'
import { QueryView } from '../../../../ui/feedback/query-view.tsx'
import shared from '../document.module.css'
import styles from './changes.module.css'
import { Redline } from './redline.tsx'

type Changes = EndpointResponse<typeof documentChanges>
type Differences = Changes['changes'][number]['differences']

/** How a document differs from the one in whose place it was written, and what was changed of it since. */
export function ChangesPanel({ id, version }: { id: number; version: number }) {
  const { t } = useTranslation()
  // Each version is asked for anew; what became of the ones before stands.
  const query = useQuery({ ...q(documentChanges, { params: { id } }), staleTime: 10_000, meta: { version } })
  return (
    <section aria-label={t('afterwards.changes.title')}>
      <h3 className={shared.subtitle}>{t('afterwards.changes.title')}</h3>
      <QueryView query={query} skeleton={<CardSkeleton lines={3} />}>
        {({ replaces, changes }) => (
          <>
            {changes.map((one) => (
              <div key={one.version} className={styles.change}>
                <p className="quiet">
                  {t('afterwards.changes.version', {
                    n: one.version - 1,
                    at: moment(one.changed_at),
                    name: one.changed_by?.username ?? t('afterwards.changes.system'),
                  })}
                </p>
                <Shown differences={one.differences} />
              </div>
            ))}
            {replaces && <Replaces replaces={replaces} />}
          </>
        )}
      </QueryView>
    </section>
  )
}

function Replaces({ replaces }: { replaces: NonNullable<Changes['replaces']> }) {
  const { t } = useTranslation()
  return (
    <div className={styles.change}>
      <p className={styles.related}>
        {t('afterwards.resubmission.of')}{' '}
        <Link to="/main/approval/$id" params={{ id: String(replaces.drf_id) }}>
          {t('afterwards.resubmission.openBefore')}
        </Link>{' '}
        <span className="quiet numeric">{replaces.drf_serial}</span>
      </p>
      {replaces.denied.map(({ username, rcv_comment }) => (
        <p key={username} className={styles.denied}>
          {t('afterwards.resubmission.denied', { name: username, comment: rcv_comment })}
        </p>
      ))}
      <p className="quiet">{t('afterwards.resubmission.before')}</p>
      <Shown differences={replaces.differences} />
    </div>
  )
}

function Shown({ differences: { title, text, answers } }: { differences: Differences }) {
  const { t } = useTranslation()
  const parts = [
    ...(title ? [{ label: t('afterwards.changes.documentTitle'), pieces: title }] : []),
    ...answers,
    ...(text ? [{ label: t('afterwards.changes.text'), pieces: text }] : []),
  ]
  if (parts.length === 0) return <p>{t('afterwards.changes.none')}</p>
  return (
    <dl className={styles.parts}>
      {parts.map(({ label, pieces }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Redline pieces={pieces} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
