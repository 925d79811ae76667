import { TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  confirmSecondFactor,
  getSecondFactor,
  startSecondFactor,
} from '#contract/platform/auth/own-account.ts'
import { keyOf } from '../../../../api/query.ts'
import { useAction } from '../../../../api/use-action.ts'
import { FormDialog } from '../../../../ui/dialog/form-dialog.tsx'
import { notify } from '../../../../ui/notify.ts'
import { AppKey } from './app-key.tsx'
import { PasswordBox } from './password-box.tsx'
import styles from './profile.module.css'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'

export type FactorKind = 'MAIL' | 'TOTP'
interface Prepared {
  validation_code: string
  otpauth_url: string | null
}

/** Three steps: the password, the first code, which proves that codes arrive, and the recovery codes to keep. */
export function SecondFactorDialog({ kind, onClose }: { kind: FactorKind; onClose: () => void }) {
  const [prepared, setPrepared] = useState<Prepared | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes) return <RecoveryCodesDialog codes={codes} onClose={onClose} />
  return prepared ? (
    <CodeStep kind={kind} prepared={prepared} onDone={setCodes} onClose={onClose} />
  ) : (
    <PasswordStep kind={kind} onReady={setPrepared} onClose={onClose} />
  )
}

interface PasswordStepProps {
  kind: FactorKind
  onReady: (prepared: Prepared) => void
  onClose: () => void
}

function PasswordStep({ kind, onReady, onClose }: PasswordStepProps) {
  const { t } = useTranslation()
  const start = useAction(startSecondFactor, { errors: 'form' })
  // The dialog closes by itself once its form is sent; only then the next one may take its place.
  const ready = useRef<Prepared | null>(null)
  return (
    <FormDialog
      opened
      title={t('profile.second.startTitle')}
      submitText={t('profile.second.next')}
      initialValues={{ password: '' }}
      validate={{ password: (value) => (value === '' ? t('common.error.required') : null) }}
      onClose={() => (ready.current ? onReady(ready.current) : onClose())}
      onSubmit={async ({ password }) => {
        ready.current = await start.mutateAsync({ body: { mfa_kind: kind, password } })
      }}
    >
      {(form) => (
        <PasswordBox
          label={t('profile.second.password')}
          autoComplete="current-password"
          data-autofocus
          {...form.getInputProps('password')}
        />
      )}
    </FormDialog>
  )
}

interface CodeStepProps {
  kind: FactorKind
  prepared: Prepared
  onDone: (codes: readonly string[]) => void
  onClose: () => void
}

function CodeStep({ kind, prepared, onDone, onClose }: CodeStepProps) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const confirm = useAction(confirmSecondFactor, {
    errors: 'form',
    onSuccess: ({ mfa_kind, recovery_codes }) =>
      client.setQueryData(keyOf(getSecondFactor), { mfa_kind, recovery_codes_left: recovery_codes.length }),
  })
  const codes = useRef<readonly string[] | null>(null)
  return (
    <FormDialog
      opened
      title={t(`profile.second.${kind}`)}
      submitText={t('profile.second.confirm')}
      initialValues={{ code: '' }}
      validate={{ code: (value) => (value.trim().length < 6 ? t('common.error.required') : null) }}
      onClose={() => (codes.current ? onDone(codes.current) : onClose())}
      onSubmit={async ({ code }) => {
        const body = { validation_code: prepared.validation_code, code: code.trim() }
        codes.current = (await confirm.mutateAsync({ body })).recovery_codes
        notify({ text: t('profile.second.on') })
      }}
    >
      {(form) => (
        <>
          <p className={styles.note}>
            {t(kind === 'MAIL' ? 'profile.second.mailSent' : 'profile.second.appText')}
          </p>
          {prepared.otpauth_url && <AppKey url={prepared.otpauth_url} />}
          <TextInput
            label={t('profile.second.code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={20}
            data-autofocus
            {...form.getInputProps('code')}
          />
        </>
      )}
    </FormDialog>
  )
}
