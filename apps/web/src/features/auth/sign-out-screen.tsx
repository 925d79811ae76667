import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { signOut } from '#contract/auth.ts'
import { call } from '../../api/call.ts'
import { forgetEverything } from '../../app/forget-everything.ts'
import styles from './auth.module.css'
import { AuthCard } from './auth-layout.tsx'

const route = getRouteApi('/signout')

/** Ends the session; tells those whom the company has shut out why they are here (R-AUTH-002). */
export function SignOutScreen() {
  const { t } = useTranslation()
  const { reason } = route.useSearch()
  const client = useQueryClient()
  const hasBegun = useRef(false)
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    // A session that is gone already is what we want.
    call(signOut)
      .catch(() => {})
      .finally(() => forgetEverything(client))
  }, [client])
  const isBlocked = reason === 'blocked'
  return (
    <AuthCard>
      <h1 className={styles.title}>{isBlocked ? t('auth.signOut.blockedTitle') : t('auth.signOut.title')}</h1>
      <p className={styles.lead}>{isBlocked ? t('auth.signOut.blocked') : t('auth.signOut.done')}</p>
      <Link to="/auth/email" className={styles.wide}>
        {t('auth.signOut.again')}
      </Link>
    </AuthCard>
  )
}
