import type { CommandContext } from '../http/context.ts'
import { found } from '../http/fail.ts'
import type { Cover } from './add-cover-team.ts'
import { lockAdmins } from './keep-an-admin.ts'

/** @throws Failure NOT_FOUND when the member does not look after the team */
export async function removeCoverTeam(ctx: CommandContext, { memberId, teamId }: Cover): Promise<void> {
  await lockAdmins(ctx)
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
