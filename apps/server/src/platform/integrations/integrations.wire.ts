import type { Input } from '#contract/endpoint.ts'
import {
  type createSlackUser,
  type createTeamCalendar,
  type listIntegrations,
} from '#contract/platform/integrations/integrations.ts'
import { isServiceOff, type Provider, providers } from '#contract/platform/integrations/providers.ts'
import type { Settings } from '../../config.ts'
import type { Actor } from '../../http/context.ts'
import type { ConnectionRow } from './connections.store.ts'
import { mayKeepTeam } from '../../people/organization/index.ts'
import type { PersonCode } from '../../people/person-codes/index.ts'
import type { TeamCalendarRow } from './mappings.queries.ts'
import { providerApp } from './provider-app.ts'

type WireIntegration = Input<(typeof listIntegrations)['response']>[number]

/** Every provider that is switched on, connected or not. */
export function integrationsToWire(
  rows: readonly ConnectionRow[],
  settings: Settings,
  actor: Actor,
): WireIntegration[] {
  return providers
    .filter((provider) => !isServiceOff(actor.switchedOff, provider))
    .map((provider) => integrationToWire(rows, settings, actor, provider))
}

export function integrationToWire(
  rows: readonly ConnectionRow[],
  settings: Settings,
  { isFullAdmin }: Actor,
  provider: Provider,
): WireIntegration {
  const row = rows.find((one) => one.provider === provider)
  const configured = providerApp(settings, provider) !== null
  return {
    provider,
    configured,
    connected: row !== undefined,
    account_label: row?.account_label ?? '',
    connected_by: row?.connected_by ?? null,
    connected_by_id: row?.connected_by_id ?? null,
    connected_at: row?.connected_at ?? null,
    abilities: { connect: isFullAdmin && configured, unlink: isFullAdmin && row !== undefined },
  }
}

export function teamCalendarToWire(
  row: TeamCalendarRow,
  actor: Actor,
): Input<(typeof createTeamCalendar)['response']> {
  const keeps = mayKeepTeam(actor, row.team_id)
  return { ...row, abilities: { update: keeps, delete: keeps } }
}

export function slackUserToWire({ keeps, ...row }: PersonCode): Input<(typeof createSlackUser)['response']> {
  return {
    id: row.id,
    user_id: row.member_id,
    username: row.name,
    team_name: row.team_name,
    slack_user_id: row.code,
    abilities: { update: keeps, delete: keeps },
  }
}
