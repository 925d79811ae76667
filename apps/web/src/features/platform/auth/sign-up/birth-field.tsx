import { useTranslation } from 'react-i18next'
import { today } from '../../../../text/formats.ts'
import { TextField } from '../index.ts'
import { isTooYoung } from './least-age.ts'

interface Props {
  birthDate: string
  change: (birthDate: string) => void
  /** What else is wrong with it. */
  problem?: string | false
  autoFocus?: boolean
}

/** The day of birth, with why it is asked for; who is too young is told at once. */
export function BirthField({ birthDate, change, problem, autoFocus }: Props) {
  const { t } = useTranslation()
  return (
    <TextField
      label={t('signUp.birthLabel')}
      type="date"
      autoComplete="bday"
      min="1900-01-01"
      max={today()}
      value={birthDate}
      change={change}
      hint={t('signUp.birthHint')}
      problem={isTooYoung(birthDate) ? t('signUp.tooYoung') : problem}
      autoFocus={autoFocus}
    />
  )
}
