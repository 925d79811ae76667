import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changeEvent } from '#contract/time/work-events/work-events.ts'
import { useAction } from '../../../../api/use-action.ts'
import { FormDialog } from '../../../../ui/dialog/form-dialog.tsx'
import { notify } from '../../../../ui/notify.ts'
import type { EventValues } from '../document/event-document.ts'
import { useRefusalInWords } from '../event-refusal.ts'
import type { LeaveDraft } from '../leave-draft.ts'
import type { LeaveEvent } from '../leave-queries.ts'
import { REQUEST_FIELDS, useMissingFields } from '../leave-request-fields.ts'
import { LeaveRequestForm } from '../leave-request-form.tsx'
import { changeOf, draftOf } from './change-draft.ts'
import { type Proof, ProofField } from './proof-field.tsx'
import { keptProof, useSent } from './use-sent.ts'

interface ChangeRequestProps {
  event: LeaveEvent
  onClose: () => void
}

/** Writes a request anew that nobody has opened yet; its document, line and number stay. */
export function ChangeRequestDialog(props: ChangeRequestProps) {
  const { isLoading, sent } = useSent(props.event.drf_id)
  // What is filled in once stays: it has to be known before.
  return isLoading ? null : <ChangeForm {...props} sent={sent} />
}

function ChangeForm({ event, sent, onClose }: ChangeRequestProps & { sent: EventValues | undefined }) {
  const { t } = useTranslation()
  const change = useAction(changeEvent, { errors: 'form' })
  const [blockedBy, setBlockedBy] = useState<string>()
  const [before] = useState(() => draftOf(event, sent))
  const kept = keptProof(event.drf_id, sent)
  const [proofs, setProofs] = useState<readonly Proof[]>()
  const missing = useMissingFields()
  const inWords = useRefusalInWords()
  return (
    <FormDialog<LeaveDraft>
      opened
      title={t('leave.change.title')}
      submitText={t('leave.change.submit')}
      onClose={onClose}
      initialValues={before}
      validate={missing}
      onSubmit={async (draft) => {
        const input = { params: { id: event.wk_event_id }, body: changeOf(draft, before, proofs) }
        await change.mutateAsync(input).catch((error: unknown) => {
          throw inWords(error)
        })
        notify({ text: t('leave.change.done') })
      }}
      sentTwiceText={t('leave.form.sending')}
      size={880}
      blockedBy={blockedBy}
      fieldNames={REQUEST_FIELDS}
    >
      {(form) => (
        <LeaveRequestForm form={form} insteadOf={event.wk_event_id} onBlocked={setBlockedBy}>
          {event.drf_id !== null && <ProofField value={proofs ?? kept} onChange={setProofs} />}
        </LeaveRequestForm>
      )}
    </FormDialog>
  )
}
