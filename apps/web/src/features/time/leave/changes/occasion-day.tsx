import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { moveOccasion } from '#contract/time/work-events/occasion.ts'
import { useAction } from '../../../../api/use-action.ts'
import { shortDay } from '../../../../text/formats.ts'
import { FormDialog } from '../../../../ui/dialog/form-dialog.tsx'
import { notify } from '../../../../ui/notify.ts'
import { DayPicker } from '../../../../ui/time/day-picker.tsx'
import type { LeaveEvent } from '../leave-queries.ts'

/** The day of the birth that leave goes by, and a way to say on which other one it came. */
export function OccasionDay({ event }: { event: LeaveEvent }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const day = event.wk_occasion_date
  if (day === null) return null
  return (
    <span>
      {t('leave.occasion.on', { day: shortDay(day) })}
      {event.abilities.move_occasion && (
        <Button size="compact-xs" variant="subtle" onClick={() => setOpen(true)}>
          {t('leave.occasion.move')}
        </Button>
      )}
      {isOpen && <MoveDialog event={event} day={day} onClose={() => setOpen(false)} />}
    </span>
  )
}

interface MoveDialogProps {
  event: LeaveEvent
  day: string
  onClose: () => void
}

function MoveDialog({ event, day, onClose }: MoveDialogProps) {
  const { t } = useTranslation()
  const move = useAction(moveOccasion, { errors: 'form' })
  return (
    <FormDialog<{ day: string }>
      opened
      title={t('leave.occasion.move')}
      initialValues={{ day }}
      submitText={t('leave.occasion.move')}
      onClose={onClose}
      onSubmit={async (chosen) => {
        await move.mutateAsync({
          params: { id: event.wk_event_id },
          body: { wk_occasion_date: chosen.day },
        })
        notify({ text: t('leave.change.done') })
      }}
      fieldNames={{ wk_occasion_date: 'day' }}
    >
      {(form) => (
        <>
          <Text size="sm">{t('leave.occasion.moveText')}</Text>
          <DayPicker
            label={t('leave.occasion.label')}
            required
            value={form.values.day}
            onChange={(chosen) => form.setFieldValue('day', chosen ?? '')}
            error={form.errors['day']}
          />
        </>
      )}
    </FormDialog>
  )
}
