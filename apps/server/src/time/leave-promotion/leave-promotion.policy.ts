import type { Actor } from '../../http/context.ts'
import { workingToday } from '../work-plans/index.ts'
import type { LivedDay } from './promotions.queries.ts'
import { fail } from '../../http/fail.ts'

interface Asked {
  actor: Actor
}

/** Who is in charge of leave promotion: full admins, and whom they gave the duty. */
export const promotionManager = ({ actor }: Asked) =>
  actor.isFullAdmin || actor.roles.includes('LEAVE_PROMOTION')

/** The person whom a procedure is about, and who is in charge. @throws Failure FORBIDDEN */
export function refuseOthers(ctx: Asked, memberId: number): void {
  if (memberId !== ctx.actor.memberId && !promotionManager(ctx)) fail('FORBIDDEN')
}

/** The company refuses work on the day itself, also before anybody comes, but where other leave takes it, and by somebody else than who works. */
export function mayRefuseWork(
  ctx: Asked & Parameters<typeof workingToday>[0],
  { member_id, planned_on, planned_type, refused_at, isElsewise }: LivedDay,
): boolean {
  const isToday = planned_on === workingToday(ctx).toString()
  const isOther = member_id !== ctx.actor.memberId
  return (
    promotionManager(ctx) &&
    isOther &&
    isToday &&
    planned_type === 'FULL' &&
    refused_at === null &&
    !isElsewise
  )
}
