import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { fillMissedDays } from '#contract/time/closing/closing.ts'
import { useAction } from '../../../api/use-action.ts'
import { shortDay } from '../../../text/formats.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { notify } from '../../../ui/notify.ts'
import { TimeField } from '../../../ui/time/time-field.tsx'
import { typedClock } from '../attendance/index.ts'
import type { MissedDay } from './closing-queries.ts'
import styles from './closing.module.css'

interface FillDaysDialogProps {
  days: readonly MissedDay[]
  onClose: () => void
}

interface FilledDay {
  start: string | null
  end: string | null
}

/** What the call takes at once. */
const MOST = 31

/** Fills in days on which a record is missing; what was recorded of them stays. */
export function FillDaysDialog({ days: all, onClose }: FillDaysDialogProps) {
  const { t } = useTranslation()
  const fill = useAction(fillMissedDays, { errors: 'form' })
  const days = all.slice(0, MOST)
  const needed = (value: string | null) => (value ? null : t('common.error.required'))
  return (
    <FormDialog<{ times: FilledDay[]; reason: string }>
      opened
      title={t('closing.missed.fill')}
      onClose={onClose}
      initialValues={{ times: days.map(plannedTimes), reason: '' }}
      validate={{ times: { start: needed, end: needed }, reason: (reason) => needed(reason.trim()) }}
      submitText={t('closing.missed.save')}
      onSubmit={async ({ times, reason }) => {
        const { confirmed } = await fill.mutateAsync({
          body: {
            wk_dates: days.map(({ wk_date }, index) => ({
              wk_date: wk_date as never,
              wk_start_time: times[index]!.start! as never,
              wk_end_time: times[index]!.end! as never,
            })),
            reason,
            auto_ids: days.map(({ auto_id }) => auto_id),
          },
        })
        notify({ text: t(confirmed ? 'closing.missed.closed' : 'closing.missed.saved'), tone: 'good' })
      }}
    >
      {(form) => (
        <>
          {days.map((day, index) => (
            <fieldset key={day.auto_id} className={styles.day}>
              <legend>{shortDay(day.wk_date)}</legend>
              <div className={styles.row}>
                <TimeField
                  label={t('closing.missed.start')}
                  disabled={day.wk_start_time !== null}
                  value={form.values.times[index]!.start}
                  {...form.getInputProps(`times.${index}.start`)}
                />
                <TimeField
                  label={t('closing.missed.end')}
                  lastHour={29}
                  value={form.values.times[index]!.end}
                  {...form.getInputProps(`times.${index}.end`)}
                />
              </div>
            </fieldset>
          ))}
          <TextInput
            label={t('closing.missed.reason')}
            required
            maxLength={300}
            {...form.getInputProps('reason')}
          />
        </>
      )}
    </FormDialog>
  )
}

function plannedTimes(day: MissedDay): FilledDay {
  return { start: typedClock(day.wk_start_time ?? day.sch_start_time), end: typedClock(day.sch_end_time) }
}
