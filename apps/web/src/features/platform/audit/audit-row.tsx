import { useTranslation } from 'react-i18next'
import { moment } from '../../../text/formats.ts'
import type { AuditEvent } from './audit-queries.ts'
import styles from './audit.module.css'

/** One event: what was done, by whom, to whom, from where; what became another opens below. */
export function AuditRow({ event }: { event: AuditEvent }) {
  const { t } = useTranslation()
  const { actor, target, ip, changes } = event
  const isOwn = actor !== null && target?.kind === 'member' && target.id === actor.user_id
  const facts = [
    actor?.username ?? t('audit.product'),
    target?.name && !isOwn && t('audit.target', { name: target.name }),
    ip && t('audit.from', { ip }),
  ]
  return (
    <li className={styles.row}>
      <span className={styles.said}>
        <strong>{event.action_text}</strong>
        <span className="quiet">{facts.filter(Boolean).join(' · ')}</span>
        {changes.length > 0 && (
          <details className={styles.details}>
            <summary>{t('audit.changes', { n: changes.length })}</summary>
            <dl className={styles.changes}>
              {changes.map(({ label, before, after }, at) => (
                // Two of one name may stand beside each other.
                <div key={`${label} ${at}`}>
                  <dt>{label}</dt>
                  <dd>
                    {before !== null && <del>{before}</del>}
                    {before !== null && after !== null && ' → '}
                    {after !== null && <ins>{after}</ins>}
                  </dd>
                </div>
              ))}
            </dl>
          </details>
        )}
      </span>
      <time className={styles.when} dateTime={event.happened_at}>
        {moment(event.happened_at)}
      </time>
    </li>
  )
}
