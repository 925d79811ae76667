import type { Input } from '#contract/endpoint.ts'
import type * as contract from '#contract/time/leave/leave.ts'
import { citeLaw } from '#rules/cite-law.ts'
import { minutesToDays } from '#rules/leave/leave-unit.ts'
import type { Trace } from '#rules/trace.ts'
import type { Language } from '../../http/context.ts'
import { balanceOn, grantKey, type LeaveAccount } from './leave-account.ts'
import { leaveYears, type LeaveYear, renewalDay } from './leave-years.ts'
import type { LeavePerson } from './account.store.ts'

type WireYear = Input<typeof contract.listLeaveYears.response>[number]
type WireInfo = Input<typeof contract.getLeaveInfo.response>

export function yearsToWire(account: LeaveAccount, language: Language): WireYear[] {
  return leaveYears(account).map((year) => yearToWire(account, year, language))
}

// The account of a year has no row of its own; person and year name it.
const YEARS_PER_PERSON = 100

function yearToWire(
  { person, today }: LeaveAccount,
  { ordinal, from, to, isCurrent, grants }: LeaveYear,
  language: Language,
): WireYear {
  const toDays = (minutes: number) => minutesToDays(minutes, person.standard_day_minutes)
  const sum = (of: (grant: LeaveYear['grants'][number]) => number) =>
    toDays(grants.reduce((total, grant) => total + of(grant), 0))
  const only = (kind: string) => sum((grant) => (grant.kind === kind ? grant.minutes : 0))
  const isOver = (grant: LeaveYear['grants'][number]) => grant.expires_on < today.toString()
  const left = (grant: LeaveYear['grants'][number]) => (isOver(grant) ? 0 : grant.minutes - grant.taken)
  return {
    vac_id: person.id * YEARS_PER_PERSON + Math.min(ordinal, YEARS_PER_PERSON - 1),
    user_id: person.id,
    ordinal_year: ordinal,
    start_date: from.toString(),
    end_date: to.toString(),
    is_current: isCurrent,
    law_vac_days: only('ANNUAL'),
    monthly_days: only('MONTHLY'),
    add_vac_days: only('EXTRA'),
    extra_vac_days: 0,
    compensatory_days: 0,
    alternative_days: 0,
    hospital_days: 0,
    custom_days: 0,
    total_days: sum((grant) => grant.minutes),
    used_vac_days: sum((grant) => grant.taken),
    held_vac_days: sum((grant) => grant.held),
    expired_days: sum((grant) => (isOver(grant) ? grant.minutes - grant.taken - grant.held : 0)),
    remaining_days: sum(left),
    available_days: sum((grant) => left(grant) - (isOver(grant) ? 0 : grant.held)),
    memo: '',
    grants: grants.map((grant) => ({
      kind: grant.kind,
      granted_on: grant.granted_on,
      expires_on: grant.expires_on,
      days: toDays(grant.minutes),
      used_days: toDays(grant.taken),
      held_days: toDays(grant.held),
      article: citeLaw(grant.article, language),
      memo: grant.memo,
    })),
  }
}

/** What the person has today, in days. */
export function balanceInDays(account: LeaveAccount) {
  const toDays = (minutes: number) => minutesToDays(minutes, account.person.standard_day_minutes)
  const { granted, taken, held, remaining, available } = balanceOn(account, account.today)
  return {
    total_days: toDays(granted),
    used_days: toDays(taken),
    held_days: toDays(held),
    remaining_days: toDays(remaining),
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
    vac_renewal_date: renewalDay(person),
    standard_day_minutes: person.standard_day_minutes,
    as_of: today.toString(),
    ...balance,
    used_vac_days,
    held_vac_days,
    next_grants: account.coming.map((grant) => ({
      granted_on: grant.granted_on,
      days: minutesToDays(grant.minutes, person.standard_day_minutes),
    })),
    expiring: firstToExpire(account, person),
    trace: traceToWire(account.trace, language),
  }
}

/** The steps of the rules, their articles as the reader's language cites them. */
export function traceToWire(trace: Trace, language: Language) {
  return trace.map((step) => ({ ...step, article: citeLaw(step.article, language) }))
}

/** What is lost first if it is not used. */
function firstToExpire(account: LeaveAccount, person: LeavePerson): WireInfo['expiring'] {
  const today = account.today.toString()
  const usage = new Map(balanceOn(account, account.today).grants.map((grant) => [grant.id, grant]))
  const left = account.grants.flatMap((grant) => {
    const { granted, taken, held } = usage.get(grantKey(grant))!
    const usable = grant.granted_on <= today && today <= grant.expires_on
    return usable && granted - taken - held > 0
      ? [{ on: grant.expires_on, minutes: granted - taken - held }]
      : []
  })
  const first = left.map(({ on }) => on).sort()[0]
  if (!first) return null
  const minutes = left.filter(({ on }) => on === first).reduce((sum, one) => sum + one.minutes, 0)
  return { expires_on: first, days: minutesToDays(minutes, person.standard_day_minutes) }
}
