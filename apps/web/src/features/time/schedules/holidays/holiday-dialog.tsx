import { Alert, Group, Radio, Stack, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { HOLIDAY_YEARS } from '#contract/time/schedules/holiday-years.ts'
import { HOLIDAY_KINDS, setHoliday } from '#contract/time/schedules/holidays.ts'
import { useAction } from '../../../../api/use-action.ts'
import { useHolidays } from '../../../../page/use-holidays.ts'
import { FormDialog } from '../../../../ui/dialog/form-dialog.tsx'
import { NOT_SENT } from '../../../../ui/dialog/use-sending.ts'
import { notify } from '../../../../ui/notify.ts'
import { DayPicker } from '../../../../ui/time/day-picker.tsx'
import { bodyOf, holidayForm, type HolidayForm, type KeptHoliday, missingIn } from './holiday-form.ts'
import { useHolidayEffects } from './use-holiday-effects.tsx'

interface HolidayDialogProps {
  /** The holiday that is to be swapped; undefined for a day of the company's own. */
  chosen: KeptHoliday | undefined
  year: number
  onClose: () => void
}

/** Says something of a day of the calendar; what it changes is told before it does. */
export function HolidayDialog({ chosen, year, onClose }: HolidayDialogProps) {
  const { t } = useTranslation()
  const set = useAction(setHoliday, { errors: 'form' })
  const agrees = useHolidayEffects()
  const save = async (form: HolidayForm) => {
    const body = bodyOf(form)
    const effects = await set.mutateAsync({ body: { ...body, check_only: true } })
    if (!(await agrees(effects, t('holidays.effect.title')))) return NOT_SENT
    await set.mutateAsync({ body })
    return notify({ text: t('holidays.saved') })
  }
  return (
    <FormDialog<HolidayForm>
      opened
      title={t('holidays.add')}
      submitText={t('common.action.save')}
      initialValues={holidayForm(chosen)}
      validate={(form) =>
        Object.fromEntries(missingIn(form).map((name) => [name, t('common.error.required')]))
      }
      onSubmit={save}
      onClose={onClose}
      size={520}
    >
      {(form) => <Fields form={form} year={year} />}
    </FormDialog>
  )
}

const PARTS = ['DAY', 'AM', 'PM'] as const

function Fields({ form, year }: { form: UseFormReturnType<HolidayForm>; year: number }) {
  const { t } = useTranslation()
  const { kind } = form.values
  const holidays = useHolidays(year)
  const [min, max] = [`${HOLIDAY_YEARS.first}-01-01`, `${HOLIDAY_YEARS.last}-12-31`]
  const day = (name: 'date' | 'substitute_date' | 'agreed_date', label: string) => (
    <DayPicker
      {...{ label, min, max, holidays }}
      required
      value={form.values[name]}
      onChange={(next) => form.setFieldValue(name, next)}
      error={form.errors[name]}
    />
  )
  return (
    <>
      <Radio.Group label={t('holidays.kind')} {...form.getInputProps('kind')}>
        <Stack gap="xs" mt={4}>
          {HOLIDAY_KINDS.map((value) => (
            <Radio
              key={value}
              value={value}
              label={t(`holidays.kinds.${value}`)}
              description={t(`holidays.kindHint.${value}`)}
            />
          ))}
        </Stack>
      </Radio.Group>
      {day('date', t(kind === 'OWN' ? 'holidays.date' : 'holidays.publicDate'))}
      {kind === 'OWN' && (
        <>
          <TextInput label={t('holidays.name')} required maxLength={50} {...form.getInputProps('name')} />
          <Radio.Group label={t('holidays.part')} {...form.getInputProps('part')}>
            <Group gap="lg" mt={4}>
              {PARTS.map((value) => (
                <Radio key={value} value={value} label={t(`holidays.parts.${value}`)} />
              ))}
            </Group>
          </Radio.Group>
          {form.values.part !== 'DAY' && (
            <Alert variant="light" color="gray">
              {t('holidays.halfHint')}
            </Alert>
          )}
        </>
      )}
      {kind === 'SWAP' && (
        <>
          {day('substitute_date', t('holidays.freeDate'))}
          {day('agreed_date', t('holidays.agreedDate'))}
          <Alert variant="light" color="gray">
            {t('holidays.swapLaw')}
          </Alert>
        </>
      )}
    </>
  )
}
