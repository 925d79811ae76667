import { PasswordInput, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { confirmSecondFactor, getSecondFactor, startSecondFactor } from '#contract/auth.ts'
import { keyOf } from '../../api/query.ts'
import { useAction } from '../../api/use-action.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { notify } from '../../ui/notify.ts'
import { AppKey } from './app-key.tsx'
import styles from './profile.module.css'

export type FactorKind = 'MAIL' | 'TOTP'
interface Prepared {
  validation_code: string
  otpauth_url: string | null
}

/** Two steps: the password, then the first code, which proves that the codes arrive. */
export function SecondFactorDialog({ kind, onClose }: { kind: FactorKind; onClose: () => void }) {
  const [prepared, setPrepared] = useState<Prepared | null>(null)
  return prepared ? (
    <CodeStep kind={kind} prepared={prepared} onClose={onClose} />
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
        <PasswordInput
          label={t('profile.second.password')}
          autoComplete="current-password"
          data-autofocus
          {...form.getInputProps('password')}
        />
      )}
    </FormDialog>
  )
}

function CodeStep({
  kind,
  prepared,
  onClose,
}: {
  kind: FactorKind
  prepared: Prepared
  onClose: () => void
}) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const confirm = useAction(confirmSecondFactor, {
    errors: 'form',
    onSuccess: (answer) => client.setQueryData(keyOf(getSecondFactor), answer),
  })
  return (
    <FormDialog
      opened
      title={t(`profile.second.${kind}`)}
      submitText={t('profile.second.confirm')}
      initialValues={{ code: '' }}
      validate={{ code: (value) => (value.trim().length < 6 ? t('common.error.required') : null) }}
      onClose={onClose}
      onSubmit={async ({ code }) => {
        await confirm.mutateAsync({ body: { validation_code: prepared.validation_code, code: code.trim() } })
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
