import { Alert, Button, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { EndpointResponse } from '#contract/endpoint.ts'
import { deleteHolidaySwap, requestHolidaySwap } from '#contract/time/schedules/swaps.ts'
import { useAction } from '../../../../api/use-action.ts'
import { useHolidays } from '../../../../page/use-holidays.ts'
import { clock, shortDay, workClock } from '../../../../text/formats.ts'
import { FormDialog } from '../../../../ui/dialog/form-dialog.tsx'
import { useConfirm } from '../../../../ui/dialog/use-confirm.ts'
import { NOT_SENT } from '../../../../ui/dialog/use-sending.ts'
import { notify } from '../../../../ui/notify.ts'
import { DayPicker } from '../../../../ui/time/day-picker.tsx'
import type { Swap } from './swap-queries.ts'

interface SwapForm extends Record<string, unknown> {
  work_date: string | null
  free_date: string | null
  reason: string
}

interface SwapDialogProps {
  userId: number | undefined
  date: string
  swaps: readonly Swap[]
  onClose: () => void
}

/** Asks to work on a holiday for another day off, or enters it; what becomes of both days is told before. */
export function SwapDialog({ userId, date, swaps, onClose }: SwapDialogProps) {
  const { t } = useTranslation()
  const send = useAction(requestHolidaySwap, { errors: 'form' })
  const agrees = useSwapPreview()
  const holidays = useHolidays(Number(date.slice(0, 4)))
  const submit = async ({ work_date, free_date, reason }: SwapForm) => {
    const whose = userId === undefined ? {} : { user_id: userId }
    const body = { ...whose, work_date: work_date as never, free_date: free_date as never, reason }
    const seen = await send.mutateAsync({ body: { ...body, check_only: true } })
    if (!(await agrees(seen, userId !== undefined))) return NOT_SENT
    await send.mutateAsync({ body })
    return notify({ text: t(userId === undefined ? 'swaps.sent' : 'swaps.entered') })
  }
  return (
    <FormDialog<SwapForm>
      opened
      title={t('swaps.title')}
      submitText={t(userId === undefined ? 'swaps.ask' : 'common.action.save')}
      initialValues={{ work_date: null, free_date: null, reason: '' }}
      validate={{
        work_date: (day) => (day ? null : t('common.error.required')),
        free_date: (day) => (day ? null : t('common.error.required')),
      }}
      onSubmit={submit}
      onClose={onClose}
      size={520}
    >
      {(form) => (
        <>
          {swaps.map((swap) => (
            <SwapLine key={swap.swap_id} swap={swap} onRemoved={onClose} />
          ))}
          {(['work_date', 'free_date'] as const).map((name) => (
            <DayPicker
              key={name}
              label={t(`swaps.${name}`)}
              holidays={holidays}
              required
              value={form.values[name]}
              onChange={(next) => form.setFieldValue(name, next)}
              error={form.errors[name]}
            />
          ))}
          {userId === undefined && (
            <TextInput label={t('swaps.reason')} maxLength={300} {...form.getInputProps('reason')} />
          )}
          <Alert variant="light" color="gray">
            {t('swaps.law')}
          </Alert>
        </>
      )}
    </FormDialog>
  )
}

/** Two days that are swapped already; what was entered can be taken back here. */
function SwapLine({ swap, onRemoved }: { swap: Swap; onRemoved: () => void }) {
  const { t } = useTranslation()
  const remove = useAction(deleteHolidaySwap)
  return (
    <div>
      {shortDay(swap.work_date)} → {shortDay(swap.free_date)} {swap.free_name}{' '}
      {swap.abilities.delete && (
        <Button
          size="compact-sm"
          variant="subtle"
          loading={remove.isPending}
          onClick={() =>
            remove.mutate(
              { params: { id: swap.swap_id } },
              {
                onSuccess: () => {
                  notify({ text: t('swaps.removed') })
                  onRemoved()
                },
              },
            )
          }
        >
          {t('swaps.remove')}
        </Button>
      )}
    </div>
  )
}

type Preview = Pick<EndpointResponse<typeof requestHolidaySwap>, 'work' | 'free'>

/** Shows both days as they would be, and asks whether they shall. */
function useSwapPreview(): (seen: Preview, isEntered: boolean) => Promise<boolean> {
  const { t } = useTranslation()
  const confirm = useConfirm()
  return ({ work, free }, isEntered) =>
    confirm({
      title: t('swaps.preview'),
      message: (
        <ul>
          <li>
            {t('swaps.works', {
              day: shortDay(work.date),
              from: clock(work.start_time),
              to: workClock(work.end_time),
            })}
          </li>
          <li>{t('swaps.rests', { day: shortDay(free.date), name: free.holiday_name })}</li>
        </ul>
      ),
      confirmText: t(isEntered ? 'common.action.save' : 'swaps.ask'),
    })
}
