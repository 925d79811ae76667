import type { CommandContext } from '../../http/context.ts'
import { fail } from '../../http/fail.ts'
import { judgeRetirement } from '../../people/employment/index.ts'
import { submitDocument, type Submitted } from '../documents/index.ts'
import { requireProposer } from './employment-requests.policy.ts'
import { type RetirementContent, retirementDocument } from './retirement-document.ts'

export interface AskedRetirement {
  memberId: number
  lastDay: Temporal.PlainDate
  reason: string
}

/**
 * Asks to leave, or proposes it for somebody: judged as if it were approved now.
 * @throws Failure NO_PERMISSION, NO_APPROVER, EMPLOYMENT_ALREADY_REQUESTED, and as judgeAskedRetirement
 */
export async function requestRetirement(
  ctx: CommandContext,
  asked: AskedRetirement,
): Promise<Submitted<unknown>> {
  return submitDocument(ctx, retirementDocument, { content: await judgeAskedRetirement(ctx, asked) })
}

/** What its document would say. @throws Failure NO_PERMISSION, DAY_IS_OVER, and what stands against the leaving */
export async function judgeAskedRetirement(
  ctx: CommandContext,
  asked: AskedRetirement,
): Promise<RetirementContent> {
  const { memberId, lastDay, reason } = asked
  await requireProposer(ctx, memberId)
  if (Temporal.PlainDate.compare(lastDay, ctx.today) < 0) fail('DAY_IS_OVER')
  const { name } = await judgeRetirement(ctx, asked)
  return {
    memberId,
    person: memberId === ctx.actor.memberId ? null : { id: memberId, name },
    lastDay: lastDay.toString(),
    reason,
  }
}
