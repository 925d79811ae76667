import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './auth.module.css'
import { SubmitButton, TextField } from './fields.tsx'
import { useCountdown } from './use-countdown.ts'

const RESEND_AFTER_SECONDS = 60

interface Props {
  submitText: string
  isBusy: boolean
  send: (code: string) => void
  /** Sends a new code; left out where nothing can be sent again. */
  resend?: () => void
  /** A code is on its way already: sending another has to wait. */
  isJustSent?: boolean
  /** A recovery code has letters, and its own words. */
  isRecoveryCode?: boolean
  /** Further fields under the code. */
  children?: ReactNode
  isReady?: boolean
}

/** The field for a code that was mailed, and sending it again after a minute. */
export function CodeForm({
  submitText,
  isBusy,
  send,
  resend,
  isJustSent = true,
  isRecoveryCode = false,
  children,
  isReady = true,
}: Props) {
  const { t } = useTranslation()
  const [code, setCode] = useState('')
  const { left, restart } = useCountdown(RESEND_AFTER_SECONDS, isJustSent)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send(code.trim())
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextField
        label={t(isRecoveryCode ? 'access.mfa.recoveryCode' : 'access.code')}
        hint={isRecoveryCode && t('access.mfa.recoveryHint')}
        inputMode={isRecoveryCode ? 'text' : 'numeric'}
        autoComplete={isRecoveryCode ? 'off' : 'one-time-code'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={isRecoveryCode ? 30 : 20}
        value={code}
        change={setCode}
        autoFocus
      />
      {children}
      <SubmitButton isBusy={isBusy} disabled={code.trim().length < (isRecoveryCode ? 16 : 6) || !isReady}>
        {submitText}
      </SubmitButton>
      {resend && (
        <button
          type="button"
          className={styles.link}
          disabled={left > 0}
          onClick={() => {
            restart()
            resend()
          }}
        >
          {left > 0 ? t('access.confirm.resendIn', { n: left }) : t('access.confirm.resend')}
        </button>
      )}
    </form>
  )
}
