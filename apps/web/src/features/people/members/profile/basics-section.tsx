import { Button, Select, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { useProfile } from '../../../../page/profile.ts'
import { useOwnLanguage } from '../../../../page/use-own-language.ts'
import { languageNames, languages } from '../../../../text/i18n.ts'
import { FormProblem } from '../../../../ui/dialog/form-problem.tsx'
import { useSending } from '../../../../ui/dialog/use-sending.ts'
import { notify } from '../../../../ui/notify.ts'
import { Section } from '../../../../ui/page/section.tsx'
import { DayPicker } from '../../../../ui/time/day-picker.tsx'
import { useLeaveGuard } from '../../../platform/settings/index.ts'
import { profileChange, type ProfileForm, profileForm } from './profile-form.ts'
import styles from './profile.module.css'
import { useUpdateProfile } from './use-update-profile.ts'

/** What everybody keeps about themselves. */
export function BasicsSection() {
  const { t } = useTranslation()
  const profile = useProfile()
  const { locked_fields: locked } = profile
  const lockedIf = (field: (typeof locked)[number]) =>
    locked.includes(field) && { disabled: true, description: t('profile.basics.locked') }
  const update = useUpdateProfile('form')
  const form = useForm<ProfileForm>({
    initialValues: profileForm(profile),
    validate: { username: (value) => (value.trim() === '' ? t('common.error.required') : null) },
  })
  const speak = useOwnLanguage()
  const { isSending, problem, submit } = useSending(form, {
    onSubmit: async (values) => {
      const change = profileChange(form.getInitialValues(), values)
      // As it is kept: a number is written anew.
      const kept = profileForm(await update.mutateAsync({ body: change }))
      form.setInitialValues(kept)
      form.setValues(kept)
      if (change.language) await speak(change.language)
      notify({ text: t('common.state.saved') })
    },
  })
  useLeaveGuard(() => form.isDirty())
  const name = (field: 'local_username' | 'en_username', label: string) => (
    <TextInput label={label} maxLength={50} {...lockedIf(field)} {...form.getInputProps(field)} />
  )
  return (
    <Section title={t('profile.basics.title')}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <FormProblem error={problem?.error} rest={problem?.rest ?? []} />
        <div className={styles.pair}>
          <TextInput
            label={t('directory.field.name')}
            required
            maxLength={50}
            {...form.getInputProps('username')}
          />
          <TextInput
            label={t('directory.field.phone')}
            type="tel"
            autoComplete="tel"
            maxLength={20}
            {...lockedIf('phone')}
            {...form.getInputProps('phone')}
          />
          {name('local_username', t('directory.field.localName'))}
          {name('en_username', t('directory.field.englishName'))}
          <DayPicker
            label={t('profile.basics.birth')}
            clearable
            value={form.values.birth_date}
            onChange={(day) => form.setFieldValue('birth_date', day)}
            error={form.errors.birth_date}
            {...lockedIf('birth_date')}
          />
          <Select
            label={t('profile.basics.language')}
            description={t('profile.basics.languageHint')}
            data={languages.map((value) => ({ value, label: languageNames[value] }))}
            allowDeselect={false}
            {...form.getInputProps('language')}
          />
          <FirstRange {...form.getInputProps('default_team_filter')} />
        </div>
        <Textarea
          label={t('directory.field.job')}
          autosize
          minRows={2}
          maxRows={5}
          maxLength={500}
          {...lockedIf('job_desc')}
          {...form.getInputProps('job_desc')}
        />
        <Button type="submit" loading={isSending} disabled={!form.isDirty()} className={styles.submit}>
          {t('common.action.save')}
        </Button>
      </form>
    </Section>
  )
}

/** What lists of people begin with (R-USER-003). */
function FirstRange(input: { value?: string; onChange: (value: string | null) => void }) {
  const { t } = useTranslation()
  return (
    <Select
      label={t('profile.teamFilter.label')}
      description={t('profile.teamFilter.hint')}
      data={(['team', 'company'] as const).map((value) => ({
        value,
        label: t(`profile.teamFilter.${value}`),
      }))}
      allowDeselect={false}
      {...input}
    />
  )
}
