import { dayKey } from '#rules/calendar/day-key.ts'
import { isWorkDay, MONDAY_TO_FRIDAY } from '#rules/calendar/work-days.ts'
import { countLeave } from '#rules/leave/count-leave.ts'
import { accrueOnHireBasis } from '#rules/leave/hire-basis.ts'
import { leaveBalance, type LeaveGrant, leaveShortfall, type LeaveUse } from '#rules/leave/leave-balance.ts'
import { occupiedSpan } from '#rules/leave/leave-conflict.ts'
import { DEFAULT_DAY_SCHEDULE, DEFAULT_HOURS } from '#rules/work-time/day-schedule.ts'
import { planDay, type PlanFacts } from '#rules/work-time/plan-day.ts'
import { daysToMinutes, type LeaveUnit, STANDARD_DAY_MINUTES } from '#rules/leave/leave-unit.ts'
import { PART_TIME_ARTICLE, partTimeLeaveHours } from '#rules/leave/part-time.ts'
import type { DemoPerson } from './people.ts'
import type { Random } from './random.ts'

export interface GrantPlan extends LeaveGrant {
  kind: 'MONTHLY' | 'ANNUAL'
  article: string
}

export interface LeavePlan {
  person: DemoPerson
  unit: LeaveUnit
  from: Temporal.PlainDate
  to: Temporal.PlainDate
  days: { date: Temporal.PlainDate; minutes: number }[]
  span: { start: number; end: number }
  minutes: number
  /** Minutes of leave before the request and once it is held. */
  available: number
  availableAfter: number
  status: 'REQUESTED' | 'APPROVED' | 'DENIED' | 'CANCELED'
  reason: string
  submittedOn: Temporal.PlainDate
}

const REASONS = [
  '개인 사유',
  '가족 행사',
  '병원 진료',
  '여행',
  '이사',
  '자녀 학교 행사',
  '집안일',
  '건강검진',
] as const
const UNITS: readonly LeaveUnit[] = ['FULL', 'FULL', 'FULL', 'AM', 'PM', 'QUARTER']
const calendar = { weekly: MONDAY_TO_FRIDAY }

/** Nobody of the demo company has a schedule in the days of these requests. */
const USUAL: PlanFacts = {
  hours: DEFAULT_HOURS,
  corrections: [],
  terms: [],
  standardMinutes: STANDARD_DAY_MINUTES,
  workCheck: 'ALL',
}

/** What the law has granted a person until today (근로기준법 60조). */
export function planGrants(person: DemoPerson, today: Temporal.PlainDate): GrantPlan[] {
  const accrued = accrueOnHireBasis({ hireDate: person.joinedOn, asOf: today })
  const partTime = person.weeklyMinutes === null ? '' : `, ${PART_TIME_ARTICLE.replace('근로기준법 ', '')}`
  const toPlan =
    (kind: GrantPlan['kind'], article: string) =>
    (grant: { grantedOn: Temporal.PlainDate; expiresOn: Temporal.PlainDate; days: number }) => ({
      id: `${kind} ${grant.grantedOn}`,
      kind,
      article: `${article}${partTime}`,
      grantedOn: dayKey(grant.grantedOn),
      expiresOn: dayKey(grant.expiresOn),
      minutes: minutesOf(person, grant.days),
    })
  return [
    ...accrued.monthly.map(toPlan('MONTHLY', '근로기준법 제60조 제2항')),
    ...accrued.annual.map(toPlan('ANNUAL', '근로기준법 제60조 제1항·제4항')),
  ]
}

function minutesOf({ weeklyMinutes }: DemoPerson, days: number): number {
  if (weeklyMinutes === null) return daysToMinutes(days, STANDARD_DAY_MINUTES)
  return partTimeLeaveHours(days, weeklyMinutes / 60) * 60
}

/** The teams of the known accounts: one of each is away on the next working day, which their home tells of. */
const KNOWN_TEAMS = ['웹팀', '인사팀', '재무팀']

/** Who of those will be away then. */
export function awayNext(people: readonly DemoPerson[]): ReadonlySet<DemoPerson> {
  const others = people.filter(({ role, leads, status }) => role === null && !leads && status === 'WORKING')
  return new Set(KNOWN_TEAMS.flatMap((team) => others.findLast((person) => person.team === team) ?? []))
}

/** The first working day after the running one. */
export function nextWorkDay(running: Temporal.PlainDate): Temporal.PlainDate {
  return workDayFrom(running.add({ days: 1 }))
}

