import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { signOut } from '#contract/platform/auth/auth.ts'
import { call, isSessionProblem } from '../../../api/call.ts'
import { ApiError } from '../../../api/errors.ts'
import { endPush } from '../../../page/end-push.ts'
import { forgetEverything } from '../../../page/forget-everything.ts'
import styles from './auth.module.css'
import { AuthCard } from './auth-layout.tsx'

const route = getRouteApi('/signout')

const TEXTS = {
  failed: { title: 'access.signOut.title', text: 'access.signOut.failed' },
  done: { title: 'access.signOut.title', text: 'access.signOut.done' },
  blocked: { title: 'access.signOut.blockedTitle', text: 'access.signOut.blocked' },
  withdrawn: { title: 'access.signOut.withdrawnTitle', text: 'access.signOut.withdrawn' },
} as const

/** Ends the session and says so once it has; tells those whom the company has shut out why they are here (R-AUTH-002). */
export function SignOutScreen() {
  const { t } = useTranslation()
  const { reason } = route.useSearch()
  const client = useQueryClient()
  const hasBegun = useRef(false)
  const [ended, setEnded] = useState<'done' | 'failed'>()
  const [isBusy, setBusy] = useState(true)
  const end = useCallback(async () => {
    setBusy(true)
    await endPush()
    // An account that is withdrawn took its sessions with it.
    setEnded(reason === 'withdrawn' ? 'done' : await endSession())
    setBusy(false)
    forgetEverything(client)
  }, [client, reason])
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    void end()
  }, [end])
  const outcome = reason ?? ended
  const { title, text } = TEXTS[outcome ?? 'done']
  return (
    <AuthCard>
      <h1 className={styles.title}>{t(title)}</h1>
      <p className={styles.lead} role="status">
        {(reason || !isBusy) && t(text)}
      </p>
      {outcome === 'failed' && (
        <button type="button" className={styles.wide} aria-busy={isBusy} onClick={() => void end()}>
          {t('common.action.retry')}
        </button>
      )}
      {outcome && outcome !== 'failed' && (
        <Link to="/auth/email" className={styles.wide}>
          {t('access.signOut.again')}
        </Link>
      )}
    </AuthCard>
  )
}

function endSession(): Promise<'done' | 'failed'> {
  return call(signOut).then(
    () => 'done',
    // A session that is gone already is what we want.
    (error: unknown) => (error instanceof ApiError && isSessionProblem(error) ? 'done' : 'failed'),
  )
}
