import type { EndpointInput } from '#contract/endpoint.ts'
import {
  type createTeamCalendar as createEndpoint,
  type updateTeamCalendar as updateEndpoint,
} from '#contract/platform/integrations/integrations.ts'
import { isServiceOff, type Provider } from '#contract/platform/integrations/providers.ts'
import { namedIn, standsSo } from '../../http/audit-trail.ts'
import type { CommandContext } from '../../http/context.ts'
import { fail } from '../../http/fail.ts'
import { mayKeepTeam } from '../../people/organization/index.ts'
import {
  changeTeamCalendar,
  insertTeamCalendar,
  lockTeamCalendar,
  removeTeamCalendar,
} from './mappings.store.ts'

/** @throws Failure FEATURE_OFF for a service that is off, FORBIDDEN, NOT_FOUND for an unknown team, CALENDAR_TAKEN */
export async function createTeamCalendar(
  ctx: CommandContext,
  wanted: EndpointInput<typeof createEndpoint>['body'],
): Promise<number> {
  refuseServiceOff(ctx, wanted.provider)
  // Another company's team is unknown to everybody alike, so a limited admin hears the same of it as of a foreign team.
  if (!mayKeepTeam(ctx.actor, wanted.team_id)) fail('FORBIDDEN')
  const id = await insertTeamCalendar(ctx.tx, { company_id: ctx.companyId, ...wanted })
  ctx.audit({ action: 'team_calendar.create', target: ['team_calendar', id], after: wanted })
  return id
}

/** @throws Failure NOT_FOUND, FEATURE_OFF for either service, FORBIDDEN over either team, CALENDAR_TAKEN */
export async function updateTeamCalendar(
  ctx: CommandContext,
  id: number,
  change: EndpointInput<typeof updateEndpoint>['body'],
): Promise<void> {
  const before = await lockTeamCalendar(ctx.tx, id)
  refuseServiceOff(ctx, before.provider)
  if (change.provider) refuseServiceOff(ctx, change.provider)
  const reached = [before.team_id, change.team_id ?? before.team_id]
  if (!reached.every((teamId) => mayKeepTeam(ctx.actor, teamId))) fail('FORBIDDEN')
  if (standsSo(before, change)) return
  await changeTeamCalendar(ctx.tx, id, change)
  const target = ['team_calendar', id] as const
  ctx.audit({ action: 'team_calendar.update', target, before: namedIn(before, change), after: change })
}

/** @throws Failure NOT_FOUND, FEATURE_OFF, FORBIDDEN */
export async function deleteTeamCalendar(ctx: CommandContext, id: number): Promise<void> {
  const before = await lockTeamCalendar(ctx.tx, id)
  refuseServiceOff(ctx, before.provider)
  if (!mayKeepTeam(ctx.actor, before.team_id)) fail('FORBIDDEN')
  await removeTeamCalendar(ctx.tx, id)
  ctx.audit({ action: 'team_calendar.delete', target: ['team_calendar', id], before })
}

function refuseServiceOff({ actor }: CommandContext, provider: Provider): void {
  if (isServiceOff(actor.switchedOff, provider)) fail('FEATURE_OFF')
}
