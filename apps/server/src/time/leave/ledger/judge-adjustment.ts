import { dayFromKey, dayKey } from '#rules/calendar/day-key.ts'
import { daysToMinutes, minutesToDays } from '#rules/leave/leave-unit.ts'
import { leaveShortfall } from '#rules/leave/leave-balance.ts'
import { dayText } from '../../../day-text.ts'
import type { CommandContext } from '../../../http/context.ts'
import { fail } from '../../../http/fail.ts'
import { daysText } from '../../work-events/index.ts'
import { lastDayOf } from '../account.store.ts'
import { balanceOn, type LeaveAccount, openAccount, ruleGrants, ruleUses } from '../leave-account.ts'
import type { AdjustmentKind, NewAdjustment } from './adjustments.store.ts'

export interface WantedAdjustment {
  kind: AdjustmentKind
  /** Of OPENING what was used before; of ADJUSTMENT below zero where leave is taken back. */
  minutes: number
  /** {@link firstDayOf} when absent. */
  from?: Temporal.PlainDate | undefined
  /** A year later when absent. */
  to?: Temporal.PlainDate | undefined
  reason: string
}

export interface Judged {
  made: NewAdjustment
  /** As it is with the adjustment. */
  account: LeaveAccount
}

/** Days as they were typed, in whole minutes of the person's standard day. */
export function typedMinutes(days: number, { person }: LeaveAccount): number {
  return daysToMinutes(days, person.standard_day_minutes)
}

/** Extra leave is given, and no more taken back than by saying how much of it there is. @throws Failure NOTHING_ADJUSTED */
export function refuseLessExtra({ kind, days }: { kind: AdjustmentKind; days: number }): void {
  if (kind === 'EXTRA' && days < 0) fail('NOTHING_ADJUSTED')
}

/** From when an adjustment counts of which no day is said: today, or the last day of who has left. */
export function firstDayOf({ person, today }: LeaveAccount): Temporal.PlainDate {
  const last = lastDayOf(person)
  return last !== null && last < dayKey(today) ? dayFromKey(last) : today
}

/** Until when it can be used of which no end is said. */
export const yearFrom = (from: Temporal.PlainDate) => from.add({ years: 1 }).subtract({ days: 1 })

/**
 * What an adjustment makes of somebody's leave. Nothing may be taken back that is used or asked for already.
 * @throws Failure NOTHING_ADJUSTED, BEFORE_JOIN, ADJUSTED_AFTER_LAST_DAY, INVALID_RANGE, LEAVE_BELOW_ZERO
 */
export function judgeAdjustment(
  { language }: Pick<CommandContext, 'language'>,
  account: LeaveAccount,
  wanted: WantedAdjustment,
): Judged {
  const { person } = account
  const { kind, from = firstDayOf(account), reason } = wanted
  const minutes = kind === 'OPENING' ? -wanted.minutes : wanted.minutes
  if (minutes === 0 || (kind === 'OPENING' && minutes > 0)) fail('NOTHING_ADJUSTED')
  const lessens = minutes < 0
  const to = lessens ? from : (wanted.to ?? yearFrom(from))
  if (person.joined_on === null || from.toString() < person.joined_on) fail('BEFORE_JOIN')
  const last = lastDayOf(person)
  if (last !== null && from.toString() > last)
    fail('ADJUSTED_AFTER_LAST_DAY', {
      name: person.name,
      day: dayText(dayFromKey(last), language, account.today.year),
    })
  if (Temporal.PlainDate.compare(to, from) < 0) fail('INVALID_RANGE')
  if (lessens && shortfallOf(account, from, minutes, kind) > 0) {
    const left = minutesToDays(Math.max(0, balanceOn(account, from).available), person.standard_day_minutes)
    fail('LEAVE_BELOW_ZERO', { name: person.name, left: daysText(left, language) })
  }
  const made: NewAdjustment = { memberId: person.id, kind, from, to, minutes, reason }
  return { made, account: withAdjustment(account, made) }
}

function shortfallOf(
  account: LeaveAccount,
  date: Temporal.PlainDate,
  minutes: number,
  kind: AdjustmentKind,
): number {
  const state = kind === 'OPENING' ? 'TAKEN' : 'DEDUCTED'
  return leaveShortfall({
    grants: ruleGrants(account),
    uses: ruleUses(account),
    request: [{ on: dayKey(date), minutes: -minutes, state }],
  })
}

function withAdjustment({ person, facts, today }: LeaveAccount, made: NewAdjustment): LeaveAccount {
  const row = {
    // Of those that are not stored yet each has a number of its own.
    id: -1 - facts.adjustments.length,
    kind: made.kind,
    starts_on: made.from.toString(),
    ends_on: made.to.toString(),
    minutes: made.minutes,
    reason: made.reason,
    made_by: 0,
    made_at: '',
  }
  return openAccount(person, { ...facts, adjustments: [...facts.adjustments, row] }, today)
}
