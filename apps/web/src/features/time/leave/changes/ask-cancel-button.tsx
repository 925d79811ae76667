import { Button, Textarea } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { requestCancel } from '#contract/time/work-events/cancels.ts'
import { useAction } from '../../../../api/use-action.ts'
import { FormDialog } from '../../../../ui/dialog/form-dialog.tsx'
import { DisabledHint } from '../../../../ui/input/disabled-hint.tsx'
import { notify } from '../../../../ui/notify.ts'
import { type LeaveEvent, useLeaveWords } from '../index.ts'

const REASON_LENGTH = 500

/** Asks the approval line to cancel what it has approved. */
export function AskCancelButton({ event }: { event: LeaveEvent }) {
  const { t } = useTranslation()
  const { title } = useLeaveWords()
  const [isOpen, { open, close }] = useDisclosure(false)
  const ask = useAction(requestCancel, { errors: 'form' })
  const submit = async ({ reason }: { reason: string }) => {
    const input = { params: { id: event.wk_event_id }, body: { wk_comment: reason.trim() } }
    const { drf_status } = await ask.mutateAsync(input)
    notify({ text: t(drf_status === 'APPROVED' ? 'leave.cancel.doneOther' : 'leave.cancel.asked') })
  }
  return (
    <>
      <DisabledHint reason={event.cancel_drf_id !== null && t('leave.cancel.waits')}>
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t('leave.cancel.askOf', { title: title(event) })}
          onClick={open}
        >
          {t('leave.cancel.ask')}
        </Button>
      </DisabledHint>
      {isOpen && (
        <FormDialog<{ reason: string }>
          opened
          title={t('leave.cancel.askTitle')}
          initialValues={{ reason: '' }}
          submitText={t('leave.form.submit')}
          onClose={close}
          onSubmit={submit}
          fieldNames={{ wk_comment: 'reason' }}
        >
          {(form) => (
            <>
              <p>{t('leave.cancel.askText', { title: title(event) })}</p>
              <Textarea
                label={t('leave.form.reasonOptional')}
                placeholder={t('leave.form.reasonHint')}
                autosize
                minRows={2}
                maxLength={REASON_LENGTH}
                data-autofocus
                {...form.getInputProps('reason')}
              />
            </>
          )}
        </FormDialog>
      )}
    </>
  )
}
