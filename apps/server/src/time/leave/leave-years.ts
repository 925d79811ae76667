import { dayAfterYears } from '#rules/calendar/legal-period.ts'
import { firstFiscalStart } from '#rules/leave/fiscal-basis.ts'
import type { GrantUsage } from '#rules/leave/leave-balance.ts'
import { balanceOn, grantKey, type LeaveAccount } from './leave-account.ts'
import type { GrantRow, LeavePerson } from './account.store.ts'

/** A grant with what has become of it by today. */
export interface UsedGrant extends GrantRow, Omit<GrantUsage, 'id' | 'granted'> {}

/** One year of service (or fiscal year) with the grants that arose in it. */
export interface LeaveYear {
  ordinal: number
  from: Temporal.PlainDate
  to: Temporal.PlainDate
  isCurrent: boolean
  grants: UsedGrant[]
}

/** A person's leave by year, newest first; each grant stands in the year in which it arose. */
export function leaveYears(account: LeaveAccount): LeaveYear[] {
  const { person, today } = account
  const used = usedGrants(account)
  return yearsUntil(person, today)
    .map(({ from, to }, index) => ({
      ordinal: index + 1,
      from,
      to,
      isCurrent: Temporal.PlainDate.compare(from, today) <= 0 && Temporal.PlainDate.compare(today, to) <= 0,
      grants: used.filter(
        (grant) => from.toString() <= grant.granted_on && grant.granted_on <= to.toString(),
      ),
    }))
    .toReversed()
}

/** The grants that have arisen, each with what has become of it by today. */
export function usedGrants(account: LeaveAccount): UsedGrant[] {
  const usage = new Map(balanceOn(account, account.today).grants.map((grant) => [grant.id, grant]))
  return account.grants.map((grant) => {
    const { id: _id, granted: _granted, ...used } = usage.get(grantKey(grant))!
    return { ...grant, ...used }
  })
}

export interface Span {
  from: Temporal.PlainDate
  to: Temporal.PlainDate
}

/** The years from joining to the one that `today` lies in; none without a joining date. */
export function yearsUntil(person: LeavePerson, today: Temporal.PlainDate): Span[] {
  if (person.joined_on === null) return []
  const hire = Temporal.PlainDate.from(person.joined_on)
  const isFiscal = person.leave_basis === 'FISCAL_YEAR'
  const second = isFiscal ? firstFiscalStart(hire, person.fiscal_start_month) : dayAfterYears(hire, 1)
  const startOf = (year: number) => {
    if (year === 1) return hire
    return isFiscal ? second.add({ years: year - 2 }) : dayAfterYears(hire, year - 1)
  }
  const years: Span[] = []
  for (let year = 1; year === 1 || Temporal.PlainDate.compare(startOf(year), today) <= 0; year += 1) {
    years.push({ from: startOf(year), to: startOf(year + 1).subtract({ days: 1 }) })
  }
  return years
}

/** First day of the leave year, as clients move by it: 1899-01-01 means plain calendar years. */
export function renewalDay(person: LeavePerson): string | null {
  if (person.leave_basis === 'FISCAL_YEAR')
    return `1899-${String(person.fiscal_start_month).padStart(2, '0')}-01`
  return person.joined_on
}
