import { Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { requestDocumentCancel } from '#contract/approvals/documents/cancels.ts'
import { useAction } from '../../../../api/use-action.ts'
import { FormDialog } from '../../../../ui/dialog/form-dialog.tsx'
import { notify } from '../../../../ui/notify.ts'
import type { OpenedDocument } from '../approval-queries.ts'
import styles from '../document.module.css'

/** Asks those who approved a document to cancel it. */
export function AskCancel({ document, onClose }: { document: OpenedDocument; onClose: () => void }) {
  const { t } = useTranslation()
  const ask = useAction(requestDocumentCancel, { errors: 'form' })
  return (
    <FormDialog
      title={t('afterwards.cancel.title')}
      opened
      onClose={onClose}
      initialValues={{ reason: '' }}
      validate={{ reason: (reason) => (reason.trim() === '' ? t('afterwards.cancel.needed') : null) }}
      onSubmit={async ({ reason }) => {
        const { drf_serial } = await ask.mutateAsync({ params: { id: document.drf_id }, body: { reason } })
        notify({ text: t('afterwards.cancel.done', { serial: drf_serial ?? '' }), tone: 'good' })
      }}
      submitText={t('afterwards.cancel.send')}
    >
      {(form) => (
        <div>
          <p className={styles.about}>{document.drf_title}</p>
          <p className={styles.about}>{t('afterwards.cancel.about')}</p>
          <Textarea
            {...form.getInputProps('reason')}
            label={t('afterwards.cancel.reason')}
            description={t('afterwards.cancel.reasonHint')}
            withAsterisk
            autosize
            minRows={3}
            maxRows={8}
            maxLength={500}
            data-autofocus
          />
        </div>
      )}
    </FormDialog>
  )
}
