import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import pg from 'pg'
import { startEmbedded } from '#server/db/embedded.ts'
import { measure } from './load.ts'

const SECONDS = 2

/**
 * What this machine does in a second today, so that figures of different days can be held beside each other: selects over the
 * bare driver, answers of a bare handler, hashes of a kilobyte.
 */
export async function calibrate(): Promise<string> {
  const [selects, answers, hashes] = [await selectsPerSecond(), await answersPerSecond(), hashesPerSecond()]
  const round = (value: number) => Math.round(value).toLocaleString('en')
  return `This machine now: ${round(selects)} selects, ${round(answers)} bare answers, ${round(hashes)} hashes a second.`
}

async function selectsPerSecond(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'gyeol-bench-'))
  const database = await startEmbedded({
    dataDir: join(folder, 'data'),
    log: () => undefined,
    throwaway: true,
  })
  const client = new pg.Client({ connectionString: database.appUrl })
  await client.connect()
  try {
    const until = performance.now() + SECONDS * 1000
    let times = 0
    for (; performance.now() < until; times += 1) await client.query({ name: 'one', text: 'select 1' })
    return times / SECONDS
  } finally {
    await client.end()
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function answersPerSecond(): Promise<number> {
  const http = Fastify({ logger: false })
  http.get('/', async () => ({ ok: true }))
  const port = Number(new URL(await http.listen({ port: 0, host: '127.0.0.1' })).port)
  const target = {
    port,
    next: () => ({ method: 'GET' as const, path: '/' }),
    check: (status: number) => status === 200,
  }
  try {
    return (await measure(target, 16, SECONDS)).perSecond
  } finally {
    await http.close()
  }
}

function hashesPerSecond(): number {
  const kilobyte = Buffer.alloc(1024, 7)
  const until = performance.now() + SECONDS * 1000
  let times = 0
  for (; performance.now() < until; times += 1) createHash('sha256').update(kilobyte).digest()
  return times / SECONDS
}
