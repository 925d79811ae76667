import { Select, Switch, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { updateMembers } from '#contract/people/employment/changes.ts'
import { workChecks } from '#contract/people/members/members.ts'
import { WORK_TYPES } from '#rules/work-time/work-type.ts'
import { useAction } from '../../../api/use-action.ts'
import { shownName } from '../../../page/shown-name.ts'
import { useCompanyNow } from '../../../page/use-company-now.ts'
import { DialogView } from '../../../ui/dialog/dialog-view.tsx'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { MinutesField } from '../../../ui/form/minutes-field.tsx'
import { notify } from '../../../ui/notify.ts'
import { DayPicker } from '../../../ui/time/day-picker.tsx'
import { fieldOf, hoursLimits, type Person, personQuery, RankField, TeamField } from '../directory/index.ts'
import { changesFromDay, memberChangeOf, memberForm, type MemberForm } from './member-form.ts'
import styles from './members.module.css'

/** Changes a member; what holds from a day on asks from which. */
export function EditMemberDialog({ userId, onClose }: { userId: number; onClose: () => void }) {
  const { t } = useTranslation()
  // The dialog opens with the whole record, which a row of the list does not hold.
  const person = useQuery(personQuery(userId))
  return (
    <DialogView query={person} title={t('members.action.edit')} onClose={onClose}>
      {(data) => <Dialog person={data} onClose={onClose} />}
    </DialogView>
  )
}

function Dialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const { t, i18n } = useTranslation()
  const { day } = useCompanyNow()
  const [before] = useState(() => memberForm(person, day))
  const update = useAction(updateMembers, { errors: 'form' })
  const save = async (form: MemberForm) => {
    const change = memberChangeOf(person.user_id, before, form)
    if (change === null) return
    await update.mutateAsync({ body: change })
    notify({ text: t('common.state.saved') })
  }
  return (
    <FormDialog<MemberForm>
      opened
      title={t('members.profile.edit', { name: shownName(person.user_profile, i18n.language) })}
      initialValues={before}
      validate={{ username: (value) => (value.trim() === '' ? t('common.error.required') : null) }}
      onClose={onClose}
      onSubmit={save}
      size={640}
    >
      {(form) => <Fields form={form} before={before} />}
    </FormDialog>
  )
}

function Fields({ form, before }: { form: UseFormReturnType<MemberForm>; before: MemberForm }) {
  const { t } = useTranslation()
  const text = (name: 'position' | 'contract_type' | 'local_username' | 'en_username', label: string) => (
    <TextInput label={label} maxLength={50} {...form.getInputProps(name)} />
  )
  return (
    <>
      <div className={styles.pair}>
        <TextInput
          label={t('directory.field.name')}
          required
          maxLength={50}
          data-autofocus
          {...form.getInputProps('username')}
        />
        <TextInput label={t('directory.field.phone')} maxLength={20} {...form.getInputProps('phone')} />
        {text('local_username', t('directory.field.localName'))}
        {text('en_username', t('directory.field.englishName'))}
        <TeamField {...fieldOf(form, 'team')} />
        {text('position', t('directory.field.position'))}
        <RankField {...fieldOf(form, 'rank_id')} />
        <DayPicker label={t('directory.field.joined')} clearable {...fieldOf(form, 'joined_date')} />
        {text('contract_type', t('directory.field.contract'))}
        <MinutesField
          label={t('directory.field.weekHours')}
          description={t('directory.field.weekHoursHint')}
          bare="hours"
          {...hoursLimits.weekly_minutes}
          value={form.values.weekly_minutes}
          onChange={(minutes) => form.setFieldValue('weekly_minutes', minutes)}
          error={form.errors.weekly_minutes}
        />
        <MinutesField
          label={t('directory.field.dayHours')}
          description={t('directory.field.dayHoursHint')}
          required
          bare="hours"
          {...hoursLimits.standard_day_minutes}
          value={form.values.standard_day_minutes}
          // Left empty it shows the last one again: a day is always so long.
          onChange={(minutes) => minutes !== null && form.setFieldValue('standard_day_minutes', minutes)}
          error={form.errors.standard_day_minutes}
        />
        <Select
          label={t('directory.field.workCheck')}
          data={workChecks.map((value) => ({ value, label: t(`directory.field.workChecks.${value}`) }))}
          allowDeselect={false}
          {...form.getInputProps('work_check')}
        />
        <Select
          label={t('directory.field.workType')}
          data={WORK_TYPES.map((value) => ({ value, label: t(`directory.field.workTypes.${value}`) }))}
          allowDeselect={false}
          {...form.getInputProps('work_type')}
        />
      </div>
      {changesFromDay(before, form.values) && (
        <DayPicker
          label={t('employment.bulk.from')}
          description={t('employment.bulk.fromHint')}
          required
          value={form.values.from}
          onChange={(from) => from && form.setFieldValue('from', from)}
          error={form.errors.from}
        />
      )}
      <Textarea
        label={t('directory.field.job')}
        autosize
        minRows={2}
        maxRows={5}
        maxLength={500}
        {...form.getInputProps('job_desc')}
      />
      <Switch
        label={t('directory.field.dashboard')}
        description={t('directory.field.dashboardHint')}
        {...form.getInputProps('dash_available', { type: 'checkbox' })}
      />
    </>
  )
}
