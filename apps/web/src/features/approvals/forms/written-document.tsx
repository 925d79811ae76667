import { useTranslation } from 'react-i18next'
import { WrittenText } from '../../../ui/form/written-text.tsx'
import styles from './forms.module.css'

/** The running text of a document. */
export function WrittenDocument({ text }: { text: string }) {
  const { t } = useTranslation()
  return (
    <section className={styles.text} aria-label={t('approvals.content')}>
      {text ? <WrittenText html={text} /> : <span className="quiet">{t('approvals.noContent')}</span>}
    </section>
  )
}
