import * as employment from '#contract/people/members/employment.ts'
import * as contract from '#contract/people/members/members.ts'
import * as profiles from '#contract/people/members/profiles.ts'
import * as retirement from '#contract/people/members/retirement.ts'
import type { MemberContext } from '../../../http/context.ts'
import { fail } from '../../../http/fail.ts'
import { route } from '../../../http/route.ts'
import type { Server } from '../../../http/server.ts'
import { anyAdmin, everyMember, forgetActors, fullAdminIds, maySeeMember } from '../../roles/index.ts'
import { getMember } from '../members.queries.ts'
import { tellMember } from '../tell-members.ts'
import { mayKeep } from '../members.policy.ts'
import { retireMember } from '../retirement/retire-member.ts'
import { getPlan, listHanging } from '../retirement/retirement-check.queries.ts'
import { hangingToWire, planToWire } from '../retirement/retirement.wire.ts'
import { deleteMember } from './delete-member.ts'
import { standingToWire } from './employment.wire.ts'
import { loadHistory } from './history.queries.ts'
import { memberAsOf } from './member-as-of.queries.ts'
import { rejoinMember } from './rejoin-member.ts'
import { takeBackChange } from './take-back-change.ts'
import { tellHistory } from './tell-history.ts'
import { toggleAbsence } from './toggle-absence.ts'
import { mayUndo } from './undo-change.ts'
import { withdrawalRoutes } from '../withdrawal/withdrawal.routes.ts'

/** Joining, leaving and what lies between. */
export function employmentRoutes(server: Server): void {
  retirementRoutes(server)
  const changed = async (ctx: MemberContext, memberId: number) => {
    await forgetActors(server, ctx)
    return tellMember(ctx, memberId)
  }
  route(server, employment.toggleAbsence, {
    allow: anyAdmin,
    handle: async (ctx, { body }) => {
      await toggleAbsence(ctx, body)
      return changed(ctx, body.user_id)
    },
  })
  route(server, contract.rejoinInvite, {
    allow: anyAdmin,
    handle: async (ctx, { body }) => {
      await rejoinMember(ctx, body.user_id, body.joined_date)
      return changed(ctx, body.user_id)
    },
  })
  route(server, employment.takeBackChange, {
    allow: anyAdmin,
    handle: async (ctx, { body }) => {
      await takeBackChange(ctx, body)
      return changed(ctx, body.user_id)
    },
  })
  route(server, employment.getHistory, {
    allow: everyMember,
    handle: (ctx, { query }) => history(ctx, query.user_id, query.as_of ?? ctx.today),
  })
  const remove = async (ctx: MemberContext, memberId: number) => {
    await deleteMember(ctx, memberId)
    await forgetActors(server, ctx)
  }
  route(server, profiles.deleteMember, {
    allow: anyAdmin,
    handle: (ctx, { body }) => remove(ctx, body.user_id),
  })
  withdrawalRoutes(server, remove)
}

function retirementRoutes(server: Server): void {
  route(server, retirement.retireMember, {
    allow: anyAdmin,
    handle: async (ctx, { body }) => {
      const { user_id: memberId, retire_date: lastDay, hand_over: handOver } = body
      await retireMember(ctx, { memberId, lastDay, handOver })
      await forgetActors(server, ctx)
      return tellMember(ctx, memberId)
    },
  })
  route(server, retirement.checkRetirement, {
    allow: anyAdmin,
    handle: async (ctx, { query }) => {
      const row = await getMember(ctx, query.user_id)
      const member = { id: row.id, teamId: row.team_id, isFullAdmin: row.is_full_admin }
      if (!mayKeep(ctx.actor, { ...member, status: row.status }, 'retire')) fail('FORBIDDEN')
      const [hanging, plan, admins] = await Promise.all([
        listHanging(ctx, row.id, query.retire_date ?? ctx.today),
        getPlan(ctx, row.id),
        fullAdminIds(ctx.tx),
      ])
      return {
        hanging: hanging.map((one) => hangingToWire(one, ctx.actor)),
        is_last_admin: admins.length === 1 && admins[0] === row.id,
        planned: plan ? planToWire(plan) : null,
      }
    },
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
