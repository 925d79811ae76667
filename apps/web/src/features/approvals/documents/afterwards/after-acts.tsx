import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconDots, IconFileX, IconRefresh } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deleteDocument } from '#contract/approvals/documents/approvals.ts'
import { resubmitDocument } from '#contract/approvals/forms/writing.ts'
import { useAction } from '../../../../api/use-action.ts'
import { useConfirm } from '../../../../ui/dialog/use-confirm.ts'
import { notify } from '../../../../ui/notify.ts'
import type { OpenedDocument } from '../approval-queries.ts'
import styles from '../document.module.css'
import { mayCopy } from './related.ts'

const AskCancel = lazy(() => import('./ask-cancel.tsx').then((m) => ({ default: m.AskCancel })))

/** What an author does with a document that has ended: ask to cancel it, write it anew, copy or delete it. */
export function AfterActs({ document, onGone }: { document: OpenedDocument; onGone: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const confirm = useConfirm()
  const [isAsking, setAsking] = useState(false)
  const resubmit = useAction(resubmitDocument)
  const remove = useAction(deleteDocument)
  const { abilities, drf_id: id } = document
  const begin = async () => {
    const { drf_id: draft } = await resubmit.mutateAsync({ params: { id } })
    await navigate({ to: '/main/approval/write', search: { draft } })
  }
  const erase = async () => {
    const { title, message } = {
      title: t('afterwards.delete.title'),
      message: t('afterwards.delete.message'),
    }
    if (!(await confirm({ title, message, confirmText: t('afterwards.act.delete'), danger: true }))) return
    onGone()
    await remove.mutateAsync({ params: { id } })
    notify({ text: t('afterwards.delete.done'), tone: 'good' })
  }
  const canCopy = mayCopy(document)
  return (
    <>
      {(canCopy || abilities.delete) && (
        <Menu position="top-start" shadow="sm" withinPortal>
          <Menu.Target>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              className={styles.menu}
              aria-label={t('afterwards.act.menu')}
            >
              <IconDots size={18} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {canCopy && (
              <Menu.Item onClick={() => void navigate({ to: '/main/approval/write', search: { copy: id } })}>
                {t('afterwards.act.copy')}
              </Menu.Item>
            )}
            {abilities.delete && (
              <Menu.Item color="red" onClick={() => void erase().catch(() => undefined)}>
                {t('afterwards.act.delete')}
              </Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      )}
      {abilities.ask_cancel && (
        <Button
          variant="default"
          className={styles.act}
          leftSection={<IconFileX size={16} />}
          onClick={() => setAsking(true)}
        >
          {t('afterwards.act.askCancel')}
        </Button>
      )}
      {abilities.resubmit && (
        <Button
          className={styles.act}
          leftSection={<IconRefresh size={16} />}
          loading={resubmit.isPending}
          onClick={() => void begin().catch(() => undefined)}
        >
          {t('afterwards.act.resubmit')}
        </Button>
      )}
      <Suspense fallback={null}>
        {isAsking && <AskCancel document={document} onClose={() => setAsking(false)} />}
      </Suspense>
    </>
  )
}
