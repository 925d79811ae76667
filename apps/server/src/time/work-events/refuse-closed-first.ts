import type { CommandContext } from '../../http/context.ts'
import { refuseClosed } from '../work-days/index.ts'

/**
 * What lies in a closed period is refused as such, before anything else that stands against it: the person could mend the rest
 * and would be refused again. To be asked only where a request is about to be refused; what is stored is held to it anyway.
 * @throws Failure ALREADY_CONFIRMED
 */
export function refuseClosedFirst(
  ctx: CommandContext,
  memberId: number,
  days: readonly { on: string }[],
): Promise<void> {
  return refuseClosed(
    ctx,
    days.map(({ on }) => ({ member_id: memberId, work_on: on })),
  )
}
