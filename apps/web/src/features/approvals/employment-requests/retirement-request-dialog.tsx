import { Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { requestRetirement } from '#contract/approvals/employment-requests/employment-requests.ts'
import { useAction } from '../../../api/use-action.ts'
import { today } from '../../../text/formats.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { notify } from '../../../ui/notify.ts'
import type { PersonOption } from '../../../ui/people/person-picker.tsx'
import { DayPicker } from '../../../ui/time/day-picker.tsx'
import { fieldOf } from '../../people/directory/index.ts'
import { ForWhom } from './for-whom.tsx'

interface Values extends Record<string, unknown> {
  whom: PersonOption[]
  lastDay: string | null
  reason: string
}

/** Asks to leave the company, or proposes it; the last day is planned when the document is approved. */
export function RetirementRequestDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const ask = useAction(requestRetirement, { errors: 'form' })
  return (
    <FormDialog<Values>
      opened
      title={t('employmentRequest.retirement.title')}
      submitText={t('employmentRequest.submit')}
      onClose={onClose}
      initialValues={{ whom: [], lastDay: null, reason: '' }}
      fieldNames={{ user_id: 'whom', retire_date: 'lastDay' }}
      validate={{
        lastDay: (day) => (day ? null : t('common.error.required')),
        reason: (reason) => (reason.trim() ? null : t('common.error.required')),
      }}
      onSubmit={async ({ whom, lastDay, reason }) => {
        const { drf_status } = await ask.mutateAsync({
          body: { ...(whom[0] && { user_id: whom[0].id }), retire_date: lastDay!, reason },
        })
        notify({
          text: t(`employmentRequest.retirement.${drf_status === 'APPROVED' ? 'arranged' : 'sent'}`),
        })
      }}
    >
      {(form) => (
        <>
          <ForWhom
            value={form.values.whom}
            onChange={(whom) => form.setFieldValue('whom', whom)}
            error={form.errors.whom}
          />
          <DayPicker
            label={t('employmentRequest.retirement.lastDay')}
            description={t('employmentRequest.retirement.lastDayHint')}
            required
            min={today().toString()}
            {...fieldOf(form, 'lastDay')}
          />
          <Textarea
            label={t('employmentRequest.reason')}
            required
            autosize
            minRows={3}
            maxRows={8}
            maxLength={500}
            {...form.getInputProps('reason')}
          />
        </>
      )}
    </FormDialog>
  )
}
