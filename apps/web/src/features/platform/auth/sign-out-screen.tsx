import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { signOut } from '#contract/platform/auth/auth.ts'
import { call } from '../../../api/call.ts'
import { forgetEverything } from '../../../page/forget-everything.ts'
import styles from './auth.module.css'
import { AuthCard } from './auth-layout.tsx'

const route = getRouteApi('/signout')

const TEXTS = {
  done: { title: 'access.signOut.title', text: 'access.signOut.done' },
  blocked: { title: 'access.signOut.blockedTitle', text: 'access.signOut.blocked' },
  withdrawn: { title: 'access.signOut.withdrawnTitle', text: 'access.signOut.withdrawn' },
} as const

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
    const ending = reason === 'withdrawn' ? Promise.resolve() : call(signOut).catch(() => {})
    void ending.finally(() => forgetEverything(client))
  }, [client, reason])
  const { title, text } = TEXTS[reason ?? 'done']
  return (
    <AuthCard>
      <h1 className={styles.title}>{t(title)}</h1>
      <p className={styles.lead}>{t(text)}</p>
      <Link to="/auth/email" className={styles.wide}>
        {t('access.signOut.again')}
      </Link>
    </AuthCard>
  )
}
