import { Button, Checkbox, PasswordInput, TextInput } from '@mantine/core'
import { getRouteApi, Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './auth.module.css'
import { DemoAccounts } from './demo-accounts.tsx'
import { FormMessage } from './form-message.tsx'
import { useSignIn } from './use-sign-in.ts'

const route = getRouteApi('/auth/email')

export function SignInScreen() {
  const { t } = useTranslation()
  const search = route.useSearch()
  const [email, setEmail] = useState(search.email ?? '')
  const [password, setPassword] = useState('')
  const [isTemporary, setTemporary] = useState(false)
  const signIn = useSignIn(search.next)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void signIn.start({ email, password, is_temporary: isTemporary })
  }
  return (
    <>
      <h1 className={styles.title}>{t('auth.signIn.title')}</h1>
      <FormMessage tone="bad">{signIn.problem}</FormMessage>
      <form className={styles.form} onSubmit={submit}>
        <TextInput
          label={t('auth.email')}
          type="email"
          autoComplete="username"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          required
          withAsterisk={false}
          autoFocus
        />
        <PasswordInput
          label={t('auth.password')}
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          required
          withAsterisk={false}
        />
        <Checkbox
          label={t('auth.signIn.temporary')}
          checked={isTemporary}
          onChange={(event) => setTemporary(event.target.checked)}
        />
        <Button type="submit" loading={signIn.isBusy} fullWidth>
          {t('auth.signIn.submit')}
        </Button>
      </form>
      <div className={styles.links}>
        <span>
          {t('auth.signIn.noAccount')} <Link to="/auth/sign-up">{t('auth.signIn.signUp')}</Link>
        </span>
        <Link to="/auth/password">{t('auth.signIn.forgot')}</Link>
      </div>
      <DemoAccounts isBusy={signIn.isBusy} choose={(account) => void signIn.start(account)} />
    </>
  )
}
