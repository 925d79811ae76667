import { useQueryClient } from '@tanstack/react-query'
import { Link as RouterLink } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { signOut } from '#contract/platform/auth/auth.ts'
import { call } from '../../../../api/call.ts'
import { forgetEverything } from '../../../../page/forget-everything.ts'
import { authStyles as styles, FormMessage, useStep } from '../index.ts'
import { type Link, useJoining } from './use-joining.ts'

interface Props {
  link: Link
  /** Of who is signed in. */
  email: string
  left: () => void
}

/** Somebody is signed in: whose invitation it is joins at once, anybody else is told whose it is. */
export function JoinSignedIn({ link, email, left }: Props) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { join } = useJoining(link)
  const { run, problem, isBusy } = useStep()
  const isOwn = email === link.email
  const leave = async () => {
    await call(signOut)
    forgetEverything(client)
    left()
  }
  return (
    <>
      <p>
        {isOwn
          ? t('invitation.signedIn', { email })
          : t('invitation.forOther', { email, invited: link.email })}
      </p>
      <FormMessage tone="bad">{problem}</FormMessage>
      <button
        type="button"
        className={styles.wide}
        disabled={isBusy}
        aria-busy={isBusy}
        onClick={() => void run(isOwn ? join : leave)}
      >
        {t(isOwn ? 'invitation.submit' : 'invitation.signOut')}
      </button>
      {!isOwn && (
        <div className={styles.links}>
          <RouterLink to="/main">{t('invitation.home')}</RouterLink>
        </div>
      )}
    </>
  )
}
