import type {
  previewSettings as endpoint,
  previewSettingsDays as daysEndpoint,
} from '#contract/time/attendance/replay.ts'
import type { EndpointInput, Input } from '#contract/endpoint.ts'
import { earliestStart } from '#rules/work-day/place-times.ts'
import type { CompanyHours } from '#rules/work-time/day-schedule.ts'
import type { MemberContext } from '../../../http/context.ts'
import { found } from '../../../http/fail.ts'
import { refuseWrongPauses } from '../../../platform/companies/index.ts'
import { countedAspects, recountedSpan, type ReplayedDay, replayDays } from '../../work-days/index.ts'
import { type Assumed, type DayRange, plannedDays, workingToday } from '../../work-plans/index.ts'
import { findPerson, listPeopleAfter, type ReplayedPerson } from './replay.queries.ts'
import {
  changedHours,
  distance,
  figuresOf,
  NO_FIGURES,
  plus,
  replayedDayToWire,
  type Wanted,
} from './replay.wire.ts'

type Answer = Input<(typeof endpoint)['response']>
type Person = Answer['results'][number]

const DAY_MINUTES = 1440

/**
 * What settings that nobody has saved would make of the open days since last month, for a piece of the people. Six statements
 * for any number of them.
 * @throws Failure INVALID_RANGE, LUNCH_OUTSIDE_HOURS and DINNER_IN_HOURS, as saving them would
 */
export async function previewSettings(ctx: MemberContext, query: Wanted): Promise<Answer> {
  const range = recountedSpan(workingToday(ctx))
  const [{ people, total }, assumption] = await Promise.all([
    listPeopleAfter(ctx, range, query),
    assume(ctx, query),
  ])
  const ids = people.map(({ id }) => id)
  const { days, closedCount } = await replayDays(ctx, ids, range, assumption)
  const daysOf = Map.groupBy(days, ({ row }) => row.member_id)
  const changed = people
    .map((person) => personOf(person, daysOf.get(person.id) ?? [], assumption))
    .filter((person) => person.changed_days > 0 || person.moved_days > 0)
    .toSorted((a, b) => distance(b.before, b.after) - distance(a.before, a.after) || a.user_id - b.user_id)
  return {
    ...spanOf(range),
    total_count: total,
    seen_count: people.length,
    next_after: people.length < query.limit ? null : ids.at(-1)!,
    closed_days: closedCount,
    results: changed,
  }
}

/** The days of one person that would change. @throws Failure NOT_FOUND, and as {@link previewSettings} */
export async function previewSettingsDays(
  ctx: MemberContext,
  { user_id, ...wanted }: EndpointInput<typeof daysEndpoint>['query'],
): Promise<Input<(typeof daysEndpoint)['response']>> {
  const range = recountedSpan(workingToday(ctx))
  const [person, assumption] = await Promise.all([findPerson(ctx, user_id), assume(ctx, wanted)])
  found(person)
  const { days } = await replayDays(ctx, [user_id], range, assumption)
  const told = days
    .map((day) => replayedDayToWire(day, isMoved(day, assumption)))
    .filter(({ before, after, moved }) => moved || distance(before, after) > 0)
  return { ...spanOf(range), days: told }
}

interface Assumption {
  assumed: Assumed
  anew: ReturnType<typeof countedAspects>
  /** When the day would change; null where that stays. */
  dayChangeMinute: number | null
}

async function assume(ctx: MemberContext, wanted: Partial<Wanted>): Promise<Assumption> {
  const today = workingToday(ctx)
  const { company } = await plannedDays(ctx, [], { from: today, to: today })
  const hours = changedHours(wanted, company.hours)
  if (HOUR_NAMES.some((name) => name in hours)) refuseWrongPauses(ctx, { ...company.hours, ...hours })
  const anew = countedAspects(Object.keys(hours) as (keyof CompanyHours)[])
  return {
    assumed: { hours },
    anew,
    dayChangeMinute: hours.dayChangeMinute ?? null,
  }
}

const HOUR_NAMES = [
  'workStartMinute',
  'workEndMinute',
  'lunchStartMinute',
  'lunchEndMinute',
  'dinnerStartMinute',
  'dinnerEndMinute',
] as const

function personOf(person: ReplayedPerson, days: readonly ReplayedDay[], assumption: Assumption): Person {
  const figures = days.map((day) => [figuresOf(day.row), figuresOf(day.after)] as const)
  return {
    user_id: person.id,
    username: person.name,
    team_name: person.team_name,
    changed_days: figures.filter(([before, after]) => distance(before, after) > 0).length,
    moved_days: days.filter((day) => isMoved(day, assumption)).length,
    before: figures.reduce((sum, [before]) => plus(sum, before), NO_FIGURES),
    after: figures.reduce((sum, [, after]) => plus(sum, after), NO_FIGURES),
  }
}

/** Whether a day began before the new change of the day, and not for work that was due by then, or after that of the next one. */
function isMoved({ row }: ReplayedDay, { dayChangeMinute: change }: Assumption): boolean {
  if (change === null || row.in_minute === null) return false
  const earliest = earliestStart(change, {
    planned: row.planned_start_minute,
    recorded: null,
  })
  return row.in_minute < earliest || row.in_minute >= change + DAY_MINUTES
}

function spanOf({ from, to }: DayRange) {
  return { start_date: from.toString(), end_date: to.toString() }
}
