import { Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { reopenWorkTime } from '#contract/time/closing/closing.ts'
import { useAction } from '../../../api/use-action.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { notify } from '../../../ui/notify.ts'
import type { Confirmation } from './closing-queries.ts'
import styles from './closing.module.css'

interface ReopenDialogProps {
  /** A confirmation that holds. */
  row: Confirmation
  onClose: () => void
}

/** Opens somebody's days again, with the reason that is kept beside what was closed. */
export function ReopenDialog({ row, onClose }: ReopenDialogProps) {
  const { t } = useTranslation()
  const reopen = useAction(reopenWorkTime, { errors: 'form' })
  return (
    <FormDialog<{ reason: string }>
      opened
      title={t('closing.admin.reopenTitle', { name: row.username })}
      onClose={onClose}
      initialValues={{ reason: '' }}
      validate={{ reason: (reason) => (reason.trim() ? null : t('common.error.required')) }}
      submitText={t('closing.admin.reopen')}
      onSubmit={async ({ reason }) => {
        await reopen.mutateAsync({ params: { id: row.id! }, query: { reason } })
        notify({ text: t('closing.admin.reopened'), tone: 'good' })
      }}
    >
      {(form) => (
        <>
          <p className={styles.hint}>{t('closing.admin.reopenText')}</p>
          <Textarea
            label={t('closing.admin.reason')}
            required
            autosize
            minRows={2}
            maxLength={500}
            data-autofocus
            {...form.getInputProps('reason')}
          />
        </>
      )}
    </FormDialog>
  )
}
