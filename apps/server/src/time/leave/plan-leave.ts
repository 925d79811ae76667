import { dayKey } from '#rules/calendar/day-key.ts'
import { countLeave, type LeaveCountError } from '#rules/leave/count-leave.ts'
import { occupiedSpan } from '#rules/leave/leave-conflict.ts'
import { type LeaveBalance, leaveBalance, leaveShortfall, type LeaveUse } from '#rules/leave/leave-balance.ts'
import { type LeaveUnit, minutesToDays, unitOfEventCode } from '#rules/leave/leave-unit.ts'
import type { Trace } from '#rules/trace.ts'
import type { DaySpan } from '#rules/work-time/day-schedule.ts'
import type { Language } from '../../http/context.ts'
import { fail } from '../../http/fail.ts'
import type { PersonPlan } from '../work-plans/index.ts'
import { timeNeeded } from './document/leave-text.ts'
import { balanceOn, grantKey, type LeaveAccount, ruleGrants, ruleUses } from './leave-account.ts'
import type { HeldPart } from '../work-days/index.ts'
import { hoursText, lengthText, type WantedEvent } from '../work-events/index.ts'

export interface PlannedLeave {
  unit: LeaveUnit
  days: HeldPart[]
  skipped: { date: Temporal.PlainDate; reason: 'HOLIDAY' | 'OFF' }[]
  minutes: number
  /** The part of each day, null for whole days. */
  span: DaySpan | null
  conflictOn: string | null
  /** Minutes that no grant covers. */
  shortfall: number
  /** Of the grants that can be used on the first day, in minutes. */
  granted: number
  available: number
  /** The same once the request is held; days on grants of another year do not lessen it. */
  availableAfter: number
  trace: Trace
}

/**
 * What a request would take: its days without weekends and holidays, the part of each day, and whether it is covered.
 * @throws Failure INVALID_RANGE, LEAVE_OUTSIDE_HOURS, EVENT_IN_BREAK, EVENT_TIME_STEP, INVALID_TIME for a time across the day change, BAD_REQUEST without a needed time
 */
export function planLeave(
  account: LeaveAccount,
  plan: PersonPlan,
  wanted: WantedEvent,
  language: Language,
): PlannedLeave {
  const unit = unitOfEventCode(wanted.code)
  const first = plan.on(wanted.from)
  if (unit === 'TIME' && wanted.start !== undefined && wanted.end === undefined) {
    fail('BAD_REQUEST', {}, { evt_end_time: timeNeeded('end', language) })
  }
  const counted = countLeave(
    { from: wanted.from, to: wanted.to, unit, start: wanted.start ?? null, end: wanted.end ?? null },
    plan.on,
  )
  if (!counted.ok) refuse(counted.error, hoursText(wanted, plan.on(counted.on), language), language)

  refuseOddTime(unit, counted.days, language)

  const span =
    counted.days[0]?.span ?? occupiedSpan(unit, first.schedule, wanted.start ?? null, wanted.end ?? null)
  if (!WITHOUT_TIMES.has(unit))
    for (const day of counted.days) refuseAcrossDayChange(day.span, plan.hours.dayChangeMinute)
  const days = counted.days.map(({ date, minutes, span: held }) => ({
    on: date.toString(),
    ...held,
    minutes,
  }))
  const balance = balanceOn(account, wanted.from)
  const asked = days.map(({ on, minutes }): LeaveUse => ({ on, minutes, state: 'PENDING' }))
  const after = leaveBalance({
    grants: ruleGrants(account),
    uses: [...ruleUses(account), ...asked],
    asOf: dayKey(wanted.from),
  })
  return {
    unit,
    days,
    skipped: counted.skipped,
    minutes: counted.minutes,
    span: unit === 'FULL' ? null : span,
    conflictOn: conflictWith(account, days),
    shortfall: leaveShortfall({
      grants: ruleGrants(account),
      uses: ruleUses(account),
      request: days,
    }),
    granted: balance.granted,
    available: balance.available,
    availableAfter: after.available,
    trace: [...counted.trace, ...explainComing(account, balance, after)],
  }
}

/** Leave by times of the day goes by so many minutes: a balance of odd ones can be used up by nothing. */
const STEP_MINUTES = 10

function refuseOddTime(unit: LeaveUnit, days: readonly { minutes: number }[], language: Language): void {
  if (unit === 'TIME' && days.some(({ minutes }) => minutes % STEP_MINUTES !== 0))
    fail('EVENT_TIME_STEP', { step: lengthText(STEP_MINUTES, language) })
}

function refuse(error: LeaveCountError, hours: string, language: Language): never {
  if (error === 'INVALID_RANGE') fail('INVALID_RANGE')
  if (error === 'OUTSIDE_HOURS') fail('LEAVE_OUTSIDE_HOURS', { hours })
  if (error === 'IN_BREAK') fail('EVENT_IN_BREAK')
  if (error === 'HALF_HOLIDAY') fail('LEAVE_HALF_HOLIDAY')
  fail('BAD_REQUEST', {}, { evt_start_time: timeNeeded('start', language) })
}

/** Whole days and halves follow the day's own hours, also those of a night shift. */
const WITHOUT_TIMES = new Set<LeaveUnit>(['FULL', 'AM', 'PM'])

// Specification 001, section 5: one request lies on one side of the day-change time.
function refuseAcrossDayChange(span: DaySpan, change: number): void {
  if (span.start < change && span.end > change) fail('INVALID_TIME')
  if (span.start < change + 1440 && span.end > change + 1440) fail('INVALID_TIME')
}

/** The grants that are still to come and that the request draws on. */
function explainComing(account: LeaveAccount, before: LeaveBalance, after: LeaveBalance): Trace {
  const { standard_day_minutes } = account.person
  const usedOf = ({ grants }: LeaveBalance) =>
    new Map(grants.map(({ id, taken, held }) => [id, taken + held]))
  const [was, is] = [usedOf(before), usedOf(after)]
  return account.coming
    .filter((grant) => (is.get(grantKey(grant)) ?? 0) > (was.get(grantKey(grant)) ?? 0))
    .map((grant) => ({
      rule: 'COMING_GRANT',
      article: grant.article,
      input: `${grant.granted_on} ~ ${grant.expires_on}`,
      effect: `${minutesToDays(grant.minutes, standard_day_minutes)}`,
    }))
}

function conflictWith(account: LeaveAccount, days: readonly HeldPart[]): string | null {
  const held = new Map<string, DaySpan[]>()
  for (const { work_on, start_minute: start, end_minute: end } of account.facts.parts)
    held.set(work_on, [...(held.get(work_on) ?? []), { start, end }])
  const taken = days.find((day) =>
    held.get(day.on)?.some((use) => use.start < day.end && day.start < use.end),
  )
  return taken?.on ?? null
}
