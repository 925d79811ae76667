import { minutesToDays } from '#rules/leave/leave-unit.ts'
import { asksForWork } from '#rules/work-day/count-beyond.ts'
import { defaultLine } from '../../../approvals/documents/index.ts'
import { fail } from '../../../http/fail.ts'
import { readDays } from '../../work-days/index.ts'
import { freeHalfOf, nameOfHoliday } from '../../work-plans/index.ts'
import { clock } from '../clock.ts'
import { compOf } from '../comptime/comptime.queries.ts'
import { earlierFor } from '../occasion/occasion.queries.ts'
import { lineCaseOf } from '../event-line.ts'
import { countedRange, refuseAfterLastDay } from '../employment/refuse-outside-employment.ts'
import { findAsking } from '../event-person.ts'
import { isHeldBy } from '../events.store.ts'
import type { AskingEvent, ShownEvent, WantedEvent } from '../event-sorts.ts'
import { checkTarget } from './find-target.ts'
import { weekToWire } from '../forecast/forecast.wire.ts'
import { weekWith } from '../forecast/week-forecast.ts'
import { isEnough, knownRange } from './request-limits.ts'
import { planRequest, usableKind } from './plan-request.ts'
import { teamAway } from '../away/team-away.queries.ts'
import { peopleToWire } from '../work-events.wire.ts'

/**
 * What a request would do, without asking: what it takes, whether it can be sent, who else is away and who would decide; of work
 * beyond the plan, how long the week would be.
 * @throws Failure NO_PERMISSION, NO_TARGET_USER, AFTER_LAST_DAY and what planRequest refuses
 */
export async function previewEvent(ctx: AskingEvent, wanted: WantedEvent): Promise<ShownEvent> {
  const memberId = wanted.memberId ?? ctx.actor.memberId
  await checkTarget(ctx, memberId)
  const range = knownRange(wanted)
  const [asking, kind, days, comp, earlier] = await Promise.all([
    findAsking(ctx, memberId, range),
    usableKind(ctx, memberId, wanted.code),
    readDays(ctx, [memberId], range),
    compOf(ctx, memberId, wanted),
    earlierFor(ctx, memberId, wanted),
  ])
  if (!asking) fail('NO_TARGET_USER')
  const { person, plan } = asking
  const { rows } = days
  const parts = days.parts.filter((part) => !isHeldBy(part, wanted.insteadOf))
  const planned = planRequest(kind, wanted, asking, { parts, comp, earlier, language: ctx.language })
  refuseAfterLastDay(ctx, person, countedRange(planned, wanted))
  const { standard_day_minutes: standardDayMinutes } = person
  const going = lineCaseOf({ code: wanted.code, minutes: planned.minutes, standardDayMinutes })
  const on = planned.days.map((day) => day.on)
  const [away, line] = await Promise.all([teamAway(ctx, memberId, on), defaultLine(ctx, memberId, going)])
  const toDays = (minutes: number) => minutesToDays(minutes, standardDayMinutes)
  const { given } = planned
  const week = asksForWork(wanted.code) ? weekWith(ctx, planned.days, { ...asking, rows, parts }) : null
  // Of the day on which it counts, as the list of its days tells them.
  const part = planned.span && planned.days[0]
  const answer = {
    v_days_before: given && toDays(given.total - given.used),
    v_days_after: given && toDays(given.total - given.used - given.asked),
    v_days_total: given && toDays(given.total),
    v_minutes_before: comp && comp.left,
    v_minutes_after: comp && comp.left - planned.minutes,
    comp_minutes: planned.compMinutes,
    applied_days: toDays(planned.minutes),
    paid_days: given && given.paid !== null ? toDays(given.paid) : null,
    is_enough: isEnough(planned),
    evt_start_time: clock(part?.start),
    evt_end_time: clock(part?.end),
    counted_days: planned.days.map(({ on, minutes }) => ({ date: on, minutes, days: toDays(minutes) })),
    skipped_days: planned.skipped.map(({ date, reason }) => ({
      date: date.toString(),
      reason,
      name: nameOfHoliday(plan.on(date), ctx.language) ?? '',
    })),
    half_holiday: freeHalfOf(plan, wanted),
    conflict_date: planned.conflictOn,
    ...peopleToWire(away, line),
    week: week && weekToWire(week),
    trace: [],
  }
  return { answer, holds: planned.days, freesWork: planned.freesWork }
}
