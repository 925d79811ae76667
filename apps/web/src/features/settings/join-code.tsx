import { Button, CopyButton } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { getCompany, updateCompany } from '#contract/companies.ts'
import { keyOf } from '../../api/query.ts'
import { useAction } from '../../api/use-action.ts'
import { useConfirm } from '../../ui/dialog/use-confirm.ts'
import { Section } from '../../ui/page/section.tsx'
import styles from './settings.module.css'

/** The code with which people join, to copy or to replace. */
export function JoinCode({ code }: { code: string | null }) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const client = useQueryClient()
  const renew = useAction(updateCompany, {
    onSuccess: (answer) => client.setQueryData(keyOf(getCompany), answer),
  })
  const ask = async () => {
    const question = {
      title: t('settings.company.joinCodeAsk'),
      message: t('settings.company.joinCodeAskText'),
    }
    if (await confirm({ ...question, danger: true, confirmText: t('settings.company.joinCodeNew') }))
      renew.mutate({ body: { company_joincode: null } })
  }
  if (code === null) return null
  return (
    <Section title={t('settings.company.joinCode')} note={t('settings.company.joinCodeHint')}>
      <div className={styles.code}>
        <code>{code}</code>
        <CopyButton value={code}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy} aria-live="polite">
              {copied ? t('common.state.copied') : t('common.action.copy')}
            </Button>
          )}
        </CopyButton>
        <Button variant="subtle" onClick={() => void ask()} loading={renew.isPending}>
          {t('settings.company.joinCodeNew')}
        </Button>
      </div>
    </Section>
  )
}
