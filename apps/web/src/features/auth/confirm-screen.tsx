import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sendCode, verifyCode } from '#contract/auth.ts'
import { call } from '../../api/call.ts'
import styles from './auth.module.css'
import { CodeForm } from './code-form.tsx'
import { FormMessage } from './form-message.tsx'
import { dropPending, keepPending, keptPending } from './pending.ts'
import { useStep } from './use-step.ts'

/** The address is confirmed with the code that was mailed to it. */
export function ConfirmScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { run, problem, isBusy } = useStep()
  const [pending, setPending] = useState(() => keptPending('confirm') ?? { email: '', validationCode: null })
  const [isResent, setResent] = useState(false)

  const resend = async () => {
    const answer = await call(sendCode, { body: { email: pending.email } })
    const renewed = { email: pending.email, validationCode: answer.validation_code }
    keepPending('confirm', renewed)
    setPending(renewed)
    setResent(true)
  }
  const verify = async (code: string) => {
    setResent(false)
    await call(verifyCode, {
      body: { email: pending.email, code, validation_code: pending.validationCode ?? '' },
    })
    dropPending('confirm')
    const invitation = keptPending('invite')
    if (invitation) await navigate({ to: '/auth/invite', search: invitation })
    else await navigate({ to: '/auth/email', search: { email: pending.email, done: 'confirmed' } })
  }
  return (
    <>
      <h1 className={styles.title}>{t('auth.confirm.title')}</h1>
      {pending.validationCode === null ? (
        <FirstCode email={pending.email} isBusy={isBusy} send={() => void run(resend)} problem={problem} />
      ) : (
        <>
          <p className={styles.lead}>{t('auth.confirm.text', { email: pending.email })}</p>
          <FormMessage tone="bad">{problem}</FormMessage>
          <FormMessage tone="good">{isResent && !problem ? t('auth.confirm.resent') : null}</FormMessage>
          <CodeForm
            submitText={t('auth.confirm.submit')}
            isBusy={isBusy}
            send={(code) => void run(() => verify(code))}
            resend={() => void run(resend)}
          />
        </>
      )}
    </>
  )
}

interface FirstCodeProps {
  email: string
  isBusy: boolean
  send: () => void
  problem: string | null
}

// Who comes from a refused sign-in has no code yet, or an old one.
function FirstCode({ email, isBusy, send, problem }: FirstCodeProps) {
  const { t } = useTranslation()
  return (
    <>
      <p className={styles.lead}>{t('auth.confirm.needed', { email })}</p>
      <FormMessage tone="bad">{problem}</FormMessage>
      <button type="button" className={styles.wide} disabled={isBusy} onClick={send}>
        {t('auth.recovery.send')}
      </button>
    </>
  )
}
