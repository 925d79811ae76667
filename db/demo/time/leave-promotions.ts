import { dayFromKey, dayKey } from '#rules/calendar/day-key.ts'
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

/** Procedures of article 61 as a company has them half-way: some planned, some without an answer, some that nobody asked for. */
export async function createLeavePromotions(
  world: World,
  people: readonly DemoPerson[],
  leaves: readonly LeavePlan[],
): Promise<void> {
  const { tx, companyId, today } = world
  const { name: company } = await tx.selectFrom('companies').select('name').executeTakeFirstOrThrow()
  const manager = people.find(({ role }) => role === 'admin')!
  const all = people
    .filter(({ status }) => status === 'WORKING')
    .flatMap((person) => dueOf(person, leaves, today).map((due) => ({ person, due })))
    .map(({ person, due }, index) => ({
      person,
      due,
      outcome: outcomeOf(due, today, person.role === 'member' ? 0 : index),
    }))
  const rows = all.map(({ person, due, outcome }) => rowOf(world, { person, due, outcome, manager, company }))
  const made = await insertRows<{ id: number; member_id: number; ask_type: string; expires_on: string }>(
    tx,
    'leave_promotions',
    rows,
    ['id', 'member_id', 'ask_type', 'expires_on'],
  )
  const idOf = new Map(
    made.map(({ id, ...row }) => [`${row.member_id} ${row.ask_type} ${row.expires_on}`, id]),
  )
  const days = all
    .filter(({ outcome }) => outcome === 'PLANNED')
    .flatMap(({ person, due }) =>
      planOf(due).map(({ on, type }) => ({
        company_id: companyId,
        promotion_id: idOf.get(`${person.id} ${due.type} ${due.window.leaveExpiresOn}`),
        member_id: person.id,
        planned_on: String(on),
        planned_type: type,
        planned_by: person.id,
        planned_at: koreanInstant(answeredOn(due), 840),
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

/** Working days far enough after the request, spread one a week. */
function planOf(due: Due): { on: Temporal.PlainDate; type: 'FULL' | 'AM' }[] {
  const halves = halvesToPlan(due.grantedMinutes - due.takenMinutes, STANDARD_DAY_MINUTES)
  const days: { on: Temporal.PlainDate; type: 'FULL' | 'AM' }[] = []
  for (let on = answeredOn(due).add({ days: 30 }), left = halves; left > 0; on = on.add({ days: 1 })) {
    if (planDay(on, PLAN_FACTS).kind !== 'WORK') continue
    days.push({ on, type: left === 1 ? 'AM' : 'FULL' })
    left -= 2
  }
  return days
}

interface Procedure {
  person: DemoPerson
  due: Due
  outcome: Outcome
  manager: DemoPerson
  company: string
}

function rowOf({ companyId }: World, { person, due, outcome, manager, company }: Procedure) {
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
  const plan = outcome === 'PLANNED' ? planDoc(to(answeredOn(due)), about, 'plan', planOf(due)) : null
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
