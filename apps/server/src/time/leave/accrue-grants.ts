import { remembered } from '#rules/remembered.ts'
import { dayKey } from '#rules/calendar/day-key.ts'
import {
  accrueLeave,
  type AccruedGrant,
  type LeaveBasis,
  MONTHLY_ARTICLE,
} from '#rules/leave/accrue-leave.ts'
import { hoursOn } from '#rules/leave/contract-hours.ts'
import { daysToMinutes, minutesToDays } from '#rules/leave/leave-unit.ts'
import { grantedTime } from '#rules/leave/part-time.ts'
import type { Trace, TraceStep } from '#rules/trace.ts'
import { toAttendance } from './attendance/attendance.store.ts'
import { type GrantRow, lastDayOf, type LeavePerson } from './account.store.ts'

export interface Accrued {
  grants: GrantRow[]
  /** What arises after the day and until the last one that was asked for. */
  coming: GrantRow[]
  /** Why each is so many days, by kind and day as {@link missingGrants} tells them apart. */
  steps: ReadonlyMap<string, TraceStep>
  trace: Trace
}

const NOTHING: Accrued = { grants: [], coming: [], steps: new Map(), trace: [] }
const REMEMBERED = 2_000
const knownOrAnew = remembered(REMEMBERED, (_, ...of: Parameters<typeof accrueAnew>) => accrueAnew(...of))

/**
 * What the law (and the company's basis) has granted a person until a day, at most until the last day of work, arranged or past, and what comes until
 * another; nothing without a joining date. The same for all of whom the same is known, so it is remembered: a page of people is looked at
 * more often than their lives change.
 */
export function accrueGrants(
  person: LeavePerson,
  day: Temporal.PlainDate,
  until: Temporal.PlainDate = day,
): Accrued {
  if (person.joined_on === null) return NOTHING
  const key = `${dayKey(day)} ${dayKey(until)} ${JSON.stringify(lifeOf(person))}`
  return knownOrAnew(key, person, day, until)
}

/** All of a person that leave arises by. */
function lifeOf(person: LeavePerson) {
  return [
    person.joined_on,
    person.retired_on,
    person.leaves_on,
    person.standard_day_minutes,
    person.contract_hours,
    person.leave_basis,
    person.fiscal_start_month,
    person.leave_rounding,
    person.leave_carry_days,
    person.leave_carry_months,
    person.earlier_leave_bases,
    person.attendance,
  ]
}

function accrueAnew(person: LeavePerson, day: Temporal.PlainDate, until: Temporal.PlainDate): Accrued {
  if (person.joined_on === null) return NOTHING
  const end = lastDayOf(person)
  const isOver = end !== null && end < until.toString()
  const accrued = accrueLeave({
    hireDate: Temporal.PlainDate.from(person.joined_on),
    asOf: isOver ? Temporal.PlainDate.from(end) : until,
    bases: basesOf(person),
    rounding: person.leave_rounding,
    attendance: person.attendance.map(toAttendance),
    // What is settled at the end arises once somebody has left: a leaving that is arranged may be taken back.
    leavesOn: isOver && person.retired_on !== null ? Temporal.PlainDate.from(end) : null,
    contract: person.contract_hours,
  })
  const counted = accrued.map((grant) => countTime(person, grant))
  const rows = counted.map((grant) => toRow(person, grant)).filter((grant) => grant.minutes > 0)
  const last = day.toString()
  return {
    grants: rows.filter(({ granted_on }) => granted_on <= last),
    coming: rows.filter(({ granted_on }) => granted_on > last),
    steps: new Map(
      counted.map(({ step, partTime, ...grant }) => [`${grant.kind} ${grant.grantedOn}`, partTime ?? step]),
    ),
    trace: traceOf(
      counted.filter(({ grantedOn }) => Temporal.PlainDate.compare(grantedOn, day) <= 0),
      `${person.joined_on} ~ ${isOver && end < last ? end : last}`,
    ),
  }
}

/** By what leave arises, since ever and since each change. */
export function basesOf(person: LeavePerson): LeaveBasis[] {
  const { earlier_leave_bases: earlier, leave_basis, fiscal_start_month } = person
  const all = [...earlier, { until: '', basis: leave_basis, month: fiscal_start_month }]
  return all.map(({ basis, month }, place) => ({
    from: place === 0 ? null : Temporal.PlainDate.from(earlier[place - 1]!.until),
    basis,
    fiscalStartMonth: month,
  }))
}

interface CountedGrant extends AccruedGrant {
  minutes: number
  /** How the hours of who worked part time come about; null for everybody else. */
  partTime: TraceStep | null
}

