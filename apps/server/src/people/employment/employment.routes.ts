import * as contract from '#contract/people/employment/employment.ts'
import type { MemberContext } from '../../http/context.ts'
import { fail } from '../../http/fail.ts'
import { route } from '../../http/route.ts'
import type { Server } from '../../http/server.ts'
import { tellMember } from '../members/index.ts'
import { anyAdmin, everyMember, forgetActors, maySeeMember } from '../roles/index.ts'
import { toggleAbsence } from './absence/toggle-absence.ts'
import { changeRoutes } from './changes/changes.routes.ts'
import { mayUndo } from './changes/undo-change.ts'
import { loadHistory } from './history/history.queries.ts'
import { standingToWire } from './history/history.wire.ts'
import { memberAsOf } from './history/member-as-of.queries.ts'
import { tellHistory } from './history/tell-history.ts'
import { joiningRoutes } from './joining/joining.routes.ts'
import { leavingRoutes } from './leaving/leaving.routes.ts'
import { retirementRoutes } from './retirement/retirement.routes.ts'

/** Joining, leaving and what lies between. */
export function employmentRoutes(server: Server): void {
  joiningRoutes(server)
  changeRoutes(server)
  retirementRoutes(server)
  leavingRoutes(server)
  route(server, contract.toggleAbsence, {
    allow: anyAdmin,
    handle: async (ctx, { body }) => {
      await toggleAbsence(ctx, body)
      await forgetActors(server, ctx)
      return tellMember(ctx, body.user_id)
    },
  })
  route(server, contract.getHistory, {
    allow: everyMember,
    handle: (ctx, { query }) => history(ctx, query.user_id, query.as_of ?? ctx.today),
  })
}

/** For the person, and for whoever looks after them. @throws Failure NOT_FOUND, FORBIDDEN */
async function history(ctx: MemberContext, memberId: number, day: Temporal.PlainDate) {
  const [facts, standing, seesAll] = await Promise.all([
    loadHistory(ctx.tx, memberId),
    memberAsOf(ctx.tx, memberId, day),
    maySeeMember(ctx, memberId),
  ])
  if (!seesAll) fail('FORBIDDEN')
  const items = tellHistory(facts, ctx.today.toString(), (kind, from) => mayUndo(ctx, facts, { kind, from }))
  return { items, standing: standingToWire(standing, day) }
}
