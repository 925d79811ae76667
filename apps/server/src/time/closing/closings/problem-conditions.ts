import { type RawBuilder, sql } from '../../../db/sql/sql.ts'
import type { closingProblem } from '#contract/time/closing/closing.ts'
import type { Input } from '#contract/endpoint.ts'
import { earlier } from '#rules/work-time/confirm-period.ts'
import type { MemberContext } from '../../../http/context.ts'
import { isBetweenEmployments } from '../../../people/employment/index.ts'
import { hasWaitingCorrection, isBeingCorrected, wholeDaysMissing } from '../../attendance/index.ts'
import { hasHeldParts, hasOpenCheckOut, isHeld } from '../../work-days/index.ts'
import type { ClosingPeriod } from '../periods/period-of.ts'
import { joinOwn, own } from './people.queries.ts'

export type ProblemKind = Input<typeof closingProblem>['kind']

type Asking = Pick<MemberContext, 'tx' | 'actor' | 'today' | 'now' | 'language'>

/**
 * Whether something of a kind keeps days of `m` in a period open. The rule is problemsOn, in SQL, because lists count and page by it.
 * @param who a condition on `m`: of nobody else it is asked
 * @param join what {@link own} is read from, where a statement has it already
 */
export async function hasProblem(
  ctx: Asking,
  asked: { period: ClosingPeriod; who: RawBuilder<boolean>; join?: RawBuilder<unknown> },
  kind: ProblemKind,
): Promise<RawBuilder<boolean>> {
  // Found once and looked up: told bare, PostgreSQL joins, and goes through all that was found for every person.
  return sql<boolean>`(${await foundBy(ctx, asked, kind)} is true)`
}

async function foundBy(
  ctx: Asking,
  { period, who, join = joinOwn(period) }: Parameters<typeof hasProblem>[1],
  kind: ProblemKind,
): Promise<RawBuilder<boolean>> {
  const over = { from: period.from, to: earlier(period.to, period.over) }
  if (kind === 'OUT') return hasOpenCheckOut(over, isBeingCorrected('w'))
  if (kind === 'REQUEST') return hasHeldParts(over)
  if (kind === 'CORRECTION') return hasWaitingCorrection(over)
  // A day of every person is a row to look at: not of those who have nothing open.
  const open = sql<boolean>`(${own.works} and ${who} and not ${own.isConfirmed})`
  const missing = await wholeDaysMissing(ctx, over, { join, who: open, from: own.from, to: own.to })
  if (!missing) return sql<boolean>`false`
  return sql<boolean>`m.id in (select g.member_id from (${missing}) g
    where not ${isHeld('g')} and not ${isBeingCorrected('g')} and not ${isBetweenEmployments('g')})`
}
