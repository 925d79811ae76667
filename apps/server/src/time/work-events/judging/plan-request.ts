import { unitOfEventCode } from '#rules/leave/leave-unit.ts'
import { type CompBalance, compensatedMinutes } from '#rules/work-events/compensation.ts'
import {
  type EventDay,
  type EventFault,
  type EventPlan,
  OVERTIME,
  planEvent,
  takingOf,
} from '#rules/work-events/plan-event.ts'
import type { Language } from '../../../http/context.ts'
import { fail } from '../../../http/fail.ts'
import { type EventKind, findEventCode } from '../../event-codes/index.ts'
import type { DayPart } from '../../work-days/index.ts'
import type { DaySpan } from '#rules/work-time/day-schedule.ts'
import type { AskingPerson } from '../event-person.ts'
import type { AskingEvent, WantedEvent } from '../event-sorts.ts'
import { hoursText, lengthText, occasionNeeded, timeNeeded } from '../event-text.ts'
import { type GivenDays, givenDays, needsOccasion } from '../occasion/given-days.ts'
import type { EarlierRequest } from '../occasion/occasion.queries.ts'
import { refuseOccasion } from '../occasion/refuse-occasion.ts'

/** What a request would take, whether or not it can be sent. */
export interface PlannedEvent {
  kind: EventKind
  freesWork: boolean
  days: { on: string; start: number; end: number; minutes: number }[]
  skipped: Extract<EventPlan, { ok: true }>['skipped']
  minutes: number
  span: DaySpan | null
  conflictOn: string | null
  given: GivenDays | null
  /** Time off that it earns, in minutes. */
  compMinutes: number
}

/** What is known of the person besides the plan. */
export interface KnownOf {
  parts: readonly DayPart[]
  /** Of a request for time off that was earned: what is left of it. */
  comp: CompBalance | null
  /** What was asked for the same event before. */
  earlier: readonly EarlierRequest[]
  language: Language
}

/** @throws Failure EVENT_NOT_USABLE for a code that the person may not ask for */
export async function usableKind(
  ctx: Pick<AskingEvent, 'tx' | 'today'>,
  memberId: number,
  code: string,
  hold = false,
): Promise<EventKind> {
  return (await findEventCode(ctx, memberId, code, { hold })) ?? fail('EVENT_NOT_USABLE')
}

/**
 * @throws Failure EVENT_CHECK_ONLY, INVALID_RANGE, INVALID_TIME, LEAVE_OUTSIDE_HOURS, EVENT_IN_BREAK, EVENT_INSIDE_HOURS, EVENT_ON_WORK_DAY, EVENT_TIME_STEP,
 * LEAVE_WINDOW, LEAVE_PARTS, LEAVE_BEFORE_BIRTH, BAD_REQUEST without a needed time or day
 */
export function planRequest(
  kind: EventKind,
  wanted: WantedEvent,
  { person, plan }: AskingPerson,
  { parts, comp, earlier, language }: KnownOf,
): PlannedEvent {
  const { code, from, to } = wanted
  const taking = takingOf(code, kind.group)
  if (needsOccasion(wanted) && !wanted.occasionOn)
    fail('BAD_REQUEST', {}, { wk_occasion_date: occasionNeeded(language) })
  const first = plan.on(from)
  // Who files no requests of work is counted by what was recorded.
  if (taking === 'BEYOND' && first.workCheck === 'CHECKINONLY') fail('EVENT_CHECK_ONLY')
  const unit = code === kind.code ? null : unitOfEventCode(code)
  const planned = planEvent(
    { taking, unit, from, to, start: wanted.start ?? null, end: wanted.end ?? null },
    { on: plan.on, dayChangeMinute: plan.hours.dayChangeMinute },
  )
  if (!planned.ok) refuse(planned.fault, hoursText(wanted, plan.on(planned.on), language), language)
  const days = planned.days.map(({ date, ...part }) => ({ on: date.toString(), ...part }))
  const minutes = days.reduce((sum, day) => sum + day.minutes, 0)
  const step = unit === 'TIME' ? kind.timeStepMinutes : null
  if (step !== null && days.some((day) => day.minutes % step !== 0))
    fail('EVENT_TIME_STEP', { step: lengthText(step, language) })
  const standardMinutes = person.standard_day_minutes
  const given = comp
    ? { total: comp.earned, used: comp.used + comp.held, asked: minutes, paid: null, fault: null }
    : givenDays({ kind, wanted, days, standardMinutes, parts, earlier })
  if (given?.fault) refuseOccasion(given.fault, language, wanted.from)
  const earns = code === OVERTIME ? person.comp_overtime : taking === 'BEYOND' && person.comp_holiday
  return {
    kind,
    freesWork: taking === 'FREE',
    days,
    skipped: planned.skipped,
    minutes,
    span: planned.span,
    conflictOn: conflictWith(parts, days),
    given,
    compMinutes: earns ? earnedBy(planned.days, plan) : 0,
  }
}

function earnedBy(days: readonly EventDay[], plan: AskingPerson['plan']): number {
  return days.reduce(
    (sum, { date, ...work }) =>
      sum + compensatedMinutes({ ...work, on: date, isHoliday: plan.on(date).isHoliday }),
    0,
  )
}

function refuse(fault: EventFault, hours: string, language: Language): never {
  switch (fault) {
    case 'START_TIME_REQUIRED':
      fail('BAD_REQUEST', {}, { evt_start_time: timeNeeded('start', language) })
      break
    case 'END_TIME_REQUIRED':
      fail('BAD_REQUEST', {}, { evt_end_time: timeNeeded('end', language) })
      break
    case 'OUTSIDE_HOURS':
      fail('LEAVE_OUTSIDE_HOURS', { hours })
      break
    case 'IN_BREAK':
      fail('EVENT_IN_BREAK')
      break
    case 'INSIDE_HOURS':
      fail('EVENT_INSIDE_HOURS', { hours })
      break
    case 'HALF_HOLIDAY':
      fail('LEAVE_HALF_HOLIDAY')
      break
    case 'ON_WORK_DAY':
      fail('EVENT_ON_WORK_DAY')
      break
    default:
      fail(fault)
  }
}

function conflictWith(parts: readonly DayPart[], days: PlannedEvent['days']): string | null {
  const taken = days.find((day) =>
    parts.some(
      (part) => part.work_on === day.on && part.start_minute < day.end && day.start < part.end_minute,
    ),
  )
  return taken?.on ?? null
}
