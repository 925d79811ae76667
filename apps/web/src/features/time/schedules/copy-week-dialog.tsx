import { Checkbox, Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { dayRange, number, today } from '../../../text/formats.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { notify } from '../../../ui/notify.ts'
import { copiedWeek, mondayOf, textBeside, weeksOf, weeksToCopy, weekToCopy } from './copy-week.ts'
import type { CellWords } from './schedule-cells.ts'
import type { PersonMonth, schedulesQuery, Shift } from './schedule-queries.ts'
import type { ScheduleDraft } from './use-schedule-draft.ts'

interface CopyForm extends Record<string, unknown> {
  from: string
  into: string[]
}

interface CopyWeekDialogProps {
  draft: ScheduleDraft
  /** Whose weeks are copied. */
  rows: readonly PersonMonth[]
  templates: readonly Shift[]
  words: CellWords
  /** What asks for the month before, whose weeks can be copied as well. */
  monthBefore: ReturnType<typeof schedulesQuery>
  onClose: () => void
}

/** Copies a week, also one of the month before, onto weeks of the month, for everybody who is planned in it; saved is it with the rest. */
export function CopyWeekDialog({ draft, rows, templates, words, monthBefore, onClose }: CopyWeekDialogProps) {
  const { t } = useTranslation()
  const { data: before } = useQuery(monthBefore)
  const days = draft.days.map(({ date }) => date)
  const labelled = (week: readonly string[]) => ({
    value: mondayOf(week[0]!),
    label: dayRange(week[0]!, week.at(-1)!),
  })
  // Weeks of the month before are offered once they are known.
  const sources = weeksToCopy(days).filter((week) => before !== undefined || week.at(-1)! >= days[0]!)
  const weeks = weeksOf(days)
  const textOf = (row: PersonMonth, day: string) =>
    days.includes(day) ? draft.textOf(row, day) : textBeside(row, day, { before, templates, words })
  return (
    <FormDialog<CopyForm>
      opened
      title={t('schedules.copy.title')}
      submitText={t('schedules.copy.submit')}
      initialValues={{ from: mondayOf(weekToCopy(weeks, today())[0]!), into: [] }}
      validate={{ into: (into) => (into.length > 0 ? null : t('schedules.copy.none')) }}
      onClose={onClose}
      onSubmit={async ({ from, into }) => {
        const source = sources.find((week) => week[0] === from)!
        const target = weeks.filter((week) => into.includes(mondayOf(week[0]!)))
        const cells = copiedWeek(rows, textOf, source, target)
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
            data={sources.map(labelled)}
            allowDeselect={false}
            {...form.getInputProps('from')}
          />
          <Checkbox.Group
            label={t('schedules.copy.into')}
            description={weeks.some((week) => week.length < 7) && t('schedules.copy.cut')}
            descriptionProps={{ mt: 'xs' }}
            {...form.getInputProps('into')}
          >
            {weeks.map(labelled).map(({ value, label }) => (
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
