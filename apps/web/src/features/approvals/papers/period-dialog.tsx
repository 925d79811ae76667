import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { downloadPeriod } from '#contract/approvals/papers/papers.ts'
import { saveFile } from '../../../api/save-file.ts'
import { today } from '../../../text/formats.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { NOT_SENT } from '../../../ui/dialog/use-sending.ts'
import { type DayRange, DayRangePicker } from '../../../ui/time/day-range-picker.tsx'

interface PeriodForm extends Record<string, unknown> {
  range: DayRange | null
}

/** Asks for a period and stays until its archive has come, or until somebody breaks it off; the line of files tells how far it is. */
export function PeriodDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  const [running, setRunning] = useState<AbortController | null>(null)
  const download = async ({ range }: PeriodForm) => {
    const breaking = new AbortController()
    setRunning(breaking)
    try {
      const query = { start_date: range!.from, end_date: range!.to }
      return await saveFile(downloadPeriod, { query }, breaking.signal)
    } catch (error) {
      if (breaking.signal.aborted) return NOT_SENT
      throw error
    } finally {
      setRunning(null)
    }
  }
  return (
    <FormDialog<PeriodForm>
      opened={opened}
      onClose={onClose}
      title={t('papers.title')}
      submitText={t('papers.download')}
      initialValues={{ range: { from: `${today().slice(0, 7)}-01`, to: today() } }}
      validate={{ range: (range) => (range ? null : t('common.error.required')) }}
      onSubmit={download}
    >
      {(form) => (
        <>
          <p className="quiet">{t('papers.hint')}</p>
          <DayRangePicker
            label={t('papers.range')}
            required
            value={form.values.range}
            onChange={(range) => form.setFieldValue('range', range)}
            error={form.errors['range']}
          />
          {running && (
            <Button variant="default" onClick={() => running.abort()}>
              {t('papers.stop')}
            </Button>
          )}
        </>
      )}
    </FormDialog>
  )
}
