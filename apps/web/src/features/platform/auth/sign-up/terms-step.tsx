import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { requiredTerms } from '#contract/platform/auth/auth.ts'
import { authStyles as styles, BackButton, StepTitle, SubmitButton } from '../index.ts'
import type { Term } from './sign-up-draft.ts'
import { TermsFields } from './terms-fields.tsx'

interface Props {
  agreed: ReadonlySet<Term>
  change: (agreed: ReadonlySet<Term>) => void
  next: () => void
  back: () => void
}

export function TermsStep({ agreed, change, next, back }: Props) {
  const { t } = useTranslation()
  const isReady = requiredTerms.every((item) => agreed.has(item))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady) next()
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <StepTitle>{t('signUp.termsTitle')}</StepTitle>
      <TermsFields agreed={agreed} change={change} />
      <SubmitButton isBusy={false} disabled={!isReady}>
        {t('common.action.next')}
      </SubmitButton>
      <BackButton back={back} />
    </form>
  )
}
