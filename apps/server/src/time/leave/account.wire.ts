import type { Input } from '#contract/endpoint.ts'
import type * as contract from '#contract/time/leave/leave.ts'
import { citeLaw } from '#rules/cite-law.ts'
import { minutesToDays } from '#rules/leave/leave-unit.ts'
import type { Trace } from '#rules/trace.ts'
import type { Language } from '../../http/context.ts'
import { balanceToday, grantsAhead, type LeaveAccount } from './leave-account.ts'
import { isWithin, leaveYears, type LeaveYear, renewalDay, usedGrants } from './leave-years.ts'
import { firstToEnd, yearFigures } from './year-figures.ts'

type WireYear = Input<typeof contract.listLeaveYears.response>[number]
type WireInfo = Input<typeof contract.getLeaveInfo.response>

/** @param alternatives events of time off that was agreed on with weekend work */
export function yearsToWire(
  account: LeaveAccount,
  language: Language,
  alternatives: ReadonlySet<number>,
): WireYear[] {
  return leaveYears(account).map((year) => yearToWire(account, year, language, alternatives))
}

// The account of a year has no row of its own; person and year name it.
const YEARS_PER_PERSON = 100

export function yearId(memberId: number, ordinal: number): number {
  return memberId * YEARS_PER_PERSON + Math.min(ordinal, YEARS_PER_PERSON - 1)
}

/** Whose year of leave is meant. */
export function yearOfId(id: number): { memberId: number; ordinal: number } {
  return { memberId: Math.floor(id / YEARS_PER_PERSON), ordinal: id % YEARS_PER_PERSON }
}

function yearToWire(
  account: LeaveAccount,
  year: LeaveYear,
  language: Language,
  alternatives: ReadonlySet<number>,
): WireYear {
  const { person } = account
  const toDays = (minutes: number) => minutesToDays(minutes, person.standard_day_minutes)
  return {
    vac_id: yearId(person.id, year.ordinal),
    user_id: person.id,
    ordinal_year: year.ordinal,
    start_date: year.from.toString(),
    end_date: year.to.toString(),
    is_current: year.isCurrent,
    ...yearFigures(account, year.counts, year.grants, alternatives),
    memo: lastReason(account, year),
    grants: year.grants.map((grant) => ({
      kind: grant.kind,
      granted_on: grant.granted_on,
      expires_on: grant.expires_on,
      granted_days: toDays(grant.minutes),
      deducted_days: toDays(grant.deducted),
      days: toDays(grant.minutes - grant.deducted),
      used_days: toDays(grant.taken),
      held_days: toDays(grant.held),
      article: citeLaw(grant.article, language),
      memo: grant.memo,
    })),
  }
}

/** Why the year was last adjusted. */
function lastReason({ facts }: LeaveAccount, year: LeaveYear): string {
  return facts.adjustments.findLast(({ starts_on }) => isWithin(year.counts, starts_on))?.reason ?? ''
}

/** What the person has today, in days. */
export function balanceInDays(account: LeaveAccount) {
  const toDays = (minutes: number) => minutesToDays(minutes, account.person.standard_day_minutes)
  const { granted, taken, held, remaining, uncovered, available } = balanceToday(account)
  return {
    total_days: toDays(granted),
    used_days: toDays(taken),
    held_days: toDays(held),
    remaining_days: toDays(remaining),
    uncovered_days: toDays(uncovered),
    available_days: toDays(available),
  }
}

export function infoToWire(account: LeaveAccount, language: Language): WireInfo {
  const { person, today } = account
  const { used_days: used_vac_days, held_days: held_vac_days, ...balance } = balanceInDays(account)
  return {
    user_id: person.id,
    joined_date: person.joined_on,
    leave_basis: person.leave_basis,
    vac_renewal_date: renewalDay(person, today),
    standard_day_minutes: person.standard_day_minutes,
    as_of: today.toString(),
    ...balance,
    used_vac_days,
    held_vac_days,
    next_grants: grantsAhead(account).map((grant) => ({
      granted_on: grant.granted_on,
      days: minutesToDays(grant.minutes, person.standard_day_minutes),
    })),
    expiring: firstToEnd(account, usedGrants(account)),
    trace: traceToWire(account.trace, language),
  }
}

/** The steps of the rules, their articles as the reader's language cites them. */
export function traceToWire(trace: Trace, language: Language) {
  return trace.map((step) => ({ ...step, article: citeLaw(step.article, language) }))
}
