import * as contract from '#contract/approvals/documents/copy.ts'
import { route } from '../../../http/route.ts'
import type { Server } from '../../../http/server.ts'
import { everyMember } from '../../../people/roles/index.ts'
import { copyDocument } from './copy-document.ts'

export function copyRoutes(server: Server): void {
  route(server, contract.copyDocument, {
    allow: everyMember,
    handle: async (ctx, { params }) => {
      const { kind, title, text, values, formId, line } = await copyDocument(ctx, params.id)
      return {
        drf_type: kind,
        drf_title: title,
        drf_content: text,
        drf_values: values,
        drf_tem_id: formId,
        apv_receive: line.map((row) => ({
          user_id: row.member_id,
          username: row.name,
          rcv_type: row.receiver_type,
          rcv_order: row.step_order,
        })),
      }
    },
  })
}
