import type { Server } from '../../http/server.ts'
import { chartRoutes } from './chart.routes.ts'
import { rankRoutes } from './ranks/ranks.routes.ts'
import { teamRoutes } from './teams.routes.ts'

export function organizationRoutes(server: Server): void {
  chartRoutes(server)
  teamRoutes(server)
  rankRoutes(server)
}
