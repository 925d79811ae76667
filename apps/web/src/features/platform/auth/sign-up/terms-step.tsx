import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { authStyles as styles, BackButton, CheckField, StepTitle, SubmitButton } from '../index.ts'
import type { Term } from './sign-up-draft.ts'

interface Props {
  items: readonly Term[]
  required: readonly Term[]
  agreed: ReadonlySet<Term>
  change: (agreed: ReadonlySet<Term>) => void
  next: () => void
  back: () => void
}

export function TermsStep({ items, required, agreed, change, next, back }: Props) {
  const { t } = useTranslation()
  const isReady = required.every((item) => agreed.has(item))
  const set = (item: Term, isAgreed: boolean) => {
    const others = [...agreed].filter((other) => other !== item)
    change(new Set(isAgreed ? [...others, item] : others))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady) next()
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <StepTitle>{t('signUp.termsTitle')}</StepTitle>
      <div>
        <CheckField
          label={<strong>{t('signUp.termsAll')}</strong>}
          checked={agreed.size === items.length}
          change={(all) => change(new Set(all ? items : []))}
        />
        <p className={styles.under}>{t('signUp.termsAllHint')}</p>
      </div>
      <hr className={styles.rule} />
      <ul className={styles.terms}>
        {items.map((item) => (
          <li key={item}>
            <CheckField
              label={`${t(`signUp.term.${item}`)} ${t(required.includes(item) ? 'signUp.termsRequired' : 'signUp.termsOptional')}`}
              checked={agreed.has(item)}
              change={(isAgreed) => set(item, isAgreed)}
            />
            <details>
              <summary>{t('signUp.termsRead')}</summary>
              {t(`signUp.term.text.${item}`)}
            </details>
          </li>
        ))}
      </ul>
      <SubmitButton isBusy={false} disabled={!isReady}>
        {t('common.action.next')}
      </SubmitButton>
      <BackButton back={back} />
    </form>
  )
}
