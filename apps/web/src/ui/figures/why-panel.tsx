import { Popover } from '@mantine/core'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './why-panel.module.css'

export interface WhyStep {
  rule: string
  /** The article of law or the company's rule it rests on. */
  article?: string | null
  input?: string | null
  effect: string
}

interface WhyPanelProps {
  /** What the figure is, for screen readers: "잔여 연차". */
  name: string
  trace: readonly WhyStep[]
  /** The figure itself, above the steps. */
  result?: string
}

/** "왜?" beside a figure that a person may dispute; opens how it was computed. */
export function WhyPanel({ name, trace, result }: WhyPanelProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <Popover width={380} position="bottom" shadow="none" withArrow trapFocus returnFocus radius="md">
      <Popover.Target>
        <button type="button" className={styles.button} data-small aria-label={t('kit.why.label', { name })}>
          {t('kit.why.button')}
        </button>
      </Popover.Target>
      <Popover.Dropdown className={styles.panel} aria-labelledby={id}>
        <div className={styles.head}>
          {/* Escape closes this panel only, not the dialog that it may stand in. */}
          <strong id={id} tabIndex={-1} data-autofocus data-mantine-stop-propagation>
            {t('kit.why.title')}
          </strong>
          {result && <span className={styles.result}>{result}</span>}
        </div>
        {trace.length === 0 && <p className={styles.none}>{t('kit.why.empty')}</p>}
        <ol className={styles.steps}>
          {trace.map((step, at) => (
            <li key={at}>
              <div className={styles.line}>
                <span>{step.rule}</span>
                <strong>{step.effect}</strong>
              </div>
              {step.input && <div className={styles.input}>{step.input}</div>}
              {step.article && <div className={styles.article}>{step.article}</div>}
            </li>
          ))}
        </ol>
      </Popover.Dropdown>
    </Popover>
  )
}
