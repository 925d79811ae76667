import { useTranslation } from 'react-i18next'
import { cancelEvent } from '#contract/time/work-events/work-events.ts'
import { useAction } from '../../../../api/use-action.ts'
import { days } from '../../../../text/formats.ts'
import { useConfirm } from '../../../../ui/dialog/use-confirm.ts'
import { notify } from '../../../../ui/notify.ts'
import { isAnnual, type LeaveEvent, useLeaveWords } from '../index.ts'

/** Asks, says what comes back, and cancels the request with its document. */
export function useCancelLeave(): (event: LeaveEvent) => Promise<void> {
  const { t } = useTranslation()
  const { title } = useLeaveWords()
  const confirm = useConfirm()
  const cancel = useAction(cancelEvent)
  return async (event) => {
    const takes = isAnnual(event)
    const back = days(event.applied_days)
    const done = takes ? t('leave.cancel.done', { days: back }) : t('leave.cancel.doneOther')
    const isSure = await confirm({
      title: takes ? t('leave.cancel.title') : t('leave.cancel.titleOther'),
      message: (
        <>
          <p>{t('leave.cancel.text', { title: title(event) })}</p>
          {takes && (
            <p>
              <strong>{t('leave.cancel.returns', { days: back })}</strong>
            </p>
          )}
        </>
      ),
      confirmText: takes ? t('leave.cancel.confirm') : t('leave.cancel.confirmOther'),
      cancelText: t('leave.cancel.keep'),
      danger: true,
    })
    if (!isSure) return
    // A refusal is shown as a notification and leaves the row as it was.
    cancel.mutate({ params: { id: event.wk_event_id } }, { onSuccess: () => notify({ text: done }) })
  }
}
