import { daysBetween } from '#rules/calendar/work-days.ts'
import type { PlannedType } from '#rules/leave/promotion-steps.ts'
import type { PlannedDay } from '#rules/work-time/plan-day.ts'
import type { CommandContext, MemberContext } from '../../../http/context.ts'
import { nameOfHoliday, plannedDays } from '../../work-plans/index.ts'
import { listParts } from '../../work-days/index.ts'
import { EVENT_HOLDER } from '../../work-events/index.ts'
import { listPlanned } from '../planned-days.store.ts'
import { sql } from '../../../db/sql/sql.ts'

interface Span {
  from: Temporal.PlainDate
  to: Temporal.PlainDate
}

export interface CalendarDay {
  date: string
  is_work_day: boolean
  holiday: string | null
  taken: PlannedType | null
}

/** The days of a span as somebody plans leave by them: which are work, and where leave is taken, asked for or planned. */
export async function daysToPlan(
  ctx: Pick<MemberContext, 'tx' | 'language'>,
  memberId: number,
  span: Span,
): Promise<CalendarDay[]> {
  const [plans, taken] = await Promise.all([
    plannedDays(ctx, [memberId], span),
    takenHalves(ctx, memberId, span),
  ])
  const plan = plans.of(memberId) ?? plans.company
  return daysBetween(span.from, span.to).map((day) => {
    const planned = plan.on(day)
    return {
      date: day.toString(),
      is_work_day: planned.kind === 'WORK',
      holiday: nameOfHoliday(planned, ctx.language),
      taken: typeOf(withFree(taken.get(day.toString()), planned.halfHoliday)),
    }
  })
}

export type Halves = { am: boolean; pm: boolean }

/** The half that the company keeps free cannot be planned either. */
function withFree(halves: Halves | undefined, half: PlannedDay['halfHoliday']): Halves | undefined {
  if (!half) return halves
  return { am: half.free === 'AM' || !!halves?.am, pm: half.free === 'PM' || !!halves?.pm }
}

/** Which halves of a person's days leave is taken or asked for of, or planned by another procedure. @param besides the one whose own leave is left out */
export async function takenHalves(
  ctx: Pick<CommandContext, 'tx'>,
  memberId: number,
  { from, to }: Span,
  besides = 0,
): Promise<Map<string, Halves>> {
  const within = sql`d.member_id = ${memberId} and d.planned_on between ${from} and ${to}`
  const [parts, planned] = await Promise.all([
    listParts(ctx, [memberId], { from, to }),
    listPlanned(ctx, within),
  ])
  const taken = new Map<string, Halves>()
  const take = (day: string, type: PlannedType) => {
    const halves = taken.get(day) ?? { am: false, pm: false }
    taken.set(day, { am: halves.am || type !== 'PM', pm: halves.pm || type !== 'AM' })
  }
  const others = planned.filter(({ promotion_id }) => promotion_id !== besides)
  const ownEvents = new Set(
    planned.flatMap((day) => (day.promotion_id === besides ? (day.event_id ?? []) : [])),
  )
  for (const part of parts)
    if (part.frees_work && !(part.holder_kind === EVENT_HOLDER && ownEvents.has(part.holder_id)))
      take(part.work_on, halfOf(part.event_code))
  for (const { planned_on, planned_type } of others) take(planned_on, planned_type)
  return taken
}

/** Hours and quarters leave no whole half. */
function halfOf(code: string): PlannedType {
  const unit = code.split(':').at(-1)
  return unit === 'AM' || unit === 'PM' ? unit : 'FULL'
}

export function typeOf(halves: Halves | undefined): PlannedType | null {
  if (!halves) return null
  if (halves.am && halves.pm) return 'FULL'
  return halves.am ? 'AM' : 'PM'
}
