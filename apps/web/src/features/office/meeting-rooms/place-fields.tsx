import { Select, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { duration } from '../../../text/formats.ts'
import { DayPicker } from '../../../ui/time/day-picker.tsx'
import { TimeField } from '../../../ui/time/time-field.tsx'
import styles from './booking-dialog.module.css'
import type { BookingForm } from './booking-form.ts'
import { minutesOf, wireTime } from './lanes.ts'
import type { Room } from './meeting-queries.ts'

/** What for, where and when. */
export function PlaceFields({
  form,
  rooms,
}: {
  form: UseFormReturnType<BookingForm>
  rooms: readonly Room[]
}) {
  const { t } = useTranslation()
  const { start, end } = form.values
  // Moving the start keeps the length, as everybody expects from a calendar.
  const setStart = (next: number) =>
    form.setValues({ start: next, end: Math.min(next + Math.max(end - start, 15), 1440) })
  return (
    <>
      <TextInput
        label={t('meetingRooms.subject')}
        placeholder={t('meetingRooms.subjectHint')}
        required
        maxLength={100}
        data-autofocus
        {...form.getInputProps('title')}
      />
      <Select
        label={t('meetingRooms.room')}
        data={roomChoices(rooms, form.values.room_id)}
        searchable
        allowDeselect={false}
        value={String(form.values.room_id)}
        onChange={(value) => value && form.setFieldValue('room_id', Number(value))}
        error={form.errors.room_id}
        comboboxProps={{ withinPortal: true }}
      />
      <div className={styles.when}>
        <DayPicker
          label={t('meetingRooms.date')}
          value={form.values.date}
          onChange={(day) => day && form.setFieldValue('date', day)}
          error={form.errors.date}
        />
        <TimeField
          label={t('meetingRooms.from')}
          value={wireTime(start)}
          onChange={(time) => time && setStart(minutesOf(time))}
          error={form.errors.start}
        />
        <TimeField
          label={t('meetingRooms.to')}
          value={wireTime(end)}
          onChange={(time) => time && form.setFieldValue('end', minutesOf(time) || 1440)}
          error={form.errors.end}
        />
        <output className={styles.length}>{end > start ? duration(end - start) : ''}</output>
      </div>
    </>
  )
}

/** Rooms under their categories; a closed one only when the booking already lies in it. */
function roomChoices(rooms: readonly Room[], current: number) {
  const groups: { group: string; items: { value: string; label: string }[] }[] = []
  for (const room of rooms) {
    if (!room.is_active && room.room_id !== current) continue
    const item = { value: String(room.room_id), label: room.name }
    const last = groups.at(-1)
    if (last?.group === room.room_cat_name) last.items.push(item)
    else groups.push({ group: room.room_cat_name, items: [item] })
  }
  return groups
}
