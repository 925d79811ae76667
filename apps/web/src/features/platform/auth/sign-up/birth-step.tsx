import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { authStyles as styles, BackButton, SubmitButton } from '../index.ts'
import { BirthField } from './birth-field.tsx'
import { isTooYoung } from './least-age.ts'

interface Props {
  birthDate: string
  change: (birthDate: string) => void
  isBusy: boolean
  send: () => void
  back: () => void
}

export function BirthStep({ birthDate, change, isBusy, send, back }: Props) {
  const { t } = useTranslation()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <h1 className={styles.title}>{t('signUp.birthTitle')}</h1>
      <BirthField birthDate={birthDate} change={change} autoFocus />
      <SubmitButton isBusy={isBusy} disabled={birthDate === '' || isTooYoung(birthDate)}>
        {t('signUp.submit')}
      </SubmitButton>
      <BackButton back={back} />
    </form>
  )
}
