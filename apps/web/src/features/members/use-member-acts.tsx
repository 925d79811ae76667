import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  cancelInvite,
  deleteMember,
  rejoinInvite,
  sendInviteEmail,
  toggleAbsence,
} from '#contract/members.ts'
import { listOrg, listTeams } from '#contract/organization.ts'
import { useAction } from '../../api/use-action.ts'
import { useConfirm } from '../../ui/dialog/use-confirm.ts'
import { notify } from '../../ui/notify.ts'
import { EditMemberDialog } from './edit-member-dialog.tsx'
import type { MemberAct } from './member-actions.ts'
import { memberReads } from './member-queries.ts'
import { RetireDialog } from './retire-dialog.tsx'

interface Subject {
  user_id: number
  username: string
  email: string
  joined_date: string | null
}

/** What all writes about a member make stale. */
const invalidates = [...memberReads, listTeams, listOrg]

/** Runs what can be done with a member: asks, acts, tells; the dialogs that it opens are drawn where `dialogs` stands. */
export function useMemberActs(onGone?: () => void) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const [open, setOpen] = useState<{ act: 'edit' | 'retire'; member: Subject } | null>(null)
  const absence = useAction(toggleAbsence, { invalidates })
  const rejoin = useAction(rejoinInvite, { invalidates })
  const resend = useAction(sendInviteEmail, { invalidates })
  const cancel = useAction(cancelInvite, { invalidates, onSuccess: onGone })
  const remove = useAction(deleteMember, { invalidates, onSuccess: onGone })

  const run = async (act: MemberAct, member: Subject) => {
    if (act === 'edit' || act === 'retire') return setOpen({ act, member })
    const words = { name: member.username, email: member.email }
    if (act !== 'resend') {
      const key = act === 'cancelInvite' ? 'cancel' : act
      const isSure = await confirm({
        title: t(`members.confirm.${key}Title`, words),
        message: t(`members.confirm.${key}Text`, words),
        confirmText: t(`members.action.${act}`),
        danger: act === 'cancelInvite' || act === 'delete',
      })
      if (!isSure) return
    }
    const action = { absence, endAbsence: absence, rejoin, resend, cancelInvite: cancel, delete: remove }[act]
    // A refusal is told by the notification of the action itself.
    await action.mutateAsync({ body: { user_id: member.user_id } }).then(
      () => notify({ text: t(`members.done.${act}`, words) }),
      () => {},
    )
  }
  const close = () => setOpen(null)
  const dialogs = (
    <>
      {open?.act === 'retire' && <RetireDialog member={open.member} onClose={close} />}
      {open?.act === 'edit' && <EditMemberDialog userId={open.member.user_id} onClose={close} />}
    </>
  )
  return { run, dialogs }
}
