import * as contract from '#contract/time/event-codes/event-codes.ts'
import type { MemberContext } from '../../http/context.ts'
import { paged } from '../../http/paged.ts'
import { route } from '../../http/route.ts'
import type { Server } from '../../http/server.ts'
import { anyAdmin, everyMember, fullAdmin } from '../../people/roles/index.ts'
import { assignCode } from './assign-code.ts'
import { getCode, listAssigned, listCodesFor } from './event-codes.queries.ts'
import { assignedToWire, builtInToWire, codeToWire } from './event-codes.wire.ts'
import { builtInsOf } from './find-event-code.ts'
import { createCode, deleteCode, updateCode } from './keep-codes.ts'

export function eventCodeRoutes(server: Server): void {
  const one = async (ctx: MemberContext, id: number) => codeToWire(await getCode(ctx, id), ctx.actor)
  route(server, contract.listEventCodes, {
    allow: everyMember,
    handle: async (ctx, { query }) => {
      const [builtIn, own] = await Promise.all([builtInsOf(ctx, query.group), listCodesFor(ctx, query)])
      return [
        ...builtIn.map((kind) => builtInToWire(kind, ctx)),
        ...own.map((row) => codeToWire(row, ctx.actor)),
      ]
    },
  })
  route(server, contract.addEventCode, {
    allow: fullAdmin,
    handle: async (ctx, { body }) => one(ctx, await createCode(ctx, body)),
  })
  route(server, contract.updateEventCode, {
    allow: fullAdmin,
    handle: async (ctx, { body }) => {
      await updateCode(ctx, body)
      return one(ctx, body.c_event_code_id)
    },
  })
  route(server, contract.deleteEventCode, {
    allow: fullAdmin,
    handle: (ctx, { query }) => deleteCode(ctx, query.c_event_code_id),
  })
  route(server, contract.assignEventCode, {
    allow: anyAdmin,
    handle: async (ctx, { body }) => {
      await assignCode(ctx, body)
      return one(ctx, body.c_event_code_id)
    },
  })
  route(server, contract.listEventCodeUsers, {
    allow: anyAdmin,
    handle: async (ctx, { query }) => {
      const code = await getCode(ctx, query.c_event_code_id)
      const { count, rows } = await listAssigned(ctx, code.id, query)
      const results = assignedToWire(rows, ctx.actor)
      return paged(ctx, contract.listEventCodeUsers, { query }, { count, results })
    },
  })
}
