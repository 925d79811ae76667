import { useTranslation } from 'react-i18next'
import { StepsBar } from '../../../ui/form/steps-bar.tsx'
import type { ImportStep } from './import-view.ts'

const steps = ['choose', 'check', 'run'] as const satisfies ImportStep[]

/** Where in the three steps this import stands. */
export function ImportSteps({ step }: { step: ImportStep }) {
  const { t } = useTranslation()
  return (
    <StepsBar
      label={t('memberSheets.steps.label')}
      steps={steps.map((value) => ({ value, label: t(`memberSheets.steps.${value}`) }))}
      value={step}
    />
  )
}
