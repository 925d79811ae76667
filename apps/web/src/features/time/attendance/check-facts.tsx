import { useTranslation } from 'react-i18next'
import { useCompanyNow } from '../../../page/use-company-now.ts'
import { duration, fromTo } from '../../../text/formats.ts'
import { DayTimeline } from '../../../ui/figures/day-timeline.tsx'
import styles from './check-pill.module.css'
import { endDue, timelineOf, WORK_CODE } from './day-timeline-spans.ts'
import type { WorkCheck } from './press-state.ts'
import { workClock } from './work-clock.ts'

/** What is looked at when somebody presses, said before it is. */
export function CheckNeeds({ check: { check_needs: needs } }: { check: WorkCheck }) {
  const { t } = useTranslation()
  const places = needs.filter((need) => need !== 'POSITION')
  const isEither = places.length === 2
  if (needs.length === 0) return null
  return (
    <p className={styles.needs}>
      {places[0] && t(`check.needs.${isEither ? 'NETWORK_OR_PLACE' : places[0]}`)}{' '}
      {needs.includes('POSITION') && t('check.needs.POSITION')}
    </p>
  )
}

/** The day as a bar and in words: plan, record, expected end, leave. */
export function CheckFacts({ check }: { check: WorkCheck }) {
  const { t } = useTranslation()
  const spans = timelineOf(check, useCompanyNow())
  const planned =
    check.sch_start_time && check.sch_end_time
      ? fromTo(workClock(check.sch_start_time), workClock(check.sch_end_time))
      : (check.holiday_name ?? t('check.panel.noPlan'))
  const actual = check.start_time
    ? fromTo(workClock(check.start_time), check.end_time ? workClock(check.end_time) : '')
    : t('check.panel.notYet')
  const end = endDue(check)
  const isIn = check.onduty_status === 'WORKING' || check.onduty_status === 'AWAY'
  return (
    <>
      <DayTimeline label={t('check.panel.title')} timeText={workClock} {...spans} />
      <dl className={styles.facts}>
        <dt>{t('check.panel.planned')}</dt>
        <dd>{planned}</dd>
        <dt>{t('check.panel.actual')}</dt>
        <dd>{actual}</dd>
        {isIn && end !== null && (
          <>
            <dt>{t('check.panel.expected')}</dt>
            <dd>{workClock(end)}</dd>
          </>
        )}
        {check.work_minutes > 0 && (
          <>
            <dt>{t('check.panel.worked')}</dt>
            <dd>{duration(check.work_minutes)}</dd>
          </>
        )}
        {check.late_minutes > 0 && (
          <>
            <dt>{t('check.panel.late')}</dt>
            <dd data-bad>{duration(check.late_minutes)}</dd>
          </>
        )}
        {check.events.map((event) => (
          <DayEvent key={`${event.code}${event.start_time}`} event={event} />
        ))}
      </dl>
    </>
  )
}

function DayEvent({ event }: { event: WorkCheck['events'][number] }) {
  const { t } = useTranslation()
  const time = event.whole_day ? '' : ` ${fromTo(workClock(event.start_time), workClock(event.end_time))}`
  const waiting = event.drf_status === 'REQUESTED' ? ` (${t('check.panel.waiting')})` : ''
  return (
    <>
      <dt>{t(WORK_CODE.test(event.code) ? 'check.panel.workEvent' : 'check.panel.leave')}</dt>
      <dd>{`${event.title}${time}${waiting}`}</dd>
    </>
  )
}
