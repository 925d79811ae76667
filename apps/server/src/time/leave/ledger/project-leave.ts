import type { Input } from '#contract/endpoint.ts'
import type * as contract from '#contract/time/leave/leave-ledger.ts'
import { type DayKey, dayKey, keyAfter } from '#rules/calendar/day-key.ts'
import { allocateLeave } from '#rules/leave/allocate-leave.ts'
import { balanceOf } from '#rules/leave/leave-balance.ts'
import { minutesToDays } from '#rules/leave/leave-unit.ts'
import { lastDayOfComing, type LeaveAccount, ruleGrants, ruleUses } from '../leave-account.ts'

type Projected = Input<typeof contract.getLeaveLedger.response>['projection'][number]

/**
 * What there will be within a year if the person stays, works as before and asks for nothing more: a line for each day on which leave
 * arises or is lost.
 */
export function projectLeave(account: LeaveAccount): Projected[] {
  const { person, today } = account
  const [grants, uses] = [ruleGrants(account), ruleUses(account)]
  const parts = allocateLeave(grants, uses)
  const balanceAt = (asOf: DayKey) => balanceOf({ grants, uses, asOf }, parts)
  const toDays = (minutes: number) => minutesToDays(minutes, person.standard_day_minutes)
  const arising = [...account.grants, ...account.coming]
  let before = balanceAt(dayKey(today))
  return daysAhead(account).flatMap((date): Projected[] => {
    const then = balanceAt(date)
    const lost = then.expired - before.expired
    before = then
    const granted = arising.reduce(
      (sum, { granted_on, minutes }) => sum + (granted_on === date ? minutes : 0),
      0,
    )
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

/** The days of the next year on which leave begins or is over, while the person is here; between them nothing is lost. */
function daysAhead({ person, today, grants, coming }: LeaveAccount): DayKey[] {
  const [first, end] = [dayKey(today), lastDayOfComing(person, today)]
  const days = new Set<DayKey>()
  for (const { granted_on, expires_on, carry_until } of [...grants, ...coming]) {
    days.add(granted_on)
    for (const over of [expires_on, carry_until ?? expires_on])
      // What ended long ago is not asked when: most of a life has.
      if (over >= first && over < end) days.add(keyAfter(over))
  }
  return [...days].filter((day) => day > first && day <= end).toSorted()
}
