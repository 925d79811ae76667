import type { EndpointInput, Input } from '#contract/endpoint.ts'
import * as contract from '#contract/time/schedules/swaps.ts'
import type { CommandContext, MemberContext } from '../../../http/context.ts'
import { fail, found } from '../../../http/fail.ts'
import { route } from '../../../http/route.ts'
import type { Server } from '../../../http/server.ts'
import { everyMember, leaderOrAdmin, maySeeMember } from '../../../people/roles/index.ts'
import { listSwaps, nameOfHoliday, plannedDays, swapOf, workingToday } from '../../work-plans/index.ts'
import { monthOf } from '../month-of.ts'
import { loadPeople } from '../months.store.ts'
import { maySchedule } from '../schedules.policy.ts'
import { requestSwap } from './request-swap.ts'
import { hasBegun, undoSwap } from './swap-days.ts'
import { readPerson } from './swaps.queries.ts'

export function swapRoutes(server: Server): void {
  route(server, contract.listHolidaySwaps, {
    allow: everyMember,
    handle: (ctx, { query }) => swapsOfMonth(ctx, query),
  })
  route(server, contract.requestHolidaySwap, {
    allow: everyMember,
    handle: (ctx, { body }) => requestSwap(ctx, body),
  })
  route(server, contract.deleteHolidaySwap, {
    allow: leaderOrAdmin,
    handle: (ctx, { params }) => takeBack(ctx, params.id),
  })
}

async function swapsOfMonth(
  ctx: MemberContext,
  { user_id: id = ctx.actor.memberId, date }: EndpointInput<typeof contract.listHolidaySwaps>['query'],
): Promise<Input<typeof contract.listHolidaySwaps.response>> {
  if (id !== ctx.actor.memberId && !(await maySeeMember(ctx, id))) fail('FORBIDDEN')
  const { teamId, isOffered } = await readPerson(ctx, id)
  const month = monthOf(date ?? workingToday(ctx))
  const rows = await listSwaps(ctx, [id], month.weeks)
  const keeps = maySchedule(ctx.actor, { teamId })
  const days = rows.map(({ free_on: on }) => Temporal.PlainDate.from(on)).toSorted(Temporal.PlainDate.compare)
  const range = { from: days[0] ?? month.from, to: days.at(-1) ?? month.from }
  const plan = (await plannedDays(ctx, [id], range)).of(id)!
  return {
    is_offered: isOffered,
    abilities: { enter: keeps },
    results: rows.map((row) => ({
      swap_id: row.id,
      work_date: row.worked_on,
      free_date: row.free_on,
      free_name: nameOfHoliday(plan.on(Temporal.PlainDate.from(row.free_on)), ctx.language) ?? '',
      drf_id: row.document_id,
      abilities: { delete: keeps && row.document_id === null && !hasBegun(row, ctx) },
    })),
  }
}

/** @throws Failure NOT_FOUND, FORBIDDEN where it was asked for, and what {@link undoSwap} refuses */
async function takeBack(ctx: CommandContext, id: number): Promise<void> {
  const swap = found(await swapOf(ctx, { id }))
  const person = found((await loadPeople(ctx, [swap.member_id])).get(swap.member_id))
  if (swap.document_id !== null || !maySchedule(ctx.actor, person)) fail('FORBIDDEN')
  await undoSwap(ctx, swap)
}
