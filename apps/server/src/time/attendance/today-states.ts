import type { DutyState } from '#rules/work-time/duty-state.ts'
import type { MemberContext } from '../../http/context.ts'
import { listStates } from './attendance.queries.ts'
import { type DutyDay, dutyDay, listParts } from '../work-days/index.ts'
import { plannedDays, workingNowOf } from '../work-plans/index.ts'
import type { CurrentDay } from './current-day.ts'
import { titleForAll } from './event-titles.ts'

type Asking = Pick<MemberContext, 'tx' | 'actor' | 'today' | 'now' | 'language'>

export interface Duty {
  state: DutyState
  /** What is approved for the day, as everybody may know it; '' without anything. */
  events: string
}

/** What each of some people is doing now, those who are not at work left out: three statements, however many people. */
export async function dutiesNow(ctx: Asking, memberIds: readonly number[]): Promise<Map<number, Duty>> {
  if (memberIds.length === 0) return new Map()
  const now = workingNowOf(ctx)
  const { day } = now
  const { company } = await plannedDays(ctx, [], { from: day, to: day })
  const [states, parts] = await Promise.all([
    listStates(ctx, memberIds, dutyDay(company.on(day), now)),
    listParts(ctx, memberIds, { from: day, to: day }),
  ])
  const taken = Map.groupBy(
    parts.filter((part) => part.state === 'TAKEN'),
    (row) => row.member_id,
  )
  const events = (id: number) => (taken.get(id) ?? []).map((row) => titleForAll(row, ctx.language)).join(', ')
  return new Map([...states].map(([id, state]) => [id, { state, events: events(id) }]))
}

/** The day on which the others are looked at: the caller may be in the shift of the day before or after, or have a schedule. */
export function runningDay(ctx: Asking, { days }: CurrentDay): DutyDay {
  const now = workingNowOf(ctx)
  return dutyDay(days.plan.usualOn(now.day), now)
}
