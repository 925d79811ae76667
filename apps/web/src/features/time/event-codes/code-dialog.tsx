import { Checkbox, NumberInput, Radio, Select, Switch, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { addEventCode, updateEventCode } from '#contract/time/event-codes/event-codes.ts'
import { EVENT_GROUPS, type EventGroup } from '#rules/event-codes/event-groups.ts'
import { DAYS_PER } from '#rules/event-codes/statutory-leave.ts'
import { useAction } from '../../../api/use-action.ts'
import { duration } from '../../../text/formats.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { notify } from '../../../ui/notify.ts'
import { codeForm, type CodeForm, daysProblem, newCodeOf, stepsWith, unitProblem } from './code-form.ts'
import type { EventCode } from './event-code-queries.ts'
import { AudienceFields } from './audience-fields.tsx'
import styles from './event-codes.module.css'
import { halfOf } from './half-word.ts'

interface CodeDialogProps {
  /** Undefined for a new one. */
  code: EventCode | undefined
  group: EventGroup
  onClose: () => void
}

type Form = UseFormReturnType<CodeForm>

/** Makes a kind of event or changes one. */
export function CodeDialog({ code, group, onClose }: CodeDialogProps) {
  const { t } = useTranslation()
  const create = useAction(addEventCode, { errors: 'form' })
  const update = useAction(updateEventCode, { errors: 'form' })
  const save = async (form: CodeForm) => {
    const body = newCodeOf(form)
    const id = code?.c_event_code_id
    if (id) await update.mutateAsync({ body: { ...body, c_event_code_id: id } })
    else await create.mutateAsync({ body })
    notify({ text: id ? t('common.state.saved') : t('eventCodes.added', { name: form.event_name.trim() }) })
  }
  const told = (problem: 'noUnit' | 'daysStep' | undefined) => (problem ? t(`eventCodes.${problem}`) : null)
  return (
    <FormDialog<CodeForm>
      opened
      title={t(code ? 'eventCodes.edit' : 'eventCodes.add')}
      initialValues={codeForm(code, group)}
      validate={(form) => ({
        event_name: form.event_name.trim() === '' ? t('common.error.required') : null,
        event_days: told(daysProblem(form.event_days)),
        full: told(unitProblem(form)),
      })}
      fieldNames={{ time: 'step' }}
      submitText={t(code ? 'common.action.save' : 'common.action.add')}
      onClose={onClose}
      onSubmit={save}
      size={560}
    >
      {(form) => (
        <>
          <NameAndDays form={form} />
          <Units form={form} />
          <Radio.Group label={t('eventCodes.who')} {...form.getInputProps('who')}>
            <div className={styles.checks}>
              <Radio value="ALL" label={t('eventCodes.everybody')} />
              <Radio value="CHOSEN" label={t('eventCodes.chosen')} />
            </div>
          </Radio.Group>
          {form.values.who === 'CHOSEN' && <AudienceFields form={form} />}
          <Switch
            label={t('eventCodes.secret')}
            description={t('eventCodes.secretHint')}
            {...form.getInputProps('secret', { type: 'checkbox' })}
          />
        </>
      )}
    </FormDialog>
  )
}

function NameAndDays({ form }: { form: Form }) {
  const { t } = useTranslation()
  return (
    <div className={styles.pair}>
      <TextInput
        label={t('eventCodes.name')}
        required
        maxLength={50}
        data-autofocus
        {...form.getInputProps('event_name')}
      />
      <Select
        label={t('eventCodes.inGroup')}
        data={EVENT_GROUPS.map((value) => ({
          value,
          label: t(value === 'ALL' ? 'eventCodes.groupAny' : `eventCodes.group.${value}`),
        }))}
        allowDeselect={false}
        {...form.getInputProps('group')}
      />
      <NumberInput
        label={t('eventCodes.days')}
        description={t('eventCodes.daysHint')}
        min={0}
        max={366}
        step={0.5}
        decimalScale={2}
        {...form.getInputProps('event_days')}
        onChange={(days) => form.setFieldValue('event_days', typeof days === 'number' ? days : '')}
      />
      <Select
        label={t('eventCodes.per')}
        data={DAYS_PER.map((value) => ({ value, label: t(`eventCodes.perWord.${value}`) }))}
        disabled={form.values.event_days === ''}
        allowDeselect={false}
        {...form.getInputProps('days_per')}
      />
    </div>
  )
}

function Units({ form }: { form: Form }) {
  const { t } = useTranslation()
  const { error, ...full } = form.getInputProps('full', { type: 'checkbox' })
  return (
    <fieldset className={styles.units}>
      <legend>{t('eventCodes.units')}</legend>
      <div className={styles.checks}>
        <Checkbox label={t('eventCodes.unit.full')} {...full} aria-invalid={error ? true : undefined} />
        <Checkbox
          label={t(halfOf(form.values.group))}
          {...form.getInputProps('half', { type: 'checkbox' })}
        />
        <Checkbox
          label={t('eventCodes.unit.quarter')}
          {...form.getInputProps('quarter', { type: 'checkbox' })}
        />
        <Checkbox
          label={t('eventCodes.unit.oneHour')}
          {...form.getInputProps('one_hour', { type: 'checkbox' })}
        />
        <Checkbox
          label={t('eventCodes.unit.time')}
          {...form.getInputProps('by_time', { type: 'checkbox' })}
        />
        {form.values.by_time && (
          <Select
            aria-label={t('eventCodes.timeStep')}
            w={150}
            data={stepsWith(form.values.step).map((minutes) => ({
              value: String(minutes),
              label: t('eventCodes.stepOf', { length: duration(minutes) }),
            }))}
            allowDeselect={false}
            {...form.getInputProps('step')}
          />
        )}
      </div>
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
