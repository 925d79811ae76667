import * as contract from '#contract/time/work-events/event-sheets.ts'
import { route } from '../../../http/route.ts'
import type { Server } from '../../../http/server.ts'
import { anyAdmin, everyMember, leaderOrAdmin } from '../../../people/roles/index.ts'
import { enterEvents } from './enter-events.ts'
import { eventSheet } from './event-sheet.ts'
import { leaveSheet } from './leave-sheet.ts'
import { monthlyLeave } from './monthly-leave.ts'
import { readEventSheet } from './read-event-sheet.ts'
import { writeEventTemplate } from './write-event-template.ts'

export function eventSheetRoutes(server: Server): void {
  route(server, contract.uploadEvents, {
    allow: anyAdmin,
    // A sheet takes a moment to read: no connection waits for it.
    prepare: (ctx, { body }) => readEventSheet(ctx, body.file),
    handle: (ctx, { body }, rows) => enterEvents(ctx, rows, { checkOnly: body.check }),
  })
  route(server, contract.downloadEventTemplate, { allow: anyAdmin, handle: writeEventTemplate })
  route(server, contract.downloadEvents, {
    // As the list: everybody their own.
    allow: everyMember,
    prepare: (ctx, { query }, reading) => eventSheet(ctx, query, reading),
    handle: async (_ctx, _input, file) => file,
  })
  route(server, contract.listMonthlyLeave, {
    allow: leaderOrAdmin,
    handle: (ctx, { query }) => monthlyLeave(ctx, query),
  })
  route(server, contract.downloadMonthlyLeave, {
    allow: leaderOrAdmin,
    prepare: (ctx, { query }, reading) => leaveSheet(ctx, query, reading),
    handle: async (_ctx, _input, file) => file,
  })
}
