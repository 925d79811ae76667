import type { CommandContext } from '../http/context.ts'
import { lockAdmins } from './keep-an-admin.ts'
import { lockWorkingMember, requireTeam } from './roles.store.ts'

export interface Cover {
  memberId: number
  teamId: number
  roleName?: string | undefined
}

/** Lets a member look after a team; a role name given again replaces the one before. @throws Failure NOT_FOUND, WRONG_MEMBER_STATE */
export async function addCoverTeam(
  ctx: CommandContext,
  { memberId, teamId, roleName }: Cover,
): Promise<void> {
  await lockAdmins(ctx)
  await lockWorkingMember(ctx.tx, memberId)
  await requireTeam(ctx.tx, teamId)
  await ctx.tx
    .insertInto('cover_teams')
    .values({
      company_id: ctx.companyId,
      member_id: memberId,
      team_id: teamId,
      ...(roleName && { role_name: roleName }),
    })
    .onConflict((conflict) => {
      const same = conflict.columns(['company_id', 'member_id', 'team_id'])
      return roleName ? same.doUpdateSet({ role_name: roleName }) : same.doNothing()
    })
    .execute()
  ctx.audit({ action: 'cover_team.add', target: ['member', memberId], after: { teamId, roleName } })
}
