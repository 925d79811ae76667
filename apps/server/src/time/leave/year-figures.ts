import type { Input } from '#contract/endpoint.ts'
import type * as contract from '#contract/time/leave/leave-ledger.ts'
import { dayKey } from '#rules/calendar/day-key.ts'
import { minutesToDays } from '#rules/leave/leave-unit.ts'
import { balanceToday, type LeaveAccount } from './leave-account.ts'
import { otherLeave } from './other-leave.ts'
import { isWithin, type Span, type UsedGrant } from './leave-years.ts'
import type { AdjustmentKind } from './ledger/adjustments.store.ts'

export type WireFigures = Omit<Input<typeof contract.updateVacation.response>, 'vac_id' | 'user_id'>

/**
 * The figures of a year of leave: of its grants that have arisen by today, of what the company adjusted on its days, and of what other
 * leave has taken on them.
 * @param alternatives events of time off that was agreed on with weekend work
 */
export function yearFigures(
  account: LeaveAccount,
  span: Span,
  grants: readonly UsedGrant[],
  alternatives: ReadonlySet<number>,
): WireFigures {
  const { person, facts, today } = account
  // Nothing of what begins later is left yet, so it is none of the sum either.
  const arisen = grants.filter(({ granted_on }) => granted_on <= dayKey(today))
  const toDays = (minutes: number) => minutesToDays(minutes, person.standard_day_minutes)
  const sum = (of: (grant: UsedGrant) => number) =>
    toDays(arisen.reduce((total, grant) => total + of(grant), 0))
  const only = (kind: string) => sum((grant) => (grant.kind === kind ? grant.minutes : 0))
  const adjusted = (kind: AdjustmentKind) =>
    toDays(
      facts.adjustments
        .filter((one) => one.kind === kind && isWithin(span, one.starts_on))
        .reduce((total, { minutes }) => total + minutes, 0),
    )
  const uncovered = uncoveredIn(account, span)
  const left = arisen.reduce((total, { usable }) => total + usable, 0)
  const others = otherLeave(account, span, alternatives)
  return {
    law_vac_days: only('ANNUAL'),
    monthly_days: only('MONTHLY'),
    add_vac_days: adjusted('ADJUSTMENT'),
    extra_vac_days: adjusted('EXTRA'),
    compensatory_days: toDays(others.compensatory),
    alternative_days: toDays(others.alternative),
    hospital_days: toDays(others.hospital),
    custom_days: toDays(others.custom),
    total_days: sum((grant) => grant.minutes - grant.deducted),
    used_vac_days: sum((grant) => grant.taken),
    held_vac_days: sum((grant) => grant.held),
    carried_days: sum((grant) => grant.carried),
    expired_days: sum((grant) => grant.expired),
    remaining_days: sum((grant) => grant.remaining),
    uncovered_days: toDays(uncovered),
    available_days: toDays(left - uncovered),
  }
}

/**
 * Minutes of a year that no grant covers, so that the years add up to the balance: what was used before the first one counts to it, and
 * what lies after the running one to that, as long as it has no year of its own. Without a day of joining there are no years.
 */
function uncoveredIn(account: LeaveAccount, { from, to }: Span): number {
  const { joined_on: joined } = account.person
  const [first, last, today] = [dayKey(from), dayKey(to), dayKey(account.today)]
  const isIn = (on: string) => (first <= on || joined! >= first) && (on <= last || last >= today)
  return balanceToday(account).beyond.reduce(
    (sum, { on, minutes }) => sum + (joined === null || (first <= today && isIn(on)) ? minutes : 0),
    0,
  )
}

/** What is lost first of what is left of grants, and when. */
export function firstToEnd(
  { person, today }: LeaveAccount,
  grants: readonly UsedGrant[],
): { expires_on: string; days: number } | null {
  const day = dayKey(today)
  const left = grants
    .filter(({ usable }) => usable > 0)
    .map(({ expires_on, carry_until, usable }) => ({
      on: expires_on < day && carry_until !== null ? carry_until : expires_on,
      usable,
    }))
  const first = left.map(({ on }) => on).sort()[0]
  if (first === undefined) return null
  const minutes = left.filter(({ on }) => on === first).reduce((sum, one) => sum + one.usable, 0)
  return { expires_on: first, days: minutesToDays(minutes, person.standard_day_minutes) }
}