/** A person's requests over the months before and after today; the known member has one in every state. */
export function planLeaves(
  random: Random,
  person: DemoPerson,
  today: Temporal.PlainDate,
  months: number,
  awayOn: Temporal.PlainDate | null = null,
): LeavePlan[] {
  const grants = planGrants(person, today)
  const taken = new Set<string>()
  const uses: LeaveUse[] = []
  const plans: LeavePlan[] = []
  const next: Wish[] = awayOn ? [{ ...AWAY_NEXT, offset: today.until(awayOn).days }] : []
  for (const wish of [...next, ...wishesOf(random, person, today, months)]) {
    const plan = planOne(random, person, wish, today)
    if (!plan || plan.days.some((day) => taken.has(day.date.toString()))) continue
    const wanted = plan.days.map(({ date, minutes }) => ({ on: dayKey(date), minutes }))
    if (leaveShortfall({ grants, uses, request: wanted }) > 0) continue
    for (const day of plan.days) taken.add(day.date.toString())
    const state = plan.status === 'APPROVED' ? 'TAKEN' : 'PENDING'
    const asked = wanted.map((use): LeaveUse => ({ ...use, state }))
    const availableWith = (all: LeaveUse[]) =>
      leaveBalance({ grants, uses: all, asOf: dayKey(plan.from) }).available
    plans.push({
      ...plan,
      available: availableWith(uses),
      availableAfter: availableWith([...uses, ...asked]),
    })
    if (plan.status === 'APPROVED' || plan.status === 'REQUESTED') uses.push(...asked)
  }
  return plans
}

interface Wish {
  status: LeavePlan['status']
  /** Days from today. */
  offset: number
  unit: LeaveUnit
  length: number
}

const AWAY_NEXT = { status: 'APPROVED', unit: 'FULL', length: 1 } as const

function wishesOf(random: Random, person: DemoPerson, today: Temporal.PlainDate, months: number): Wish[] {
  if (person.role === 'member') return memberWishes
  if (person.status !== 'WORKING' || person.approverId === null) return []
  const back = today.subtract({ months }).until(today, { largestUnit: 'days' }).days
  const past = Array.from({ length: random.between(1, 4) }, (): Wish => {
    const unit = random.pick(UNITS)
    return {
      status: 'APPROVED',
      offset: -random.between(2, back),
      unit,
      length: unit === 'FULL' ? random.between(1, 3) : 1,
    }
  })
  const wishes = [...past]
  if (random.chance(0.12)) wishes.push({ status: 'APPROVED', offset: 0, unit: random.pick(UNITS), length: 1 })
  if (random.chance(0.3))
    wishes.push({
      status: 'APPROVED',
      offset: random.between(3, 40),
      unit: 'FULL',
      length: random.between(1, 5),
    })
  if (random.chance(person.team === '웹팀' ? 0.6 : 0.2)) {
    wishes.push({ status: 'REQUESTED', offset: random.between(2, 30), unit: random.pick(UNITS), length: 1 })
  }
  if (random.chance(0.08))
    wishes.push({ status: 'DENIED', offset: random.between(-40, 10), unit: 'FULL', length: 2 })
  if (random.chance(0.08))
    wishes.push({ status: 'CANCELED', offset: random.between(-40, 20), unit: 'FULL', length: 1 })
  return wishes
}

const memberWishes: Wish[] = [
  { status: 'APPROVED', offset: -45, unit: 'FULL', length: 2 },
  { status: 'APPROVED', offset: -20, unit: 'PM', length: 1 },
  { status: 'APPROVED', offset: 24, unit: 'FULL', length: 3 },
  { status: 'REQUESTED', offset: 8, unit: 'FULL', length: 1 },
  { status: 'REQUESTED', offset: 14, unit: 'AM', length: 1 },
  { status: 'DENIED', offset: -8, unit: 'FULL', length: 1 },
  { status: 'CANCELED', offset: -12, unit: 'FULL', length: 1 },
]

function planOne(
  random: Random,
  person: DemoPerson,
  wish: Wish,
  today: Temporal.PlainDate,
): Omit<LeavePlan, 'available' | 'availableAfter'> | null {
  const from = workDayFrom(today.add({ days: wish.offset }))
  if (Temporal.PlainDate.compare(from, person.joinedOn) < 0) return null
  const to = workDayBefore(from.add({ days: wish.length }))
  const start = wish.unit === 'QUARTER' ? 960 : null
  const counted = countLeave({ from, to, unit: wish.unit, start }, (day) => planDay(day, USUAL))
  if (!counted.ok || counted.days.length === 0) return null
  const asked = from.subtract({ days: random.between(3, 12) })
  return {
    person,
    unit: wish.unit,
    from,
    to,
    days: counted.days,
    span: occupiedSpan(wish.unit, DEFAULT_DAY_SCHEDULE, start),
    minutes: counted.minutes,
    status: wish.status,
    reason: random.pick(REASONS),
    // Never today: the answer comes hours after the question, and both have been given.
    submittedOn: workDayBefore(Temporal.PlainDate.compare(asked, today) < 0 ? asked.add({ days: 1 }) : today),
  }
}

/** The day itself or the next one on which work is due. */
function workDayFrom(day: Temporal.PlainDate): Temporal.PlainDate {
  let found = day
  while (!isWorkDay(found, calendar)) found = found.add({ days: 1 })
  return found
}

/** The last day before on which work was due. */
export function workDayBefore(day: Temporal.PlainDate): Temporal.PlainDate {
  let found = day.subtract({ days: 1 })
  while (!isWorkDay(found, calendar)) found = found.subtract({ days: 1 })
  return found
}
