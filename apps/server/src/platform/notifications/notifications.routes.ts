import * as contract from '#contract/platform/notifications/notifications.ts'
import { fail } from '../../http/fail.ts'
import { paged } from '../../http/paged.ts'
import { route } from '../../http/route.ts'
import type { Server } from '../../http/server.ts'
import { everyMember } from '../../people/roles/index.ts'
import { countUnread, listNotifications } from './notifications.queries.ts'
import { notificationsToWire } from './notifications.wire.ts'
import { readNotifications } from './read-notifications.ts'

export function notificationRoutes(server: Server): void {
  route(server, contract.listNotifications, {
    allow: everyMember,
    handle: async (ctx, { query }) => {
      const { count, rows } = await listNotifications(ctx, query)
      const results = await notificationsToWire(ctx, rows, server.findNames)
      return paged(ctx, contract.listNotifications, { query }, { count, results })
    },
  })
  route(server, contract.countNewNotifications, {
    allow: everyMember,
    handle: async (ctx) => ({ nt_new: await countUnread(ctx) }),
  })
  route(server, contract.readNotifications, {
    allow: everyMember,
    handle: async (ctx, { body }) => {
      if (!body.ids && !body.all) fail('BAD_REQUEST')
      await readNotifications(ctx, body.all ? undefined : body.ids)
      return { nt_new: await countUnread(ctx) }
    },
  })
}
