import { Checkbox, Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { dayRange, number, today } from '../../../text/formats.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { notify } from '../../../ui/notify.ts'
import { copiedWeek, weeksOf, weekToCopy } from './copy-week.ts'
import type { PersonMonth } from './schedule-queries.ts'
import type { ScheduleDraft } from './use-schedule-draft.ts'

interface CopyForm extends Record<string, unknown> {
  from: string
  into: string[]
}

interface CopyWeekDialogProps {
  draft: ScheduleDraft
  /** Whose weeks are copied. */
  rows: readonly PersonMonth[]
  onClose: () => void
}

/** Copies a week of the month onto others, for everybody who is planned in it; saved is it with the rest. */
export function CopyWeekDialog({ draft, rows, onClose }: CopyWeekDialogProps) {
  const { t } = useTranslation()
  const all = weeksOf(draft.days.map(({ date }) => date))
  const weeks = all.map((days) => ({
    value: days[0]!,
    label: dayRange(days[0]!, days.at(-1)!),
    days,
  }))
  const named = (value: string) => weeks.find((week) => week.value === value)!.days
  return (
    <FormDialog<CopyForm>
      opened
      title={t('schedules.copy.title')}
      submitText={t('schedules.copy.submit')}
      initialValues={{ from: weekToCopy(all, today())[0]!, into: [] }}
      validate={{ into: (into) => (into.length > 0 ? null : t('schedules.copy.none')) }}
      onClose={onClose}
      onSubmit={async ({ from, into }) => {
        const cells = copiedWeek(rows, draft.textOf, named(from), into.map(named))
        draft.edits.change(cells)
        const people = new Set(cells.map(({ row }) => row)).size
        notify({
          text: people ? t('schedules.copy.done', { n: number(people) }) : t('schedules.copy.nothing'),
        })
      }}
    >
      {(form) => (
        <>
          <Select
            label={t('schedules.copy.from')}
            data={weeks}
            allowDeselect={false}
            {...form.getInputProps('from')}
          />
          <Checkbox.Group label={t('schedules.copy.into')} {...form.getInputProps('into')}>
            {weeks.map(({ value, label }) => (
              <Checkbox
                key={value}
                mt="xs"
                value={value}
                label={label}
                disabled={value === form.getValues().from}
              />
            ))}
          </Checkbox.Group>
        </>
      )}
    </FormDialog>
  )
}
