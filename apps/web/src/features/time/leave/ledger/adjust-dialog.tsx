import { NumberInput, Select, Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { adjustLeave } from '#contract/time/leave/leave-ledger.ts'
import { useAction } from '../../../../api/use-action.ts'
import { useCompanyNow } from '../../../../page/use-company-now.ts'
import { number } from '../../../../text/formats.ts'
import { FormDialog } from '../../../../ui/dialog/form-dialog.tsx'
import { notify } from '../../../../ui/notify.ts'
import { DayPicker } from '../../../../ui/time/day-picker.tsx'
import { ADJUSTMENT_KINDS, type AdjustmentKind, isAdjustment, lessens } from './adjustment-kinds.ts'

interface AdjustDialogProps {
  userIds: readonly number[]
  onDone?: () => void
  onClose: () => void
}

interface Values extends Record<string, unknown> {
  kind: AdjustmentKind
  days: number | string
  start_date: string | null
  end_date: string | null
  memo: string
}

const MOST_DAYS = 100

/** Gives leave to one or many, takes it back, or says what was used before, with the reason. */
export function AdjustDialog({ userIds, onDone, onClose }: AdjustDialogProps) {
  const { t } = useTranslation()
  const { day: today } = useCompanyNow()
  const adjust = useAction(adjustLeave, { errors: 'form' })
  const initialValues: Values = { kind: 'ADJUSTMENT', days: '', start_date: today, end_date: null, memo: '' }
  return (
    <FormDialog<Values>
      opened
      title={t('leaveLedger.adjust.title', { n: number(userIds.length) })}
      submitText={t('leaveLedger.adjust.submit')}
      initialValues={initialValues}
      validate={{
        days: (days, { kind }) => (isAdjustment(kind, days) ? null : t(`leaveLedger.adjust.wrong.${kind}`)),
        memo: (memo) => (memo.trim() === '' ? t('leaveLedger.adjust.noReason') : null),
      }}
      onClose={onClose}
      onSubmit={async ({ kind, days, start_date, end_date, memo }) => {
        await adjust.mutateAsync({
          body: {
            user_ids: [...userIds],
            kind,
            days: Number(days),
            memo,
            ...(start_date && { start_date }),
            ...(end_date && !lessens(kind, days) && { end_date }),
          },
        })
        notify({ text: t('leaveLedger.adjust.done', { n: number(userIds.length) }), tone: 'good' })
        onDone?.()
      }}
    >
      {(form) => {
        const { kind, days, start_date, end_date } = form.getValues()
        return (
          <>
            <Select
              label={t('leaveLedger.adjust.kind')}
              description={t(`leaveLedger.adjust.hint.${kind}`)}
              data={ADJUSTMENT_KINDS.map((value) => ({ value, label: t(`leaveLedger.kind.${value}`) }))}
              allowDeselect={false}
              {...form.getInputProps('kind')}
            />
            <NumberInput
              label={t('leaveLedger.adjust.days')}
              required
              step={0.5}
              decimalScale={3}
              min={kind === 'ADJUSTMENT' ? -MOST_DAYS : 0}
              max={MOST_DAYS}
              {...form.getInputProps('days')}
            />
            <DayPicker
              label={t(lessens(kind, days) ? 'leaveLedger.adjust.on' : 'leaveLedger.adjust.from')}
              value={start_date}
              onChange={(day) => form.setFieldValue('start_date', day)}
              error={form.errors.start_date}
            />
            {!lessens(kind, days) && (
              <DayPicker
                label={t('leaveLedger.adjust.until')}
                description={t('leaveLedger.adjust.untilHint')}
                value={end_date}
                onChange={(day) => form.setFieldValue('end_date', day)}
                error={form.errors.end_date}
                clearable
                {...(start_date && { min: start_date })}
              />
            )}
            <Textarea
              label={t('leaveLedger.adjust.memo')}
              required
              maxLength={300}
              autosize
              minRows={2}
              {...form.getInputProps('memo')}
            />
          </>
        )
      }}
    </FormDialog>
  )
}
