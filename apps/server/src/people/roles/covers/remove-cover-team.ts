import type { CommandContext } from '../../../http/context.ts'
import { fail, found } from '../../../http/fail.ts'
import type { Cover } from './add-cover-team.ts'
import { lockedActor } from '../keep-an-admin.ts'
import { mayDismiss } from '../roles.policy.ts'
import { holdTeam, standingOf } from '../roles.store.ts'

/** @throws Failure NOT_FOUND when the member does not look after the team, COVER_NOT_BELOW */
export async function removeCoverTeam(ctx: CommandContext, { memberId, teamId }: Cover): Promise<void> {
  const actor = await lockedActor(ctx)
  const team = await holdTeam(ctx, teamId)
  if (!mayDismiss(actor, team, await standingOf(ctx, memberId))) fail('COVER_NOT_BELOW')
  const query = ctx.tx
    .deleteFrom('cover_teams')
    .where('member_id', '=', memberId)
    .where('team_id', '=', teamId)
  const removed = found(await query.returning('role_name').executeTakeFirst())
  ctx.audit({
    action: 'cover_team.remove',
    target: ['member', memberId],
    before: { teamId, roleName: removed.role_name },
  })
}
