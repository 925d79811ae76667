import { countCompany, countOwnTeam, type TeamCounts } from '../../time/attendance/index.ts'
import type { DutyDay } from '../../time/work-days/index.ts'
import type { MemberContext } from '../../http/context.ts'

/** No team has this id: it stands for the whole company. */
const WHOLE_COMPANY = 0

/**
 * Who is doing what today: in the caller's own team, and in the whole company for full admins, who look after
 * everybody. Null for others without a team.
 */
export async function teamStatus(ctx: MemberContext, on: DutyDay): Promise<TeamCounts | null> {
  if (!ctx.actor.isFullAdmin) return countOwnTeam(ctx, on)
  const { company_name, counts } = await countCompany(ctx, on)
  return { team_id: WHOLE_COMPANY, team_name: company_name, counts }
}
