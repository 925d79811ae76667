import type { startAndEnd } from '#contract/time/analytics/analytics.ts'
import type { EndpointInput, Input } from '#contract/endpoint.ts'
import { formatClockTime } from '#rules/work-time/clock-time.ts'
import type { MemberContext } from '../../http/context.ts'
import { type AnalyticsFilter, peopleAsked, type Times, timesOf } from './analytics.queries.ts'
import { periodsToWire, twoPeriods } from './two-periods.ts'

type Asked = EndpointInput<typeof startAndEnd>['query']
type StartAndEnd = Input<(typeof startAndEnd)['response']>

const SLOT_MINUTES = 30

/** When people come and leave, against the period before. @throws Failure FORBIDDEN, NOT_FOUND as the comparison of sums */
export async function startEndTimes(ctx: MemberContext, asked: Asked): Promise<StartAndEnd> {
  const periods = twoPeriods(ctx, asked.date, asked.type)
  const people = await peopleAsked(ctx, filterOf(ctx, asked))
  const [current, before] = await Promise.all([
    timesOf(ctx, periods.current, people),
    timesOf(ctx, periods.before, people),
  ])
  return {
    ...periodsToWire(periods),
    current: toWire(current),
    before: toWire(before),
    starts: slotsOf(current.start_slots, before.start_slots),
    ends: slotsOf(current.end_slots, before.end_slots),
  }
}

function filterOf(
  { actor }: MemberContext,
  { org_range, target: named, team_id, user_id }: Asked,
): AnalyticsFilter {
  const target = org_range ?? named
  if (target === 'personal') return { org_range: 'company', user_id: user_id ?? actor.memberId }
  return { org_range: target, team_id, user_id }
}

const clock = (minute: number) => `${formatClockTime(minute)}:00`

function toWire({ starts, ends, start_minute, end_minute }: Times): StartAndEnd['current'] {
  return {
    starts,
    ends,
    start_time: start_minute === null ? null : clock(start_minute),
    end_time: end_minute === null ? null : clock(end_minute),
  }
}

/** Every half-hour from the first to the last in which there was somebody, in either period. */
function slotsOf(current: Times['start_slots'], before: Times['start_slots']): StartAndEnd['starts'] {
  const now = new Map(current.map(({ slot, n }) => [slot, n]))
  const then = new Map(before.map(({ slot, n }) => [slot, n]))
  const used = [...now.keys(), ...then.keys()]
  if (used.length === 0) return []
  const first = Math.min(...used)
  return Array.from({ length: Math.max(...used) - first + 1 }, (_, at) => ({
    from_time: clock((first + at) * SLOT_MINUTES),
    current: now.get(first + at) ?? 0,
    before: then.get(first + at) ?? 0,
  }))
}
