import type { Input } from '#contract/endpoint.ts'
import type * as contract from '#contract/time/leave/leave-ledger.ts'
import { minutesToDays } from '#rules/leave/leave-unit.ts'
import { balanceOn, type LeaveAccount } from '../leave-account.ts'

type Projected = Input<typeof contract.getLeaveLedger.response>['projection'][number]

/**
 * What there will be within a year if the person stays, works as before and asks for nothing more: a line for each day on which leave
 * arises or is lost.
 */
export function projectLeave(account: LeaveAccount): Projected[] {
  const { person, today, grants, coming } = account
  const toDays = (minutes: number) => minutesToDays(minutes, person.standard_day_minutes)
  const ends = [...grants, ...coming].flatMap(({ expires_on, carry_until }) =>
    [expires_on, carry_until ?? expires_on].map((day) => Temporal.PlainDate.from(day).add({ days: 1 })),
  )
  const arise = [...grants, ...coming].map(({ granted_on }) => Temporal.PlainDate.from(granted_on))
  const last = today.add({ years: 1 })
  const days = [...new Set([...ends, ...arise].map(String))].toSorted()
  return days.flatMap((date): Projected[] => {
    const day = Temporal.PlainDate.from(date)
    const isAhead = Temporal.PlainDate.compare(day, today) > 0 && Temporal.PlainDate.compare(day, last) <= 0
    if (!isAhead || (person.retired_on !== null && date > person.retired_on)) return []
    const [before, then] = [balanceOn(account, day.subtract({ days: 1 })), balanceOn(account, day)]
    const granted = [...grants, ...coming]
      .filter(({ granted_on }) => granted_on === date)
      .reduce((sum, { minutes }) => sum + minutes, 0)
    const lost = then.expired - before.expired
    if (granted === 0 && lost === 0) return []
    return [
      {
        date,
        granted_days: toDays(granted),
        lost_days: toDays(lost),
        available_days: toDays(then.available),
      },
    ]
  })
}
