import { useQueryClient } from '@tanstack/react-query'
import { Link as RouterLink } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { signOut } from '#contract/platform/auth/auth.ts'
import { call } from '../../../../api/call.ts'
import { forgetEverything } from '../../../../page/forget-everything.ts'
import { authStyles as styles, FormMessage, SubmitButton, useStep } from '../index.ts'
import { OwnNameField, useOwnName } from './own-name.tsx'
import { type Link, useJoining } from './use-joining.ts'

interface Props {
  link: Link
  /** Of who is signed in. */
  email: string
  /** As the invitation says it. */
  name: string
  left: () => void
}

/** Somebody is signed in: whose invitation it is joins at once, anybody else is told whose it is. */
export function JoinSignedIn({ link, email, name, left }: Props) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const own = useOwnName(name, link.email)
  const { join } = useJoining(link, own)
  const { run, problem, isBusy } = useStep()
  const isOwn = email === link.email
  const leave = async () => {
    await call(signOut)
    forgetEverything(client)
    left()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run(isOwn ? join : leave)
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <p>
        {isOwn
          ? t('invitation.signedIn', { email })
          : t('invitation.forOther', { email, invited: link.email })}
      </p>
      {isOwn && own.isUnknown && <OwnNameField own={own} />}
      <FormMessage tone="bad">{problem}</FormMessage>
      <SubmitButton isBusy={isBusy}>{t(isOwn ? 'invitation.submit' : 'invitation.signOut')}</SubmitButton>
      {!isOwn && (
        <div className={styles.links}>
          <RouterLink to="/main">{t('invitation.home')}</RouterLink>
        </div>
      )}
    </form>
  )
}
