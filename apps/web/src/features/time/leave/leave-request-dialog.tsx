import { Suspense, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { requestEvent } from '#contract/time/work-events/work-events.ts'
import { lazyPart } from '../../../page/lazy-part.ts'
import { seesOthers, useProfile } from '../../../page/profile.ts'
import { useAction } from '../../../api/use-action.ts'
import { InsteadOfLeave } from '../../approvals/employment-requests/index.ts'
import type { PersonOption } from '../../../ui/people/person-picker.tsx'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { notify } from '../../../ui/notify.ts'
import { useRefusalInWords } from './event-refusal.ts'
import { forgetDraft, keptDraft, startOf } from './draft-store.ts'
import type { LeaveDefaults } from './leave-dialog-store.ts'
import { type Proof, ProofField } from './changes/proof-field.tsx'
import { ANNUAL, bodyOf, isLeave, type LeaveDraft } from './leave-draft.ts'
import { type Preview } from './leave-queries.ts'
import { REQUEST_FIELDS, useMissingFields } from './leave-request-fields.ts'
import { LeaveRequestForm } from './leave-request-form.tsx'

const NONE: LeaveDefaults = {}
// Only for those who lead or administer.
const ForWhom = lazyPart([], () => import('./for-whom.tsx'), 'ForWhom')

interface LeaveRequestDialogProps {
  /** What the screen has chosen already. */
  defaults?: LeaveDefaults
  onClose: () => void
}

/** Asks for leave: what to choose on one side, what it means on the other. */
export function LeaveRequestDialog({ defaults = NONE, onClose }: LeaveRequestDialogProps) {
  const { t } = useTranslation()
  const [blockedBy, setBlockedBy] = useState<string>()
  const [approvers, setApprovers] = useState<Preview['approvers']>([])
  const [proofs, setProofs] = useState<readonly Proof[]>([])
  const [forWhom, setForWhom] = useState<PersonOption | undefined>(defaults.person)
  const maySendForOthers = seesOthers(useProfile())
  const isSent = useRef(false)
  const inWords = useRefusalInWords()
  const send = useAction(requestEvent, { errors: 'form' })
  // Days that were asked for by the screen win over those of a draft; what was typed stays.
  const { initial, isFromDraft } = useMemo(() => startOf(defaults, keptDraft()), [defaults])

  const submit = async (draft: LeaveDraft) => {
    const attached = proofs[0]?.file && { apv_attach: proofs[0].file }
    const body = { ...bodyOf(draft), ...attached, ...(forWhom && { user_id: forWhom.id }) }
    const { drf_status } = await send.mutateAsync({ body }).catch((error: unknown) => {
      throw inWords(error)
    })
    isSent.current = true
    const [first] = approvers
    const said = draft.kind === ANNUAL ? 'leave.form' : 'leave.sentOther'
    if (drf_status === 'APPROVED') notify({ text: t(`${said}.approved`) })
    else if (first) notify({ text: t(`${said}.sent`, { name: first.username, position: first.position }) })
    else notify({ text: t(`${said}.sentTo`) })
  }
  return (
    <FormDialog<LeaveDraft>
      title={t(isLeave(initial.kind) ? 'leave.request' : 'leave.requestWork')}
      opened
      onClose={() => {
        // Sent, or given up on purpose. A draft that was only looked at stays for the next time.
        if (isSent.current || JSON.stringify(keptDraft()) !== JSON.stringify(initial)) forgetDraft()
        onClose()
      }}
      initialValues={initial}
      validate={useMissingFields()}
      onSubmit={submit}
      submitText={t('leave.form.submit')}
      sentTwiceText={t('leave.form.sending')}
      size={880}
      blockedBy={blockedBy}
      fieldNames={REQUEST_FIELDS}
    >
      {(form) => (
        <LeaveRequestForm
          form={form}
          isFromDraft={isFromDraft}
          onBlocked={setBlockedBy}
          onApprovers={setApprovers}
          keeps
          userId={forWhom?.id}
          before={
            maySendForOthers && (
              <Suspense fallback={null}>
                <ForWhom value={forWhom} onChange={setForWhom} />
              </Suspense>
            )
          }
        >
          <ProofField value={proofs} onChange={setProofs} />
          {isLeave(form.values.kind) && (
            <Suspense fallback={null}>
              <InsteadOfLeave onChosen={onClose} />
            </Suspense>
          )}
        </LeaveRequestForm>
      )}
    </FormDialog>
  )
}
