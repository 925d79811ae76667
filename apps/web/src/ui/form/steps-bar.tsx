import { IconCheck } from '@tabler/icons-react'
import styles from './form.module.css'

interface StepsBarProps<Step extends string> {
  label: string
  steps: readonly { value: Step; label: string }[]
  value: Step
  /** Steps that are behind can be gone back to; without it the bar only shows. */
  onStep?: (step: Step) => void
}

/** Where in a few steps somebody stands. */
export function StepsBar<Step extends string>({ label, steps, value, onStep }: StepsBarProps<Step>) {
  const at = steps.findIndex((step) => step.value === value)
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step, index) => {
        const isPassed = index < at
        return (
          <li
            key={step.value}
            aria-current={index === at ? 'step' : undefined}
            data-passed={isPassed || undefined}
          >
            <span aria-hidden>{isPassed ? <IconCheck size={14} stroke={2.4} /> : index + 1}</span>
            {isPassed && onStep ? (
              <button type="button" className={styles.stepBack} onClick={() => onStep(step.value)}>
                {step.label}
              </button>
            ) : (
              step.label
            )}
          </li>
        )
      })}
    </ol>
  )
}
