import { createHash } from 'node:crypto'
import * as settings from '#contract/platform/notifications/notice-settings.ts'
import * as contract from '#contract/platform/notifications/notifications.ts'
import type { MemberContext } from '../../http/context.ts'
import { fail } from '../../http/fail.ts'
import { paged } from '../../http/paged.ts'
import { route } from '../../http/route.ts'
import type { Server } from '../../http/server.ts'
import { everyMember, fullAdmin } from '../../people/roles/index.ts'
import { deviceInWords, readDevice } from '../auth/index.ts'
import { chooseForCompany, chooseNotices } from './choices/choose-notices.ts'
import { findCompanyChoices, findOwnChoices } from './choices/choices.store.ts'
import { companySettingsToWire, ownSettingsToWire } from './choices/choices.wire.ts'
import { countUnread, listNotifications, readFeed } from './notifications.queries.ts'
import { notificationsToWire } from './notifications.wire.ts'
import { openNotification } from './open-notification.ts'
import { type KeptSubscription, subscriptionsOf } from './push/push.store.ts'
import { subscribePush, unsubscribePush } from './push/subscribe-push.ts'
import { readNotifications } from './read-notifications.ts'

/** @param serverKey what browsers subscribe to push messages with */
export function notificationRoutes(server: Server, serverKey: string): void {
  centre(server)
  choices(server)
  push(server, serverKey)
}

function centre(server: Server): void {
  route(server, contract.listNotifications, {
    allow: everyMember,
    handle: async (ctx, { query }) => {
      const { count, rows } = await listNotifications(ctx, query)
      const results = await notificationsToWire(ctx, rows, server.findNames)
      return paged(ctx, contract.listNotifications, { query }, { count, results })
    },
  })
  route(server, contract.listNotificationFeed, {
    allow: everyMember,
    handle: async (ctx, { query }) => {
      const { rows, next } = await readFeed(ctx, query)
      return { results: await notificationsToWire(ctx, rows, server.findNames), next_before: next }
    },
  })
  route(server, contract.openNotification, {
    allow: everyMember,
    handle: async (ctx, { params }) => {
      const { link, isGone } = await openNotification(ctx, params.id)
      return { nt_link: link, nt_gone: isGone, nt_new: await countUnread(ctx) }
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

function choices(server: Server): void {
  route(server, settings.getNoticeSettings, {
    allow: everyMember,
    handle: async (ctx) => {
      const own = await findOwnChoices(ctx, ctx.actor.memberId)
      return ownSettingsToWire(ctx.actor, own, await findCompanyChoices(ctx))
    },
  })
  route(server, settings.setNoticeSettings, {
    allow: everyMember,
    handle: async (ctx, { body }) => {
      const own = await chooseNotices(ctx, body)
      return ownSettingsToWire(ctx.actor, own, await findCompanyChoices(ctx))
    },
  })
  route(server, settings.getNoticeDefaults, {
    allow: fullAdmin,
    handle: async (ctx) => companySettingsToWire(ctx.actor, await findCompanyChoices(ctx)),
  })
  route(server, settings.setNoticeDefaults, {
    allow: fullAdmin,
    handle: async (ctx, { body }) => companySettingsToWire(ctx.actor, await chooseForCompany(ctx, body)),
  })
}

function push(server: Server, serverKey: string): void {
  route(server, settings.getPush, {
    allow: everyMember,
    handle: async (ctx, { query }) => {
      const kept = await subscriptionsOf(ctx, [ctx.actor.memberId])
      const browsers = kept.map((one) => subscriptionToWire(ctx, one, query.here))
      return { server_key: serverKey, browsers }
    },
  })
  route(server, settings.subscribePush, {
    allow: everyMember,
    handle: async (ctx, { body }) => {
      const kept = await subscribePush(ctx, body, serverKey)
      return { ...subscriptionToWire(ctx, kept), is_here: true }
    },
  })
  route(server, settings.unsubscribePush, {
    allow: everyMember,
    handle: (ctx, { params }) => unsubscribePush(ctx, params.id),
  })
}

/** Its address is a secret between the browser, its service and us: it is not told again. */
function subscriptionToWire(
  { language }: Pick<MemberContext, 'language'>,
  { id, browser, created_at, endpoint }: KeptSubscription,
  here?: string,
) {
  const digest = createHash('sha256').update(endpoint).digest('hex')
  return {
    id,
    browser: deviceInWords(readDevice(browser), language),
    created_date: created_at,
    is_here: digest === here,
  }
}
