import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { EndpointResponse } from '#contract/endpoint.ts'
import { sendCode, verifySecondFactor } from '#contract/platform/auth/auth.ts'
import { call } from '../../../../api/call.ts'
import styles from '../auth.module.css'
import { CodeForm } from '../code-form.tsx'
import { FormMessage } from '../form-message.tsx'
import { useStep } from '../use-step.ts'

interface SecondFactorFormProps {
  email: string
  /** Of the sign-in that waits for its code. */
  id: string
  kind: 'MAIL' | 'TOTP'
  submitText: string
  verified: (answer: EndpointResponse<typeof verifySecondFactor>) => Promise<void>
  /** Another code was mailed, and the sign-in has another number. */
  renewed: (id: string) => void
  /** Other ways to go on, beside the recovery code. */
  children?: ReactNode
}

/** Asks for the code of the second factor: mailed, of the authenticator app, or one of those kept for recovery. */
export function SecondFactorForm(props: SecondFactorFormProps) {
  const { email, id, kind } = props
  const { t } = useTranslation()
  const { run, problem, isBusy } = useStep()
  const [isRecovering, setRecovering] = useState(false)
  const [isResent, setResent] = useState(false)
  const isMailed = kind === 'MAIL' && !isRecovering
  const said = isRecovering ? 'recovery' : isMailed ? 'mail' : 'totp'
  const send = (code: string) => {
    setResent(false)
    const body = { validation_code: id, code, email }
    void run(async () => props.verified(await call(verifySecondFactor, { body })))
  }
  const resend = async () => {
    const { validation_code } = await call(sendCode, { body: { email, validation_code: id } })
    props.renewed(validation_code)
    setResent(true)
  }
  return (
    <>
      <p className={styles.lead}>{t(`access.mfa.${said}`, { email })}</p>
      <FormMessage tone="bad">{problem}</FormMessage>
      <FormMessage tone="good">{isResent && !problem ? t('access.confirm.resent') : null}</FormMessage>
      <CodeForm
        key={String(isRecovering)}
        isRecoveryCode={isRecovering}
        submitText={props.submitText}
        isBusy={isBusy}
        send={send}
        {...(isMailed && { resend: () => void run(resend) })}
      />
      <div className={styles.links}>
        <button type="button" className={styles.link} onClick={() => setRecovering(!isRecovering)}>
          {t(isRecovering ? 'access.mfa.useCode' : 'access.mfa.useRecovery')}
        </button>
        {props.children}
      </div>
    </>
  )
}
