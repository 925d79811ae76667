import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { makeRecoveryCodes } from '#contract/platform/auth/own-account.ts'
import { useAction } from '../../../../api/use-action.ts'
import { FormDialog } from '../../../../ui/dialog/form-dialog.tsx'
import { PasswordBox } from './password-box.tsx'
import styles from './profile.module.css'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'

const HOW_MANY = 10
const FEW = 3

/** How many recovery codes are left, and ten new ones with the password. */
export function RecoveryRow({ left }: { left: number }) {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  return (
    <li className={styles.row}>
      <span className={styles.grow}>
        <strong>{t('account.recovery.title')}</strong>
        <small>{t('account.recovery.hint')}</small>
        <small data-few={left <= FEW || undefined}>
          {t('account.recovery.left', { n: left, total: HOW_MANY })}
          {left <= FEW && ` · ${t('account.recovery.few')}`}
        </small>
      </span>
      <Button variant="default" size="xs" onClick={() => setAsking(true)}>
        {t('account.recovery.renew')}
      </Button>
      {isAsking && (
        <RenewDialog
          onClose={(made) => {
            setAsking(false)
            setCodes(made)
          }}
        />
      )}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </li>
  )
}

function RenewDialog({ onClose }: { onClose: (codes: readonly string[] | null) => void }) {
  const { t } = useTranslation()
  const make = useAction(makeRecoveryCodes, { errors: 'form' })
  // The dialog closes by itself once its form is sent; only then the codes may take its place.
  const made = useRef<readonly string[] | null>(null)
  return (
    <FormDialog
      opened
      title={t('account.recovery.renewTitle')}
      submitText={t('account.recovery.renew')}
      initialValues={{ password: '' }}
      validate={{ password: (value) => (value === '' ? t('common.error.required') : null) }}
      onClose={() => onClose(made.current)}
      onSubmit={async (body) => {
        made.current = (await make.mutateAsync({ body })).recovery_codes
      }}
    >
      {(form) => (
        <>
          <p className={styles.note}>{t('account.recovery.renewText')}</p>
          <PasswordBox
            label={t('profile.second.password')}
            autoComplete="current-password"
            data-autofocus
            {...form.getInputProps('password')}
          />
        </>
      )}
    </FormDialog>
  )
}
