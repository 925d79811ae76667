import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { today } from '../../text/formats.ts'
import styles from './auth.module.css'
import { BackButton, SubmitButton, TextField } from './fields.tsx'

interface Props {
  isBusy: boolean
  send: (birthDate: string) => void
  back: () => void
}

export function BirthStep({ isBusy, send, back }: Props) {
  const { t } = useTranslation()
  const [birthDate, setBirthDate] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send(birthDate)
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <h1 className={styles.title}>{t('auth.signUp.birthTitle')}</h1>
      <TextField
        label={t('auth.signUp.birthLabel')}
        type="date"
        autoComplete="bday"
        min="1900-01-01"
        max={today()}
        value={birthDate}
        change={setBirthDate}
        hint={t('auth.signUp.birthHint')}
        autoFocus
      />
      <SubmitButton isBusy={isBusy} disabled={birthDate === ''}>
        {t('auth.signUp.submit')}
      </SubmitButton>
      <BackButton back={back} />
    </form>
  )
}
