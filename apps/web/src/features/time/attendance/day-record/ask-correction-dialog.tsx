import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MOST_PROOF_BYTES, requestCorrection } from '#contract/time/attendance/corrections.ts'
import { useAction } from '../../../../api/use-action.ts'
import { shortDay } from '../../../../text/formats.ts'
import { FormDialog } from '../../../../ui/dialog/form-dialog.tsx'
import { Attachments, type KeptFile } from '../../../../ui/form/attachments.tsx'
import { notify } from '../../../../ui/notify.ts'
import type { DayRecord } from './day-record-queries.ts'
import { ReasonField, TimesFields } from './day-times-fields.tsx'
import { askedForm, type AskedTimes } from './edit-day-form.ts'

interface AskForm extends Record<string, unknown> {
  wk_start_time: string | null
  wk_end_time: string | null
  reason: string
}

interface Proof extends KeptFile {
  file: File
}

/** It goes along with the request itself, so that nothing stays behind of one that was not sent. */
function holdProof(file: File): Promise<Proof> {
  return Promise.resolve({ id: file.name, name: file.name, bytes: file.size, file })
}

interface AskCorrectionProps {
  record: DayRecord
  times?: AskedTimes
  onClose: () => void
}

/** Asks the own leader to correct the times of a day; they change when it is approved. */
export function AskCorrectionDialog({ record, times: asked, onClose }: AskCorrectionProps) {
  const { t } = useTranslation()
  const ask = useAction(requestCorrection, { errors: 'form' })
  const [proofs, setProofs] = useState<readonly Proof[]>([])
  return (
    <FormDialog<AskForm>
      opened
      mode="uncontrolled"
      title={t('dayRecord.ask.title', { day: shortDay(record.date) })}
      submitText={t('dayRecord.ask.send')}
      initialValues={{ ...askedForm(record, asked), reason: '' }}
      validate={{ reason: (reason) => (reason.trim() ? null : t('common.error.required')) }}
      onSubmit={async ({ reason, ...times }) => {
        await ask.mutateAsync({
          body: {
            wk_date: record.date,
            ...(times.wk_start_time && { wk_start_time: times.wk_start_time }),
            ...(times.wk_end_time && { wk_end_time: times.wk_end_time }),
            reason,
            ...(proofs[0] && { proof: proofs[0].file }),
          },
        })
        notify({ text: t('dayRecord.ask.sent') })
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TimesFields form={form} record={record} hint={t('dayRecord.ask.hint')} />
          <ReasonField form={form} />
          <Attachments<Proof>
            label={t('dayRecord.ask.proof')}
            value={proofs}
            onChange={setProofs}
            send={holdProof}
            most={1}
            mostBytes={MOST_PROOF_BYTES}
          />
        </>
      )}
    </FormDialog>
  )
}
