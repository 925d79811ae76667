import * as contract from '#contract/platform/integrations/integrations.ts'
import { isServiceOff } from '#contract/platform/integrations/providers.ts'
import { paged } from '../../http/paged.ts'
import { route } from '../../http/route.ts'
import type { Server } from '../../http/server.ts'
import {
  createPersonCode,
  deletePersonCode,
  getPersonCode,
  listPersonCodes,
  slackId,
  updatePersonCode,
} from '../../people/person-codes/index.ts'
import { anyAdmin, everyMember } from '../../people/roles/index.ts'
import { slackUserToWire, teamCalendarToWire } from './integrations.wire.ts'
import { createTeamCalendar, deleteTeamCalendar, updateTeamCalendar } from './keep-team-calendars.ts'
import { getTeamCalendar, listTeamCalendars } from './mappings.queries.ts'

/** Which team and which person is which at the outside services. */
export function mappingRoutes(server: Server): void {
  teamCalendarRoutes(server)
  slackUserRoutes(server)
}

function teamCalendarRoutes(server: Server): void {
  route(server, contract.listTeamCalendars, {
    allow: everyMember,
    handle: async (ctx) =>
      (await listTeamCalendars(ctx.tx))
        .filter(({ provider }) => !isServiceOff(ctx.actor.switchedOff, provider))
        .map((row) => teamCalendarToWire(row, ctx.actor)),
  })
  route(server, contract.createTeamCalendar, {
    allow: anyAdmin,
    handle: async (ctx, { body }) =>
      teamCalendarToWire(await getTeamCalendar(ctx.tx, await createTeamCalendar(ctx, body)), ctx.actor),
  })
  route(server, contract.updateTeamCalendar, {
    allow: anyAdmin,
    handle: async (ctx, { params, body }) => {
      await updateTeamCalendar(ctx, params.id, body)
      return teamCalendarToWire(await getTeamCalendar(ctx.tx, params.id), ctx.actor)
    },
  })
  route(server, contract.deleteTeamCalendar, {
    allow: anyAdmin,
    handle: (ctx, { params }) => deleteTeamCalendar(ctx, params.id),
  })
}

function slackUserRoutes(server: Server): void {
  route(server, contract.listSlackUsers, {
    allow: everyMember,
    handle: async (ctx, { query }) => {
      const { search, page, page_size: pageSize } = query
      const { count, rows } = await listPersonCodes(ctx, slackId, { search, memberId: null, page, pageSize })
      const results = rows.map(slackUserToWire)
      return paged(ctx, contract.listSlackUsers, { query }, { count, results })
    },
  })
  route(server, contract.createSlackUser, {
    allow: anyAdmin,
    handle: async (ctx, { body: { user_id: member_id, slack_user_id: code } }) => {
      const id = await createPersonCode(ctx, slackId, { member_id, code })
      return slackUserToWire(await getPersonCode(ctx, slackId, id))
    },
  })
  route(server, contract.updateSlackUser, {
    allow: anyAdmin,
    handle: async (ctx, { params: { id }, body: { user_id: member_id, slack_user_id: code } }) => {
      await updatePersonCode(ctx, slackId, id, { member_id, code })
      return slackUserToWire(await getPersonCode(ctx, slackId, id))
    },
  })
  route(server, contract.deleteSlackUser, {
    allow: anyAdmin,
    handle: (ctx, { params }) => deletePersonCode(ctx, slackId, params.id),
  })
}
