import type { EndpointInput } from '#contract/endpoint.ts'
import * as contract from '#contract/people/organization/organization.ts'
import * as changes from '#contract/people/organization/team-changes.ts'
import type { MemberContext } from '../../http/context.ts'
import { route } from '../../http/route.ts'
import type { Server } from '../../http/server.ts'
import { anyAdmin, forgetActors } from '../roles/index.ts'
import { closeTeam } from './closing/close-team.ts'
import { createTeam } from './create-team.ts'
import { deleteTeam } from './delete-team.ts'
import { teamToWire } from './organization.wire.ts'
import { previewMove } from './moving/preview-move.ts'
import { reopenTeam } from './closing/reopen-team.ts'
import { getTeam } from './teams.queries.ts'
import { updateTeam } from './update-team.ts'

type TeamChange = EndpointInput<typeof contract.updateTeam>

/** Who leads or covers what has changed: everybody's rights are loaded anew, and the team is answered as it is now. */
export function teamRoutes(server: Server): void {
  const answer = async (ctx: MemberContext, id: number) => {
    await forgetActors(server, ctx)
    return teamToWire(await getTeam(ctx, id), ctx)
  }
  route(server, contract.createTeam, {
    allow: anyAdmin,
    handle: async (ctx, { body }) => answer(ctx, await createTeam(ctx, body)),
  })
  const update = async (ctx: MemberContext, { params, body }: TeamChange) => {
    await updateTeam(ctx, params.id, body)
    return answer(ctx, params.id)
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
  route(server, changes.previewTeamMove, {
    allow: anyAdmin,
    handle: (ctx, { params, query }) => previewMove(ctx, params.id, query.team_parent_id || null),
  })
  route(server, changes.closeTeam, {
    allow: anyAdmin,
    handle: async (ctx, { params, body }) => {
      await closeTeam(ctx, params.id, body)
      return answer(ctx, params.id)
    },
  })
  route(server, changes.reopenTeam, {
    allow: anyAdmin,
    handle: async (ctx, { params }) => {
      await reopenTeam(ctx, params.id)
      return answer(ctx, params.id)
    },
  })
}
