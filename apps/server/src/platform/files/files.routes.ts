import { listOwnFileWork } from '#contract/platform/files/files.ts'
import { route } from '../../http/route.ts'
import type { Server } from '../../http/server.ts'
import { heavyWork } from '../../outside/heavy-work.ts'
import { everyMember } from '../../people/roles/index.ts'

export function fileRoutes(server: Server): void {
  route(server, listOwnFileWork, {
    allow: everyMember,
    handle: async (ctx) =>
      heavyWork.placesOf(ctx).map(({ since, ...place }) => ({ ...place, since: since.toString() })),
  })
}
