import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { confirmInvite } from '#contract/people/employment/joining.ts'
import { call } from '../../../api/call.ts'
import { ApiError } from '../../../api/errors.ts'
import styles from './auth.module.css'
import { FormMessage } from './form-message.tsx'
import { dropPending, keepPending } from './pending.ts'
import { useStep } from './use-step.ts'

const route = getRouteApi('/auth/invite')

/** Accepts the invitation of the mailed address; who has no account yet makes one first (R-MEMBERS-008). */
export function InviteScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { code, email } = route.useSearch()
  const { run, problem, isBusy } = useStep()
  const signInInstead = (
    <div className={styles.links}>
      <Link to="/auth/email">{t('auth.signIn.title')}</Link>
    </div>
  )
  if (!code || !email) {
    return (
      <>
        <h1 className={styles.title}>{t('access.invite.title')}</h1>
        <FormMessage tone="bad">{t('access.invite.broken')}</FormMessage>
        {signInInstead}
      </>
    )
  }
  const accept = async () => {
    try {
      await call(confirmInvite, { body: { code, email } })
      dropPending('invite')
      await navigate({ to: '/auth/email', search: { email, done: 'invited' } })
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 406)) throw error
      keepPending('invite', { code, email })
      await navigate({ to: '/auth/sign-up', search: { email } })
    }
  }
  return (
    <>
      <h1 className={styles.title}>{t('access.invite.title')}</h1>
      <p className={styles.lead}>{t('access.invite.text', { email })}</p>
      <FormMessage tone="bad">{problem}</FormMessage>
      <button type="button" className={styles.wide} disabled={isBusy} onClick={() => void run(accept)}>
        {t('access.invite.submit')}
      </button>
      {signInInstead}
    </>
  )
}
