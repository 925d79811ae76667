import { useTranslation } from 'react-i18next'
import { moment } from '../../text/formats.ts'
import { StatusBadge, type StatusMeaning } from '../feedback/status-badge.tsx'
import styles from './stamp-row.module.css'

export interface StampStep {
  key: string | number
  /** 기안, 결재, 합의, 참조 … */
  role: string
  name: string
  position?: string | null
  meaning?: StatusMeaning
  /** Another word for the state. */
  label?: string
  /** When it was decided, as an instant. */
  at?: string | null
  /** Decided by this person instead (위임). */
  by?: string | null
  comment?: string | null
  /** Whose turn it is. */
  isNext?: boolean
}

/** The approval line as a row of stamp boxes (결재란). */
export function StampRow({ steps }: { steps: readonly StampStep[] }) {
  const { t } = useTranslation()
  if (steps.length === 0) return <p className={styles.none}>{t('kit.stamp.empty')}</p>
  return (
    <ol className={styles.row} aria-label={t('kit.stamp.line')}>
      {steps.map((step) => (
        <li
          key={step.key}
          className={styles.box}
          data-meaning={step.meaning}
          data-next={step.isNext || undefined}
        >
          <span className={styles.role}>{step.role}</span>
          <span className={styles.person}>
            <strong>{step.name}</strong>
            {step.position && <span>{step.position}</span>}
            {step.by && <span>({step.by})</span>}
          </span>
          <span className={styles.mark}>
            {step.isNext ? (
              <StatusBadge meaning="progress" label={step.label ?? t('kit.stamp.next')} />
            ) : (
              step.meaning && (
                <StatusBadge meaning={step.meaning} {...(step.label && { label: step.label })} />
              )
            )}
          </span>
          <time className={styles.time} dateTime={step.at ?? undefined}>
            {step.at ? moment(step.at) : ' '}
          </time>
          {step.comment && <span className={styles.comment}>{step.comment}</span>}
        </li>
      ))}
    </ol>
  )
}
