import { useTranslation } from 'react-i18next'
import { cancelEvent } from '#contract/time/work-events/work-events.ts'
import { useAction } from '../../../../api/use-action.ts'
import { days } from '../../../../text/formats.ts'
import { useConfirm } from '../../../../ui/dialog/use-confirm.ts'
import { notify } from '../../../../ui/notify.ts'
import { type LeaveEvent, useLeaveWords } from '../index.ts'

/** Asks, says what comes back, and cancels the request with its document. */
export function useCancelLeave(): (event: LeaveEvent) => Promise<void> {
  const { t } = useTranslation()
  const { title } = useLeaveWords()
  const confirm = useConfirm()
  const cancel = useAction(cancelEvent)
  return async (event) => {
    const back = days(event.applied_days)
    const isSure = await confirm({
      title: t('leave.cancel.title'),
      message: (
        <>
          <p>{t('leave.cancel.text', { title: title(event) })}</p>
          <p>
            <strong>{t('leave.cancel.returns', { days: back })}</strong>
          </p>
        </>
      ),
      confirmText: t('leave.cancel.confirm'),
      cancelText: t('leave.cancel.keep'),
      danger: true,
    })
    if (!isSure) return
    // A refusal is shown as a notification and leaves the row as it was.
    cancel.mutate(
      { params: { id: event.wk_event_id } },
      { onSuccess: () => notify({ text: t('leave.cancel.done', { days: back }) }) },
    )
  }
}
