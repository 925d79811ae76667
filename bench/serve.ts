import Fastify from 'fastify'
import type pg from 'pg'
import { type App, buildApp } from '#server/app.ts'
import { readSettings } from '#server/config.ts'
import { keepLanes } from '#server/db/shares/read-lanes.ts'
import { kyselyOn, openPool, type Tx } from '#server/db/connection.ts'
import { installQueues } from '#server/jobs/install-queues.ts'
import { memoryOutside } from '#server/outside/outside.ts'
import type { BenchCompany } from './generate-company.ts'
import { type Given, makeReplays, type Recipe, replay } from './replay.ts'
import { twins } from './twins.ts'

/** What the measuring process tells this one, over the channel between parent and child. */
export interface ServeOrder {
  appUrl: string
  company: BenchCompany
  today: string
  /** By name, what twins are made of that send again what the route sent. */
  recipes: Record<string, Recipe>
}

export interface Served {
  appPort: number
  twinPort: number
  /** Milliseconds from the order to the first answer, and the memory of the idle process. */
  readyMs: number
  rssMb: number
}

/** The real server and, beside it in the same process, the bare twins of its routes. */
process.once('message', async (order: ServeOrder) => {
  const started = performance.now()
  const pool = openPool(order.appUrl, 16)
  keepLanes(pool)
  const settings = readSettings({ LOG_LEVEL: 'info', DEMO: '0', NODE_ENV: 'production', TRUST_PROXY: '1' })
  const begun = Temporal.PlainDateTime.from(`${order.today}T10:00`).toZonedDateTime('Asia/Seoul').toInstant()
  // It goes on: what is remembered for some seconds is forgotten after them.
  const clock = () => begun.add({ milliseconds: Math.trunc(performance.now() - started) })
  const app = await buildApp({ settings, pool, outside: memoryOutside(), clock })
  // As where jobs are done by another server: they are queued for it.
  await installQueues(
    pool,
    app.jobHandlers.map((handler) => handler.job),
  )
  const appPort = portOf(await app.http.listen({ port: 0, host: '127.0.0.1' }))
  const readyMs = Math.round(performance.now() - started)
  const rssMb = Math.round(process.memoryUsage.rss() / 1_048_576)
  const twinPort = await serveTwins(order, app)
  process.send?.({ appPort, twinPort, readyMs, rssMb } satisfies Served)
  process.on('message', tellSpent)
})

/** Whoever asks is told how much of the processor this process has had. */
function tellSpent(): void {
  const { user, system } = process.cpuUsage()
  process.send?.((user + system) / 1000)
}

function portOf(address: string): number {
  return Number(new URL(address).port)
}

/** Connections of the twins are bound to the company once and for all, so the same SQL sees the same rows. */
async function serveTwins(order: ServeOrder, app: App): Promise<number> {
  const url = new URL(order.appUrl)
  url.searchParams.set('options', `-c timezone=UTC -c app.company_id=${order.company.companyId}`)
  const bare = openPool(url.href, 16)
  const http = Fastify({ logger: false })
  for (const [name, twin] of Object.entries(twins)) {
    const statements = await captured(bare, order.company.companyId, (tx) => twin.query(tx, order))
    http.route({
      method: twin.method,
      url: `/${name}`,
      handler: async (request) => {
        await twin.before?.(request.body)
        const client = await bare.connect()
        try {
          const results = await Promise.all(statements.map((statement) => client.query(statement)))
          return results.length === 1 ? results[0]!.rows : results.map((result) => result.rows)
        } finally {
          client.release()
        }
      },
    })
  }
  const replays = await makeReplays(app, order.recipes)
  http.post<{ Params: { name: string }; Body: Given }>('/replay/:name', ({ params, body }) =>
    replay(bare, replays[params.name]!, body),
  )
  return portOf(await http.listen({ port: 0, host: '127.0.0.1' }))
}

let named = 0

/** The statements that a query function sends, with their parameters. */
async function captured(
  pool: pg.Pool,
  companyId: number,
  run: (tx: Tx) => Promise<unknown>,
): Promise<{ name: string; text: string; values: unknown[] }[]> {
  const client = await pool.connect()
  const seen: { name: string; text: string; values: unknown[] }[] = []
  const watched = new Proxy(client, {
    get(target, key) {
      if (key !== 'query') return Reflect.get(target, key)
      return (statement: { name: string; text: string; values: unknown[] }) => {
        // Named, as ours are from their second time on.
        seen.push({ text: statement.text, values: statement.values, name: `twin ${(named += 1)}` })
        return target.query(statement)
      }
    },
  })
  try {
    await client.query('begin')
    await run(kyselyOn(watched, companyId))
    await client.query('rollback')
  } finally {
    client.release()
  }
  if (seen.length === 0) throw new Error('A twin sends at least one statement.')
  return seen
}
