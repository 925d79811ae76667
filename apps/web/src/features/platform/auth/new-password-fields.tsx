import { useTranslation } from 'react-i18next'
import styles from './auth.module.css'
import { PasswordField } from './fields.tsx'
import { StrengthMeter } from './strength-meter.tsx'
import type { usePasswordCheck } from './use-password-check.ts'

interface OneProps {
  label: string
  password: string
  setPassword: (value: string) => void
  judged: ReturnType<typeof usePasswordCheck>
  /** The first field of its step. */
  isFirst?: boolean
  /** What else is wrong with it. */
  problem?: string | undefined
}

interface Props extends OneProps {
  repeated: string
  setRepeated: (value: string) => void
}

/** A new password, with what the server thinks of it. */
export function NewPasswordField({
  label,
  password,
  setPassword,
  judged,
  isFirst = false,
  problem,
}: OneProps) {
  const { t } = useTranslation()
  return (
    <PasswordField
      label={label}
      autoComplete="new-password"
      value={password}
      change={setPassword}
      hint={
        judged?.isValid ? (
          <>
            <span className={styles.good}>{t('access.newPassword.ok')}</span>
            <StrengthMeter strength={judged.strength} />
          </>
        ) : (
          t('access.newPassword.rule')
        )
      }
      problem={judged?.isValid === false ? judged.detail : problem}
      autoFocus={isFirst}
    />
  )
}

/** The same with its repetition. */
export function NewPasswordFields({ repeated, setRepeated, ...one }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <NewPasswordField {...one} />
      <PasswordField
        label={t('access.newPassword.repeat')}
        autoComplete="new-password"
        value={repeated}
        change={setRepeated}
        problem={repeated !== '' && repeated !== one.password ? t('access.newPassword.mismatch') : undefined}
      />
    </>
  )
}
