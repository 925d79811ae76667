import { type KeyboardEvent, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { LeaveUnit } from '#rules/leave/leave-unit.ts'
import type { TextKey } from '../../../text/keys.ts'
import styles from './leave-request.module.css'

interface UnitChoiceProps {
  /** What the kind knows. */
  units: readonly LeaveUnit[]
  value: LeaveUnit
  /** The half of the chosen day that is free anyway. */
  freeHalf: 'AM' | 'PM' | null
  words: (unit: LeaveUnit) => { name: TextKey; hint: TextKey }
  onChange: (unit: LeaveUnit) => void
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Whole day, half day, hours: one radio group that the arrow keys move through. */
export function UnitChoice({ units, value, freeHalf, words, onChange }: UnitChoiceProps) {
  const { t } = useTranslation()
  const id = useId()
  const group = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    const open = units.filter((unit) => unit !== freeHalf || unit === value)
    const next = open[(open.indexOf(value) + step + open.length) % open.length]!
    onChange(next)
    group.current?.querySelectorAll('button')[units.indexOf(next)]?.focus()
  }
  return (
    <div>
      <span className={styles.label} id={id}>
        {t('leave.form.unit')}
      </span>
      <div className={styles.units} role="radiogroup" aria-labelledby={id} ref={group} onKeyDown={onKeyDown}>
        {units.map((unit) => (
          <button
            key={unit}
            type="button"
            role="radio"
            aria-checked={unit === value}
            tabIndex={unit === value ? 0 : -1}
            data-autofocus={unit === value || undefined}
            className={styles.unit}
            // What is chosen already stays, with the sentence of the preview.
            disabled={unit === freeHalf && unit !== value}
            onClick={() => onChange(unit)}
          >
            <strong>{t(words(unit).name)}</strong>
            <span>{t(unit === freeHalf ? 'leave.form.freeHalf' : words(unit).hint)}</span>
          </button>
        ))}
      </div>
    </div>
  )
}
