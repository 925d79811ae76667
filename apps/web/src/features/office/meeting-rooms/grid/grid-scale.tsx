import { VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { clock } from '../../../../text/formats.ts'
import { at, fullHours, type Span } from '../grid-time.ts'
import styles from './time-grid.module.css'

/** The hours along the edge, and the time that it is now. */
export function GridScale({ hours, now }: { hours: Span; now: number | undefined }) {
  const { t } = useTranslation()
  return (
    <div role="rowgroup" className={styles.scale}>
      <div role="row" className={styles.scaleRow}>
        <div role="columnheader" className={styles.corner} data-lane-name>
          <VisuallyHidden>{t('meetingRooms.room')}</VisuallyHidden>
        </div>
        <div role="columnheader" className={styles.times}>
          <VisuallyHidden component="i">{t('meetingRooms.time')}</VisuallyHidden>
          {fullHours(hours).map((minute) => (
            <span key={minute} style={at(minute, hours)} aria-hidden>
              {clock(minute)}
            </span>
          ))}
          {now !== undefined && now >= hours.start && now < hours.end && (
            <span className={styles.nowTime} style={at(now, hours)} aria-hidden>
              {clock(now)}
            </span>
          )}
        </div>
      </div>
    </div>
  )
}
