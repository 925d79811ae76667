import { type DayKey, dayKey, keepKeys } from '#rules/calendar/day-key.ts'
import {
  type LeaveBalance,
  leaveBalance,
  type LeaveGrant,
  type LeaveUse,
} from '#rules/leave/leave-balance.ts'
import type { Trace, TraceStep } from '#rules/trace.ts'
import type { CommandContext } from '../../http/context.ts'
import { found } from '../../http/fail.ts'
import { accrueGrants, missingGrants } from './accrue-grants.ts'
import type { CountedPart } from '../work-days/index.ts'
import type { AdjustmentRow } from './ledger/adjustments.store.ts'
import {
  findPerson,
  type GrantRow,
  lastDayOf,
  type LeaveFacts,
  type LeavePerson,
  loadFacts,
} from './account.store.ts'

/** What the codes of events begin with that take annual leave. */
export const ANNUAL_LEAVE = 'VACATION:ANNUAL:'

/** So far ahead leave may be asked for against a grant that is still to come. */
const MONTHS_AHEAD = 12

/** A person's leave on a day: stored grants with those that have arisen since, and what is used of them. */
export interface LeaveAccount {
  person: LeavePerson
  today: Temporal.PlainDate
  grants: GrantRow[]
  /** Arisen, not stored yet: a command stores them, a read only counts them. */
  missing: GrantRow[]
  /** What will arise within a year if the person stays and works as before; covers only days from then on. */
  coming: GrantRow[]
  facts: LeaveFacts
  trace: Trace
  /** Why each grant is so many days, by its key; those to come as well. */
  steps: ReadonlyMap<string, TraceStep>
  /** Of today, once it was asked for: {@link balanceToday}. */
  balance?: LeaveBalance
}

/** The account of a person, for reading; whoever asks has been checked. @throws Failure NOT_FOUND */
export async function readAccount(
  ctx: Pick<CommandContext, 'tx' | 'today'>,
  memberId: number,
): Promise<LeaveAccount> {
  const [person, facts] = await Promise.all([findPerson(ctx, memberId), loadFacts(ctx, memberId)])
  return openAccount(found(person), facts, ctx.today)
}

export function openAccount(person: LeavePerson, facts: LeaveFacts, today: Temporal.PlainDate): LeaveAccount {
  const accrued = accrueGrants(person, today, lastDayAhead(today))
  const stored = untilLastDay(person, facts.grants)
  const missing = missingGrants(stored, accrued.grants)
  const given = facts.adjustments.flatMap(grantOf)
  const grants = [...stored, ...missing, ...given].sort((a, b) =>
    a.granted_on < b.granted_on ? -1 : a.granted_on > b.granted_on ? 1 : 0,
  )
  const coming = missingGrants(stored, accrued.coming)
  return { person, today, grants, missing, coming, facts, trace: accrued.trace, steps: accrued.steps }
}

/** Where leaving is recorded afterwards, what has arisen and was stored since the last day counts for nothing; the day may yet be corrected. */
function untilLastDay(person: LeavePerson, grants: GrantRow[]): GrantRow[] {
  const last = lastDayOf(person)
  return last === null ? grants : grants.filter(({ granted_on }) => granted_on <= last)
}

/** What the company has added can be used like what the law grants. */
function grantOf({ id, kind, starts_on, ends_on, minutes, reason }: AdjustmentRow): GrantRow[] {
  if (kind === 'OPENING' || minutes < 0) return []
  const days = { granted_on: starts_on, expires_on: ends_on, carry_minutes: 0, carry_until: null }
  return [{ id: null, adjustment_id: id, kind, ...days, minutes, article: '', memo: reason }]
}

/** What will arise within a year, by day: what the rules grant, and what the company has given from a later day on. */
export function grantsAhead({ person, grants, coming, today }: LeaveAccount): GrantRow[] {
  const [day, last] = [dayKey(today), lastDayOfComing(person, today)]
  const given = grants.filter(({ granted_on }) => day < granted_on && granted_on <= last)
  return [...given, ...coming].sort((a, b) =>
    a.granted_on < b.granted_on ? -1 : a.granted_on > b.granted_on ? 1 : 0,
  )
}

export function grantKey(grant: GrantRow): string {
  const { adjustment_id: id } = grant
  return id === undefined ? `${grant.kind} ${grant.granted_on}` : `ADJUSTED ${id}`
}

/** What uses are held against: what has arisen, in the order of the account, and of what is to come the part that may be asked for already. */
export function ruleGrants({ person, today, grants, coming }: LeaveAccount): LeaveGrant[] {
  const lastDay = lastDayOfComing(person, today)
  return [
    ...grants.map((grant) => toRule(grant, grant.expires_on)),
    ...coming
      .filter((grant) => grant.granted_on <= lastDay)
      .map((grant) => toRule(grant, grant.expires_on < lastDay ? grant.expires_on : lastDay)),
  ]
}

function lastDayAhead(today: Temporal.PlainDate): Temporal.PlainDate {
  const known = ahead.get(today) ?? today.add({ months: MONTHS_AHEAD })
  if (!ahead.has(today)) {
    ahead.set(today, known)
    keepKeys([today, known])
  }
  return known
}

/** Everybody of a page is asked about on the same day. */
const ahead = new WeakMap<Temporal.PlainDate, Temporal.PlainDate>()

/** The last day of a year ahead on which leave can arise or be taken: nobody takes any after the last day of work. */
export function lastDayOfComing(person: LeavePerson, today: Temporal.PlainDate): DayKey {
  const [last, end] = [dayKey(lastDayAhead(today)), lastDayOf(person)]
  return end !== null && end < last ? end : last
}

function toRule(grant: GrantRow, expiresOn: DayKey): LeaveGrant {
  return {
    id: grantKey(grant),
    minutes: grant.minutes,
    grantedOn: grant.granted_on,
    expiresOn,
    carry: grant.carry_until === null ? null : { minutes: grant.carry_minutes, until: grant.carry_until },
  }
}

/** What lessens the grants, with where it comes from: a day of leave, or what the company has said. */
export interface SourcedUse extends LeaveUse {
  part?: CountedPart
  adjustment?: AdjustmentRow
}

export function ruleUses({ facts }: LeaveAccount): SourcedUse[] {
  const own = facts.parts.filter((part) => part.event_code.startsWith(ANNUAL_LEAVE))
  const lessened = facts.adjustments.filter(({ minutes }) => minutes < 0)
  return [
    ...own.map((part): SourcedUse => ({
      on: part.work_on,
      minutes: part.minutes,
      state: part.state === 'TAKEN' ? 'TAKEN' : 'PENDING',
      part,
    })),
    ...lessened.map((adjustment): SourcedUse => ({
      on: adjustment.starts_on,
      minutes: -adjustment.minutes,
      state: adjustment.kind === 'OPENING' ? 'TAKEN' : 'DEDUCTED',
      adjustment,
    })),
  ]
}

export function balanceOn(account: LeaveAccount, asOf: Temporal.PlainDate): LeaveBalance {
  return leaveBalance({ grants: ruleGrants(account), uses: ruleUses(account), asOf: dayKey(asOf) })
}

/** The balance of today, which one answer tells in several ways; its first grants are those of the account, in its order. */
export function balanceToday(account: LeaveAccount): LeaveBalance {
  return (account.balance ??= balanceOn(account, account.today))
}
