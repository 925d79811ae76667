import type { CommandContext } from '../../../http/context.ts'
import type { LeaveAccount } from '../../leave/index.ts'
import { type Due, dueOf, leavesBefore } from '../acts/count-left.ts'

/** So early those in charge see what will open. */
const DAYS_BEFORE = 30

/** What is open for asking, or will be within a month; nothing for who is away for long, or leaves before the leave ends. */
export function dueNow({ today }: Pick<CommandContext, 'today'>, account: LeaveAccount): Due[] {
  const { person } = account
  if (person.status !== 'WORKING') return []
  return dueOf(account).filter(({ window, grantedMinutes, takenMinutes }) => {
    const opensSoon = Temporal.PlainDate.compare(window.askFrom.subtract({ days: DAYS_BEFORE }), today) <= 0
    const isOver = Temporal.PlainDate.compare(today, window.askTo) > 0
    return (
      opensSoon && !isOver && !leavesBefore(person, window.leaveExpiresOn) && grantedMinutes > takenMinutes
    )
  })
}
