import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '#server/db/embedded-address.ts'
import { bindToUs } from '../../scripts/lifeline.mjs'

const ROOT = join(import.meta.dirname, '../..')
// Settings of the person's own shell must not lead to their database or their mail server.
const NONE = { DATABASE_URL: '', DATABASE_APP_URL: '', SMTP_URL: '', PUBLIC_URL: '', FILES: '', NODE_ENV: '' }

/** The real server with its own database, as a supervisor would run it: started again whenever it is killed. */
export interface Product {
  address: string
  dataDir: string
  serverPid(): number
  postgresPid(): number
  readiness(): Promise<{ status: number; reason?: string }>
  /** What the server said since its first start. */
  output(): string
  stop(): Promise<void>
}

export async function startProduct(
  dataDir: string,
  logFile: string,
  settings: Record<string, string> = {},
): Promise<Product> {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const own = { PORT: `${port}`, HOST: '127.0.0.1', DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'error' }
  let server: ChildProcess
  let stopping = false
  const start = () => {
    const log = openSync(logFile, 'a')
    server = spawn(process.execPath, [join(ROOT, 'apps/server/src/main.ts')], {
      env: { ...process.env, ...NONE, ...own, ...settings },
      stdio: ['ignore', log, log],
    })
    closeSync(log)
    bindToUs(server)
    server.once('exit', () => void (stopping || start()))
  }
  start()
  const product: Product = {
    address,
    dataDir,
    serverPid: () => server.pid!,
    postgresPid: () =>
      Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]),
    readiness: () => readiness(address),
    output: () => readFileSync(logFile, 'utf8'),
    async stop() {
      stopping = true
      const gone = new Promise((resolve) => void server.once('exit', resolve))
      if (server.exitCode === null && server.signalCode === null && server.kill('SIGTERM')) await gone
    },
  }
  try {
    // The first start makes the database, which a machine at work may take minutes for.
    await until(async () => (await product.readiness()).status === 200, 'the server is ready', 300_000)
  } catch (error) {
    await product.stop()
    throw error
  }
  return product
}

async function readiness(address: string): Promise<{ status: number; reason?: string }> {
  try {
    const answer = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(10_000) })
    const { reason } = (await answer.json()) as { reason?: string }
    return { status: answer.status, reason }
  } catch {
    return { status: 0 }
  }
}

/** Waits for a moment that has to come; every wait of these runs has an end. @returns after how many milliseconds */
export async function until(
  reached: () => boolean | Promise<boolean>,
  what: string,
  limitMs = 60_000,
): Promise<number> {
  const began = performance.now()
  while (!(await reached())) {
    if (performance.now() - began > limitMs)
      throw new Error(`Waited ${limitMs / 1000} s in vain until ${what}.`)
    await pause(50)
  }
  return performance.now() - began
}
