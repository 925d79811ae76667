import { useTranslation } from 'react-i18next'
import type { StatusMeaning } from '../../../ui/feedback/status-badge.tsx'
import { type CompanyNow, useCompanyNow } from '../../../page/use-company-now.ts'
import type { OnDuty, WorkCheck } from './press-state.ts'
import { minuteInDay, minutesOf, workClock } from './work-clock.ts'

type AwaitedCheck = Pick<WorkCheck, 'onduty_status' | 'sch_start_time' | 'am_out' | 'wk_date'>

/** The badge of a state: one colour per meaning everywhere. */
export const MEANINGS: Record<OnDuty, StatusMeaning> = {
  NOT_IN: 'notIn',
  WORKING: 'working',
  AWAY: 'away',
  OUT: 'out',
  LEAVE: 'leave',
  DAY_OFF: 'dayOff',
}

/** The badge of one's own day: who is on leave of absence has no day off. */
export function meaningOf(check: WorkCheck): StatusMeaning {
  return isOnAbsence(check) ? 'absent' : MEANINGS[check.onduty_status]
}

function isOnAbsence(check: WorkCheck): boolean {
  return check.is_absent && !check.start_time
}

/** Whether somebody who has not come yet is still expected: not once their hours have begun, nor at their beginning with leave then. */
export function isAwaited(check: AwaitedCheck, now: Pick<CompanyNow, 'day' | 'minute'>): boolean {
  const { onduty_status, sch_start_time: start, am_out, wk_date } = check
  if (onduty_status !== 'NOT_IN' || start === null || am_out) return false
  return minuteInDay(wk_date, now) <= minutesOf(start)
}

/** The state in a sentence: 09:00부터 근무 중. */
export function useStateSentence(): (check: WorkCheck) => string {
  const { t } = useTranslation()
  const now = useCompanyNow()
  return (check) => {
    const from = check.start_time ? workClock(check.start_time) : ''
    const to = check.end_time ? workClock(check.end_time) : ''
    if (isOnAbsence(check)) return t('check.state.absent')
    if (check.holiday_name && check.onduty_status === 'DAY_OFF') {
      return t('check.state.holiday', { name: check.holiday_name })
    }
    if (isAwaited(check, now)) {
      return t('check.state.planned', { from: workClock(check.sch_start_time!) })
    }
    return t(`check.state.${check.onduty_status}`, { from, to })
  }
}
