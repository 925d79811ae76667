import * as contract from '#contract/platform/integrations/integrations.ts'
import { providers } from '#contract/platform/integrations/providers.ts'
import type { SecretBox } from '../auth/index.ts'
import { route } from '../../http/route.ts'
import type { Server } from '../../http/server.ts'
import { everyMember, fullAdmin } from '../../people/roles/index.ts'
import { askConsent } from './ask-consent.ts'
import { completeConnection, redeemConsent } from './complete-connection.ts'
import { listConnections } from './connections.store.ts'
import { integrationsToWire, integrationToWire } from './integrations.wire.ts'
import { mappingRoutes } from './mappings.routes.ts'
import { unlinkProvider } from './unlink-provider.ts'

const connects = {
  google_calendar: [contract.connectGoogleCalendar, contract.unlinkGoogleCalendar],
  outlook_calendar: [contract.connectOutlookCalendar, contract.unlinkOutlookCalendar],
  teams: [contract.connectTeams, contract.unlinkTeams],
  slack: [contract.connectSlack, contract.unlinkSlack],
} as const

export function integrationRoutes(server: Server, box: SecretBox): void {
  const { settings } = server
  const installation = { settings, box }
  route(server, contract.listIntegrations, {
    allow: everyMember,
    handle: async (ctx) => integrationsToWire(await listConnections(ctx.tx), settings, ctx.actor),
  })
  for (const provider of providers) {
    const [connect, unlink] = connects[provider]
    // One pair of types for all four: they differ in their addresses only.
    route(server, connect as typeof contract.connectSlack, {
      allow: fullAdmin,
      handle: async (ctx) => askConsent(ctx, installation, provider),
    })
    route(server, unlink as typeof contract.unlinkSlack, {
      allow: fullAdmin,
      handle: (ctx) => unlinkProvider(ctx, provider),
    })
  }
  route(server, contract.completeConnection, {
    allow: fullAdmin,
    prepare: (ctx, { body }) => redeemConsent(ctx, installation, body),
    handle: async (ctx, _input, granted) => {
      await completeConnection(ctx, granted)
      return integrationToWire(await listConnections(ctx.tx), settings, ctx.actor, granted.provider)
    },
  })
  mappingRoutes(server)
}
