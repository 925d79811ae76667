import {
  type LeaveBalance,
  leaveBalance,
  type LeaveGrant,
  type LeaveUse,
} from '#rules/leave/leave-balance.ts'
import type { Trace } from '#rules/trace.ts'
import { accrueGrants, missingGrants } from './accrue-grants.ts'
import type { GrantRow, LeaveFacts, LeavePerson } from './account.store.ts'

/** A person's leave on a day: stored grants with those that have arisen since, and what is used of them. */
export interface LeaveAccount {
  person: LeavePerson
  today: Temporal.PlainDate
  grants: GrantRow[]
  /** Arisen, not stored yet: a command stores them, a read only counts them. */
  missing: GrantRow[]
  facts: LeaveFacts
  trace: Trace
}

export function openAccount(person: LeavePerson, facts: LeaveFacts, today: Temporal.PlainDate): LeaveAccount {
  const accrued = accrueGrants(person, today)
  const missing = missingGrants(facts.grants, accrued.grants)
  const grants = [...facts.grants, ...missing].sort((a, b) => (a.granted_on < b.granted_on ? -1 : 1))
  return { person, today, grants, missing, facts, trace: accrued.trace }
}

export function grantKey(grant: GrantRow): string {
  return `${grant.kind} ${grant.granted_on}`
}

export function ruleGrants(account: LeaveAccount): LeaveGrant[] {
  return account.grants.map((grant) => ({
    id: grantKey(grant),
    minutes: grant.minutes,
    grantedOn: Temporal.PlainDate.from(grant.granted_on),
    expiresOn: Temporal.PlainDate.from(grant.expires_on),
  }))
}

export function ruleUses(account: LeaveAccount): LeaveUse[] {
  return account.facts.uses.map((use) => ({
    on: Temporal.PlainDate.from(use.on),
    minutes: use.minutes,
    state: use.status === 'APPROVED' ? 'TAKEN' : 'PENDING',
  }))
}

export function balanceOn(account: LeaveAccount, asOf: Temporal.PlainDate): LeaveBalance {
  return leaveBalance({ grants: ruleGrants(account), uses: ruleUses(account), asOf })
}
