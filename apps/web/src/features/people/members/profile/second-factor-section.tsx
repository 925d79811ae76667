import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getSecondFactor, removeSecondFactor } from '#contract/platform/auth/own-account.ts'
import { q } from '../../../../api/query.ts'
import { useAction } from '../../../../api/use-action.ts'
import { FormDialog } from '../../../../ui/dialog/form-dialog.tsx'
import { QueryView } from '../../../../ui/feedback/query-view.tsx'
import { RowsSkeleton } from '../../../../ui/feedback/rows-skeleton.tsx'
import { StatusBadge } from '../../../../ui/feedback/status-badge.tsx'
import { notify } from '../../../../ui/notify.ts'
import { Section } from '../../../../ui/page/section.tsx'
import { PasswordBox } from './password-box.tsx'
import styles from './profile.module.css'
import { RecoveryRow } from './recovery-row.tsx'
import { type FactorKind, SecondFactorDialog } from './second-factor-dialog.tsx'

const factorQuery = q(getSecondFactor)
const KINDS = { MAIL: 'profile.second.mailText', TOTP: 'profile.second.totpText' } as const

/** The second factor: by mail or by an app, or none. */
export function SecondFactorSection() {
  const { t } = useTranslation()
  const factor = useQuery(factorQuery)
  const [started, setStarted] = useState<FactorKind | null>(null)
  const [isStopping, setStopping] = useState(false)
  return (
    <Section title={t('profile.second.title')} note={t('profile.second.hint')} flush>
      <QueryView query={factor} skeleton={<RowsSkeleton rows={2} />}>
        {({ mfa_kind: current, recovery_codes_left: left }) => (
          <ul className={styles.rows}>
            {(['TOTP', 'MAIL'] as const).map((kind) => (
              <li key={kind} className={styles.row}>
                <span className={styles.grow}>
                  <strong>{t(`profile.second.${kind}`)}</strong>
                  <small>{t(KINDS[kind])}</small>
                </span>
                {current === kind ? (
                  <>
                    <StatusBadge meaning="approved" label={t('profile.second.current')} />
                    <Button variant="default" size="xs" onClick={() => setStopping(true)}>
                      {t('profile.second.stop')}
                    </Button>
                  </>
                ) : (
                  <Button
                    variant="default"
                    size="xs"
                    aria-label={`${t(`profile.second.${kind}`)}: ${t('profile.second.start')}`}
                    onClick={() => setStarted(kind)}
                  >
                    {t('profile.second.start')}
                  </Button>
                )}
              </li>
            ))}
            {current !== null && <RecoveryRow left={left} />}
          </ul>
        )}
      </QueryView>
      {started && <SecondFactorDialog kind={started} onClose={() => setStarted(null)} />}
      {isStopping && <StopDialog onClose={() => setStopping(false)} />}
    </Section>
  )
}

function StopDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const stop = useAction(removeSecondFactor, {
    errors: 'form',
    onSuccess: (answer) => client.setQueryData(factorQuery.queryKey, { ...answer, recovery_codes_left: 0 }),
  })
  return (
    <FormDialog
      opened
      danger
      title={t('profile.second.stopTitle')}
      submitText={t('profile.second.stop')}
      initialValues={{ password: '' }}
      validate={{ password: (value) => (value === '' ? t('common.error.required') : null) }}
      onClose={onClose}
      onSubmit={async (body) => {
        await stop.mutateAsync({ body })
        notify({ text: t('profile.second.stopped') })
      }}
    >
      {(form) => (
        <>
          <p className={styles.note}>{t('profile.second.stopText')}</p>
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
