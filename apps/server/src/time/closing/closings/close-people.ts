import { type RawBuilder, sql } from '../../../db/sql/sql.ts'
import { earlier, openParts, type Period } from '#rules/work-time/confirm-period.ts'
import { WORK_TIME_RULES } from '#rules/work-time/rules-version.ts'
import type { Tx } from '../../../db/connection.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { CommandContext } from '../../../http/context.ts'
import { closeDays, type ClosingRange, followRules, lockDays } from '../../work-days/index.ts'
import { holdSettings } from '../../../platform/companies/index.ts'
import { dropAsked } from './asked-notices.ts'
import { insertClosings, type Manner, type NewClosing } from './closings.store.ts'
import { daysOfPeople, type DaysOfPerson, type Problem } from './days-of-people.ts'
import { closedOf, listPeople, type PersonInPeriod } from './people.queries.ts'
import { hashOf, snapshotOf } from './snapshot.ts'

/** What became of a person's period. */
export interface Outcome {
  person: PersonInPeriod
  result: 'CLOSED' | 'NOTHING' | 'BLOCKED'
  problems: Problem[]
}

/**
 * Closes what is open of a period, as far as its days are over, for each of the people by themselves: takes a snapshot of it
 * and lets nobody change it any more. A request that nobody has decided and a check-out that is missing keep it open; a whole day
 * of which nothing is known only where nobody has looked at it.
 * @param until the last day that is closed
 */
export async function closePeople(
  ctx: CommandContext,
  memberIds: readonly number[],
  { period, until, manner }: { period: Period; until: Temporal.PlainDate; manner: Manner },
): Promise<Outcome[]> {
  const ids = [...memberIds].sort((a, b) => a - b)
  // The locks travel first: what is read after them stays as it is.
  await Promise.all([holdSettings(ctx.tx), holdRecords(ctx.tx, ids), followRules(ctx, ids, period)])
  const [daysOf, people] = await Promise.all([
    daysOfPeople(ctx, ids, period, lockDays),
    listPeople(ctx, period, anyOf(ids)),
  ])
  const judged = people.map((person) => judge(person, daysOf(person), until, manner))
  const closings = judged.flatMap((one) => one.closings)
  await Promise.all([closeDays(ctx, closings), insertClosings(ctx, manner, closings)])
  for (const { member_id, starts_on, ends_on, sha256 } of closings)
    ctx.audit({
      action: 'work_closing.confirm',
      target: ['member', member_id],
      after: { starts_on, ends_on, manner, sha256 },
    })
  const outcomes = judged.map(({ outcome }) => outcome)
  const isWhole = Temporal.PlainDate.compare(until, period.to) >= 0
  const done = outcomes.filter(({ result }) => isWhole && result === 'CLOSED')
  await dropAsked(
    ctx,
    period,
    done.map(({ person }) => person.id),
  )
  return outcomes
}

/** What people's days are planned by stays as it is until the transaction ends: whoever changes it holds their records. */
async function holdRecords(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`select 1 from members where company_id = ${thisCompany} and id = any(${[...ids]}::bigint[])
    order by id for share`.execute(tx)
}

export function anyOf(ids: readonly number[]): RawBuilder<unknown> {
  return sql`m.id = any(${[...ids]}::bigint[])`
}

function judge(
  person: PersonInPeriod,
  days: DaysOfPerson,
  until: Temporal.PlainDate,
  manner: Manner,
): { outcome: Outcome; closings: (NewClosing & ClosingRange)[] } {
  const span = { from: person.own.from, to: earlier(person.own.to, until) }
  const parts = openParts(span, closedOf(person))
  const problems = parts.flatMap((part) => days.problemsIn(part))
  const isBlocked = problems.some(({ kind }) => kind !== 'DAY' || manner === 'AUTO')
  const result = parts.length === 0 ? 'NOTHING' : isBlocked ? 'BLOCKED' : 'CLOSED'
  const outcome: Outcome = { person, result, problems }
  return {
    outcome,
    closings: result === 'CLOSED' ? parts.map((part) => closingOf(person, days, part, problems)) : [],
  }
}

function closingOf(
  person: PersonInPeriod,
  { rows, parts, planned }: DaysOfPerson,
  part: Period,
  problems: readonly Problem[],
): NewClosing & ClosingRange {
  const [from, to] = [part.from.toString(), part.to.toString()]
  const missing = problems.map(({ on }) => on).filter((day) => from <= day && day <= to)
  const content = snapshotOf({ member: person.id, from, to, rows, parts, missing })
  return {
    member_id: person.id,
    starts_on: from,
    ends_on: to,
    plan: planned,
    missing,
    rules: WORK_TIME_RULES,
    content,
    sha256: hashOf(content),
  }
}
