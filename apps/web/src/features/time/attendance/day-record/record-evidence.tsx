import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { duration, number } from '../../../../text/formats.ts'
import { timeOf, typedClock } from '../work-clock.ts'
import type { DayRecord } from './day-record-queries.ts'
import type { AskedTimes } from './edit-day-form.ts'
import styles from './day-record.module.css'
import { deviceStory, pressedMinute } from './pressed-time.ts'

type Press = DayRecord['records'][number]

interface RecordEvidenceProps {
  record: DayRecord
  press: Press
  /** Asks for a correction to other times; nobody asks who may enter them. */
  onAsk: ((times: AskedTimes) => void) | undefined
}

/** What a press rests on: what the server saw, and apart from it what a device only said. */
export function RecordEvidence({ record, press, onAsk }: RecordEvidenceProps) {
  const { t } = useTranslation()
  const { waitedMinutes, slowMinutes } = deviceStory(press)
  const pressed = press.pressed_time && pressedMinute(record.date, press.pressed_time)
  const asked =
    typeof pressed === 'number' && waitedMinutes !== null && waitedMinutes > 0
      ? typedClock(timeOf(pressed))
      : null
  return (
    <>
      {press.on_leave && <span className={styles.notice}>{t('dayRecord.evidence.onLeave')}</span>}
      {press.on_planned_leave && (
        <span className={styles.notice}>{t('dayRecord.evidence.onPlannedLeave')}</span>
      )}
      <Recognised press={press} />
      {press.loc_lat !== null && press.loc_lon !== null && (
        <span className={styles.quiet}>
          {t('dayRecord.evidence.position', {
            at: `${press.loc_lat.toFixed(5)}, ${press.loc_lon.toFixed(5)}`,
            metres: number(press.loc_accuracy ?? 0),
          })}
        </span>
      )}
      {slowMinutes !== null && (
        <span className={styles.quiet}>
          {t(`dayRecord.evidence.${slowMinutes > 0 ? 'slow' : 'fast'}`, {
            time: duration(Math.abs(slowMinutes)),
          })}
        </span>
      )}
      {asked && waitedMinutes !== null && (
        <span className={styles.line}>
          <span className={styles.quiet}>
            {t('dayRecord.evidence.waited', { time: asked, later: duration(waitedMinutes) })}
          </span>
          {onAsk && (
            <Button
              variant="default"
              size="compact-xs"
              onClick={() => onAsk(press.loc_check_type === 'OUT' ? { end: asked } : { start: asked })}
            >
              {t('dayRecord.evidence.ask')}
            </Button>
          )}
        </span>
      )}
    </>
  )
}

function Recognised({ press }: { press: Press }) {
  const { t } = useTranslation()
  const { accepted_by: by, accepted_name: name, distance_metres: metres, com_gate, ip } = press
  const what = {
    name: name ?? com_gate ?? '',
    metres: number(metres ?? 0),
  }
  return (
    <span className={styles.quiet}>
      {by && `${t(`dayRecord.evidence.by.${by}`, what)} · `}
      {by && by !== 'ELSEWHERE' && `${t(`dayRecord.evidence.${press.is_verified ? 'seen' : 'said'}`)} · `}
      {ip ? `IP ${ip}` : t('dayRecord.evidence.unseen')}
    </span>
  )
}
