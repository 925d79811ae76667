import { useTranslation } from 'react-i18next'
import { requiredTerms, termItems } from '#contract/platform/auth/auth.ts'
import { authStyles as styles, CheckField } from '../index.ts'
import type { Term } from './sign-up-draft.ts'

const required: readonly Term[] = requiredTerms

interface Props {
  agreed: ReadonlySet<Term>
  change: (agreed: ReadonlySet<Term>) => void
}

/** What somebody who signs up agrees to: everything at once, or each by itself. */
export function TermsFields({ agreed, change }: Props) {
  const { t } = useTranslation()
  const set = (item: Term, isAgreed: boolean) => {
    const others = [...agreed].filter((other) => other !== item)
    change(new Set(isAgreed ? [...others, item] : others))
  }
  return (
    <>
      <div>
        <CheckField
          label={<strong>{t('signUp.termsAll')}</strong>}
          checked={agreed.size === termItems.length}
          change={(all) => change(new Set(all ? termItems : []))}
        />
        <p className={styles.under}>{t('signUp.termsAllHint')}</p>
      </div>
      <hr className={styles.rule} />
      <ul className={styles.terms}>
        {termItems.map((item) => (
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
    </>
  )
}
