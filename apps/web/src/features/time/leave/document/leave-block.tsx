import { useTranslation } from 'react-i18next'
import { dayRange, days, shortDay } from '../../../../text/formats.ts'
import { useProfile } from '../../../../page/profile.ts'
import { decides, Fact, Facts, type OpenedDocument } from '../../../approvals/documents/index.ts'
import { ChangeInBlock } from '../changes/change-in-block.tsx'
import { unitOf } from '../leave-draft.ts'
import { type LeaveValues, timeOf } from './leave-document.ts'
import { leftOutDays } from './left-out-days.ts'
import { ProofFact } from './proof-fact.tsx'
import { TeamAway } from './team-away.tsx'

/** What is asked for, so that it can be decided without opening anything else. */
export function LeaveBlock({ values, document }: { values: LeaveValues; document: OpenedDocument }) {
  const { t } = useTranslation()
  const me = useProfile().id
  const { wk_start_date: from, wk_end_date: to, v_days_before: before, v_days_after: after } = values
  const counted = values.counted_days.map(({ date }) => date)
  const leftOut = counted.length > 0 ? leftOutDays(from, to, [...counted, ...values.canceled_days]) : []
  const time = timeOf(values)
  return (
    <>
      <Facts title={t('leaveDocument.title')}>
        <Fact name={t('leaveDocument.kind')}>{t(`leave.event.${unitOf(values.wk_event)}`)}</Fact>
        <Fact name={t('leaveDocument.period')}>
          <strong>{from === to ? shortDay(from) : dayRange(from, to)}</strong>
        </Fact>
        {time && <Fact name={t('leaveDocument.time')}>{time}</Fact>}
        <Fact name={t('leaveDocument.days')}>
          <strong>{days(values.applied_days)}</strong>
        </Fact>
        {from !== to && counted.length > 0 && (
          <Fact name={t('leaveDocument.counted')}>{counted.map((day) => shortDay(day)).join(', ')}</Fact>
        )}
        {leftOut.length > 0 && (
          <Fact name={t('leaveDocument.leftOut')}>
            {leftOut.map((day) => shortDay(day)).join(', ')}{' '}
            <span className="quiet">{t('leaveDocument.leftOutHint')}</span>
          </Fact>
        )}
        {values.canceled_days.length > 0 && (
          <Fact name={t('leaveDocument.canceledDays')}>
            {values.canceled_days.map((day) => shortDay(day)).join(', ')}
          </Fact>
        )}
        {before !== null && after !== null && (
          <Fact name={t('leaveDocument.balance')}>
            {t('leaveDocument.balanceChange', { before: days(before), after: days(after) })}
          </Fact>
        )}
        {decides(document, me) && <TeamAway documentId={document.drf_id} />}
        <Fact name={t('leaveDocument.reason')}>
          {values.wk_comment || <span className="quiet">{t('leaveDocument.noReason')}</span>}
        </Fact>
        <ProofFact documentId={document.drf_id} proof={values.apv_attach} />
      </Facts>
      <ChangeInBlock document={document} values={values} />
    </>
  )
}
