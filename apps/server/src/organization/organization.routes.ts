import * as contract from '#contract/organization.ts'
import type { EndpointInput } from '#contract/endpoint.ts'
import type { MemberContext } from '../http/context.ts'
import { fail } from '../http/fail.ts'
import { route } from '../http/route.ts'
import type { Server } from '../http/server.ts'
import { anyAdmin, everyMember, forgetActors } from '../roles/index.ts'
import { chooseTeams, nest } from './choose-teams.ts'
import { createTeam } from './create-team.ts'
import { deleteTeam } from './delete-team.ts'
import { nodeToWire, teamToWire } from './organization.wire.ts'
import { rankRoutes } from './ranks.routes.ts'
import { searchOrganization } from './search-organization.ts'
import { getTeam, listChartPeople, listTeams, UNASSIGNED } from './teams.queries.ts'
import { updateTeam } from './update-team.ts'

export function organizationRoutes(server: Server): void {
  chartRoutes(server)
  teamRoutes(server)
  rankRoutes(server)
}

function chartRoutes(server: Server): void {
  route(server, contract.listTeams, {
    allow: everyMember,
    handle: async (ctx, { query }) => {
      const chosen = chooseTeams(await listTeams(ctx), query, ctx.actor).map((team) =>
        teamToWire(team, ctx.actor),
      )
      return query.struct ? nest(chosen) : chosen
    },
  })
  route(server, contract.getTeamFullpath, {
    allow: everyMember,
    handle: async (ctx, { query }) => {
      const teams = (await listTeams(ctx)).filter((team) => team.id !== UNASSIGNED.id)
      const chosen = query.team_id ? teams.filter((team) => team.id === query.team_id) : teams
      if (query.team_id && chosen.length === 0) fail('NOT_FOUND')
      return chosen.map((team) => ({ team_id: team.id, team_name: team.name, team_fullpath: team.full_path }))
    },
  })
  route(server, contract.listOrg, {
    allow: everyMember,
    handle: async (ctx, { query }) => {
      const [teams, people] = await Promise.all([listTeams(ctx), listChartPeople(ctx)])
      const byTeam = Map.groupBy(people, (person) => person.team_id)
      const shown = query.is_active ? teams.filter((team) => team.people_below > 0) : teams
      return nest(shown.map((team) => nodeToWire(team, byTeam.get(team.id) ?? [])))
    },
  })
  route(server, contract.searchOrg, {
    allow: everyMember,
    handle: (ctx, { query }) => searchOrganization(ctx, query.search, query.limit),
  })
}

type TeamChange = EndpointInput<typeof contract.updateTeam>

function teamRoutes(server: Server): void {
  route(server, contract.createTeam, {
    allow: anyAdmin,
    handle: async (ctx, { body }) => {
      const id = await createTeam(ctx, body)
      await forgetActors(server, ctx)
      return teamToWire(await getTeam(ctx, id), ctx.actor)
    },
  })
  const update = async (ctx: MemberContext, { params, body }: TeamChange) => {
    await updateTeam(ctx, params.id, body)
    await forgetActors(server, ctx)
    return teamToWire(await getTeam(ctx, params.id), ctx.actor)
  }
  route(server, contract.updateTeam, { allow: anyAdmin, handle: update })
  route(server, contract.updateTeamByPost, { allow: anyAdmin, handle: update })
  route(server, contract.deleteTeam, {
    allow: anyAdmin,
    handle: async (ctx, { params }) => {
      await deleteTeam(ctx, params.id)
      await forgetActors(server, ctx)
    },
  })
}
