import { Select, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/errors.ts'
import { duration } from '../../../text/formats.ts'
import { notify } from '../../../ui/notify.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { DayPicker } from '../../../ui/time/day-picker.tsx'
import { TimeField } from '../../../ui/time/time-field.tsx'
import {
  type BookingForm,
  changeBody,
  createBody,
  type Draft,
  editedBooking,
  faultsOf,
  newBooking,
} from './booking-form.ts'
import styles from './booking-dialog.module.css'
import { minutesOf, type PlacedBooking, wireTime } from './lanes.ts'
import type { Room } from './meeting-queries.ts'
import { RepeatFields } from './repeat-fields.tsx'
import type { useBookingActions } from './use-booking-actions.ts'
import { ScopeChoice } from './use-scope-question.tsx'

/** What the form is about: a new booking or one that exists. */
export type DialogSubject = { kind: 'new'; draft: Draft } | { kind: 'edit'; placed: PlacedBooking }

interface BookingDialogProps {
  subject: DialogSubject
  rooms: readonly Room[]
  actions: ReturnType<typeof useBookingActions>
  onClose: () => void
}

const FIELD_NAMES = {
  start_time: 'start',
  end_time: 'end',
  'repeat.until': 'until',
  'repeat.every': 'every',
}

/** Books a room or changes a booking; a repeated one is asked how far the change reaches. */
export function BookingDialog({ subject, rooms, actions, onClose }: BookingDialogProps) {
  const { t } = useTranslation()
  const [wasTaken, setWasTaken] = useState(false)
  const [before] = useState(() =>
    subject.kind === 'new' ? newBooking(subject.draft) : editedBooking(subject.placed),
  )

  const create = async (form: BookingForm) => {
    try {
      const made = await actions.create.mutateAsync({ body: createBody(form) })
      const [booked, skipped] = [made.booked_dates.length, made.skipped_dates.length]
      if (booked + skipped > 1)
        notify({
          text: t(skipped > 0 ? 'meetingRooms.made.some' : 'meetingRooms.made.all', { booked, skipped }),
        })
      else notify({ text: t('meetingRooms.made.one', { room: made.room_name }) })
    } catch (refusal) {
      // Others may have been quicker than the preview: offer to leave their days out.
      if (form.frequency !== 'NONE' && refusal instanceof ApiError && refusal.code === 'ROOM_TAKEN')
        setWasTaken(true)
      throw refusal
    }
  }
  const change = async (placed: PlacedBooking, form: BookingForm) => {
    const body = changeBody(before, form)
    if (Object.keys(body).length === 0) return
    await actions.update.mutateAsync({
      params: { id: placed.booking.room_rsv_id },
      body: { ...body, scope: form.scope },
    })
    notify({ text: t('common.state.saved') })
  }
  const isPartOfSeries = subject.kind === 'edit' && subject.placed.booking.series_id !== null
  const validate = (form: BookingForm) => {
    const faults = Object.entries(faultsOf(form))
    return Object.fromEntries(faults.map(([name, fault]) => [name, t(`meetingRooms.fault.${fault}`)]))
  }
  return (
    <FormDialog<BookingForm>
      opened
      title={t(subject.kind === 'new' ? 'meetingRooms.newTitle' : 'meetingRooms.editTitle')}
      onClose={onClose}
      initialValues={before}
      validate={validate}
      fieldNames={FIELD_NAMES}
      onSubmit={(form) => (subject.kind === 'new' ? create(form) : change(subject.placed, form))}
      submitText={t(subject.kind === 'new' ? 'meetingRooms.book' : 'common.action.save')}
      size={520}
    >
      {(form) => (
        <>
          <PlaceFields form={form} rooms={rooms} />
          {subject.kind === 'new' && <RepeatFields form={form} wasTaken={wasTaken} />}
          <Textarea
            label={t('meetingRooms.note')}
            autosize
            minRows={2}
            maxRows={6}
            maxLength={500}
            {...form.getInputProps('note')}
          />
          {isPartOfSeries && (
            <ScopeChoice
              label={t('meetingRooms.scope.edit')}
              value={form.values.scope}
              onChange={(scope) => form.setFieldValue('scope', scope)}
            />
          )}
        </>
      )}
    </FormDialog>
  )
}

function PlaceFields({ form, rooms }: { form: UseFormReturnType<BookingForm>; rooms: readonly Room[] }) {
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
