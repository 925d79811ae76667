import * as contract from '#contract/time/schedules/schedules.ts'
import type { MemberContext } from '../../http/context.ts'
import { found } from '../../http/fail.ts'
import { paged } from '../../http/paged.ts'
import { route } from '../../http/route.ts'
import type { Server } from '../../http/server.ts'
import { everyMember, leaderOrAdmin } from '../../people/roles/index.ts'
import { workingToday } from '../work-plans/index.ts'
import { deleteMonth } from './delete-month.ts'
import { holidayRoutes } from './holidays/holidays.routes.ts'
import { type EventRow, listEvents, lockEvent } from './events.store.ts'
import { deleteEvent, saveEvent } from './keep-events.ts'
import { deleteTemplate, saveTemplate } from './keep-templates.ts'
import { monthOf } from './month-of.ts'
import type { MonthBody } from './read-month.ts'
import { saveMonths } from './save-months.ts'
import { mayKeepEvent } from './schedules.policy.ts'
import { schedulesOf } from './schedules.queries.ts'
import { eventToWire, templateToWire } from './schedules.wire.ts'
import { swapRoutes } from './swaps/swaps.routes.ts'
import { listTemplates } from './templates.store.ts'

export function scheduleRoutes(server: Server): void {
  templateRoutes(server)
  eventRoutes(server)
  monthRoutes(server)
  holidayRoutes(server)
  swapRoutes(server)
}

function templateRoutes(server: Server): void {
  route(server, contract.listSchTemplates, {
    allow: everyMember,
    handle: async (ctx) => (await listTemplates(ctx.tx)).map(templateToWire),
  })
  route(server, contract.saveSchTemplate, {
    allow: leaderOrAdmin,
    handle: async (ctx, { body }) => templateToWire(await saveTemplate(ctx, body)),
  })
  route(server, contract.deleteSchTemplate, {
    allow: leaderOrAdmin,
    handle: (ctx, { params }) => deleteTemplate(ctx, params.id),
  })
}

const wireEvent = ({ actor }: MemberContext, row: EventRow) =>
  eventToWire(row, mayKeepEvent(actor, row.member_id === null ? null : { teamId: row.team_id }))

function eventRoutes(server: Server): void {
  route(server, contract.listSchEvents, {
    allow: everyMember,
    handle: async (ctx, { query }) => {
      const { count, rows } = await listEvents(ctx, query, monthOf(query.date ?? workingToday(ctx)))
      const results = rows.map((row) => wireEvent(ctx, row))
      return paged(ctx, contract.listSchEvents, { query }, { count, results })
    },
  })
  route(server, contract.saveSchEvent, {
    allow: leaderOrAdmin,
    handle: async (ctx, { body }) => wireEvent(ctx, await lockEvent(ctx, await saveEvent(ctx, body))),
  })
  route(server, contract.deleteSchEvent, {
    allow: leaderOrAdmin,
    handle: (ctx, { params }) => deleteEvent(ctx, params.id),
  })
}

function monthRoutes(server: Server): void {
  route(server, contract.listSchMonths, {
    allow: everyMember,
    handle: async (ctx, { query }) =>
      paged(ctx, contract.listSchMonths, { query }, await schedulesOf(ctx, query)),
  })
  route(server, contract.saveSchMonth, {
    allow: leaderOrAdmin,
    handle: async (ctx, { body }) => {
      await saveMonths(ctx, [body])
      return monthOfPerson(ctx, body)
    },
  })
  route(server, contract.saveSchMonths, {
    allow: leaderOrAdmin,
    handle: async (ctx, { body }) => {
      const { saved, skipped } = await saveMonths(ctx, body.months)
      return {
        saved: saved.map(({ memberId, id, version }) => ({ user_id: memberId, wk_sch_id: id, version })),
        skipped,
      }
    },
  })
  route(server, contract.deleteSchMonth, {
    allow: leaderOrAdmin,
    handle: (ctx, { params }) => deleteMonth(ctx, params.id),
  })
}

/** The month as it stands after it was saved. */
async function monthOfPerson(ctx: MemberContext, { user_id, sch_start_date: date }: MonthBody) {
  const asked = { user_id, date, org_range: 'company', page: 1, page_size: 1 } as const
  return found((await schedulesOf(ctx, asked)).results[0])
}
