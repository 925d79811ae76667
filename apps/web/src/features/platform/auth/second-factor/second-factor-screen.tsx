import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
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
  const { email, transaction_id: id } = pending
  const renew = (id: string) => {
    const renewed = { ...pending, transaction_id: id }
    keepPending('mfa', renewed)
    setPending(renewed)
  }
  return (
    <>
      <h1 className={styles.title}>{t('access.mfa.title')}</h1>
      <SecondFactorForm
        email={email}
        id={id}
        kind={pending.mfa_kind}
        submitText={t('access.mfa.submit')}
        verified={async (answer) => {
          dropPending('mfa')
          await afterSignIn(client, navigate, answer.has_company, pending.next)
        }}
        renewed={renew}
      >
        <Link to="/auth/email" search={{ email }}>
          {t('access.mfa.startAgain')}
        </Link>
      </SecondFactorForm>
    </>
  )
}
