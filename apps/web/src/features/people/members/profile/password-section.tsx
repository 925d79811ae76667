import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { changePassword } from '#contract/platform/auth/auth.ts'
import { ApiError } from '../../../../api/errors.ts'
import { useAction } from '../../../../api/use-action.ts'
import { FormProblem } from '../../../../ui/dialog/form-problem.tsx'
import { useSending } from '../../../../ui/dialog/use-sending.ts'
import { notify } from '../../../../ui/notify.ts'
import { Section } from '../../../../ui/page/section.tsx'
import { StrengthMeter, usePasswordCheck } from '../../../platform/auth/index.ts'
import { PasswordBox } from './password-box.tsx'
import styles from './profile.module.css'

type Passwords = { password: string; new_password: string; repeated: string }

const EMPTY: Passwords = { password: '', new_password: '', repeated: '' }

/** A new password, judged while it is typed. */
export function PasswordSection() {
  const { t } = useTranslation()
  const change = useAction(changePassword, { errors: 'form' })
  const form = useForm<Passwords>({
    initialValues: EMPTY,
    validate: {
      password: (value) => (value === '' ? t('common.error.required') : null),
      new_password: (value) => (value === '' ? t('common.error.required') : null),
      repeated: (value, values) => (value === values.new_password ? null : t('profile.password.mismatch')),
    },
  })
  const judged = usePasswordCheck(form.values.new_password)
  const { isSending, problem, submit } = useSending(form, {
    onSubmit: async ({ password, new_password }) => {
      await change.mutateAsync({ body: { password, new_password } }).catch((error: unknown) => {
        throw error instanceof ApiError && error.code === 'CURRENT_PASSWORD_WRONG'
          ? error.at('password')
          : error
      })
      form.setValues(EMPTY)
      notify({ text: t('profile.password.done') })
    },
  })
  return (
    <Section title={t('profile.password.title')} note={t('profile.password.hint')}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <FormProblem error={problem?.error} rest={problem?.rest ?? []} />
        <div className={styles.narrow}>
          <PasswordBox
            label={t('profile.password.current')}
            autoComplete="current-password"
            {...form.getInputProps('password')}
          />
          <PasswordBox
            label={t('profile.password.next')}
            autoComplete="new-password"
            {...form.getInputProps('new_password')}
            description={
              judged?.isValid && (
                <>
                  <span className={styles.good}>{t('profile.password.ok')}</span>
                  <StrengthMeter strength={judged.strength} />
                </>
              )
            }
            error={judged?.isValid === false ? judged.detail : form.errors.new_password}
          />
          <PasswordBox
            label={t('profile.password.repeat')}
            autoComplete="new-password"
            {...form.getInputProps('repeated')}
          />
          <Button
            type="submit"
            loading={isSending}
            disabled={judged?.isValid === false}
            className={styles.submit}
          >
            {t('profile.password.submit')}
          </Button>
        </div>
      </form>
    </Section>
  )
}
