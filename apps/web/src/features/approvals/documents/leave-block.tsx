import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { days, shortDay } from '../../../text/formats.ts'
import { leaveDaysQuery, type OpenedDocument } from './approval-queries.ts'
import styles from './document.module.css'
import { leavePeriod, leaveTime, unitName } from './document-words.ts'
import { type Leave, leftOutDays } from './leave-values.ts'

/** What is asked for, so that it can be decided without opening anything else. */
export function LeaveBlock({ document, leave }: { document: OpenedDocument; leave: Leave }) {
  const { t } = useTranslation()
  const { data } = useQuery({ ...leaveDaysQuery(document.author.user_id, leave), retry: false })
  const event = data?.results.find(({ drf_id }) => drf_id === document.drf_id)
  const counted = event?.counted_days.map(({ date }) => date)
  const leftOut = counted && counted.length > 0 ? leftOutDays(leave.from, leave.to, counted) : []
  const isLong = leave.from !== leave.to
  const time = leaveTime({
    ...leave,
    start: leave.start ?? event?.evt_start_time?.slice(0, 5) ?? null,
    end: leave.end ?? event?.evt_end_time?.slice(0, 5) ?? null,
  })
  const taken = leave.days ?? event?.applied_days ?? null
  return (
    <section className={styles.block} aria-label={t('approvals.leave.title')}>
      <dl className={styles.facts}>
        <Fact name={t('approvals.leave.kind')}>{unitName(t, leave)}</Fact>
        <Fact name={t('approvals.leave.period')}>
          <strong>{leavePeriod(leave)}</strong>
        </Fact>
        {time && <Fact name={t('approvals.leave.time')}>{time}</Fact>}
        {taken !== null && (
          <Fact name={t('approvals.leave.days')}>
            <strong>{days(taken)}</strong>
          </Fact>
        )}
        {isLong && counted && (
          <Fact name={t('approvals.leave.counted')}>{counted.map((day) => shortDay(day)).join(', ')}</Fact>
        )}
        {leftOut.length > 0 && (
          <Fact name={t('approvals.leave.leftOut')}>
            {leftOut.map((day) => shortDay(day)).join(', ')}{' '}
            <span className="quiet">{t('approvals.leave.leftOutHint')}</span>
          </Fact>
        )}
        {leave.before !== null && leave.after !== null && (
          <Fact name={t('approvals.leave.balance')}>
            {t('approvals.leave.balanceChange', { before: days(leave.before), after: days(leave.after) })}
          </Fact>
        )}
        <Fact name={t('approvals.leave.reason')}>
          {document.drf_content || <span className="quiet">{t('approvals.leave.noReason')}</span>}
        </Fact>
      </dl>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
