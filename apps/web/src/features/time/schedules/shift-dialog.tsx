import { ColorInput, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { saveSchTemplate } from '#contract/time/schedules/schedules.ts'
import { useAction } from '../../../api/use-action.ts'
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

const COLORS = ['#1c8287', '#e8890c', '#5c5fc4', '#2f7d4f', '#b3446c', '#3178c6', '#8a6d1f', '#6b7280']
const LONGEST_REST = 720

/** 09:00 to 17:00 with an hour of rest until something else is said. */
const NEW: ShiftForm = { title: '', start_time: '09:00', end_time: '17:00', rest: 60, color: COLORS[0]! }

interface ShiftDialogProps {
  /** Undefined for a new one. */
  shift: Shift | undefined
  onClose: () => void
  /** Told its name, to paint with. */
  onSaved: (title: string) => void
}

/** Adds a shift or changes one; what ends before it starts ends on the next day. */
export function ShiftDialog({ shift, onClose, onSaved }: ShiftDialogProps) {
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
      initialValues={shift ? formOf(shift) : NEW}
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
            {(input) => (
              <ColorInput label={t('schedules.shifts.color')} swatches={COLORS} format="hex" {...input} />
            )}
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
