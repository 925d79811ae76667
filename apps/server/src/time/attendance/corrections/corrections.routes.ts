import * as contract from '#contract/time/attendance/corrections.ts'
import { route } from '../../../http/route.ts'
import type { Server } from '../../../http/server.ts'
import { everyMember, leaderOrAdmin } from '../../../people/roles/index.ts'
import { dayRecord } from './day-record.ts'
import { openProof } from './open-proof.ts'
import { previewCorrection } from './preview-correction.ts'
import { requestCorrection } from './request-correction.ts'
import { editDay } from './edit-day.ts'

export function correctionRoutes(server: Server): void {
  route(server, contract.getWorkDay, {
    allow: everyMember,
    handle: (ctx, { query }) => dayRecord(ctx, query),
  })
  route(server, contract.requestCorrection, {
    allow: everyMember,
    handle: (ctx, { body }) => requestCorrection(ctx, body, server.files),
  })
  route(server, contract.previewCorrection, {
    allow: everyMember,
    handle: (ctx, { query }) => previewCorrection(ctx, query),
  })
  route(server, contract.getCorrectionProof, {
    allow: everyMember,
    handle: (ctx, { params }) => openProof(ctx, server.files, params.id),
  })
  route(server, contract.correctWorkTime, {
    allow: leaderOrAdmin,
    handle: (ctx, { body }) => editDay(ctx, body),
  })
}
