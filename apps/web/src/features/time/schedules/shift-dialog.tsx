import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { saveSchTemplate } from '#contract/time/schedules/schedules.ts'
import { useAction } from '../../../api/use-action.ts'
import { ColorField } from '../../../ui/form/color-field.tsx'
import { COLORS, nextColor } from '../../../ui/form/colors.ts'
import { EntityDialog } from '../../../ui/form/entity-dialog.tsx'
import { FormField } from '../../../ui/form/form-field.tsx'
import { MinutesField } from '../../../ui/form/minutes-field.tsx'
import { TimeField } from '../../../ui/time/time-field.tsx'
import type { Shift } from './schedule-queries.ts'

interface ShiftForm extends Record<string, unknown> {
  title: string
  start_time: string | null
  end_time: string | null
  rest: number | null
  color: string
}

const LONGEST_REST = 720

/** 09:00 to 17:00 with an hour of rest until something else is said. */
const NEW: ShiftForm = { title: '', start_time: '09:00', end_time: '17:00', rest: 60, color: COLORS.teal }

interface ShiftDialogProps {
  /** Undefined for a new one. */
  shift: Shift | undefined
  /** Of the other shifts: a new one is told from them in the month. */
  takenColors: readonly string[]
  onClose: () => void
  /** Told its name, to paint with. */
  onSaved: (title: string) => void
}

/** Adds a shift or changes one; what ends before it starts ends on the next day. */
export function ShiftDialog({ shift, takenColors, onClose, onSaved }: ShiftDialogProps) {
  const { t } = useTranslation()
  const save = useAction(saveSchTemplate, { errors: 'form' })
  return (
    <EntityDialog<ShiftForm>
      isNew={!shift}
      words={{
        add: t('schedules.shifts.add'),
        edit: t('schedules.shifts.edit'),
        added: ({ title }) => t('schedules.shifts.added', { name: title }),
      }}
      initialValues={shift ? formOf(shift) : { ...NEW, color: nextColor(NEW.color, takenColors) }}
      validate={{
        title: (title) => (title.trim() ? null : t('common.error.required')),
        start_time: (time) => (time ? null : t('common.error.required')),
        end_time: (time) => (time ? null : t('common.error.required')),
        rest: (rest) => (rest === null ? t('common.error.required') : null),
      }}
      onClose={onClose}
      onSave={async ({ title, start_time, end_time, rest, color }) => {
        const hours = { start_time: start_time!, end_time: end_time!, rest: rest! }
        const body = { title, color, ...hours, ...(shift && { sch_tem_id: shift.sch_tem_id }) }
        onSaved((await save.mutateAsync({ body })).title)
      }}
    >
      {(form) => (
        <>
          <FormField form={form} name="title">
            {(input) => (
              <TextInput
                label={t('schedules.shifts.name')}
                required
                maxLength={20}
                data-autofocus
                {...input}
              />
            )}
          </FormField>
          <FormField form={form} name="start_time">
            {(input) => <TimeField label={t('schedules.shifts.start')} required {...input} />}
          </FormField>
          <FormField form={form} name="end_time">
            {(input) => (
              <TimeField
                label={t('schedules.shifts.end')}
                description={t('schedules.shifts.endHint')}
                required
                {...input}
              />
            )}
          </FormField>
          <FormField form={form} name="rest">
            {(input) => (
              <MinutesField label={t('schedules.shifts.rest')} max={LONGEST_REST} required {...input} />
            )}
          </FormField>
          <FormField form={form} name="color">
            {(input) => <ColorField label={t('schedules.shifts.color')} {...input} />}
          </FormField>
        </>
      )}
    </EntityDialog>
  )
}

function formOf({ title, start_time, end_time, rest, color }: Shift): ShiftForm {
  const hour = Number(end_time.slice(0, 2)) % 24
  const end = `${String(hour).padStart(2, '0')}${end_time.slice(2, 5)}`
  return { title, start_time: start_time.slice(0, 5), end_time: end, rest, color }
}
