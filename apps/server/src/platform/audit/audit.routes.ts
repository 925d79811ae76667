import * as contract from '#contract/platform/audit/audit.ts'
import { route } from '../../http/route.ts'
import type { Server } from '../../http/server.ts'
import { fullAdmin } from '../../people/roles/index.ts'
import { auditSheet } from './audit-sheet.ts'
import { eventToWire } from './audit.wire.ts'
import { filterOf, readerOf, readTrail } from './read-trail.ts'
import { tellActions } from './words/words-of-action.ts'

/** Reading the trail stands in it as well: nobody looks through what others did unseen. */
export function auditRoutes(server: Server): void {
  const named = () =>
    server.endpoints
      .filter(({ method, changesState }) => method !== 'GET' || changesState)
      .map(({ id }) => id)
  route(server, contract.listAuditEvents, {
    allow: fullAdmin,
    handle: async (ctx, { query }) => {
      const { before, limit, ...asked } = query
      const found = await readTrail(ctx.tx, readerOf(ctx), filterOf(ctx, asked, named()), { before, limit })
      ctx.audit({ action: 'audit.read', after: asked })
      return { results: found.events.map(eventToWire), next_before: found.next }
    },
  })
  route(server, contract.downloadAuditEvents, {
    allow: fullAdmin,
    prepare: (ctx, { query }, reading) => auditSheet(ctx, filterOf(ctx, query, named()), reading),
    handle: async (_ctx, _input, file) => file,
  })
  route(server, contract.listAuditActions, {
    allow: fullAdmin,
    handle: async ({ language }) => tellActions(language),
  })
}