/** With its time by the contract of the service that it is for, see {@link grantedTime}. */
function countTime(person: LeavePerson, grant: AccruedGrant): CountedGrant {
  if (grant.minutes !== undefined) {
    const settled = `${minutesToDays(grant.minutes, person.standard_day_minutes)}`
    return { ...grant, minutes: grant.minutes, step: { ...grant.step, effect: settled }, partTime: null }
  }
  const period = { from: grant.from, until: grant.grantedOn }
  const { minutes, step } = grantedTime(person.contract_hours, grant.days, period)
  const effect = `${minutesToDays(minutes, person.standard_day_minutes)}`
  return { ...grant, minutes, partTime: step && { ...step, effect } }
}

/**
 * The months of the first year stand in one step, and so do those of them that are counted in hours alike.
 * @param service from when to when it is counted
 */
function traceOf(accrued: readonly CountedGrant[], service: string): Trace {
  const months = accrued.filter(({ kind }) => kind === 'MONTHLY')
  const alike = Map.groupBy(
    months.flatMap(({ partTime }) => partTime ?? []),
    ({ input }) => input,
  )
  return [
    { rule: 'FIRST_YEAR_MONTHS', article: MONTHLY_ARTICLE, input: service, effect: `${months.length}` },
    ...[...alike.values()].map((steps) => timesOf(steps)),
    ...accrued
      .filter(({ kind }) => kind === 'ANNUAL')
      .flatMap(({ step, partTime }) => (partTime ? [step, partTime] : [step])),
  ]
}

function timesOf(steps: readonly TraceStep[]): TraceStep {
  const [first, times] = [steps[0]!, steps.length]
  const input = times === 1 ? first.input : `${times} x (${first.input})`
  const days = steps.reduce((sum, { effect }) => sum + Math.round(Number(effect) * 1000), 0) / 1000
  return { ...first, input, effect: `${days}` }
}

function toRow(
  person: LeavePerson,
  { kind, grantedOn, expiresOn, minutes, article, partTime }: CountedGrant,
): GrantRow {
  return {
    id: null,
    kind,
    granted_on: grantedOn.toString(),
    expires_on: expiresOn.toString(),
    minutes,
    article: partTime ? `${article}, ${partTime.article.replace('근로기준법 ', '')}` : article,
    memo: '',
    ...carryOf(person, { kind, grantedOn, expiresOn, minutes }),
  }
}

/** The leave of a year outlives it where the company lets it; that of the first months ends by the law. */
function carryOf(
  person: LeavePerson,
  { kind, grantedOn, expiresOn, minutes }: Pick<CountedGrant, 'kind' | 'grantedOn' | 'expiresOn' | 'minutes'>,
) {
  const { leave_carry_days: most, leave_carry_months: months } = person
  const { dayMinutes } = hoursOn(person.contract_hours, grantedOn.toString())
  if (kind !== 'ANNUAL' || most === 0) return { carry_minutes: 0, carry_until: null }
  return {
    carry_minutes: Math.min(minutes, daysToMinutes(most, dayMinutes)),
    carry_until: expiresOn.add({ months }).toString(),
  }
}

/** What makes the stored grants those of the present joining date; what the company gave by hand stays. */
export function correctGrants(
  stored: readonly GrantRow[],
  accrued: readonly GrantRow[],
): { removed: GrantRow[]; added: GrantRow[] } {
  const same = (grant: GrantRow) => `${grant.kind} ${grant.granted_on} ${grant.expires_on} ${grant.minutes}`
  const due = new Set(accrued.map(same))
  const removed = stored.filter((grant) => grant.kind !== 'EXTRA' && !due.has(same(grant)))
  const kept = new Set(stored.filter((grant) => !removed.includes(grant)).map(same))
  return { removed, added: accrued.filter((grant) => !kept.has(same(grant))) }
}

/** Grants that have arisen and are not stored yet. What is stored counts as it stands. */
export function missingGrants(stored: readonly GrantRow[], accrued: readonly GrantRow[]): GrantRow[] {
  // Nearly always the same is stored, in the same order.
  const isSame = ({ kind, granted_on: on }: GrantRow, at: number) =>
    stored[at]?.granted_on === on && stored[at].kind === kind
  if (accrued.every(isSame)) return []
  const days = new Set(stored.map(({ granted_on }) => granted_on))
  // Of a page of people nearly all days are known or unknown as such: a kind is looked at only then.
  return accrued.filter(
    ({ kind, granted_on: on }) =>
      !days.has(on) || !stored.some((grant) => grant.granted_on === on && grant.kind === kind),
  )
}
