import * as contract from '#contract/time/calendars/calendars.ts'
import { route } from '../../http/route.ts'
import type { Server } from '../../http/server.ts'
import { everyMember } from '../../people/roles/index.ts'
import { newSecret, tokenText } from './feed-address.ts'
import { listFeeds, removeFeed, writeFeed } from './feeds.store.ts'
import { leaveCalendar } from './leave-calendar.ts'
import { readCalendar } from './read-calendar.ts'

/** A calendar is of oneself, or of a team in which one stands or which one leads. */
export function calendarRoutes(server: Server): void {
  route(server, contract.getLeaveCalendar, {
    allow: everyMember,
    handle: (ctx, { query }) => {
      const { year, month } = query.date ?? ctx.today
      return leaveCalendar(ctx, {
        month: Temporal.PlainYearMonth.from({ year, month }),
        teamId: query.team_id,
      })
    },
  })
  route(server, contract.listCalendarFeeds, { allow: everyMember, handle: (ctx) => listFeeds(ctx) })
  route(server, contract.addCalendarFeed, {
    allow: everyMember,
    handle: async (ctx, { body }) => {
      const { secret, hash } = newSecret()
      const feedId = await writeFeed(ctx, body.team_id, hash)
      ctx.audit({
        action: 'calendar_feed.add',
        target: ['calendar_feed', feedId],
        after: { team: body.team_id },
      })
      const token = tokenText({ companyId: ctx.companyId, feedId, secret })
      return { feed_id: feedId, url: `${ctx.apiUrl}/work/calendar_feed/read/${token}/` }
    },
  })
  route(server, contract.removeCalendarFeed, {
    allow: everyMember,
    handle: async (ctx, { params }) => {
      await removeFeed(ctx, params.id)
      ctx.audit({ action: 'calendar_feed.remove', target: ['calendar_feed', params.id] })
    },
  })
  route(server, contract.readCalendar, {
    // Whoever has the secret; programs that read calendars sign in nowhere.
    allow: () => true,
    handle: (ctx, { params }) => readCalendar(ctx, params.token),
  })
}
