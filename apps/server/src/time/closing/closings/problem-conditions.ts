import { type RawBuilder, sql } from 'kysely'
import type { closingProblem } from '#contract/time/closing/closing.ts'
import type { Input } from '#contract/endpoint.ts'
import { earlier } from '#rules/work-time/confirm-period.ts'
import type { MemberContext } from '../../../http/context.ts'
import { hasWaitingCorrection, isBeingCorrected, wholeDaysMissing } from '../../attendance/index.ts'
import { hasHeldParts, hasOpenCheckOut, isClosed, isHeld } from '../../work-days/index.ts'
import type { ClosingPeriod } from '../periods/period-of.ts'
import { isConfirmed, ownFrom, ownTo, worksIn } from './people.queries.ts'

export type ProblemKind = Input<typeof closingProblem>['kind']

type Asking = Pick<MemberContext, 'tx' | 'actor' | 'today' | 'now' | 'language'>

/**
 * Whether something of a kind keeps days of `m` in a period open. The rule is problemsOn, in SQL, because lists count and page by it.
 * @param who a condition on `m`: of nobody else it is asked
 */
export async function hasProblem(
  ctx: Asking,
  { period, who }: { period: ClosingPeriod; who: RawBuilder<boolean> },
  kind: ProblemKind,
): Promise<RawBuilder<boolean>> {
  const over = { from: period.from, to: earlier(period.to, period.over) }
  if (kind === 'OUT') return hasOpenCheckOut(over, isBeingCorrected('w'))
  if (kind === 'REQUEST') return hasHeldParts(over)
  if (kind === 'CORRECTION') return hasWaitingCorrection(over)
  // A day of every person is a row to look at: not of those who have nothing open.
  const open = sql<boolean>`(${worksIn(period)} and ${who} and not ${isConfirmed(period)})`
  const missing = await wholeDaysMissing(ctx, over, { who: open, from: ownFrom(period), to: ownTo(period) })
  if (!missing) return sql<boolean>`false`
  return sql<boolean>`m.id in (select g.member_id from (${missing}) g
    where not ${isClosed('g')} and not ${isHeld('g')} and not ${isBeingCorrected('g')})`
}
