import { Select, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  MOST_ABSENCE_PROOF_BYTES,
  requestAbsence,
} from '#contract/approvals/employment-requests/employment-requests.ts'
import { type AbsenceKind, absenceKinds } from '#contract/people/members/members.ts'
import { useAction } from '../../../api/use-action.ts'
import { today } from '../../../text/formats.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { Attachments, type KeptFile } from '../../../ui/form/attachments.tsx'
import { notify } from '../../../ui/notify.ts'
import type { PersonOption } from '../../../ui/people/person-picker.tsx'
import { DayPicker } from '../../../ui/time/day-picker.tsx'
import { fieldOf } from '../../people/directory/index.ts'
import { ForWhom } from './for-whom.tsx'

interface Values extends Record<string, unknown> {
  whom: PersonOption[]
  kind: AbsenceKind
  from: string | null
  until: string | null
  reason: string
}

interface Proof extends KeptFile {
  file: File
}

/** It goes along with the request itself, so that nothing stays behind of one that was not sent. */
function holdProof(file: File): Promise<Proof> {
  return Promise.resolve({ id: file.name, name: file.name, bytes: file.size, file })
}

/** Asks for a leave of absence, or proposes one; it is arranged when its document is approved. */
export function AbsenceRequestDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const ask = useAction(requestAbsence, { errors: 'form' })
  const [proofs, setProofs] = useState<readonly Proof[]>([])
  return (
    <FormDialog<Values>
      opened
      title={t('employmentRequest.absence.title')}
      submitText={t('employmentRequest.submit')}
      onClose={onClose}
      initialValues={{ whom: [], kind: 'AGREED', from: null, until: null, reason: '' }}
      fieldNames={{ user_id: 'whom', absence_kind: 'kind', start_date: 'from', end_date: 'until' }}
      validate={{
        from: (from) => (from ? null : t('common.error.required')),
        until: (until, { from }) =>
          from && until && until < from ? t('employmentRequest.absence.untilTooEarly') : null,
        reason: (reason) => (reason.trim() ? null : t('common.error.required')),
      }}
      onSubmit={async ({ whom, kind, from, until, reason }) => {
        const { drf_status } = await ask.mutateAsync({
          body: {
            ...(whom[0] && { user_id: whom[0].id }),
            absence_kind: kind,
            start_date: from!,
            ...(until && { end_date: until }),
            reason,
            ...(proofs[0] && { proof: proofs[0].file }),
          },
        })
        notify({
          text: t(`employmentRequest.absence.${drf_status === 'APPROVED' ? 'arranged' : 'sent'}`),
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
          <Select
            label={t('employmentRequest.absence.kind')}
            data={absenceKinds.map((value) => ({ value, label: t(`employmentRequest.kinds.${value}`) }))}
            allowDeselect={false}
            {...form.getInputProps('kind')}
          />
          <DayPicker
            label={t('employmentRequest.absence.from')}
            required
            min={today().toString()}
            {...fieldOf(form, 'from')}
          />
          <DayPicker
            label={t('employmentRequest.absence.until')}
            description={t('employmentRequest.absence.untilHint')}
            clearable
            min={form.values.from ?? today().toString()}
            {...fieldOf(form, 'until')}
          />
          <Textarea
            label={t('employmentRequest.reason')}
            required
            autosize
            minRows={2}
            maxRows={5}
            maxLength={200}
            {...form.getInputProps('reason')}
          />
          <Attachments<Proof>
            label={t('employmentRequest.absence.proof')}
            value={proofs}
            onChange={setProofs}
            send={holdProof}
            most={1}
            mostBytes={MOST_ABSENCE_PROOF_BYTES}
          />
        </>
      )}
    </FormDialog>
  )
}
