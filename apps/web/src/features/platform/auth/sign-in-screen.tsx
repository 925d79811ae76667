import { getRouteApi, Link } from '@tanstack/react-router'
import { type FormEvent, lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './auth.module.css'
import { CheckField, PasswordField, SubmitButton, TextField } from './fields.tsx'
import { FormMessage } from './form-message.tsx'
import { useSignIn } from './use-sign-in.ts'

// Only a demo server has any.
const DemoAccounts = lazy(async () => ({ default: (await import('./demo-accounts.tsx')).DemoAccounts }))

const route = getRouteApi('/auth/email')
const DONE = {
  confirmed: 'auth.signIn.confirmed',
  recovered: 'auth.signIn.recovered',
} as const

export function SignInScreen() {
  const { t } = useTranslation()
  const search = route.useSearch()
  const [email, setEmail] = useState(search.email ?? '')
  const [password, setPassword] = useState('')
  const [isTemporary, setTemporary] = useState(false)
  const [isIncomplete, setIncomplete] = useState(false)
  const signIn = useSignIn(search.next)
  const isEmailWrong = signIn.refused.includes('email') || (isIncomplete && email === '')

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIncomplete(email === '' || password === '')
    if (email !== '' && password !== '') void signIn.start({ email, password, is_temporary: isTemporary })
  }
  return (
    <>
      <h1 className={styles.title}>{t('auth.signIn.title')}</h1>
      {search.done && <FormMessage tone="good">{t(DONE[search.done])}</FormMessage>}
      <FormMessage tone="bad">{!isEmailWrong && !isIncomplete && signIn.problem}</FormMessage>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label={t('auth.email')}
          type="email"
          autoComplete="username"
          value={email}
          change={setEmail}
          problem={isEmailWrong && t('common.error.email')}
          autoFocus
        />
        <PasswordField
          label={t('auth.password')}
          autoComplete="current-password"
          value={password}
          change={setPassword}
          problem={isIncomplete && password === '' && t('common.error.required')}
        />
        <CheckField label={t('auth.signIn.temporary')} checked={isTemporary} change={setTemporary} />
        <SubmitButton isBusy={signIn.isBusy}>{t('auth.signIn.submit')}</SubmitButton>
      </form>
      <div className={styles.links}>
        <span>
          {t('auth.signIn.noAccount')} <Link to="/auth/sign-up">{t('auth.signIn.signUp')}</Link>
        </span>
        <Link to="/auth/password">{t('auth.signIn.forgot')}</Link>
      </div>
      <Suspense>
        <DemoAccounts isBusy={signIn.isBusy} choose={(account) => void signIn.start(account)} />
      </Suspense>
    </>
  )
}
