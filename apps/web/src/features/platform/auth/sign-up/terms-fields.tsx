import { useTranslation } from 'react-i18next'
import { authStyles as styles, CheckField } from '../index.ts'
import type { Term } from './sign-up-draft.ts'

interface Props {
  items: readonly Term[]
  required: readonly Term[]
  agreed: ReadonlySet<Term>
  change: (agreed: ReadonlySet<Term>) => void
}

/** What somebody who signs up agrees to: everything at once, or each by itself. */
export function TermsFields({ items, required, agreed, change }: Props) {
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
    </>
  )
}
