import * as contract from '#contract/people/employment/retirement.ts'
import { fail } from '../../../http/fail.ts'
import { route } from '../../../http/route.ts'
import type { Server } from '../../../http/server.ts'
import { getMember, mayKeep, tellMember } from '../../members/index.ts'
import { anyAdmin, forgetActors, fullAdminIds } from '../../roles/index.ts'
import { retireMember } from './retire-member.ts'
import { getPlan, listHanging } from './retirement-check.queries.ts'
import { hangingToWire, planToWire } from './retirement.wire.ts'

export function retirementRoutes(server: Server): void {
  route(server, contract.retireMember, {
    allow: anyAdmin,
    handle: async (ctx, { body }) => {
      const { user_id: memberId, retire_date: lastDay, hand_over: handOver } = body
      await retireMember(ctx, { memberId, lastDay, handOver })
      await forgetActors(server, ctx)
      return tellMember(ctx, memberId)
    },
  })
  route(server, contract.checkRetirement, {
    allow: anyAdmin,
    handle: async (ctx, { query }) => {
      const row = await getMember(ctx, query.user_id)
      const member = { id: row.id, teamId: row.team_id, isFullAdmin: row.is_full_admin }
      if (!mayKeep(ctx.actor, { ...member, status: row.status }, 'retire')) fail('FORBIDDEN')
      const [hanging, plan, admins] = await Promise.all([
        listHanging(ctx, { memberId: row.id, lastDay: query.retire_date ?? ctx.today }),
        getPlan(ctx, row.id),
        fullAdminIds(ctx.tx),
      ])
      return {
        hanging: hanging.map((one) => hangingToWire(one, ctx)),
        is_last_admin: admins.length === 1 && admins[0] === row.id,
        planned: plan ? planToWire(plan) : null,
      }
    },
  })
}
