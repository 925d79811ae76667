import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sendCode, verifySecondFactor } from '#contract/platform/auth/auth.ts'
import { call } from '../../../api/call.ts'
import { afterSignIn } from './after-sign-in.ts'
import styles from './auth.module.css'
import { CodeForm } from './code-form.tsx'
import { FormMessage } from './form-message.tsx'
import { dropPending, keepPending, keptPending } from './pending.ts'
import { useStep } from './use-step.ts'

/** The second step of a sign-in: a mailed code, or the one of the authenticator app. */
export function SecondFactorScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { run, problem, isBusy } = useStep()
  const [pending, setPending] = useState(() => keptPending('mfa'))
  const [isRecovering, setRecovering] = useState(false)
  const [isResent, setResent] = useState(false)
  if (!pending) return null
  const verify = async (code: string) => {
    setResent(false)
    const answer = await call(verifySecondFactor, {
      body: { validation_code: pending.transaction_id, code, email: pending.email },
    })
    dropPending('mfa')
    await afterSignIn(client, navigate, answer.has_company, pending.next)
  }
  const resend = async () => {
    const { email, transaction_id: validation_code } = pending
    const answer = await call(sendCode, { body: { email, validation_code } })
    const renewed = { ...pending, transaction_id: answer.validation_code }
    keepPending('mfa', renewed)
    setPending(renewed)
    setResent(true)
  }
  const isMailed = pending.mfa_kind === 'MAIL' && !isRecovering
  return (
    <>
      <h1 className={styles.title}>{t('access.mfa.title')}</h1>
      <p className={styles.lead}>
        {isRecovering
          ? t('access.mfa.recovery')
          : pending.mfa_kind === 'TOTP'
            ? t('access.mfa.totp')
            : t('access.mfa.mail', { email: pending.email })}
      </p>
      <FormMessage tone="bad">{problem}</FormMessage>
      <FormMessage tone="good">{isResent && !problem ? t('access.confirm.resent') : null}</FormMessage>
      <CodeForm
        key={String(isRecovering)}
        isRecoveryCode={isRecovering}
        submitText={t('access.mfa.submit')}
        isBusy={isBusy}
        send={(code) => void run(() => verify(code))}
        {...(isMailed && { resend: () => void run(resend) })}
      />
      <div className={styles.links}>
        <button type="button" className={styles.link} onClick={() => setRecovering(!isRecovering)}>
          {t(isRecovering ? 'access.mfa.useCode' : 'access.mfa.useRecovery')}
        </button>
        <Link to="/auth/email" search={{ email: pending.email }}>
          {t('access.mfa.startAgain')}
        </Link>
      </div>
    </>
  )
}
