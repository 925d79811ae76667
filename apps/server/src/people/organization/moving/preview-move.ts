import type { Input } from '#contract/endpoint.ts'
import type { previewTeamMove } from '#contract/people/organization/team-changes.ts'
import type { MemberContext } from '../../../http/context.ts'
import { fail, found } from '../../../http/fail.ts'
import { fullAdminIds, listCovers } from '../../roles/index.ts'
import { compareLines, compareSight } from './compare-sight.ts'
import { mayPlaceTeam } from '../organization.policy.ts'
import { refuseBadPlace, refuseTwins } from '../place-team.ts'
import { listTeams } from '../teams.queries.ts'

type Preview = Input<typeof previewTeamMove.response>

/**
 * What moving a team below another one would mean, without moving it.
 * @throws Failure NOT_FOUND, FORBIDDEN, TEAM_CLOSED, TEAM_CIRCLE, TEAM_TOO_DEEP, TEAM_NAME_TAKEN: whatever the move itself would be refused with
 */
export async function previewMove(
  ctx: MemberContext,
  teamId: number,
  parentId: number | null,
): Promise<Preview> {
  const teams = await listTeams(ctx)
  const byId = new Map(teams.map((team) => [team.id, team]))
  const team = found(byId.get(teamId))
  const moves = team.parent_id !== parentId
  if (!mayPlaceTeam(ctx.actor, team, parentId)) fail('FORBIDDEN')
  if (team.closed_on !== null) fail('TEAM_CLOSED')
  await refuseBadPlace(ctx, [teamId], parentId)
  if (moves) await refuseTwins(ctx, parentId, [team])
  const move = { teams: byId, team, parentId }
  const covers = await listCovers(ctx.tx)
  const allSeeing = await fullAdminIds(ctx.tx)
  return {
    team_id: team.id,
    team_name: team.name,
    from: pathOf(byId, team.parent_id),
    to: pathOf(byId, parentId),
    moves,
    people: team.people_below,
    subteams: teams.filter((one) => one.id !== teamId && one.lineage.includes(teamId)).length,
    viewers: moves ? compareSight(move, covers, new Set(allSeeing)) : [],
    lines: compareLines(move),
  }
}

function pathOf(teams: ReadonlyMap<number, { full_path: string }>, id: number | null): string | null {
  return id === null ? null : (teams.get(id)?.full_path ?? null)
}
