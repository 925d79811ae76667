import { requestDocumentCancel } from '#contract/approvals/documents/cancels.ts'
import { route } from '../../../http/route.ts'
import type { Server } from '../../../http/server.ts'
import { everyMember } from '../../../people/roles/index.ts'
import { requestCancel } from './request-cancel.ts'

export function cancelRoutes(server: Server): void {
  route(server, requestDocumentCancel, {
    allow: everyMember,
    handle: async (ctx, { params, body }) => {
      const { id, status, serial } = await requestCancel(ctx, params.id, body.reason)
      return { drf_id: id, drf_status: status, drf_serial: serial }
    },
  })
}
