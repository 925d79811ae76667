// Serves the browser tests: each file of them gets the product anew, on a copy of one demo company. One process starts them
// all, because a start of its own would take each file longer than its first test.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { ensureDemoCompany } from '#db/demo/ensure-demo-company.ts'
import { readSettings } from '#server/config.ts'
import { withDatabase } from '#server/db/embedded-address.ts'
import { startEmbedded } from '#server/db/embedded.ts'
import { migrate } from '#server/db/migrate/migrate.ts'
import { serve } from '#server/serve.ts'
import { checkPort } from '#server/start-checks.ts'
import { scratchFolder } from '#test/scratch-folder.ts'
import pg from 'pg'
import { BEGIN } from './clock.ts'
import { answerLate, LATE_BY } from './network/late-answers.ts'
import { behind, elsewhereOf, PORT } from './ports.ts'

const TEMPLATE = 'gyeol_demo'
const folder = mkdtempSync(join(scratchFolder(), `gyeol-tests-${process.pid}-`))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
const quiet = () => undefined
const complain = (line: string) => void process.stderr.write(`${line}\n`)

const postgres = await startEmbedded({ dataDir: join(folder, 'data'), log: complain, throwaway: true })
const owner = new pg.Client({ connectionString: postgres.ownerUrl })
await owner.connect()
await owner.query(`create database ${TEMPLATE}`)
const demoUrl = withDatabase(postgres.ownerUrl, TEMPLATE)
await migrate({ ownerUrl: demoUrl })
await ensureDemoCompany({ ownerUrl: demoUrl, now: BEGIN, say: quiet })

interface House {
  port: number
  /** Opens it again at another moment, as everybody left it. */
  moveTo(moment: string): Promise<void>
  close(): Promise<void>
}

let last = PORT

/** The next ports that nobody else uses: of a house, of a client that is served elsewhere, and behind late answers. */
async function nextPort(): Promise<number> {
  // Its own from here on: the other worker may ask meanwhile.
  const port = (last += 3)
  try {
    for (const host of ['localhost', '127.0.0.1']) {
      await checkPort({ port, host })
      await checkPort({ port: elsewhereOf(port), host })
      await checkPort({ port: behind(port), host })
    }
    return port
  } catch (error) {
    if (port > PORT + 1_000) throw error
    return nextPort()
  }
}

/** The product as it is on a Monday morning, in the demo company. */
async function openHouse(): Promise<House> {
  const port = await nextPort()
  const name = `house_${port}`
  const dataDir = join(folder, name)
  mkdirSync(dataDir)
  await owner.query(`create database ${name} template ${TEMPLATE} strategy file_copy`)
  const settingsAt = (moment: string) =>
    readSettings({
      PORT: String(LATE_BY ? behind(port) : port),
      PUBLIC_URL: `http://localhost:${port}`,
      DATA_DIR: dataDir,
      DATABASE_URL: withDatabase(postgres.ownerUrl, name),
      DATABASE_APP_URL: withDatabase(postgres.appUrl, name),
      SECRET_KEY: 'browser-tests-keep-no-secrets-of-anybody',
      DEMO: '1',
      LOG_LEVEL: 'error',
      TEST_CLOCK: moment,
      ALLOWED_ORIGINS: ['localhost', '127.0.0.1'].map((host) => `http://${host}:${elsewhereOf(port)}`).join(),
    })
  let stop = await serve(settingsAt(String(BEGIN)), quiet)
  const hurry = LATE_BY ? await answerLate(port, behind(port)) : quiet
  return {
    port,
    moveTo: async (moment) => {
      await stop()
      stop = await serve(settingsAt(moment), quiet)
    },
    close: async () => {
      await hurry()
      await stop()
    },
  }
}

const houses = new Map<number, House>()
const server = createServer(async (request, response) => {
  const [, what, port, moment] = request.url!.split('/')
  if (what === 'open') {
    const house = await openHouse()
    houses.set(house.port, house)
    return response.end(String(house.port))
  }
  if (what === 'move') await houses.get(Number(port))!.moveTo(decodeURIComponent(moment!))
  if (what === 'close') {
    const house = houses.get(Number(port))
    houses.delete(Number(port))
    await house?.close()
  }
  return response.end()
})
server.listen(PORT, 'localhost')

async function stop(): Promise<void> {
  server.close()
  // A page that is still open must not hold up the end.
  await Promise.race([Promise.all([...houses.values()].map((house) => house.close())), setTimeout(5_000)])
  await owner.end()
  await postgres.stop()
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())
