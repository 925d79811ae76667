import { Select, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { requestCancel } from '#contract/time/work-events/cancels.ts'
import { cancelEvent } from '#contract/time/work-events/work-events.ts'
import { useAction } from '../../../../api/use-action.ts'
import { days, shortDay } from '../../../../text/formats.ts'
import { FormDialog } from '../../../../ui/dialog/form-dialog.tsx'
import { notify } from '../../../../ui/notify.ts'
import { isAnnual, type LeaveEvent } from '../leave-queries.ts'
import { useLeaveWords } from '../use-leave-words.ts'
import { byOf, WHOLE, wholeBy } from './cancel-choice.ts'

const REASON_LENGTH = 500

interface Choice extends Record<string, unknown> {
  day: string
  reason: string
}

/** Which of its days are cancelled; where one may not do so alone, the line is asked and hears why. */
export function CancelDaysDialog({ event, onClose }: { event: LeaveEvent; onClose: () => void }) {
  const { t } = useTranslation()
  const first = wholeBy(event) ? WHOLE : event.cancel_days[0]!.date
  const [chosen, setChosen] = useState(first)
  const isAlone = byOf(event, chosen) === 'ALONE'
  const takes = isAnnual(event)
  const send = useSending(event)
  const options = [
    ...(wholeBy(event)
      ? [{ value: WHOLE, label: t('leave.cancel.whole', { days: days(event.applied_days) }) }]
      : []),
    ...event.cancel_days.map(({ date }) => ({ value: date, label: shortDay(date) })),
  ]
  const alone = t(takes ? 'leave.cancel.title' : 'leave.cancel.titleOther')
  return (
    <FormDialog<Choice>
      opened
      title={wholeBy(event) === 'ALONE' ? alone : t('leave.cancel.askTitle')}
      initialValues={{ day: first, reason: '' }}
      submitText={
        isAlone ? t(takes ? 'leave.cancel.confirm' : 'leave.cancel.confirmOther') : t('leave.form.submit')
      }
      danger={isAlone}
      onClose={onClose}
      onSubmit={send}
      fieldNames={{ wk_comment: 'reason', wk_cancel_date: 'day' }}
    >
      {(form) => (
        <>
          <Select
            label={t('leave.cancel.pick')}
            data={options}
            allowDeselect={false}
            {...form.getInputProps('day')}
            onChange={(day) => {
              form.setFieldValue('day', day ?? first)
              setChosen(day ?? first)
            }}
          />
          <Consequence event={event} chosen={chosen} />
          {!isAlone && (
            <Textarea
              label={t('leave.form.reasonOptional')}
              placeholder={t('leave.form.reasonHint')}
              autosize
              minRows={2}
              maxLength={REASON_LENGTH}
              {...form.getInputProps('reason')}
            />
          )}
        </>
      )}
    </FormDialog>
  )
}

function Consequence({ event, chosen }: { event: LeaveEvent; chosen: string }) {
  const { t } = useTranslation()
  const { title, event: name } = useLeaveWords()
  const isWhole = chosen === WHOLE
  const isAlone = byOf(event, chosen) === 'ALONE'
  const what = isWhole ? title(event) : `${shortDay(chosen)} ${name(event)}`
  const back = isWhole ? event.applied_days : event.counted_days.find(({ date }) => date === chosen)!.days
  return (
    <>
      {!isAlone && <Text>{t('leave.cancel.askText', { title: what })}</Text>}
      {isAlone && isWhole && <Text>{t('leave.cancel.text', { title: what })}</Text>}
      {!isWhole && <Text>{t('leave.cancel.dayText', { day: shortDay(chosen) })}</Text>}
      {isAlone && isAnnual(event) && (
        <Text>
          <strong>{t('leave.cancel.returns', { days: days(back) })}</strong>
        </Text>
      )}
    </>
  )
}

function useSending(event: LeaveEvent): (choice: Choice) => Promise<void> {
  const { t } = useTranslation()
  const cancel = useAction(cancelEvent, { errors: 'form' })
  const ask = useAction(requestCancel, { errors: 'form' })
  const params = { id: event.wk_event_id }
  return async ({ day, reason }) => {
    const only = day === WHOLE ? {} : { wk_cancel_date: day }
    if (byOf(event, day) === 'ALONE') {
      await cancel.mutateAsync({ params, query: only })
      const done =
        day === WHOLE ? t('leave.cancel.doneOther') : t('leave.cancel.dayDone', { day: shortDay(day) })
      notify({ text: done })
      return
    }
    const { drf_status } = await ask.mutateAsync({ params, body: { wk_comment: reason.trim(), ...only } })
    notify({ text: t(drf_status === 'APPROVED' ? 'leave.cancel.doneOther' : 'leave.cancel.asked') })
  }
}
