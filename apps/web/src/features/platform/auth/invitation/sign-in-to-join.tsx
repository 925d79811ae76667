import { Link as RouterLink } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { signIn } from '#contract/platform/auth/auth.ts'
import { call } from '../../../../api/call.ts'
import {
  authStyles as styles,
  FormMessage,
  keepPending,
  PasswordField,
  SecondFactorForm,
  SubmitButton,
  useStep,
} from '../index.ts'
import { OwnNameField, useOwnName } from './own-name.tsx'
import { type Link, useJoining } from './use-joining.ts'

interface Waiting {
  id: string
  kind: 'MAIL' | 'TOTP'
}

/** Signs the owner of the address in, with the second factor where there is one, and joins in the same go. */
export function SignInToJoin({ link, name }: { link: Link; name: string }) {
  const { t } = useTranslation()
  const own = useOwnName(name, link.email)
  const { join } = useJoining(link, own)
  const { run, problem, isBusy } = useStep()
  const [password, setPassword] = useState('')
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  const start = async () => {
    const answer = await call(signIn, { body: { email: link.email, password } })
    if (!answer.transaction_id) return join()
    setWaiting({ id: answer.transaction_id, kind: answer.mfa_kind ?? 'MAIL' })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run(start)
  }
  if (waiting)
    return (
      <SecondFactorForm
        email={link.email}
        id={waiting.id}
        kind={waiting.kind}
        submitText={t('invitation.signIn')}
        verified={join}
        renewed={(id) => setWaiting({ ...waiting, id })}
      />
    )
  return (
    <>
      <p>{t('invitation.hasAccount')}</p>
      <FormMessage tone="bad">{problem}</FormMessage>
      <form className={styles.form} onSubmit={submit}>
        <input type="email" autoComplete="username" value={link.email} readOnly hidden />
        {own.isUnknown && <OwnNameField own={own} />}
        <PasswordField
          label={t('auth.password')}
          autoComplete="current-password"
          value={password}
          change={setPassword}
          autoFocus={!own.isUnknown}
        />
        <SubmitButton isBusy={isBusy}>{t('invitation.signIn')}</SubmitButton>
      </form>
      <div className={styles.links}>
        <RouterLink to="/auth/password" onClick={() => keepPending('invite', link)}>
          {t('auth.signIn.forgot')}
        </RouterLink>
      </div>
    </>
  )
}
