import type { Period } from '#rules/work-time/confirm-period.ts'
import { daysBetween } from '#rules/calendar/work-days.ts'
import type { CommandContext } from '../../../http/context.ts'
import {
  type DayPart,
  missingOn,
  ownDays,
  type OwnDays,
  readDays,
  type WorkDayRow,
} from '../../work-days/index.ts'
import { waitingCorrections } from '../../attendance/index.ts'
import { type KeptPlan, plannedDays, type PersonPlan } from '../../work-plans/index.ts'
import type { PersonInPeriod } from './people.queries.ts'

type Asking = Pick<CommandContext, 'tx' | 'companyId'>

/** What stands in the way of closing a day: see closingProblem of the contract. */
export type Problem =
  | { on: string; kind: 'DAY' }
  | { on: string; kind: 'OUT'; inMinute: number }
  | { on: string; kind: 'REQUEST'; part: DayPart }
  | { on: string; kind: 'CORRECTION'; document: number }

/** One person's days of a period. */
export interface DaysOfPerson {
  rows: WorkDayRow[]
  parts: DayPart[]
  /** By what the days are planned as they are closed. */
  planned: KeptPlan
  /** Of a part of the period, all of whose days are over; by day. */
  problemsIn(part: Period): Problem[]
}

export type DaysOfPeople = (person: PersonInPeriod) => DaysOfPerson

/**
 * The days of people in a period: four statements for any number of them.
 * @param daysOf lockDays for whoever will close them
 */
export async function daysOfPeople(
  ctx: Asking,
  memberIds: readonly number[],
  period: Period,
  daysOf = readDays,
): Promise<DaysOfPeople> {
  const [days, plans, corrections] = await Promise.all([
    daysOf(ctx, memberIds, period),
    plannedDays(ctx, memberIds, period),
    waitingCorrections(ctx, memberIds),
  ])
  return (person) => {
    const own = ownDays(days, person.id)
    const plan = plans.of(person.id) ?? plans.company
    return {
      rows: [...own.rows.values()],
      parts: [...own.parts.values()].flat(),
      planned: plans.factsOf(person.id)!,
      problemsIn: (part) =>
        daysBetween(part.from, part.to).flatMap((day) =>
          problemsOn(day, { person, plan, own, corrections: corrections(person.id, day.toString()) }),
        ),
    }
  }
}

interface Known {
  person: PersonInPeriod
  plan: PersonPlan
  own: OwnDays
  /** Documents by which the person waits for other times of the day. */
  corrections: readonly number[]
}

function problemsOn(day: Temporal.PlainDate, { person, plan, own, corrections }: Known): Problem[] {
  const on = day.toString()
  const row = own.rows.get(on)
  const missing = missingOn(row, plan.on(day), !isAbsent(person, on))
  const asked = (own.parts.get(on) ?? []).filter((part) => part.state === 'HELD')
  // What is asked for settles what is missing.
  const isAsked = asked.length + corrections.length > 0
  return [
    ...(missing === 'DAY' && !isAsked ? [{ on, kind: missing }] : []),
    ...(missing === 'OUT' && corrections.length === 0
      ? [{ on, kind: missing, inMinute: row!.in_minute! }]
      : []),
    ...asked.map((part): Problem => ({ on, kind: 'REQUEST', part })),
    ...corrections.map((document): Problem => ({ on, kind: 'CORRECTION', document })),
  ]
}

function isAbsent({ absences }: PersonInPeriod, day: string): boolean {
  return (absences ?? []).some(({ from, until }) => from <= day && (until === null || day <= until))
}
