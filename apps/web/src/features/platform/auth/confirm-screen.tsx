import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sendCode, verifyCode } from '#contract/platform/auth/auth.ts'
import { call } from '../../../api/call.ts'
import styles from './auth.module.css'
import { CodeForm } from './code-form.tsx'
import { FormMessage } from './form-message.tsx'
import { takeTyped } from './just-typed.ts'
import { dropPending, keepPending, keptPending } from './pending.ts'
import { useSignIn } from './use-sign-in.ts'
import { useStep } from './use-step.ts'

/** The address is confirmed with the code that was mailed to it. */
export function ConfirmScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { run, problem, isBusy } = useStep()
  const signing = useSignIn(undefined)
  const [pending, setPending] = useState(() => keptPending('confirm') ?? { email: '', validation_code: '' })
  const [isResent, setResent] = useState(false)

  const resend = async () => {
    const { validation_code } = await call(sendCode, { body: pending })
    const renewed = { ...pending, validation_code }
    keepPending('confirm', renewed)
    setPending(renewed)
    setResent(true)
  }
  const verify = async (code: string) => {
    setResent(false)
    await call(verifyCode, {
      body: { ...pending, code },
    })
    dropPending('confirm')
    const typed = takeTyped(pending.email)
    if (typed) await signing.start(typed)
    else await navigate({ to: '/auth/email', search: { email: pending.email, done: 'confirmed' } })
  }
  return (
    <>
      <h1 className={styles.title}>{t('access.confirm.title')}</h1>
      <p className={styles.lead}>{t('access.confirm.text', { email: pending.email })}</p>
      <FormMessage tone="bad">{problem ?? signing.problem}</FormMessage>
      <FormMessage tone="good">{isResent && !problem ? t('access.confirm.resent') : null}</FormMessage>
      <CodeForm
        submitText={t('access.confirm.submit')}
        isBusy={isBusy || signing.isBusy}
        send={(code) => void run(() => verify(code))}
        resend={() => void run(resend)}
      />
    </>
  )
}
