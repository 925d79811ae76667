import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { checkDelegate } from '#contract/approvals/delegations/standing-v0.ts'
import { q } from '../../../api/query.ts'
import { longDay } from '../../../text/formats.ts'
import type { DayRange } from '../../../ui/time/day-range-picker.tsx'
import type { Delegation } from './delegation-queries.ts'
import styles from './delegations.module.css'

type Away = Delegation['delegate_away']

/** What may keep a delegate from deciding, a line each; nothing where nothing does. */
export function DelegateAway({ away, name }: { away: Away; name: string }) {
  const { t } = useTranslation()
  return reasons(t, away, name).map((reason) => (
    <span key={reason} className={styles.away}>
      <IconAlertTriangle size={14} aria-hidden />
      {reason}
    </span>
  ))
}

function reasons(
  t: TFunction,
  { leave_days: n, absent_from: from, hands_on_to: other }: Away,
  name: string,
): string[] {
  return [
    ...(n > 0 ? [t('delegations.away.leave', { n, name })] : []),
    ...(from ? [t('delegations.away.absent', { day: longDay(from), name })] : []),
    ...(other ? [t('delegations.away.handsOn', { name, other })] : []),
  ]
}

interface ChosenAwayProps {
  userId: number
  name: string
  /** Whose decisions; one's own without it. */
  giverId: number | undefined
  period: DayRange
}

/** The same of somebody who is being chosen, as soon as it is said for which days. */
export function ChosenAway({ userId, name, giverId, period }: ChosenAwayProps) {
  const query = {
    user_id: userId,
    start_date: period.from,
    end_date: period.to,
    ...(giverId !== undefined && { giver_id: giverId }),
  }
  const { data } = useQuery(q(checkDelegate, { query }))
  return <div aria-live="polite">{data && <DelegateAway away={data} name={name} />}</div>
}
