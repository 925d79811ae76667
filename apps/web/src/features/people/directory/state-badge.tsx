import { useTranslation } from 'react-i18next'
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx'
import { dutyMeanings, isDuty, type MemberState, shownState, stateMeanings } from './member-state.ts'

/** The state of employment: 재직, 휴직, 초대, 퇴사. */
export function StateBadge({ email, status }: { email: string; status: MemberState }) {
  const { t } = useTranslation()
  const state = shownState(email, status)
  return <StatusBadge meaning={stateMeanings[state]} label={t(`directory.state.${state}`)} />
}

/** What the person is doing today, in the words of every other screen. */
export function DutyBadge({ status }: { status: string }) {
  return isDuty(status) && <StatusBadge meaning={dutyMeanings[status]} look="bare" />
}
