import { Link as RouterLink } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sendCode, signIn, verifySecondFactor } from '#contract/platform/auth/auth.ts'
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
import { type Link, useJoining } from './use-joining.ts'

interface Waiting {
  id: string
  kind: 'MAIL' | 'TOTP'
}

/** Signs the owner of the address in, with the second factor where there is one, and joins in the same go. */
export function SignInToJoin({ link }: { link: Link }) {
  const { t } = useTranslation()
  const { join } = useJoining(link)
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
  if (waiting) return <SecondFactor link={link} waiting={waiting} change={setWaiting} />
  return (
    <>
      <p>{t('invitation.hasAccount')}</p>
      <FormMessage tone="bad">{problem}</FormMessage>
      <form className={styles.form} onSubmit={submit}>
        <input type="email" autoComplete="username" value={link.email} readOnly hidden />
        <PasswordField
          label={t('auth.password')}
          autoComplete="current-password"
          value={password}
          change={setPassword}
          autoFocus
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

function SecondFactor({
  link,
  waiting,
  change,
}: {
  link: Link
  waiting: Waiting
  change: (waiting: Waiting) => void
}) {
  const { t } = useTranslation()
  const { join } = useJoining(link)
  const { email } = link
  const verify = async (code: string) => {
    await call(verifySecondFactor, { body: { validation_code: waiting.id, code, email } })
    await join()
  }
  const resend = async () => {
    const body = { email, validation_code: waiting.id }
    change({ ...waiting, id: (await call(sendCode, { body })).validation_code })
  }
  return (
    <SecondFactorForm
      email={email}
      kind={waiting.kind}
      submitText={t('invitation.signIn')}
      verify={verify}
      resend={resend}
    />
  )
}
