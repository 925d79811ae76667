import { Select, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { toggleAbsence } from '#contract/people/employment/employment.ts'
import { absenceKinds } from '#contract/people/members/members.ts'
import { useAction } from '../../../api/use-action.ts'
import { useCompanyNow } from '../../../page/use-company-now.ts'
import { shortDay } from '../../../text/formats.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { notify } from '../../../ui/notify.ts'
import { DayPicker } from '../../../ui/time/day-picker.tsx'
import { fieldOf, type Member } from '../directory/index.ts'
import { type AbsenceForm, endsBeforeItBegins } from './absence-form.ts'
import { type Subject } from './employment-queries.ts'
import styles from './employment.module.css'

interface AbsenceDialogProps {
  member: Subject
  /** The absence that runs: then its last day is what changes. */
  running: Member['absence']
  onClose: () => void
}

/** Sets leave of absence from a day on, or changes when it ends. */
export function AbsenceDialog({ member, running, onClose }: AbsenceDialogProps) {
  const { t } = useTranslation()
  const { day } = useCompanyNow()
  const set = useAction(toggleAbsence, { errors: 'form' })
  const name = member.username
  const save = async ({ from, until, reason, kind }: AbsenceForm) => {
    const said = { user_id: member.user_id, kind, ...(reason.trim() && { reason }) }
    if (running) {
      await set.mutateAsync({ body: { ...said, until } })
      return notify({ text: t('employment.absence.changed') })
    }
    await set.mutateAsync({
      body: { ...said, ...(from && from !== day && { from }), ...(until && { until }) },
    })
    const isLater = from !== null && from > day
    notify({
      text: isLater
        ? t('employment.absence.planned', { name, on: shortDay(from) })
        : t('employment.absence.done', { name }),
    })
  }
  return (
    <FormDialog<AbsenceForm>
      opened
      title={t(running ? 'employment.absence.changeTitle' : 'employment.absence.title', { name })}
      submitText={t(running ? 'employment.absence.save' : 'employment.absence.submit')}
      initialValues={{
        from: running?.from ?? day,
        until: running?.until ?? null,
        reason: running?.reason ?? '',
        kind: running?.kind ?? 'AGREED',
      }}
      validate={{
        from: (value) => (value ? null : t('common.error.required')),
        until: (_value, values) =>
          endsBeforeItBegins(values)
            ? t('employment.absence.untilTooEarly', { from: shortDay(values.from!) })
            : null,
      }}
      onClose={onClose}
      onSubmit={save}
    >
      {(form) => (
        <>
          {!running && <p className={styles.note}>{t('employment.absence.hint')}</p>}
          {!running && (
            <DayPicker
              label={t('employment.absence.from')}
              description={t('employment.absence.fromHint')}
              required
              {...(member.joined_date && { min: member.joined_date })}
              {...fieldOf(form, 'from')}
            />
          )}
          <DayPicker
            label={t('employment.absence.until')}
            description={t('employment.absence.untilHint')}
            clearable
            {...(form.values.from && { min: form.values.from })}
            {...fieldOf(form, 'until')}
          />
          <Select
            label={t('employment.absence.kind')}
            description={t('employment.absence.kindHint')}
            data={absenceKinds.map((value) => ({ value, label: t(`employment.absence.kinds.${value}`) }))}
            allowDeselect={false}
            {...form.getInputProps('kind')}
          />
          <TextInput
            label={t('employment.absence.reason')}
            placeholder={t('employment.absence.reasonHint')}
            maxLength={200}
            {...form.getInputProps('reason')}
          />
        </>
      )}
    </FormDialog>
  )
}
