import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  authStyles as styles,
  BackButton,
  NewPasswordFields,
  SubmitButton,
  usePasswordCheck,
} from '../index.ts'

interface Props {
  /** The one that was accepted before, for who comes back to this step. */
  initial: string
  accept: (password: string) => void
  next: () => void
  back: () => void
}

export function PasswordStep({ initial, accept, next, back }: Props) {
  const { t } = useTranslation()
  const [password, setPassword] = useState(initial)
  const [repeated, setRepeated] = useState(initial)
  const judged = usePasswordCheck(password)
  const isReady = judged !== null && judged.isValid !== false && repeated === password
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isReady) return
    accept(password)
    next()
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <h1 className={styles.title}>{t('signUp.passwordTitle')}</h1>
      <NewPasswordFields
        label={t('auth.password')}
        password={password}
        repeated={repeated}
        setPassword={setPassword}
        setRepeated={setRepeated}
        judged={judged}
        isFirst
      />
      <SubmitButton isBusy={false} disabled={!isReady}>
        {t('common.action.next')}
      </SubmitButton>
      <BackButton back={back} />
    </form>
  )
}
