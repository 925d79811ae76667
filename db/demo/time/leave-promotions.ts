import { dayFromKey, dayKey } from '#rules/calendar/day-key.ts'
import { daysBetween } from '#rules/calendar/work-days.ts'
import { countLeave } from '#rules/leave/count-leave.ts'
import { duePromotions, halvesToPlan } from '#rules/leave/due-promotions.ts'
import { leaveBalance } from '#rules/leave/leave-balance.ts'
import { STANDARD_DAY_MINUTES } from '#rules/leave/leave-unit.ts'
import { replyDeadline } from '#rules/leave/promotion-windows.ts'
import { DEFAULT_HOURS } from '#rules/work-time/day-schedule.ts'
import { planDay, type PlanFacts } from '#rules/work-time/plan-day.ts'
import { askDoc, hashOfDoc, planDoc } from '#server/time/leave-promotion/index.ts'
import { insertRows } from '../insert-rows.ts'
import { type LeavePlan, planGrants } from '../leave-plan.ts'
import type { DemoPerson } from '../people.ts'
import { koreanInstant, type World } from '../world.ts'
import { bookLeaves } from './booked-leaves.ts'

const PLAN_FACTS: PlanFacts = {
  hours: DEFAULT_HOURS,
  corrections: [],
  terms: [],
  standardMinutes: STANDARD_DAY_MINUTES,
  workCheck: 'ALL',
}
/** So early procedures are made ready. */
const DAYS_BEFORE = 30

type Due = ReturnType<typeof duePromotions>[number]
type Outcome = 'WAITING' | 'PLANNED' | 'UNANSWERED' | 'MISSED'

interface Planned {
  on: Temporal.PlainDate
  type: 'FULL' | 'AM'
}

/** A procedure of a person, and what came of it. */
export interface PromotionPlan {
  person: DemoPerson
  due: Due
  outcome: Outcome
  days: readonly Planned[]
}

/** Procedures of article 61 as a company has them half-way: some planned, some without an answer, some that nobody asked for. */
export function planPromotions(
  { today }: Pick<World, 'today'>,
  people: readonly DemoPerson[],
  leaves: readonly LeavePlan[],
): PromotionPlan[] {
  const dues = people
    .filter(({ status }) => status === 'WORKING')
    .flatMap((person) => dueOf(person, leaves, today).map((due) => ({ person, due })))
  const plans: PromotionPlan[] = []
  for (const [index, { person, due }] of dues.entries()) {
    // The known member was asked and still has leave to ask for.
    const outcome = outcomeOf(due, today, person.role === 'member' ? 1 : index)
    // Two procedures of one person plan different days.
    const around = [...leaves, ...plannedLeaves(plans.filter((plan) => plan.person === person))]
    plans.push({ person, due, outcome, days: outcome === 'PLANNED' ? planOf(person, due, around) : [] })
  }
  return plans
}

/** The leave that is taken on planned days, as others plan around it. */
export function plannedLeaves(plans: readonly PromotionPlan[]): LeavePlan[] {
  return plans.flatMap(({ person, due, days }) =>
    days.map(({ on, type }): LeavePlan => {
      const counted = countLeave({ from: on, to: on, unit: type }, (day) => planDay(day, PLAN_FACTS))
      if (!counted.ok) throw new Error(`${on} is no day to plan.`)
      return {
        person,
        unit: type,
        from: on,
        to: on,
        days: counted.days,
        span: counted.days[0]!.span,
        minutes: counted.minutes,
        available: 0,
        availableAfter: 0,
        status: 'APPROVED',
        reason: '',
        submittedOn: answeredOn(due),
      }
    }),
  )
}

/** Stores the procedures with what was written, and takes the leave of planned days. */
export async function createLeavePromotions(
  world: World,
  people: readonly DemoPerson[],
  plans: readonly PromotionPlan[],
): Promise<void> {
  const { tx, companyId } = world
  const { name: company } = await tx.selectFrom('companies').select('name').executeTakeFirstOrThrow()
  const manager = people.find(({ role }) => role === 'admin')!
  const rows = plans.map((plan) => rowOf(world, { ...plan, manager, company }))
  const made = await insertRows<{ id: number; member_id: number; ask_type: string; expires_on: string }>(
    tx,
    'leave_promotions',
    rows,
    ['id', 'member_id', 'ask_type', 'expires_on'],
  )
  const idOf = new Map(
    made.map(({ id, ...row }) => [`${row.member_id} ${row.ask_type} ${row.expires_on}`, id]),
  )
  const events = await bookLeaves(world, plannedLeaves(plans))
  const days = plans.flatMap(({ person, due, days: planned }) =>
    planned.map(({ on, type }) => ({
      company_id: companyId,
      promotion_id: idOf.get(`${person.id} ${due.type} ${due.window.leaveExpiresOn}`),
      member_id: person.id,
      planned_on: String(on),
      planned_type: type,
      planned_by: person.id,
      planned_at: koreanInstant(answeredOn(due), 840),
      event_id: events.get(`${person.id} ${on}`),
    })),
  )
  await insertRows(tx, 'leave_promotion_days', days)
}

