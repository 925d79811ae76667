import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { verifySecondFactor } from '#contract/auth.ts'
import { call } from '../../api/call.ts'
import { afterSignIn } from './after-sign-in.ts'
import styles from './auth.module.css'
import { CodeForm } from './code-form.tsx'
import { FormMessage } from './form-message.tsx'
import { dropPending, keptPending } from './pending.ts'
import { useStep } from './use-step.ts'

/** The second step of a sign-in: a mailed code, or the one of the authenticator app. */
export function SecondFactorScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { run, problem, isBusy } = useStep()
  const [pending] = useState(() => keptPending('mfa'))
  if (!pending) return null
  const verify = async (code: string) => {
    const answer = await call(verifySecondFactor, {
      body: { validation_code: pending.transactionId, code, email: pending.email },
    })
    dropPending('mfa')
    await afterSignIn(client, navigate, answer.has_company, pending.next)
  }
  return (
    <>
      <h1 className={styles.title}>{t('auth.mfa.title')}</h1>
      <p className={styles.lead}>
        {pending.kind === 'TOTP' ? t('auth.mfa.totp') : t('auth.mfa.mail', { email: pending.email })}
      </p>
      <FormMessage tone="bad">{problem}</FormMessage>
      <CodeForm
        submitText={t('auth.mfa.submit')}
        isBusy={isBusy}
        send={(code) => void run(() => verify(code))}
      />
      <div className={styles.links}>
        <Link to="/auth/email" search={{ email: pending.email }}>
          {t('auth.mfa.startAgain')}
        </Link>
      </div>
    </>
  )
}
