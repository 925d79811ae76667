import type { EndpointInput } from '#contract/endpoint.ts'
import type { setTeamCoverage } from '#contract/time/work-events/coverage.ts'
import { standsSo } from '../../../http/audit-trail.ts'
import type { CommandContext } from '../../../http/context.ts'
import { found } from '../../../http/fail.ts'
import { type CoverageRow, listCoverage, lockTeam, writeCoverage } from './coverage.store.ts'

type Wanted = EndpointInput<typeof setTeamCoverage>['body']

/** Says how many people a team needs. @throws Failure NOT_FOUND */
export async function keepCoverage(
  ctx: CommandContext,
  teamId: number,
  { needed_people: needed, refuses }: Wanted,
): Promise<CoverageRow> {
  // One after the other, so that the trail names what really stood before.
  const [, rows] = await Promise.all([lockTeam(ctx, teamId), listCoverage(ctx, teamId)])
  const before = found(rows[0])
  const after = { ...before, needed_people: needed, refuses: needed !== null && refuses }
  if (standsSo(before, after)) return before
  await writeCoverage(ctx, teamId, { needed, refuses })
  ctx.audit({ action: 'team_coverage.set', target: ['team', teamId], before, after })
  return after
}
