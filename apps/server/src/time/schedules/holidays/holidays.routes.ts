import * as contract from '#contract/time/schedules/holidays.ts'
import type { Input } from '#contract/endpoint.ts'
import type { MemberContext } from '../../../http/context.ts'
import { route } from '../../../http/route.ts'
import type { Server } from '../../../http/server.ts'
import { everyMember, fullAdmin } from '../../../people/roles/index.ts'
import { type KeptHoliday, nameOfHalf, yearOfHolidays } from '../../work-plans/index.ts'
import { mayKeepHolidays } from '../schedules.policy.ts'
import { addHoliday, removeHoliday } from './change-holidays.ts'

export function holidayRoutes(server: Server): void {
  route(server, contract.listHolidays, {
    allow: everyMember,
    handle: async (ctx, { query }) => {
      const kept = await yearOfHolidays(ctx, query.year ?? ctx.today.year)
      return kept.map((one) => toWire(ctx, one))
    },
  })
  route(server, contract.setHoliday, {
    allow: fullAdmin,
    handle: (ctx, { body }) => addHoliday(ctx, body),
  })
  route(server, contract.clearHoliday, {
    allow: fullAdmin,
    handle: (ctx, { body }) => removeHoliday(ctx, body),
  })
}

function toWire(
  { actor, language }: Pick<MemberContext, 'actor' | 'language'>,
  { date, name, kind, row, isAnnounced, isSwappable }: KeptHoliday,
): Input<typeof contract.listHolidays.response>[number] {
  const keeps = mayKeepHolidays(actor)
  return {
    date: date.toString(),
    name,
    label: row?.free_half ? nameOfHalf({ free: row.free_half, name }, language) : name,
    kind,
    is_off: (row?.is_off ?? true) && row?.free_half == null,
    free_half: row?.free_half ?? null,
    is_announced: isAnnounced,
    swapped_with: row?.swapped_with ?? null,
    agreed_date: row?.agreed_on ?? null,
    abilities: { swap: keeps && isSwappable, remove: keeps && kind !== 'LAW' },
  }
}
