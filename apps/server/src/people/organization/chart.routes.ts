import * as contract from '#contract/people/organization/organization.ts'
import { downloadChart } from '#contract/people/organization/team-changes.ts'
import { fail } from '../../http/fail.ts'
import { route } from '../../http/route.ts'
import type { Server } from '../../http/server.ts'
import { everyMember } from '../roles/index.ts'
import { listChart } from './chart.queries.ts'
import { chooseTeams, nest } from './choose-teams.ts'
import { nodeToWire, teamToWire } from './organization.wire.ts'
import { printChart } from './printing/print-chart.ts'
import { searchOrganization } from './search-organization.ts'
import { listPaths, listTeams } from './teams.queries.ts'
import { otherDay } from './tree.queries.ts'

/** What everybody may read: who stands where, today and on other days. */
export function chartRoutes(server: Server): void {
  route(server, contract.listTeams, {
    allow: everyMember,
    handle: async (ctx, { query }) => {
      const asOf = otherDay(ctx, query.as_of)
      const teams = await listTeams(ctx, { asOf, closed: query.closed })
      const chosen = chooseTeams(teams, query, ctx.actor).map((team) =>
        teamToWire(team, ctx, asOf !== undefined),
      )
      return query.struct ? nest(chosen) : chosen
    },
  })
  route(server, contract.getTeamFullpath, {
    allow: everyMember,
    handle: async (ctx, { query }) => {
      const teams = await listPaths(ctx, { asOf: otherDay(ctx, query.as_of) })
      const chosen = query.team_id ? teams.filter((team) => team.id === query.team_id) : teams
      if (query.team_id && chosen.length === 0) fail('NOT_FOUND')
      return chosen.map((team) => ({ team_id: team.id, team_name: team.name, team_fullpath: team.full_path }))
    },
  })
  route(server, contract.listOrg, {
    allow: everyMember,
    handle: async (ctx, { query }) => {
      const asOf = otherDay(ctx, query.as_of)
      const teamId = query.team_id || undefined
      const teams = await listChart(ctx, { asOf, teamId })
      if (teamId && teams.length === 0) fail('NOT_FOUND')
      const { is_active: active } = query
      const shown = teams.filter((team) => active === undefined || active === team.people_below > 0)
      return nest(shown.map((team) => nodeToWire(team, ctx.actor, asOf !== undefined)))
    },
  })
  route(server, contract.searchOrg, {
    allow: everyMember,
    handle: (ctx, { query }) => searchOrganization(ctx, query.search, query.limit),
  })
  route(server, downloadChart, {
    allow: everyMember,
    prepare: printChart,
    handle: async (_ctx, _input, file) => file,
  })
}
