import { Chip, Group, Input, NumberInput, SegmentedControl } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { weekdayName } from '../../../text/formats.ts'
import { DayPicker } from '../../../ui/time/day-picker.tsx'
import styles from './booking-dialog.module.css'
import type { BookingForm } from './booking-form.ts'
import { RepeatPreview } from './repeat-preview.tsx'

const FREQUENCIES = ['NONE', 'DAILY', 'WEEKLY', 'MONTHLY'] as const
// 2024-01-01 was a Monday.
const WEEKDAYS = Array.from({ length: 7 }, (_, at) => ({ value: at + 1, day: `2024-01-0${at + 1}` }))

interface RepeatFieldsProps {
  form: UseFormReturnType<BookingForm>
  wasTaken: boolean
}

/** How often a booking repeats, and what that comes to. `wasTaken`: the server found days taken that the preview did not. */
export function RepeatFields({ form, wasTaken }: RepeatFieldsProps) {
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
          <RepeatPreview form={form} wasTaken={wasTaken} />
        </>
      )}
    </div>
  )
}
