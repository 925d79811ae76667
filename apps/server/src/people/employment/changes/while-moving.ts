import type { CommandContext } from '../../../http/context.ts'
import { tellMoved } from '../matters/matters.ts'
import { lockStates, readStates } from './member-state.store.ts'

/**
 * For whoever moves people by other ways than {@link updateMembers}, such as closing their team: what hangs on them hears of
 * it as well. They are locked before the work.
 */
export async function whileMoving(
  ctx: CommandContext,
  memberIds: readonly number[],
  work: () => Promise<void>,
): Promise<void> {
  const before = await lockStates(ctx.tx, memberIds)
  await work()
  const after = await readStates(ctx.tx, memberIds)
  await tellMoved(
    ctx,
    memberIds.map((id) => ({ before: before.get(id)!, after: after.get(id)! })),
  )
}
