import { accrueOnFiscalBasis } from '#rules/leave/fiscal-basis.ts'
import { accrueOnHireBasis } from '#rules/leave/hire-basis.ts'
import { daysToMinutes } from '#rules/leave/leave-unit.ts'
import type { Trace } from '#rules/trace.ts'
import type { GrantRow, LeavePerson } from './account.store.ts'

export interface Accrued {
  grants: GrantRow[]
  trace: Trace
}

const MONTHLY_ARTICLE = '근로기준법 제60조 제2항'
const ANNUAL_ARTICLE = '근로기준법 제60조 제1항·제4항'

/**
 * What the law (and the company's basis) has granted a person until a day, at most until the last day of work;
 * nothing without a joining date.
 */
export function accrueGrants(person: LeavePerson, day: Temporal.PlainDate): Accrued {
  if (person.joined_on === null) return { grants: [], trace: [] }
  const isOver = person.retired_on !== null && person.retired_on < day.toString()
  const asOf = isOver ? Temporal.PlainDate.from(person.retired_on!) : day
  const hireDate = Temporal.PlainDate.from(person.joined_on)
  if (person.leave_basis === 'FISCAL_YEAR') {
    const accrued = accrueOnFiscalBasis({ hireDate, asOf, fiscalStartMonth: person.fiscal_start_month })
    return { grants: toGrants(person, accrued.monthly, accrued.fiscal), trace: accrued.trace }
  }
  const accrued = accrueOnHireBasis({ hireDate, asOf })
  return { grants: toGrants(person, accrued.monthly, accrued.annual), trace: accrued.trace }
}

interface RuleGrant {
  grantedOn: Temporal.PlainDate
  expiresOn: Temporal.PlainDate
  days: number
}

function toGrants(
  person: LeavePerson,
  monthly: readonly RuleGrant[],
  yearly: readonly RuleGrant[],
): GrantRow[] {
  const row =
    (kind: GrantRow['kind'], article: string) =>
    (grant: RuleGrant): GrantRow => ({
      id: null,
      kind,
      granted_on: grant.grantedOn.toString(),
      expires_on: grant.expiresOn.toString(),
      minutes: daysToMinutes(grant.days, person.standard_day_minutes),
      article,
      memo: '',
    })
  return [
    ...monthly.map(row('MONTHLY', MONTHLY_ARTICLE)),
    ...yearly.map(row('ANNUAL', ANNUAL_ARTICLE)),
  ].filter((grant) => grant.minutes > 0)
}

/** What makes the stored grants those of the present joining date; what the company gave by hand stays. */
export function correctGrants(
  stored: readonly GrantRow[],
  accrued: readonly GrantRow[],
): { removed: GrantRow[]; added: GrantRow[] } {
  const same = (grant: GrantRow) => `${grant.kind} ${grant.granted_on} ${grant.expires_on} ${grant.minutes}`
  const due = new Set(accrued.map(same))
  const removed = stored.filter((grant) => grant.kind !== 'EXTRA' && !due.has(same(grant)))
  const kept = new Set(stored.filter((grant) => !removed.includes(grant)).map(same))
  return { removed, added: accrued.filter((grant) => !kept.has(same(grant))) }
}

/** Grants that have arisen and are not stored yet. What is stored counts as it stands. */
export function missingGrants(stored: readonly GrantRow[], accrued: readonly GrantRow[]): GrantRow[] {
  const known = new Set(stored.map((grant) => `${grant.kind} ${grant.granted_on}`))
  return accrued.filter((grant) => !known.has(`${grant.kind} ${grant.granted_on}`))
}
