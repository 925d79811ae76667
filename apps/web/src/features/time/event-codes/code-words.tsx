import { Badge } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { days, duration } from '../../../text/formats.ts'
import type { EventCode } from './event-code-queries.ts'
import { halfOf } from './half-word.ts'
import styles from './event-codes.module.css'

/** Name, state, days and units of a kind in two lines. */
export function CodeWords({ code }: { code: EventCode }) {
  const { t } = useTranslation()
  return (
    <div className={styles.words}>
      <span className={styles.name}>
        <strong>{code.event_name}</strong>
        {code.secret && <Badge>{t('eventCodes.badge.secret')}</Badge>}
        {!code.is_active && <Badge>{t('eventCodes.badge.off')}</Badge>}
      </span>
      <span className={styles.meta}>
        <DaysWords code={code} />
        <UnitWords code={code} />
        {!code.built_in && (
          <span>
            <AudienceWords code={code} />
          </span>
        )}
      </span>
    </div>
  )
}

function AudienceWords({ code }: { code: EventCode }) {
  const { t } = useTranslation()
  const { apply_all: isForAll, team_ids: teams, rank_ids: ranks, user_count: n } = code
  if (isForAll) return t('eventCodes.everybody')
  const parts = [
    teams.length > 0 && t('eventCodes.teamCount', { n: teams.length }),
    ranks.length > 0 && t('eventCodes.rankCount', { n: ranks.length }),
    (n > 0 || teams.length + ranks.length === 0) && t('eventCodes.people', { n }),
  ]
  return parts.filter(Boolean).join(' · ')
}

function DaysWords({ code }: { code: EventCode }) {
  const { t } = useTranslation()
  const { event_days, most_days, paid_days, days_per } = code
  // Work and places have no days to give; leave without a number says so.
  if (event_days === null) {
    const isLeave = (code.group === 'VACATION' || code.group === 'SP') && !code.built_in
    return isLeave ? <span>{t('eventCodes.daysFree')}</span> : null
  }
  const span =
    most_days === null
      ? days(event_days)
      : t('eventCodes.daysUpTo', { days: days(event_days), most: days(most_days) })
  return (
    <>
      <span>{days_per ? t(`eventCodes.daysPer.${days_per}`, { days: span }) : span}</span>
      {paid_days !== null && (
        <span>
          {paid_days === 0 ? t('eventCodes.unpaid') : t('eventCodes.paid', { days: days(paid_days) })}
        </span>
      )}
    </>
  )
}

function UnitWords({ code }: { code: EventCode }) {
  const { t } = useTranslation()
  const units = [
    code.full && t('eventCodes.unit.full'),
    code.half && t(halfOf(code.group)),
    code.quarter && t('eventCodes.unit.quarter'),
    code.one_hour && t('eventCodes.unit.oneHour'),
    code.time && (code.time_minutes === null ? t('eventCodes.unit.time') : duration(code.time_minutes)),
  ]
  return <span>{t('eventCodes.byUnits', { units: units.filter(Boolean).join(' · ') })}</span>
}
