import { sql } from '../../../db/sql/sql.ts'
import type { EndpointInput } from '#contract/endpoint.ts'
import type { closeTeam as endpoint } from '#contract/people/organization/team-changes.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { CommandContext } from '../../../http/context.ts'
import { fail, onConstraint } from '../../../http/fail.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import { whileMoving } from '../../employment/index.ts'
import { moveMemberships } from '../../members/index.ts'
import { standingsOf } from '../../roles/index.ts'
import { endTeam, endTeamJob } from './end-team.ts'
import { mayEndTeam, mayMovePeople, mayPlaceTeam } from '../organization.policy.ts'
import { namesBelow, putLast, refuseBadPlace, refuseTwins } from '../place-team.ts'
import { keepVersions, lockChart, lockPeopleOf, lockTeam, whoStaysBehind } from '../teams.store.ts'

type Closing = EndpointInput<typeof endpoint>['body']

/**
 * Closes a team from a day on: its people and the teams below go where the caller says, its past stays.
 * @throws Failure NOT_FOUND, FORBIDDEN, TEAM_CLOSED, TEAM_CLOSE_DAY, TEAM_NOT_EMPTY, TEAM_CIRCLE, TEAM_TOO_DEEP,
 * TEAM_NAME_TAKEN, TEAM_CHANGE_OVERLAPS
 */
export async function closeTeam(ctx: CommandContext, teamId: number, closing: Closing): Promise<void> {
  const on = closing.closed_on ?? ctx.today
  await lockChart(ctx.tx)
  const team = await lockTeam(ctx.tx, teamId)
  if (!mayEndTeam(ctx.actor, team)) fail('FORBIDDEN')
  if (team.closed_on !== null) fail('TEAM_CLOSED')
  const isToday = on.equals(ctx.today)
  if (Temporal.PlainDate.compare(on, ctx.today) < 0 || ctx.today.until(on).days > 366) fail('TEAM_CLOSE_DAY')
  const { people, teamIds } = await whoStaysBehind(ctx.tx, teamId, on)
  const needsPlace = people > 0 && closing.move_people_to === undefined
  if (needsPlace || (teamIds.length > 0 && closing.move_teams_to === undefined))
    fail('TEAM_NOT_EMPTY', { people, teams: teamIds.length })
  if (teamIds.length > 0 && !isToday) fail('TEAM_CLOSE_DAY')
  if (people > 0) await movePeople(ctx, teamId, closing.move_people_to ?? null, on)
  if (teamIds.length > 0) await moveTeams(ctx, teamId, teamIds, closing.move_teams_to ?? null)
  await onConstraint({ teams_closed_after_opened: 'TEAM_CLOSE_DAY' }, () =>
    sql`update teams set closed_on = ${on} where company_id = ${thisCompany} and id = ${teamId}`.execute(
      ctx.tx,
    ),
  )
  if (isToday) await endTeam(ctx, teamId)
  else await endLater(ctx, teamId, on)
  ctx.audit({
    action: 'team.close',
    target: ['team', teamId],
    before: team,
    after: { ...closing, closed_on: on, people, teams: teamIds },
  })
}

/** Everybody who stands in the team from the day on stands in the other one, or in none; until then nothing changes. */
async function movePeople(
  ctx: CommandContext,
  teamId: number,
  target: number | null,
  on: Temporal.PlainDate,
): Promise<void> {
  const { tx } = ctx
  if (target !== null) {
    const goal = await lockTeam(tx, target, 'read')
    if (target === teamId || goal.closed_on !== null) fail('TEAM_CLOSED')
  }
  const ids = await lockPeopleOf(tx, teamId, on)
  if (!ctx.actor.isFullAdmin && !mayMovePeople(ctx.actor, await standingsOf(ctx, ids), target))
    fail('FORBIDDEN')
  await whileMoving(ctx, ids, () => moveMemberships(ctx, { from: teamId, to: target, on }))
}

async function moveTeams(
  ctx: CommandContext,
  teamId: number,
  teamIds: readonly number[],
  target: number | null,
): Promise<void> {
  if (!teamIds.every((id) => mayPlaceTeam(ctx.actor, { id, parent_id: teamId }, target))) fail('FORBIDDEN')
  if (target === teamId) fail('TEAM_CIRCLE')
  await refuseBadPlace(ctx, teamIds, target)
  const moving = (await namesBelow(ctx, [teamId])).filter(({ id }) => teamIds.includes(id))
  // The team itself still stands among those it leaves its own to.
  await refuseTwins(ctx, target, moving, [teamId])
  await keepVersions(ctx, teamIds)
  await putLast(ctx.tx, teamIds, target)
}

async function endLater(ctx: CommandContext, teamId: number, on: Temporal.PlainDate): Promise<void> {
  const delay = on.toZonedDateTime(ctx.actor.timezone).toInstant().since(ctx.now)
  await enqueue(ctx.tx, endTeamJob, { teamId }, { companyId: ctx.companyId, delay })
}
