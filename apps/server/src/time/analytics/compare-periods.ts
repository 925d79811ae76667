import type { compareWeek } from '#contract/time/analytics/analytics.ts'
import type { EndpointInput, Input } from '#contract/endpoint.ts'
import { daysBetween } from '#rules/calendar/work-days.ts'
import {
  type AnalyticsFilter,
  type Asking,
  peopleAsked,
  type PeriodSums,
  sumPeriod,
} from './analytics.queries.ts'
import { type PeriodKind, periodsToWire, twoPeriods, type TwoPeriods } from './two-periods.ts'

type Asked = EndpointInput<typeof compareWeek>['query']
export type Comparison = Input<(typeof compareWeek)['response']>
type Figures = Comparison['current']
type TwoPeriodsAsking = Asking & Parameters<typeof twoPeriods>[0]

/**
 * A week or month against the one before, of whom the caller sees and asks for: two statements, two more at most for a team and
 * a person. @throws Failure FORBIDDEN for a person out of sight, NOT_FOUND for an unknown team
 */
export async function comparePeriods(
  ctx: TwoPeriodsAsking,
  asked: Pick<Asked, 'date'> & AnalyticsFilter,
  kind: PeriodKind,
): Promise<Comparison> {
  const periods = twoPeriods(ctx, asked.date, kind)
  const people = await peopleAsked(ctx, asked)
  const [current, before] = await Promise.all([
    sumPeriod(ctx, periods.current, people),
    sumPeriod(ctx, periods.before, people),
  ])
  const teams = teamsOf(current, before)
  return {
    ...periodsToWire(periods),
    current: total(teams.map((team) => team.current)),
    before: total(teams.map((team) => team.before)),
    teams,
    days: dayByDay(periods, current, before),
    updated_datetime:
      [current.updated_at, before.updated_at]
        .filter((at) => at !== null)
        .toSorted()
        .at(-1) ?? null,
  }
}

const NOTHING: Figures = {
  member_count: 0,
  worked_days: 0,
  work_minutes: 0,
  overtime_minutes: 0,
  night_minutes: 0,
  holiday_minutes: 0,
  leave_minutes: 0,
  late_days: 0,
}
const KEYS = Object.keys(NOTHING) as (keyof Figures)[]

/** Teams that had people in one of the periods, in the order of their names; without a team last. */
function teamsOf(current: PeriodSums, before: PeriodSums): Comparison['teams'] {
  const now = figuresByTeam(current)
  const then = figuresByTeam(before)
  const named = new Map([...before.teams, ...current.teams].map((team) => [team.team_id, team.team_name]))
  return [...named]
    .map(([team_id, team_name]) => ({
      team_id,
      team_name,
      current: now.get(team_id) ?? NOTHING,
      before: then.get(team_id) ?? NOTHING,
    }))
    .toSorted((a, b) => Number(a.team_id === null) - Number(b.team_id === null) || byName(a, b))
}

function byName(a: { team_name: string | null }, b: { team_name: string | null }): number {
  return (a.team_name ?? '').localeCompare(b.team_name ?? '', 'ko')
}

function figuresByTeam({ teams, ofTeams }: PeriodSums): Map<number | null, Figures> {
  const sums = new Map(ofTeams.map((one) => [one.team_id, one]))
  return new Map(
    teams.map(({ team_id, member_count }) => {
      const own: Partial<Figures> = { ...sums.get(team_id), member_count }
      return [team_id, Object.fromEntries(KEYS.map((key) => [key, own[key] ?? 0])) as Figures]
    }),
  )
}

function total(all: readonly Figures[]): Figures {
  return Object.fromEntries(KEYS.map((key) => [key, all.reduce((sum, one) => sum + one[key], 0)])) as Figures
}

/** The first day beside the first; a day to come has no minutes yet. */
function dayByDay({ current, before }: TwoPeriods, now: PeriodSums, then: PeriodSums): Comparison['days'] {
  const here = daysBetween(current.range.from, current.range.to).map(String)
  const there = daysBetween(before.range.from, before.range.to).map(String)
  const minutesNow = minutesOf(now)
  const minutesThen = minutesOf(then)
  const until = current.until?.toString() ?? ''
  return Array.from({ length: Math.max(here.length, there.length) }, (_, at) => {
    const [day, dayBefore] = [here[at] ?? null, there[at] ?? null]
    return {
      wk_date: day,
      before_date: dayBefore,
      work_minutes: day === null || day > until ? null : (minutesNow.get(day) ?? 0),
      before_minutes: dayBefore === null ? null : (minutesThen.get(dayBefore) ?? 0),
    }
  })
}

function minutesOf({ ofDays }: PeriodSums): Map<string, number> {
  return new Map(ofDays.map((one) => [one.work_on, one.work_minutes]))
}
