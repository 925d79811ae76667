import { useTranslation } from 'react-i18next'
import type { DayRecord } from './day-record-queries.ts'
import styles from './day-record.module.css'
import { readableStep } from './readable-step.ts'

/** How the minutes of the day came about, with the article that each step rests on. */
export function DayTrace({ record: { trace } }: { record: DayRecord }) {
  const { t } = useTranslation()
  if (trace.length === 0) return null
  return (
    <section>
      <h3>{t('dayRecord.trace')}</h3>
      <ol className={styles.steps}>
        {trace.map((step) => {
          const { input, effect } = readableStep(step, (basis) => t(`dayRecord.basis.${basis}`))
          return (
            <li key={step.rule}>
              <div className={styles.line}>
                <span>{t(`dayRecord.rule.${step.rule}`)}</span>
                <strong>{effect}</strong>
              </div>
              {input && <span className={styles.quiet}>{input}</span>}
              {step.article && <span className={styles.quiet}>{step.article}</span>}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
