import { type InputHTMLAttributes, type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './fields.module.css'

// The sign-in pages do without Mantine: it would double what a person waits for before the first key stroke.

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> {
  label: ReactNode
  value: string
  change: (value: string) => void
  hint?: ReactNode
  /** What is wrong; read out when it appears. */
  problem?: ReactNode
  right?: ReactNode
}

export function TextField({ label, value, change, hint, problem, right, ...input }: FieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box} data-bad={problem ? true : undefined}>
        <input
          required
          {...input}
          id={id}
          value={value}
          onChange={(event) => change(event.target.value)}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-hint ${id}-problem`}
        />
        {right}
      </div>
      {hint && (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
      <p id={`${id}-problem`} className={styles.problem} aria-live="polite">
        {problem}
      </p>
    </div>
  )
}

export function PasswordField(props: FieldProps) {
  const { t } = useTranslation()
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      right={
        <button
          type="button"
          className={styles.reveal}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? t('common.hidePassword') : t('common.showPassword')}
        </button>
      }
    />
  )
}

interface CheckProps {
  label: ReactNode
  checked: boolean
  change: (checked: boolean) => void
}

export function CheckField({ label, checked, change }: CheckProps) {
  return (
    <label className={styles.check}>
      <input type="checkbox" checked={checked} onChange={(event) => change(event.target.checked)} />
      <span>{label}</span>
    </label>
  )
}

export function SubmitButton({
  isBusy,
  disabled,
  children,
}: {
  isBusy: boolean
  disabled?: boolean
  children: ReactNode
}) {
  return (
    <button type="submit" className={styles.submit} disabled={disabled || isBusy} aria-busy={isBusy}>
      {children}
    </button>
  )
}

export function BackButton({ back }: { back: () => void }) {
  const { t } = useTranslation()
  return (
    <button type="button" className={styles.back} onClick={back}>
      {t('common.action.back')}
    </button>
  )
}
