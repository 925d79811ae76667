import { useTranslation } from 'react-i18next'
import { useProfile } from '../../../page/profile.ts'
import { ActionMenu } from '../../../ui/input/action-menu.tsx'
import { actsFor, labelOf, type MemberAct } from './member-actions.ts'
import type { Member } from '../directory/index.ts'

interface MemberMenuProps {
  member: Member
  run: (act: MemberAct) => void
}

/** What can be done with a row of the list; what cannot says why. */
export function MemberMenu({ member, run }: MemberMenuProps) {
  const { t } = useTranslation()
  const { id } = useProfile()
  const actions = actsFor(member, id).map(({ act, refusal }) => ({
    label: t(`members.action.${labelOf(act, member)}`),
    danger: act === 'retire' || act === 'delete' || act === 'cancelInvite',
    disabledReason: refusal && t(`members.reason.${refusal}`),
    onClick: () => run(act),
  }))
  return <ActionMenu name={member.username} actions={actions} />
}
