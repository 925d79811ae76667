import { documentChanges } from '#contract/approvals/documents/changes.ts'
import { route } from '../../../http/route.ts'
import type { Server } from '../../../http/server.ts'
import { everyMember } from '../../../people/roles/index.ts'
import { changesOf } from './changes.queries.ts'

export function changeRoutes(server: Server): void {
  route(server, documentChanges, {
    allow: everyMember,
    handle: async (ctx, { params }) => {
      const { replaces, changes } = await changesOf(ctx, params.id)
      return {
        replaces: replaces && {
          drf_id: replaces.id,
          drf_serial: replaces.serial,
          drf_status: replaces.status,
          drf_title: replaces.title,
          denied: replaces.denied.map(({ comment, name }) => ({ username: name, rcv_comment: comment })),
          differences: replaces.differences,
        },
        changes: changes.map((one) => ({
          version: one.number + 1,
          changed_at: one.replaced_at,
          changed_by:
            one.replaced_by === null
              ? null
              : { user_id: one.replaced_by, username: one.replaced_by_name ?? '' },
          differences: one.differences,
        })),
      }
    },
  })
}
