import * as contract from '#contract/time/attendance/replay.ts'
import { route } from '../../../http/route.ts'
import type { Server } from '../../../http/server.ts'
import { fullAdmin } from '../../../people/roles/index.ts'
import { previewSettings, previewSettingsDays } from './preview-settings.ts'

export function replayRoutes(server: Server): void {
  route(server, contract.previewSettings, {
    allow: fullAdmin,
    handle: (ctx, { query }) => previewSettings(ctx, query),
  })
  route(server, contract.previewSettingsDays, {
    allow: fullAdmin,
    handle: (ctx, { query }) => previewSettingsDays(ctx, query),
  })
}
