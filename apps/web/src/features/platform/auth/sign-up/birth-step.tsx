import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { today } from '../../../../text/formats.ts'
import { authStyles as styles, BackButton, SubmitButton, TextField } from '../index.ts'
import { isOldEnough } from './sign-up-draft.ts'

interface Props {
  birthDate: string
  change: (birthDate: string) => void
  isBusy: boolean
  send: () => void
  back: () => void
}

export function BirthStep({ birthDate, change, isBusy, send, back }: Props) {
  const { t } = useTranslation()
  const isTooYoung = birthDate !== '' && !isOldEnough(birthDate, today())
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <h1 className={styles.title}>{t('signUp.birthTitle')}</h1>
      <TextField
        label={t('signUp.birthLabel')}
        type="date"
        autoComplete="bday"
        min="1900-01-01"
        max={today()}
        value={birthDate}
        change={change}
        hint={t('signUp.birthHint')}
        problem={isTooYoung ? t('signUp.tooYoung') : undefined}
        autoFocus
      />
      <SubmitButton isBusy={isBusy} disabled={birthDate === '' || isTooYoung}>
        {t('signUp.submit')}
      </SubmitButton>
      <BackButton back={back} />
    </form>
  )
}
