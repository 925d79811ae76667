import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/errors.ts'
import { notify } from '../../../ui/notify.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import {
  type BookingForm,
  changeBody,
  createBody,
  type Draft,
  editedBooking,
  faultsOf,
  newBooking,
} from './booking-form.ts'
import type { PlacedBooking } from './lanes.ts'
import type { Room } from './meeting-queries.ts'
import { PlaceFields } from './place-fields.tsx'
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
