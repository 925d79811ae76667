import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { previewWithdrawal, withdraw } from '#contract/platform/auth/own-account.ts'
import { q } from '../../../../api/query.ts'
import { useAction } from '../../../../api/use-action.ts'
import { FormDialog } from '../../../../ui/dialog/form-dialog.tsx'
import { QueryView } from '../../../../ui/feedback/query-view.tsx'
import { RowsSkeleton } from '../../../../ui/feedback/rows-skeleton.tsx'
import { StatusBadge } from '../../../../ui/feedback/status-badge.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { PasswordBox } from './password-box.tsx'
import styles from './profile.module.css'

/** Leaving for good: what ends is said first. */
export function WithdrawSection() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <Section title={t('account.withdraw.title')} note={t('account.withdraw.hint')}>
      <Button variant="default" color="red" onClick={() => setOpen(true)}>
        {t('account.withdraw.open')}
      </Button>
      {isOpen && <WithdrawDialog onClose={() => setOpen(false)} />}
    </Section>
  )
}

function WithdrawDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const preview = useQuery({ ...q(previewWithdrawal), staleTime: 0 })
  const leave = useAction(withdraw, { errors: 'form' })
  const isLastAdmin = preview.data?.companies.some((company) => company.is_last_admin) ?? true
  return (
    <FormDialog
      opened
      danger
      title={t('account.withdraw.dialog')}
      submitText={t('account.withdraw.submit')}
      initialValues={{ password: '' }}
      validate={{ password: (value) => (value === '' ? t('common.error.required') : null) }}
      {...(preview.data && isLastAdmin && { blockedBy: t('account.withdraw.lastAdminText') })}
      onClose={onClose}
      onSubmit={async (body) => {
        await leave.mutateAsync({ body })
        // Everything in memory belongs to somebody who is gone: start from the beginning.
        location.assign('/signout?reason=withdrawn')
      }}
    >
      {(form) => (
        <>
          <QueryView query={preview} skeleton={<RowsSkeleton rows={2} />}>
            {({ companies }) => <Ends companies={companies} />}
          </QueryView>
          <p className={styles.note}>{t('account.withdraw.kept')}</p>
          <p className={styles.note}>{t('account.withdraw.gone')}</p>
          <PasswordBox
            label={t('account.withdraw.password')}
            autoComplete="current-password"
            {...form.getInputProps('password')}
          />
        </>
      )}
    </FormDialog>
  )
}

interface Ending {
  company_id: number
  company_name: string
  is_last_admin: boolean
}

function Ends({ companies }: { companies: readonly Ending[] }) {
  const { t } = useTranslation()
  if (companies.length === 0) return <p className={styles.note}>{t('account.withdraw.none')}</p>
  return (
    <div>
      <p className={styles.note}>{t('account.withdraw.ends')}</p>
      <ul className={styles.ends}>
        {companies.map(({ company_id, company_name, is_last_admin }) => (
          <li key={company_id}>
            <span>{company_name}</span>
            {is_last_admin && <StatusBadge meaning="denied" label={t('account.withdraw.lastAdmin')} />}
          </li>
        ))}
      </ul>
    </div>
  )
}
