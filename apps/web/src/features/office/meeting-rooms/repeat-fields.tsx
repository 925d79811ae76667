import { Checkbox, Chip, Group, Input, NumberInput, SegmentedControl } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { MOST_OCCURRENCES } from '#rules/meeting-rooms/occurrences.ts'
import { clock, shortDay, weekdayName } from '../../../text/formats.ts'
import { DayPicker } from '../../../ui/time/day-picker.tsx'
import styles from './booking-dialog.module.css'
import { type BookingForm, faultsOf, wantedDays } from './booking-form.ts'
import { spanOf } from './lanes.ts'
import { useTakenDays } from './use-taken-days.ts'

type Form = UseFormReturnType<BookingForm>

const FREQUENCIES = ['NONE', 'DAILY', 'WEEKLY', 'MONTHLY'] as const
// 2024-01-01 was a Monday.
const WEEKDAYS = Array.from({ length: 7 }, (_, at) => ({ value: at + 1, day: `2024-01-0${at + 1}` }))

/** How often a booking repeats, and what that comes to. `wasTaken`: the server found days taken that the preview did not. */
export function RepeatFields({ form, wasTaken }: { form: Form; wasTaken: boolean }) {
  const { t } = useTranslation()
  const { frequency, every, weekdays } = form.values
  return (
    <div className={styles.repeat}>
      <Input.Wrapper label={t('meetingRooms.repeat.label')} labelElement="div">
        <SegmentedControl
          fullWidth
          aria-label={t('meetingRooms.repeat.label')}
          data={FREQUENCIES.map((value) => ({ value, label: t(`meetingRooms.repeat.${value}`) }))}
          value={frequency}
          onChange={(value) => form.setFieldValue('frequency', value as BookingForm['frequency'])}
        />
      </Input.Wrapper>
      {frequency !== 'NONE' && (
        <>
          {frequency === 'WEEKLY' && (
            <Chip.Group
              multiple
              value={weekdays.map(String)}
              onChange={(values) =>
                values.length > 0 && form.setFieldValue('weekdays', values.map(Number).toSorted())
              }
            >
              <Group gap={4} role="group" aria-label={t('meetingRooms.repeat.weekdays')}>
                {WEEKDAYS.map(({ value, day }) => (
                  <Chip key={value} value={String(value)} size="xs" radius="md">
                    {weekdayName(day)}
                  </Chip>
                ))}
              </Group>
            </Chip.Group>
          )}
          <div className={styles.rule}>
            <NumberInput
              label={t('meetingRooms.repeat.every')}
              min={1}
              max={12}
              allowDecimal={false}
              clampBehavior="strict"
              suffix={t(`meetingRooms.repeat.unit.${frequency}`)}
              value={every}
              onChange={(value) => form.setFieldValue('every', Number(value) || 1)}
            />
            <DayPicker
              label={t('meetingRooms.repeat.until')}
              value={form.values.until}
              onChange={(day) => day && form.setFieldValue('until', day)}
              error={form.errors.until}
              min={form.values.date}
            />
          </div>
          <Preview form={form} wasTaken={wasTaken} />
        </>
      )}
    </div>
  )
}

const MOST_SHOWN = 60

/** The days of the rule, with those on which the room is taken. The server counts again when it saves. */
function Preview({ form, wasTaken }: { form: Form; wasTaken: boolean }) {
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
              {by && ` ${clock(spanOf(by).start)}–${clock(spanOf(by).end)} ${by.username}`}
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
