import { Button, CopyButton, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { updateCompany } from '#contract/platform/companies/companies.ts'
import { useAction } from '../../../api/use-action.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { useConfirm } from '../../../ui/dialog/use-confirm.ts'
import { notify } from '../../../ui/notify.ts'
import { Section } from '../../../ui/page/section.tsx'
import { companyQuery } from './company-page.tsx'
import styles from './company-settings.module.css'

/** The code with which people join: to copy, to draw anew, or to give another beginning. */
export function JoinCode({ code }: { code: string | null }) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const renew = useNewCode('notify')
  const [isEditing, { open, close }] = useDisclosure(false)
  const ask = async () => {
    const question = {
      title: t('companies.joinCode.renewAsk'),
      message: t('companies.joinCode.renewText'),
    }
    const confirmText = t('companies.joinCode.renew')
    if (await confirm({ ...question, danger: true, confirmText }))
      renew.mutate({ body: { company_joincode: null } })
  }
  if (code === null) return null
  return (
    <Section title={t('companies.joinCode.title')} note={t('companies.joinCode.hint')}>
      <div className={styles.code} data-setting="company_joincode">
        <code>{code}</code>
        <CopyButton value={code}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy} aria-live="polite">
              {copied ? t('common.state.copied') : t('common.action.copy')}
            </Button>
          )}
        </CopyButton>
        <Button variant="subtle" onClick={() => void ask()} loading={renew.isPending}>
          {t('companies.joinCode.renew')}
        </Button>
        <Button variant="subtle" onClick={open}>
          {t('companies.joinCode.edit')}
        </Button>
      </div>
      <BeginningDialog opened={isEditing} close={close} />
    </Section>
  )
}

function BeginningDialog({ opened, close }: { opened: boolean; close: () => void }) {
  const { t } = useTranslation()
  const change = useNewCode('form')
  return (
    <FormDialog
      opened={opened}
      onClose={close}
      title={t('companies.joinCode.edit')}
      initialValues={{ company_joincode: '' }}
      validate={{
        company_joincode: (text) => (text.trim().length < 2 ? t('companies.joinCode.short') : null),
      }}
      onSubmit={(body) => change.mutateAsync({ body })}
    >
      {(form) => (
        <>
          <TextInput
            label={t('companies.joinCode.beginning')}
            description={t('companies.joinCode.beginningHint')}
            placeholder="GYEOL"
            maxLength={89}
            data-autofocus
            {...form.getInputProps('company_joincode')}
          />
          <p className={styles.quiet}>{t('companies.joinCode.renewText')}</p>
        </>
      )}
    </FormDialog>
  )
}

function useNewCode(errors: 'form' | 'notify') {
  const { t } = useTranslation()
  const client = useQueryClient()
  return useAction(updateCompany, {
    errors,
    onSuccess: (answer) => {
      client.setQueryData(companyQuery.queryKey, answer)
      notify({ text: t('companies.joinCode.changed') })
    },
  })
}
