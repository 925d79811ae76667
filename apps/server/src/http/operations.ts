import { reasonOf, type Trouble } from '../db/trouble.ts'
import { sameText } from './secrets.ts'
import type { Server } from './server.ts'

/**
 * /healthz: the process lives. /readyz: it can serve, its database answers. /metrics: for Prometheus.
 * @param databaseTrouble what the keeper of the embedded database knows, which no statement can find out
 */
export function addOperations(server: Server, databaseTrouble: () => Trouble | null = () => null): void {
  const { http, settings } = server
  let unansweredSince: Temporal.Instant | null = null
  http.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  http.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    try {
      await server.pool.query('select 1')
      unansweredSince = null
      return await reply.send({ status: 'ready' })
    } catch (error) {
      unansweredSince ??= server.clock()
      const trouble = databaseTrouble() ?? { reason: reasonOf(error), since: unansweredSince }
      return reply.status(503).send({ status: 'not ready', ...trouble })
    }
  })
  http.get('/metrics', async (request, reply) => {
    // Without a token the figures are only for the machine itself, which behind a proxy everybody seems to be.
    const token = settings.metricsToken
    const allowed = token
      ? sameText(request.headers.authorization ?? '', `Bearer ${token}`)
      : settings.trustedProxies === 0 && isLocal(request.ip)
    if (!allowed) return reply.status(404).send()
    return reply.type(server.metrics.contentType).send(await server.metrics.text())
  })
}

function isLocal(ip: string): boolean {
  return ip === '127.0.0.1' || ip === '::1' || ip === '::ffff:127.0.0.1'
}
