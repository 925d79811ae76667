import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './auth.module.css'
import { BackButton, SubmitButton } from './fields.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { usePasswordCheck } from './use-password-check.ts'

interface Props {
  password: string
  change: (password: string) => void
  next: () => void
  back: () => void
}

export function PasswordStep({ password, change, next, back }: Props) {
  const { t } = useTranslation()
  const [repeated, setRepeated] = useState(password)
  const judged = usePasswordCheck(password)
  const isReady = judged?.isValid === true && repeated === password
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady) next()
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <h1 className={styles.title}>{t('auth.signUp.passwordTitle')}</h1>
      <NewPasswordFields
        label={t('auth.password')}
        password={password}
        repeated={repeated}
        setPassword={change}
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
