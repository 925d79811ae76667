import { useTranslation } from 'react-i18next'
import styles from './auth.module.css'
import { PasswordField } from './fields.tsx'
import { StrengthMeter } from './strength-meter.tsx'
import type { usePasswordCheck } from './use-password-check.ts'

interface Props {
  label: string
  password: string
  repeated: string
  setPassword: (value: string) => void
  setRepeated: (value: string) => void
  judged: ReturnType<typeof usePasswordCheck>
  /** The first field of its step. */
  isFirst?: boolean
}

/** A new password and its repetition, with what the server thinks of it. */
export function NewPasswordFields(props: Props) {
  const { label, password, repeated, setPassword, setRepeated, judged, isFirst = false } = props
  const { t } = useTranslation()
  const isRefused = judged?.isValid === false
  return (
    <>
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
        problem={isRefused ? judged.detail : undefined}
        autoFocus={isFirst}
      />
      <PasswordField
        label={t('access.newPassword.repeat')}
        autoComplete="new-password"
        value={repeated}
        change={setRepeated}
        problem={repeated !== '' && repeated !== password ? t('access.newPassword.mismatch') : undefined}
      />
    </>
  )
}
