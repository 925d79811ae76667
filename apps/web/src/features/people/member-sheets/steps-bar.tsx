import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { ImportStep } from './import-view.ts'
import styles from './member-sheets.module.css'

const steps = ['choose', 'check', 'run'] as const satisfies ImportStep[]

/** Where in the three steps this import stands. */
export function StepsBar({ step }: { step: ImportStep }) {
  const { t } = useTranslation()
  const at = steps.indexOf(step)
  return (
    <ol className={styles.steps} aria-label={t('memberSheets.steps.label')}>
      {steps.map((one, index) => (
        <li key={one} aria-current={index === at ? 'step' : undefined} data-passed={index < at || undefined}>
          <span aria-hidden>{index < at ? <IconCheck size={14} stroke={2.4} /> : index + 1}</span>
          {t(`memberSheets.steps.${one}`)}
        </li>
      ))}
    </ol>
  )
}
