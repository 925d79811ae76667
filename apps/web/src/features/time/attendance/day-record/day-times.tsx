import { useTranslation } from 'react-i18next'
import { duration, moment } from '../../../../text/formats.ts'
import { Facts } from '../../../../ui/page/facts.tsx'
import { workClock } from '../index.ts'
import type { DayRecord } from './day-record-queries.ts'
import type { AskedTimes } from './edit-day-form.ts'
import styles from './day-record.module.css'
import { RecordEvidence } from './record-evidence.tsx'

interface DayTimesProps {
  record: DayRecord
  onAsk: ((times: AskedTimes) => void) | undefined
}

/** When somebody came and went, how that is known, and each press behind it. */
export function DayTimes({ record, onAsk }: DayTimesProps) {
  const { t } = useTranslation()
  const { day } = record
  const known = (time: string | null, by: 'CHECK' | 'PLAN' | 'EDIT' | null) =>
    time && (
      <>
        {workClock(time)} {by && by !== 'CHECK' && <span className="quiet">{t(`dayRecord.by.${by}`)}</span>}
      </>
    )
  return (
    <>
      <Facts
        rows={[
          [t('dayRecord.person'), record.username],
          day.sch_start_time !== null &&
            day.sch_end_time !== null && [
              t('dayRecord.planned'),
              `${workClock(day.sch_start_time)} ~ ${workClock(day.sch_end_time)}`,
            ],
          [t('dayRecord.in'), known(day.wk_start_time, day.wk_start_by)],
          [t('dayRecord.out'), known(day.wk_end_time, day.wk_end_by)],
          [t('dayRecord.worked'), day.work_minutes > 0 && duration(day.work_minutes)],
          record.work_except.length > 0 && [
            t('dayRecord.except'),
            <Exceptions key="x" items={record.work_except} />,
          ],
          record.confirmed_datetime !== null && [t('dayRecord.confirmed'), moment(record.confirmed_datetime)],
        ]}
      />
      {day.is_before_records && <p className={styles.quiet}>{t('dayRecord.beforeRecords')}</p>}
      {record.short_break && <p className={styles.notice}>{t('dayRecord.shortBreak')}</p>}
      {record.records.length > 0 && (
        <section>
          <h3>{t('dayRecord.records')}</h3>
          <ul className={styles.list}>
            {record.records.map((one, at) => (
              <li key={at}>
                <div className={styles.line}>
                  <span>{t(`dayRecord.press.${one.loc_check_type}`)}</span>
                  <span>{moment(one.loc_time)}</span>
                </div>
                {one.reason && <span className={styles.quiet}>{one.reason}</span>}
                <RecordEvidence record={record} press={one} onAsk={onAsk} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

export function Exceptions({ items }: { items: DayRecord['work_except'] }) {
  return items
    .map((one) =>
      [`${workClock(one.wk_except_start_time)} ~ ${workClock(one.wk_except_end_time)}`, one.wk_except_title]
        .filter(Boolean)
        .join(' '),
    )
    .join(', ')
}
