import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { moment } from '../../../../text/formats.ts'
import { workClock } from '../index.ts'
import type { DayRecord } from './day-record-queries.ts'
import styles from './day-record.module.css'
import { Exceptions } from './day-times.tsx'

type Recorded = DayRecord['corrections'][number]['before']

/** What is asked for and not decided yet, with the document that asks. */
export function WaitingCorrections({ record: { waiting } }: { record: DayRecord }) {
  const { t } = useTranslation()
  if (waiting.length === 0) return null
  return (
    <ul className={styles.list}>
      {waiting.map(({ drf_id: id, wk_start_time: start, wk_end_time: end }) => (
        <li key={id}>
          <div className={styles.line}>
            <span>
              {[
                start && t('dayRecord.waiting.in', { time: workClock(start) }),
                end && t('dayRecord.waiting.out', { time: workClock(end) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <Anchor
              size="sm"
              renderRoot={(props) => <Link {...props} to="/main/approval/$id" params={{ id: String(id) }} />}
            >
              {t('dayRecord.waiting.document')}
            </Anchor>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** What was changed of the day, by whom and why, with what was there before. */
export function DayCorrections({ record: { corrections } }: { record: DayRecord }) {
  const { t } = useTranslation()
  if (corrections.length === 0) return null
  return (
    <section>
      <h3>{t('dayRecord.history')}</h3>
      <ol className={styles.list}>
        {corrections.map((one, at) => (
          <li key={at}>
            <div className={styles.line}>
              <span>{one.corrected_by ?? t('dayRecord.removed')}</span>
              <span className={styles.quiet}>{moment(one.corrected_datetime)}</span>
            </div>
            <span>{one.is_undo ? t('dayRecord.undone') : one.reason}</span>
            <Change name={t('dayRecord.before')} times={one.before} />
            <Change name={t('dayRecord.after')} times={one.after} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Change({ name, times }: { name: string; times: Recorded }) {
  const { t } = useTranslation()
  const { wk_start_time: start, wk_end_time: end, wk_start_by, wk_end_by, work_except } = times
  const clock = (time: string | null, by: Recorded['wk_start_by']) =>
    [time ? workClock(time) : '–', by === 'PLAN' && `(${t('dayRecord.by.PLAN')})`].filter(Boolean).join(' ')
  return (
    <span className={styles.quiet}>
      {name}{' '}
      {start === null ? t('dayRecord.nothing') : `${clock(start, wk_start_by)} ~ ${clock(end, wk_end_by)}`}
      {work_except.length > 0 && (
        <>
          {' · '}
          {t('dayRecord.except')} <Exceptions items={work_except} />
        </>
      )}
    </span>
  )
}
