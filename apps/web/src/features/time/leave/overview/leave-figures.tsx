import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { days, shortDay } from '../../../../text/formats.ts'
import { WhyPanel } from '../../../../ui/figures/why-panel.tsx'
import { type LeaveInfo, type LeaveYear, ownEventsQuery, useLeaveWords } from '../index.ts'
import { explainFigure, type Figure, usableGrants } from './explain-figure.ts'
import styles from './leave-screen.module.css'

const FIGURES: readonly Figure[] = ['available_days', 'total_days', 'used_vac_days', 'held_vac_days']

/** The four figures of the balance today, each with what it is made of. */
export function LeaveFigures({ info, years }: { info: LeaveInfo; years: readonly LeaveYear[] }) {
  const { t } = useTranslation()
  const words = {
    ...useLeaveWords(),
    figure: (name: Figure | 'uncovered_days') => t(`leaveYear.figure.${name}`),
    rest: t('leaveYear.figure.rest'),
    deducted: t('leave.grant.ADJUSTMENT'),
    seniority: (served: number, base: number, more: number) =>
      more > 0
        ? t('leave.seniority', { n: served, base: days(base), more: days(more) })
        : t('leave.served', { n: served }),
  }
  const current = years.find((year) => year.is_current)
  const events = useQuery({
    ...ownEventsQuery(current?.start_date ?? info.as_of, current?.end_date ?? info.as_of, 'VACATION'),
    enabled: current !== undefined,
  })
  const grants = usableGrants(years, info.as_of)
  const traceOf = (figure: Figure) => explainFigure(figure, info, grants, events.data?.results ?? [], words)
  return (
    <section aria-label={t('leaveYear.figure.label')}>
      <dl className={styles.figures}>
        {FIGURES.map((figure) => (
          <div key={figure} className={styles.figure} data-figure={figure}>
            <dt>{t(`leaveYear.figure.${figure}`)}</dt>
            <dd>
              <strong>{days(info[figure])}</strong>
              {info[figure] !== 0 && (
                <WhyPanel
                  name={t(`leaveYear.figure.${figure}`)}
                  result={days(info[figure])}
                  trace={traceOf(figure)}
                />
              )}
            </dd>
          </div>
        ))}
      </dl>
      <Coming info={info} />
    </section>
  )
}

/** What is lost first and what comes next. */
function Coming({ info }: { info: LeaveInfo }) {
  const { t } = useTranslation()
  const next = info.next_grants[0]
  return (
    <p className={styles.coming}>
      <span>{t('leaveYear.figure.asOf', { day: shortDay(info.as_of) })}</span>
      {info.expiring && (
        <span data-soon>
          {t('leaveYear.figure.expiring', {
            days: days(info.expiring.days),
            day: shortDay(info.expiring.expires_on),
          })}
        </span>
      )}
      {next && (
        <span>{t('leaveYear.figure.next', { day: shortDay(next.granted_on), days: days(next.days) })}</span>
      )}
    </p>
  )
}
