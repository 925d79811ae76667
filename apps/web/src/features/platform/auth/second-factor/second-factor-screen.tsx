import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sendCode, verifySecondFactor } from '#contract/platform/auth/auth.ts'
import { call } from '../../../../api/call.ts'
import { afterSignIn } from '../after-sign-in.ts'
import styles from '../auth.module.css'
import { dropPending, keepPending, keptPending } from '../pending.ts'
import { SecondFactorForm } from './second-factor-form.tsx'

/** The second step of a sign-in: a mailed code, or the one of the authenticator app. */
export function SecondFactorScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const client = useQueryClient()
  const [pending, setPending] = useState(() => keptPending('mfa'))
  if (!pending) return null
  const { email, transaction_id: validation_code } = pending
  const verify = async (code: string) => {
    const answer = await call(verifySecondFactor, { body: { validation_code, code, email } })
    dropPending('mfa')
    await afterSignIn(client, navigate, answer.has_company, pending.next)
  }
  const resend = async () => {
    const answer = await call(sendCode, { body: { email, validation_code } })
    const renewed = { ...pending, transaction_id: answer.validation_code }
    keepPending('mfa', renewed)
    setPending(renewed)
  }
  return (
    <>
      <h1 className={styles.title}>{t('access.mfa.title')}</h1>
      <SecondFactorForm
        email={email}
        kind={pending.mfa_kind}
        submitText={t('access.mfa.submit')}
        verify={verify}
        resend={resend}
      >
        <Link to="/auth/email" search={{ email }}>
          {t('access.mfa.startAgain')}
        </Link>
      </SecondFactorForm>
    </>
  )
}
