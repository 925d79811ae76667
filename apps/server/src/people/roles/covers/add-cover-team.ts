import type { CommandContext } from '../../../http/context.ts'
import { fail } from '../../../http/fail.ts'
import { lockedActor } from '../keep-an-admin.ts'
import { mayAppoint } from '../roles.policy.ts'
import { holdTeam, lockWorkingMember, standingOf } from '../roles.store.ts'
import { limitedAdminName } from '../role-names.store.ts'

export interface Cover {
  memberId: number
  teamId: number
  /** Absent: as it is, for a new one the company's name. null: the company's name. */
  roleName?: string | null | undefined
}

/**
 * Lets a member look after a team, or changes what that is called.
 * @throws Failure NOT_FOUND, WRONG_MEMBER_STATE, COVER_NOT_BELOW, TEAM_CLOSED
 */
export async function addCoverTeam(
  ctx: CommandContext,
  { memberId, teamId, roleName }: Cover,
): Promise<void> {
  const actor = await lockedActor(ctx)
  await lockWorkingMember(ctx.tx, memberId)
  const team = await holdTeam(ctx, teamId)
  if (!mayAppoint(actor, team, await standingOf(ctx, memberId))) fail('COVER_NOT_BELOW')
  if (team.isClosed) fail('TEAM_CLOSED')
  const name = roleName ?? (await limitedAdminName(ctx)).name
  const change = { role_name: name, has_own_name: typeof roleName === 'string' }
  const kept = await ctx.tx
    .insertInto('cover_teams')
    .values({ company_id: ctx.companyId, member_id: memberId, team_id: teamId, ...change })
    .onConflict((conflict) => {
      const same = conflict.columns(['company_id', 'member_id', 'team_id'])
      return roleName === undefined
        ? same.doNothing()
        : same
            .doUpdateSet(change)
            .where((e) =>
              e.or([
                e('cover_teams.role_name', '<>', change.role_name),
                e('cover_teams.has_own_name', '<>', change.has_own_name),
              ]),
            )
    })
    .returning('member_id')
    .executeTakeFirst()
  if (kept) ctx.audit({ action: 'cover_team.add', target: ['member', memberId], after: { teamId, roleName } })
}
