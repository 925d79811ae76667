import { sql } from '../../../db/sql/sql.ts'
import type { getOwnConfirmInfo, listConfirmations } from '#contract/time/closing/closing.ts'
import type { EndpointInput, Input } from '#contract/endpoint.ts'
import { earlier, openParts, type Period } from '#rules/work-time/confirm-period.ts'
import type { MemberContext } from '../../../http/context.ts'
import { found } from '../../../http/fail.ts'
import { documentsOfParts } from '../../work-events/index.ts'
import { workingToday } from '../../work-plans/index.ts'
import { confirmationToWire, periodToWire } from '../closing.wire.ts'
import { type ClosingPeriod, periodOf } from '../periods/period-of.ts'
import { anyOf } from './close-people.ts'
import { mayTakeBack } from './confirm-own.ts'
import { daysOfPeople } from './days-of-people.ts'
import { hasProblem } from './problem-conditions.ts'
import { closedOf, inReach, listPeople, own, pageOfPeople, type PersonInPeriod } from './people.queries.ts'

type Asked = EndpointInput<typeof listConfirmations>['query']
export type Confirmation = Input<(typeof listConfirmations)['response']>['results'][number]
type OwnInfo = Input<(typeof getOwnConfirmInfo)['response']>

const PERIODS = { week: 'WEEKLY', month: 'MONTHLY', manual: 'MANUALLY' } as const

/** A page of people in view with what is closed and what stands in the way: a fixed number of statements. */
export async function readConfirmations(ctx: MemberContext, asked: Asked) {
  const period = await periodOf(ctx, asked.date, asked.type && PERIODS[asked.type])
  const state =
    asked.is_confirmed === undefined ? sql`true` : sql`${own.isConfirmed} = ${asked.is_confirmed}::boolean`
  const reached = sql<boolean>`(${inReach(ctx, asked)} and ${state})`
  const stuck = asked.problem
    ? await hasProblem(ctx, { period, who: reached }, asked.problem)
    : sql<boolean>`true`
  const who = sql`${reached} and ${stuck}`
  const { count, people } = await pageOfPeople(ctx, period, who, asked)
  return { count, results: await toWire(ctx, period, people), ...periodToWire(period) }
}

/** What is confirmed of people's periods, and what stands in the way. */
export async function toWire(
  ctx: Pick<MemberContext, 'tx' | 'companyId'>,
  period: ClosingPeriod,
  people: readonly PersonInPeriod[],
): Promise<Confirmation[]> {
  const ids = people.map(({ id }) => id)
  const daysOf = await daysOfPeople(ctx, ids, period)
  const open = people.map((person) => {
    const days = daysOf(person)
    const parts = openParts(overOf(person.own, period), closedOf(person))
    return {
      person,
      rows: days.rows,
      problems: parts.flatMap((part) => days.problemsIn(part)),
    }
  })
  const asked = open.flatMap(({ problems }) =>
    problems.flatMap((one) => (one.kind === 'REQUEST' ? [one.part] : [])),
  )
  const documents = await documentsOfParts(ctx, asked)
  return open.map((one) => confirmationToWire(one, documents))
}

function overOf({ from, to }: Period, { over }: ClosingPeriod): Period {
  return { from, to: earlier(to, over) }
}

/** The own period around a date. @throws Failure NO_CONFIRM_PERIOD, NOT_FOUND for who was not there then */
export async function ownConfirmation(
  ctx: MemberContext,
  period: ClosingPeriod,
): Promise<{ wire: Confirmation; person: PersonInPeriod }> {
  const [person] = await listPeople(ctx, period, anyOf([ctx.actor.memberId]))
  const [wire] = await toWire(ctx, period, [found(person)])
  return { wire: wire!, person: person! }
}

/** The same with what may be done now; the periods before one joined are not led to. */
export async function ownConfirmInfo(
  ctx: MemberContext,
  date: Temporal.PlainDate | undefined,
): Promise<OwnInfo> {
  const { period, person } = await ownPeriod(ctx, date)
  const [wire] = await toWire(ctx, period, [person])
  const isDue =
    period.isOver || (period.settings.is_partial && Temporal.PlainDate.compare(period.from, period.over) <= 0)
  const isOpen = openParts(overOf(person.own, period), closedOf(person)).length > 0
  const last = person.closings.at(-1)
  const { joined_on: joinedOn, was_before: wasBefore } = person
  const isFirst = joinedOn !== null && joinedOn >= period.from.toString() && !wasBefore
  return {
    ...wire!,
    ...periodToWire(isFirst ? { ...period, previous: null } : period),
    abilities: {
      confirm: isDue && isOpen && wire!.problems.every(({ kind }) => kind === 'DAY'),
      take_back: last !== undefined && mayTakeBack(ctx, period, last),
    },
  }
}

/** The period around a date; without one the last that is over, and for who came later the one that runs. */
async function ownPeriod(
  ctx: MemberContext,
  date: Temporal.PlainDate | undefined,
): Promise<{ period: ClosingPeriod; person: PersonInPeriod }> {
  const period = await periodOf(ctx, date)
  const [person] = await listPeople(ctx, period, anyOf([ctx.actor.memberId]))
  if (person || date) return { period, person: found(person) }
  return ownPeriod(ctx, workingToday(ctx))
}
