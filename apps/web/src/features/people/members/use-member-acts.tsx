import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toggleAbsence } from '#contract/people/employment/employment.ts'
import { cancelInvite, sendInviteEmail } from '#contract/people/employment/joining.ts'
import { deleteMember } from '#contract/people/employment/leaving.ts'
import { useAction } from '../../../api/use-action.ts'
import { useConfirm } from '../../../ui/dialog/use-confirm.ts'
import { notify } from '../../../ui/notify.ts'
import { AbsenceDialog, RejoinDialog, RetireDialog, type Subject as Whom } from '../employment/index.ts'
import type { Member } from '../directory/index.ts'
import { EditMemberDialog } from './edit-member-dialog.tsx'
import type { MemberAct } from './member-actions.ts'

type Subject = Whom & { absence?: Member['absence'] }

/** Acts that ask more than whether one is sure. */
const DIALOGS = ['edit', 'retire', 'absence', 'changeReturn', 'rejoin'] as const
type DialogAct = (typeof DIALOGS)[number]
const opensDialog = (act: MemberAct): act is DialogAct => (DIALOGS as readonly MemberAct[]).includes(act)

/** Runs what can be done with a member: asks, acts, tells; the dialogs that it opens are drawn where `dialogs` stands. */
export function useMemberActs(onGone?: () => void) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const [open, setOpen] = useState<{ act: DialogAct; member: Subject } | null>(null)
  const absence = useAction(toggleAbsence)
  const resend = useAction(sendInviteEmail)
  const cancel = useAction(cancelInvite, { onSuccess: onGone })
  const remove = useAction(deleteMember, { onSuccess: onGone })

  const run = async (act: MemberAct, member: Subject) => {
    if (opensDialog(act)) return setOpen({ act, member })
    const words = { name: member.username, email: member.email }
    if (act !== 'resend') {
      const key = act === 'cancelInvite' ? 'cancel' : act
      const isSure = await confirm({
        title: t(`members.confirm.${key}Title`, words),
        message: t(`members.confirm.${key}Text`, words),
        confirmText: t(`members.action.${act}`),
        // "Cancel" beside "cancel the invitation" would be a riddle.
        ...(act === 'cancelInvite' && { cancelText: t('kit.dialog.close') }),
        danger: act === 'cancelInvite' || act === 'delete',
      })
      if (!isSure) return
    }
    const action = { endAbsence: absence, resend, cancelInvite: cancel, delete: remove }[act]
    // A refusal is told by the notification of the action itself.
    await action.mutateAsync({ body: { user_id: member.user_id } }).then(
      () => notify({ text: t(`members.done.${act}`, words) }),
      () => {},
    )
  }
  const close = () => setOpen(null)
  const dialogs = open && <ActDialog act={open.act} member={open.member} onClose={close} />
  return { run, dialogs }
}

function ActDialog({ act, member, onClose }: { act: DialogAct; member: Subject; onClose: () => void }) {
  const props = { member, onClose }
  if (act === 'edit') return <EditMemberDialog userId={member.user_id} onClose={onClose} />
  if (act === 'retire') return <RetireDialog {...props} />
  if (act === 'rejoin') return <RejoinDialog {...props} />
  return <AbsenceDialog {...props} running={act === 'changeReturn' ? (member.absence ?? null) : null} />
}
