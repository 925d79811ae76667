import { useTranslation } from 'react-i18next'
import { number } from '../../text/formats.ts'
import styles from './progress-panel.module.css'
import { ProgressTrack } from './progress-track.tsx'

export interface FailedRow {
  /** "12행", a name or a document number. */
  row: string
  reason: string
}

interface ProgressPanelProps {
  title: string
  done: number
  total: number
  failed?: readonly FailedRow[]
  isFinished?: boolean
  /** It goes on without this screen (a job). */
  mayLeave?: boolean
}

const NONE: readonly never[] = []

/** Long work: how far it is, and which rows failed and why. */
export function ProgressPanel({
  title,
  done,
  total,
  failed = NONE,
  isFinished = done >= total,
  mayLeave,
}: ProgressPanelProps) {
  const { t } = useTranslation()
  const counts = { done: number(done), total: number(total), failed: number(failed.length) }
  const sentence = isFinished ? (failed.length > 0 ? 'finishedWithFailures' : 'finished') : 'running'
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <strong>{title}</strong>
        <span role="status">{t(`kit.progress.${sentence}`, counts)}</span>
      </div>
      <ProgressTrack label={title} done={done} total={total} isBad={failed.length > 0} />
      {mayLeave && !isFinished && <p className={styles.note}>{t('kit.progress.leave')}</p>}
      {failed.length > 0 && (
        <table className={styles.failed}>
          <caption>{t('kit.progress.failedRows')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('kit.progress.row')}</th>
              <th scope="col">{t('kit.progress.reason')}</th>
            </tr>
          </thead>
          <tbody>
            {failed.map(({ row, reason }, at) => (
              <tr key={at}>
                <td>{row}</td>
                <td>{reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}
