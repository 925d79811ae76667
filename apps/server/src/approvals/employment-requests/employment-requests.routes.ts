import * as contract from '#contract/approvals/employment-requests/employment-requests.ts'
import { route } from '../../http/route.ts'
import type { Server } from '../../http/server.ts'
import { everyMember } from '../../people/roles/index.ts'
import { openAbsenceProof, requestAbsence } from './request-absence.ts'
import { requestRetirement } from './request-retirement.ts'

/** For whom somebody asks, commands judge on the person. */
export function employmentRequestRoutes(server: Server): void {
  route(server, contract.requestAbsence, {
    allow: everyMember,
    handle: async (ctx, { body }) => {
      const sent = await requestAbsence(
        ctx,
        {
          memberId: body.user_id ?? ctx.actor.memberId,
          kind: body.absence_kind,
          from: body.start_date,
          until: body.end_date ?? null,
          reason: body.reason,
          proof: body.proof,
        },
        server.files,
      )
      return { drf_id: sent.id, drf_status: sent.status }
    },
  })
  route(server, contract.requestRetirement, {
    allow: everyMember,
    handle: async (ctx, { body }) => {
      const memberId = body.user_id ?? ctx.actor.memberId
      const sent = await requestRetirement(ctx, { memberId, lastDay: body.retire_date, reason: body.reason })
      return { drf_id: sent.id, drf_status: sent.status }
    },
  })
  route(server, contract.getAbsenceProof, {
    allow: everyMember,
    handle: (ctx, { params }) => openAbsenceProof(ctx, server.files, params.id),
  })
}
