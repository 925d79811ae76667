import { useTranslation } from 'react-i18next'
import { shortDay } from '../../../text/formats.ts'
import { PersonChip } from '../../../ui/people/person-chip.tsx'
import { CoverageNote } from './coverage/coverage-note.tsx'
import type { Preview } from './leave-queries.ts'
import styles from './leave-request.module.css'
import { type AwayDay, awayByPerson } from './preview-state.ts'

const DAYS_SHOWN = 3

/** Who decides, and who else of the team is away on these days. */
export function PreviewPeople({ preview, hasOtherLine }: { preview: Preview; hasOtherLine: boolean }) {
  const { t } = useTranslation()
  return (
    <>
      {!hasOtherLine && <Deciders preview={preview} />}
      <div>
        <h3 className={styles.part}>{t('leave.preview.away')}</h3>
        <AwayPeople away={preview.team_away} none={t('leave.preview.awayNone')} />
        <CoverageNote coverage={preview.coverage} />
      </div>
    </>
  )
}

/** Along which line it would go. */
function Deciders({ preview }: { preview: Preview }) {
  const { t } = useTranslation()
  return (
    <div>
      <h3 className={styles.part}>{t('leave.preview.approver')}</h3>
      {preview.is_approved_at_once && <p className={styles.quiet}>{t('leave.preview.atOnce')}</p>}
      {!preview.is_approved_at_once && preview.approvers.length === 0 && (
        <p className={styles.quiet}>{t('leave.preview.noApprover')}</p>
      )}
      <ul className={styles.people}>
        {preview.approvers.map((one) => (
          <li key={`${one.rcv_type} ${one.rcv_order} ${one.user_id}`}>
            {preview.approvers.length > 1 && (
              <span className={styles.place}>
                {one.rcv_order > 0 && `${one.rcv_order}. `}
                {t(`leave.preview.place.${one.rcv_type}`)}
              </span>
            )}
            <PersonChip name={one.username} position={one.position} team={one.team_name} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Who is away on which days, or what to say where nobody is. */
export function AwayPeople({ away, none }: { away: readonly AwayDay[]; none: string }) {
  if (away.length === 0) return <p className={styles.quiet}>{none}</p>
  return (
    <ul className={styles.people}>
      {awayByPerson(away).map((days) => (
        <AwayLine key={days[0]?.user_id} days={days} />
      ))}
    </ul>
  )
}

/** The days of one person. */
function AwayLine({ days }: { days: readonly AwayDay[] }) {
  const { t } = useTranslation()
  const rest = days.length - DAYS_SHOWN
  const shown = days.slice(0, DAYS_SHOWN).map(({ date, is_full_day, is_pending }) => {
    const notes = [
      !is_full_day && t('leave.preview.awayPart'),
      is_pending && t('leave.preview.awayPending'),
    ].filter(Boolean)
    return notes.length > 0 ? `${shortDay(date)} ${notes.join(', ')}` : shortDay(date)
  })
  return (
    <li>
      {days[0] && <PersonChip name={days[0].username} position={days[0].position} size={24} />}
      <span className={styles.awayDays}>
        {shown.join(' · ')} {rest > 0 && t('leave.preview.moreDays', { n: rest })}
      </span>
    </li>
  )
}
