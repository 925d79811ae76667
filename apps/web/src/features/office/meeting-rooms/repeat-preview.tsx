import { Checkbox } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { MOST_OCCURRENCES } from '#rules/meeting-rooms/occurrences.ts'
import { clock, fromTo, shortDay } from '../../../text/formats.ts'
import styles from './booking-dialog.module.css'
import { type BookingForm, faultsOf, wantedDays } from './booking-form.ts'
import { spanOf } from './lanes.ts'
import { useTakenDays } from './use-taken-days.ts'

interface RepeatPreviewProps {
  form: UseFormReturnType<BookingForm>
  wasTaken: boolean
}

const MOST_SHOWN = 60

/** The days of the rule, with those on which the room is taken. The server counts again when it saves. */
export function RepeatPreview({ form, wasTaken }: RepeatPreviewProps) {
  const { t } = useTranslation()
  const isSound = !faultsOf(form.values).until && !faultsOf(form.values).end
  const days = isSound ? wantedDays(form.values) : []
  const { isLoading, isUnread, taken, checkedUntil } = useTakenDays(form.values.room_id, days, form.values)
  const fault = faultsOf(form.values).until
  if (fault) return <p className="quiet">{t(`meetingRooms.fault.${fault}`, { most: MOST_OCCURRENCES })}</p>
  const { skip_conflicts } = form.values
  const isPartly = checkedUntil !== undefined && days.length > 0 && checkedUntil < days.at(-1)!
  return (
    <div className={styles.preview} aria-live="polite" aria-busy={isLoading}>
      <p>
        <strong>{t('meetingRooms.preview.count', { n: days.length })}</strong>{' '}
        {isLoading && <span className="quiet">{t('meetingRooms.preview.checking')}</span>}
        {!isLoading && taken.size > 0 && t('meetingRooms.preview.taken', { n: taken.size })}
        {!isLoading && isUnread && <span className="quiet">{t('meetingRooms.preview.unread')}</span>}
        {!isLoading && !isUnread && taken.size === 0 && !isPartly && (
          <span className="quiet">{t('meetingRooms.preview.free')}</span>
        )}
        {!isLoading && !isUnread && isPartly && (
          <span className="quiet">{t('meetingRooms.preview.partly', { day: shortDay(checkedUntil) })}</span>
        )}
      </p>
      <ul className={styles.days} tabIndex={0} aria-label={t('meetingRooms.preview.days')}>
        {days.slice(0, MOST_SHOWN).map((day) => {
          const by = taken.get(day)
          return (
            <li key={day} data-taken={by ? true : undefined} data-left-out={skip_conflicts || undefined}>
              {shortDay(day, days[0])}
              {by && ` ${fromTo(clock(spanOf(by).start), clock(spanOf(by).end))} ${by.username}`}
            </li>
          )
        })}
        {days.length > MOST_SHOWN && (
          <li>{t('meetingRooms.preview.more', { n: days.length - MOST_SHOWN })}</li>
        )}
      </ul>
      {(taken.size > 0 || wasTaken) && (
        <Checkbox
          label={t('meetingRooms.preview.skip')}
          {...form.getInputProps('skip_conflicts', { type: 'checkbox' })}
        />
      )}
    </div>
  )
}
