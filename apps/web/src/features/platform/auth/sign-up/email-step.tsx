import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { checkEmail } from '#contract/platform/auth/auth.ts'
import { call } from '../../../../api/call.ts'
import { ApiError } from '../../../../api/errors.ts'
import { sentenceOf } from '../../../../text/sentence-of.ts'
import { authStyles as styles, SubmitButton, TextField, useStep } from '../index.ts'

interface Props {
  email: string
  /** Takes the address once it is well formed. */
  change: (email: string) => void
  next: () => void
}

export function EmailStep({ email: initial, change, next }: Props) {
  const { t } = useTranslation()
  const [email, setEmail] = useState(initial)
  const { run, problem, isBusy } = useStep()
  const check = async () => {
    const answer = await call(checkEmail, { params: { email: email.trim() } })
    if (!answer.is_valid) throw new Error('not usable')
    change(answer.email)
    next()
  }
  const explain = (error: unknown) => {
    if (error instanceof ApiError) return error.status === 400 ? t('common.error.email') : error.message
    return error instanceof Error && error.message === 'not usable'
      ? t('signUp.emailNotUsable')
      : sentenceOf(error)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run(check, explain)
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <h1 className={styles.title}>{t('signUp.emailTitle')}</h1>
      <TextField
        label={t('auth.email')}
        type="email"
        autoComplete="username"
        value={email}
        change={setEmail}
        problem={problem}
        autoFocus
      />
      <SubmitButton isBusy={isBusy} disabled={email.trim() === ''}>
        {t('common.action.next')}
      </SubmitButton>
    </form>
  )
}
