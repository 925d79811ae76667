import * as contract from '#contract/time/leave-promotion/leave-promotion.ts'
import { sentence } from '../../http/answer-error.ts'
import { fail, Failure } from '../../http/fail.ts'
import { paged } from '../../http/paged.ts'
import { route } from '../../http/route.ts'
import type { MemberContext } from '../../http/context.ts'
import type { Server } from '../../http/server.ts'
import { everyMember } from '../../people/roles/index.ts'
import { askOne, askPeople } from './acts/ask-leave.ts'
import { changePlannedDay, type DayChange, removePlannedDay } from './acts/change-planned-day.ts'
import { fixDays, planLeave } from './acts/plan-leave.ts'
import { refreshPromotion } from './acts/refresh-promotion.ts'
import { readRequest } from './acts/read-request.ts'
import { refuseWork } from './acts/refuse-work.ts'
import { stopPromotion } from './acts/stop-promotion.ts'
import { findAddressees } from './document/addressees.ts'
import { printPromotion } from './document/print-promotion.ts'
import { followLeaveSettings } from './preparing/prepare-soon.ts'
import { promotionManager } from './leave-promotion.policy.ts'
import {
  calendarToPlan,
  onePlanned,
  onePromotion,
  openQuestion,
  plannedOf,
  plannedOn,
  plannedSummary,
  promotionPage,
  promotionsByIds,
  promotionsOf,
} from './read-promotions.ts'

export function leavePromotionRoutes(server: Server): void {
  followLeaveSettings()
  askRoutes(server)
  ownRoutes(server)
  planRoutes(server)
  dayRoutes(server)
}

function askRoutes(server: Server): void {
  route(server, contract.listPromotions, {
    allow: promotionManager,
    handle: async (ctx, { query }) =>
      paged(ctx, contract.listPromotions, { query }, await promotionPage(ctx, query)),
  })
  route(server, contract.promoteLeave, {
    allow: promotionManager,
    handle: async (ctx, { body }) => promoteMany(ctx, body.user_ids),
  })
  const acting = (act: (ctx: MemberContext, id: number) => Promise<void>) => ({
    allow: promotionManager,
    handle: async (ctx: MemberContext, { params }: { params: { id: number } }) => {
      await act(ctx, params.id)
      return onePromotion(ctx, params.id)
    },
  })
  route(server, contract.askPromotion, acting(askOne))
  route(server, contract.stopPromotion, acting(stopPromotion))
  route(server, contract.updatePromotion, acting(refreshPromotion))
}

/** Who could not be asked is told with the reason; when nobody could, the reason of the first is the answer. */
async function promoteMany(ctx: MemberContext, memberIds: readonly number[]) {
  const people = await findAddressees(ctx, memberIds)
  if (people.size < new Set(memberIds).size) fail('NOT_FOUND')
  const { asked, refused } = await askPeople(ctx, memberIds)
  const [first] = refused
  if (asked.length === 0 && first) throw new Failure(first.code, first.values)
  return {
    asked: await promotionsByIds(ctx, asked),
    skipped: refused.map(({ memberId, code, values }) => ({
      user: memberId,
      username: people.get(memberId)!.person,
      reason: code,
      message: sentence(code, ctx.language, values),
    })),
  }
}

function ownRoutes(server: Server): void {
  route(server, contract.getPromotion, {
    allow: everyMember,
    handle: (ctx, { params }) => onePromotion(ctx, params.id),
  })
  route(server, contract.listOwnPromotions, {
    allow: everyMember,
    handle: (ctx, { query }) => promotionsOf(ctx, query.user_id ?? ctx.actor.memberId),
  })
  route(server, contract.readPromotion, {
    allow: everyMember,
    handle: async (ctx, { params }) => ({ read_datetime: await readRequest(ctx, params.id) }),
  })
  route(server, contract.downloadPromotion, {
    allow: everyMember,
    prepare: (ctx, { params, query }, reading) => printPromotion(ctx, params.id, query.kind, reading),
    handle: async (_ctx, _input, file) => file,
  })
  route(server, contract.checkPromotionNotice, { allow: everyMember, handle: (ctx) => openQuestion(ctx) })
  route(server, contract.isPlannedDay, {
    allow: everyMember,
    handle: (ctx, { query }) => plannedOn(ctx, query),
  })
}

const toDay = ({
  planned_date: on,
  planned_type: type,
}: {
  planned_date: Temporal.PlainDate
  planned_type: 'FULL' | 'AM' | 'PM'
}) => ({
  on,
  type,
})

function planRoutes(server: Server): void {
  route(server, contract.listPlannedDays, {
    allow: everyMember,
    handle: (ctx, { query }) => plannedOf(ctx, query.ask_id),
  })
  route(server, contract.planLeave, {
    allow: everyMember,
    handle: async (ctx, { body }) => {
      const asks = Map.groupBy(body.plans, (plan) => plan.vacation_ask)
      for (const [id, plans] of asks) await planLeave(ctx, id, plans.map(toDay))
      const planned = await Promise.all([...asks.keys()].map((id) => plannedOf(ctx, id)))
      return planned.flat()
    },
  })
  route(server, contract.fixDays, {
    allow: promotionManager,
    handle: async (ctx, { body }) => {
      await fixDays(ctx, body.ask_id, body.plans.map(toDay))
      return onePromotion(ctx, body.ask_id)
    },
  })
  route(server, contract.summarizePlannedDays, {
    allow: promotionManager,
    handle: (ctx, { query }) => plannedSummary(ctx, query),
  })
  route(server, contract.getDaysToPlan, {
    allow: everyMember,
    handle: (ctx, { query }) => calendarToPlan(ctx, query),
  })
}

function dayRoutes(server: Server): void {
  route(server, contract.getPlannedDay, {
    allow: everyMember,
    handle: (ctx, { params }) => onePlanned(ctx, params.id),
  })
  const change = async (
    ctx: MemberContext,
    id: number,
    {
      planned_date: on,
      planned_type: type,
      is_used: isUsed,
    }: {
      planned_date?: Temporal.PlainDate | undefined
      planned_type?: DayChange['type'] | undefined
      is_used?: boolean | undefined
    },
  ) => {
    await changePlannedDay(ctx, id, { ...(on && { on }), ...(type && { type }), isUsed })
    return onePlanned(ctx, id)
  }
  route(server, contract.replacePlannedDay, {
    allow: everyMember,
    handle: (ctx, { params, body }) => change(ctx, params.id, body),
  })
  route(server, contract.changePlannedDay, {
    allow: everyMember,
    handle: (ctx, { params, body }) => change(ctx, params.id, body),
  })
  route(server, contract.refuseWork, {
    allow: promotionManager,
    handle: async (ctx, { params }) => {
      await refuseWork(ctx, params.id)
      return onePlanned(ctx, params.id)
    },
  })
  route(server, contract.removePlannedDay, {
    allow: everyMember,
    handle: (ctx, { params }) => removePlannedDay(ctx, params.id),
  })
}
