import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { getWeekForecast } from '#contract/time/work-events/work-events.ts'
import { q } from '../../../../api/query.ts'
import { dayRange, days, shortDay } from '../../../../text/formats.ts'
import { useProfile } from '../../../../page/profile.ts'
import { Bone } from '../../../../ui/feedback/bone.tsx'
import { decides, Fact, Facts, type OpenedDocument } from '../../../approvals/documents/index.ts'
import { ChangeInBlock } from '../changes/change-in-block.tsx'
import { WeekAhead } from '../week-ahead.tsx'
import { amountOf, type EventValues, isBeyondPlan } from './event-document.ts'
import { timeOf } from './leave-document.ts'
import { ProofFact } from './proof-fact.tsx'
import { useKindName } from './use-kind-name.ts'
import { TeamAway } from './team-away.tsx'

// Of a forecast that warns of nothing besides: what stands below does not move when it arrives.
const WEEK_HEIGHT = 122

/** What is asked for; to those who decide also how long the week will be, or who else is away. */
export function EventBlock({ values, document }: { values: EventValues; document: OpenedDocument }) {
  const { t } = useTranslation()
  const me = useProfile().id
  const name = useKindName(values)
  const { wk_start_date: from, wk_end_date: to } = values
  const time = timeOf(values)
  const isBeyond = isBeyondPlan(values)
  // Overtime of the evening before a shift counts on the day of the shift.
  const countsOn = values.counted_days.find(({ date }) => date > to)?.date
  return (
    <>
      <Facts title={t('leaveDocument.workTitle')}>
        <Fact name={t('leaveDocument.kind')}>{name ?? <Bone width={96} />}</Fact>
        <Fact name={t('leaveDocument.period')}>
          <strong>{from === to ? shortDay(from) : dayRange(from, to)}</strong>
        </Fact>
        {time && <Fact name={t('leaveDocument.time')}>{time}</Fact>}
        {countsOn && <Fact name={t('leaveDocument.workDay')}>{shortDay(countsOn)}</Fact>}
        <Fact name={t(isBeyond ? 'leaveDocument.hours' : 'leaveDocument.days')}>
          <strong>{amountOf(values)}</strong>
        </Fact>
        {values.canceled_days.length > 0 && (
          <Fact name={t('leaveDocument.canceledDays')}>
            {values.canceled_days.map((day) => shortDay(day)).join(', ')}
          </Fact>
        )}
        {values.wk_occasion_date && <OccasionFact values={values} />}
        {values.alter_start_date && <AlternativeFact values={values} day={values.alter_start_date} />}
        {values.wk_location && <Fact name={t('leaveDocument.location')}>{values.wk_location}</Fact>}
        {decides(document, me) &&
          (isBeyond ? <Week documentId={document.drf_id} /> : <TeamAway documentId={document.drf_id} />)}
        <Fact name={t('leaveDocument.reason')}>
          {values.wk_comment || <span className="quiet">{t('leaveDocument.noReason')}</span>}
        </Fact>
        <ProofFact documentId={document.drf_id} proof={values.apv_attach} />
      </Facts>
      <ChangeInBlock document={document} values={values} />
    </>
  )
}

/** The days off that weekend work was asked for with. */
function AlternativeFact({ values, day }: { values: EventValues; day: string }) {
  const { t } = useTranslation()
  const { alter_end_date: last, wk_alter_days: count } = values
  const when = last && last !== day ? dayRange(day, last) : shortDay(day)
  return (
    <Fact name={t('leaveDocument.alternative')}>
      {when} · {days(count)}
    </Fact>
  )
}

/** The birth or loss that the leave is for. */
function OccasionFact({ values }: { values: EventValues }) {
  const { t } = useTranslation()
  const { wk_occasion_date: day, wk_occasion_case: which } = values
  return (
    <Fact name={t('leave.occasion.label')}>
      {[day && shortDay(day), which && t(`leave.occasion.case.${which}`)].filter(Boolean).join(' · ')}
    </Fact>
  )
}

function Week({ documentId }: { documentId: number }) {
  const { t } = useTranslation()
  const { data, isError } = useQuery(q(getWeekForecast, { params: { id: documentId } }))
  // The document can be decided without it.
  if (isError) return null
  return (
    <Fact name={t(data?.settled_by === 'MONTH' ? 'leaveDocument.month' : 'leaveDocument.week')}>
      {data ? <WeekAhead week={data} /> : <Bone height={WEEK_HEIGHT} />}
    </Fact>
  )
}
