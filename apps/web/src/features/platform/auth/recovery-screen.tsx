import { Link, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { forgotPassword, resetPassword } from '#contract/platform/auth/auth.ts'
import { call } from '../../../api/call.ts'
import { sentenceOf } from '../../../text/sentence-of.ts'
import styles from './auth.module.css'
import { CodeForm } from './code-form.tsx'
import { SubmitButton, TextField } from './fields.tsx'
import { FormMessage } from './form-message.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { dropPending, keepPending, keptPending } from './pending.ts'
import { usePasswordCheck } from './use-password-check.ts'
import { refusedInputs, useStep } from './use-step.ts'

/** A new password with a mailed code: first the address, then code and password. */
export function RecoveryScreen() {
  const { t } = useTranslation()
  const [kept] = useState(() => keptPending('recovery'))
  const [email, setEmail] = useState(kept?.email ?? '')
  const [handle, setHandle] = useState(kept?.validation_code ?? null)
  const { run, problem, refused, isBusy } = useStep()
  const isEmailWrong = refused.includes('email')
  const send = async () => {
    const { validation_code } = await call(forgotPassword, { body: { email: email.trim() } })
    keepPending('recovery', { email: email.trim(), validation_code })
    setHandle(validation_code)
  }
  const startAgain = () => {
    dropPending('recovery')
    setHandle(null)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run(send)
  }
  return (
    <>
      <h1 className={styles.title}>{t('access.recovery.title')}</h1>
      <FormMessage tone="bad">{!isEmailWrong && problem}</FormMessage>
      {handle === null ? (
        <form className={styles.form} onSubmit={submit} noValidate>
          <TextField
            label={t('access.recovery.emailTitle')}
            type="email"
            autoComplete="username"
            hint={t('access.recovery.emailHint')}
            value={email}
            change={setEmail}
            problem={isEmailWrong && t('common.error.email')}
            autoFocus
          />
          <SubmitButton isBusy={isBusy}>{t('access.recovery.send')}</SubmitButton>
        </form>
      ) : (
        <NewPasswordStep email={email.trim()} handle={handle} resend={() => void run(send)} />
      )}
      <div className={styles.links}>
        {handle !== null && (
          <button type="button" className={styles.link} onClick={startAgain}>
            {t('access.recovery.otherEmail')}
          </button>
        )}
        <Link to="/auth/email">{t('auth.signIn.title')}</Link>
      </div>
    </>
  )
}

function NewPasswordStep({ email, handle, resend }: { email: string; handle: string; resend: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [password, setPassword] = useState('')
  const [repeated, setRepeated] = useState('')
  const judged = usePasswordCheck(password)
  const { run, problem, isBusy } = useStep()
  const change = async (code: string) => {
    await call(resetPassword, { body: { email, password, code, validation_code: handle } })
    dropPending('recovery')
    await navigate({ to: '/auth/email', search: { email, done: 'recovered' } })
  }
  const explain = (error: unknown) =>
    refusedInputs(error).includes('password') ? t('access.newPassword.limit') : sentenceOf(error)
  return (
    <>
      <p className={styles.lead}>{t('access.recovery.sent', { email })}</p>
      <FormMessage tone="bad">{problem}</FormMessage>
      <CodeForm
        submitText={t('access.recovery.submit')}
        isBusy={isBusy}
        isReady={judged !== null && judged.isValid !== false && repeated === password}
        send={(code) => void run(() => change(code), explain)}
        resend={resend}
      >
        <NewPasswordFields
          label={t('access.recovery.newPassword')}
          password={password}
          repeated={repeated}
          setPassword={setPassword}
          setRepeated={setRepeated}
          judged={judged}
        />
      </CodeForm>
    </>
  )
}