function dueOf(person: DemoPerson, leaves: readonly LeavePlan[], today: Temporal.PlainDate): Due[] {
  const grants = planGrants(person, today)
  const uses = leaves
    .filter((leave) => leave.person === person && leave.status === 'APPROVED')
    .flatMap(({ days }) =>
      days.map(({ date, minutes }) => ({ on: dayKey(date), minutes, state: 'TAKEN' as const })),
    )
  const usage = new Map(
    leaveBalance({ grants, uses, asOf: dayKey(today) }).grants.map((one) => [one.id, one.taken]),
  )
  const open = grants
    .filter(({ expiresOn }) => expiresOn >= dayKey(today))
    .map((grant) => ({
      ...grant,
      grantedOn: dayFromKey(grant.grantedOn),
      expiresOn: dayFromKey(grant.expiresOn),
      taken: usage.get(grant.id) ?? 0,
    }))
  return duePromotions(person.joinedOn, open).filter(
    (due) =>
      due.grantedMinutes - due.takenMinutes >= STANDARD_DAY_MINUTES &&
      Temporal.PlainDate.compare(due.window.askFrom.subtract({ days: DAYS_BEFORE }), today) <= 0,
  )
}

function outcomeOf({ window }: Due, today: Temporal.PlainDate, index: number): Outcome {
  if (Temporal.PlainDate.compare(today, window.askTo) <= 0) return 'WAITING'
  return (['PLANNED', 'UNANSWERED', 'UNANSWERED', 'MISSED'] as const)[index % 4]!
}

const askedOn = ({ window }: Due) => window.askFrom.add({ days: 1 })
const answeredOn = ({ window }: Due) => window.askFrom.add({ days: 3 })

/** The last working days until the leave ends, from a month after the request on, on which the person has asked for nothing else. */
function planOf(person: DemoPerson, due: Due, leaves: readonly LeavePlan[]): Planned[] {
  const own = leaves.filter((leave) => leave.person === person)
  const taken = new Set(own.flatMap(({ days }) => days.map(({ date }) => String(date))))
  const asked = own
    .filter(({ status }) => status === 'REQUESTED')
    .reduce((sum, { minutes }) => sum + minutes, 0)
  const left = due.grantedMinutes - due.takenMinutes - asked
  const halves = Math.max(0, halvesToPlan(left, STANDARD_DAY_MINUTES))
  const last = due.window.leaveExpiresOn
  return daysBetween(answeredOn(due).add({ days: 30 }), last)
    .filter((on) => planDay(on, PLAN_FACTS).kind === 'WORK' && !taken.has(String(on)))
    .toReversed()
    .slice(0, Math.ceil(halves / 2))
    .toReversed()
    .map((on, index) => ({ on, type: index === 0 && halves % 2 === 1 ? 'AM' : 'FULL' }))
}

interface Procedure extends PromotionPlan {
  manager: DemoPerson
  company: string
}

function rowOf({ companyId }: World, { person, due, outcome, days, manager, company }: Procedure) {
  const { window } = due
  const target = due.grantedMinutes - due.takenMinutes
  const about = {
    ask_type: due.type,
    granted_from: String(due.grantedFrom),
    expires_on: String(window.leaveExpiresOn),
    notice_by: String(window.employerNoticeDeadline),
    standard_minutes: STANDARD_DAY_MINUTES,
    target_minutes: target,
  }
  const to = (today: Temporal.PlainDate) =>
    ({ company, person: person.name.full, team: person.team, language: 'ko', today }) as const
  const replyBy = replyDeadline(due.type, askedOn(due))
  const isAsked = outcome === 'PLANNED' || outcome === 'UNANSWERED'
  const ask = isAsked ? askDoc(to(askedOn(due)), about, replyBy) : null
  const plan = outcome === 'PLANNED' ? planDoc(to(answeredOn(due)), about, 'plan', days) : null
  return {
    company_id: companyId,
    member_id: person.id,
    ...about,
    ordinal_year: Math.max(1, person.joinedOn.until(due.grantedTo, { largestUnit: 'years' }).years + 1),
    granted_to: String(due.grantedTo),
    ask_from: String(window.askFrom),
    ask_to: String(window.askTo),
    step: plan ? 'DONE' : isAsked ? 'ASKED' : 'READY',
    granted_minutes: due.grantedMinutes,
    used_minutes: due.takenMinutes,
    asked_at: ask && koreanInstant(askedOn(due), 600),
    asked_by: ask && manager.id,
    reply_by: ask && String(replyBy),
    read_at: ask && koreanInstant(askedOn(due), 690),
    planned_at: plan && koreanInstant(answeredOn(due), 840),
    ask_doc: ask,
    ask_sha256: ask && hashOfDoc(ask),
    plan_doc: plan,
    plan_sha256: plan && hashOfDoc(plan),
  }
}
