import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { requestEvent } from '#contract/time/work-events/work-events.ts'
import { useAction } from '../../../api/use-action.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { notify } from '../../../ui/notify.ts'
import { forgetDraft, keptDraft } from './draft-store.ts'
import type { LeaveDefaults } from './leave-dialog-store.ts'
import { ANNUAL, bodyOf, EMPTY_DRAFT, type LeaveDraft, missingIn, withDays, withUnit } from './leave-draft.ts'
import { type Preview } from './leave-queries.ts'
import { LeaveRequestForm } from './leave-request-form.tsx'

const FIELD_NAMES = {
  wk_event: 'unit',
  wk_start_date: 'from',
  wk_end_date: 'to',
  evt_start_time: 'start',
  evt_end_time: 'end',
  wk_comment: 'reason',
  wk_location: 'location',
}

const NONE: LeaveDefaults = {}

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
  const isSent = useRef(false)
  const send = useAction(requestEvent, { errors: 'form' })
  // Days that were asked for by the screen win over those of a draft; what was typed stays.
  const { initial, isFromDraft } = useMemo(() => startOf(defaults), [defaults])

  const submit = async (draft: LeaveDraft) => {
    const { drf_status } = await send.mutateAsync({ body: bodyOf(draft) })
    isSent.current = true
    const [first] = approvers
    const said = draft.kind === ANNUAL ? 'leave.form' : 'leave.sentOther'
    if (drf_status === 'APPROVED') notify({ text: t(`${said}.approved`) })
    else if (first) notify({ text: t(`${said}.sent`, { name: first.username, position: first.position }) })
    else notify({ text: t(`${said}.sentTo`) })
  }
  return (
    <FormDialog<LeaveDraft>
      title={t(initial.kind === ANNUAL ? 'leave.request' : 'leave.requestWork')}
      opened
      onClose={() => {
        // Sent, or given up on purpose. A draft that was only looked at stays for the next time.
        if (isSent.current || JSON.stringify(keptDraft()) !== JSON.stringify(initial)) forgetDraft()
        onClose()
      }}
      initialValues={initial}
      validate={(draft) => {
        const what = missingIn(draft)
        if (!what) return {}
        return what === 'day' ? { from: t('leave.preview.missingDay') } : { [what]: missingText(what) }
      }}
      onSubmit={submit}
      submitText={t('leave.form.submit')}
      size={880}
      blockedBy={blockedBy}
      fieldNames={FIELD_NAMES}
    >
      {(form) => (
        <LeaveRequestForm
          form={form}
          isFromDraft={isFromDraft}
          onBlocked={setBlockedBy}
          onApprovers={setApprovers}
        />
      )}
    </FormDialog>
  )

  function missingText(what: 'start' | 'end'): string {
    return what === 'start' ? t('leave.preview.missingStart') : t('leave.preview.missingEnd')
  }
}

function startOf(defaults: LeaveDefaults): { initial: LeaveDraft; isFromDraft: boolean } {
  const kept = keptDraft()
  const base = kept ?? EMPTY_DRAFT
  if (Object.keys(defaults).length === 0) return { initial: base, isFromDraft: kept !== null }
  // Every kind knows whole days.
  const isOther = defaults.kind !== undefined && defaults.kind !== base.kind
  const asked = withUnit({ ...base, ...defaults }, defaults.unit ?? (isOther ? 'FULL' : base.unit))
  return { initial: withDays(asked, asked.from || null, asked.to || null), isFromDraft: kept !== null }
}
