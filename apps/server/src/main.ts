import { join } from 'node:path'
import pg from 'pg'
import { type App, buildApp } from './app.ts'
import { readSettings, SettingError, type Settings } from './config.ts'
import { openPool } from './db/connection.ts'
import { startEmbedded } from './db/embedded.ts'
import { migrate, MigrationError } from './db/migrate.ts'
import { listenForForgets } from './http/session-gate.ts'
import { installQueues } from './jobs/install-queues.ts'
import { silentLog } from './jobs/log.ts'
import { startWorkers } from './jobs/workers.ts'
import { createOutside } from './outside/outside.ts'

const WEB_FOLDER = join(import.meta.dirname, '../../../build/web')
const APP_ROLE = 'gyeol_app'

interface DatabaseUrls {
  ownerUrl: string
  appUrl: string
  /** The role that sessions of appUrl have to take, when it is the owner's login. */
  appRole: string | undefined
  stop(): Promise<void>
}

async function openDatabase(settings: Settings): Promise<DatabaseUrls> {
  if (!settings.databaseUrl) {
    const embedded = await startEmbedded({ dataDir: settings.dataDir, log: say })
    return { ...embedded, appRole: undefined, stop: () => embedded.stop() }
  }
  const separate = settings.databaseAppUrl
  return {
    ownerUrl: settings.databaseUrl,
    appUrl: separate ?? settings.databaseUrl,
    appRole: separate ? undefined : APP_ROLE,
    stop: async () => undefined,
  }
}

async function start(): Promise<void> {
  const settings = readSettings(process.env)
  const database = await openDatabase(settings)
  const { applied } = await migrate({ ownerUrl: database.ownerUrl, log: say })
  if (applied.length > 0) say(`Database brought up to date (${applied.length} steps).`)
  const withDemo = settings.demo && (await ensureDemo(database))
  const pool = openPool(database.appUrl, settings.databasePool, database.appRole)
  const outside = createOutside(settings, silentLog)
  const app = await buildApp({ settings, pool, outside, webFolder: WEB_FOLDER })
  const listener = await listenToOthers(database, app)
  // A server without workers queues jobs for others all the same.
  await installQueues(
    pool,
    app.jobHandlers.map((handler) => handler.job),
  )
  const workers = settings.jobs
    ? await startWorkers({
        url: database.appUrl,
        role: database.appRole,
        handlers: app.jobHandlers,
        log: app.http.log,
      })
    : null
  await listen(app, settings)
  welcome(settings, withDemo)

  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    say('Stopping …')
    // Answers under way are finished first, then jobs, then the database goes.
    await app.http.close()
    await workers?.stop()
    await listener?.end().catch(() => undefined)
    await pool.end()
    await outside.close()
    await database.stop()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => void stop().then(() => process.exit(0)))
}

/** Other servers announce changed roles and ended sessions; alone, or behind a pooler without LISTEN, a few seconds do it. */
async function listenToOthers(database: DatabaseUrls, app: App): Promise<pg.Client | null> {
  const client = new pg.Client({ connectionString: database.appUrl, application_name: 'gyeol-listener' })
  client.on('error', (error) => app.http.log.warn({ err: error }, 'no longer listening to other servers'))
  try {
    await client.connect()
    await listenForForgets(client, app.sessions)
    return client
  } catch (error) {
    app.http.log.warn({ err: error }, 'cannot listen to other servers')
    return null
  }
}

async function ensureDemo(database: DatabaseUrls): Promise<boolean> {
  const { ensureDemoCompany } = await import('#db/demo/ensure-demo-company.ts')
  return ensureDemoCompany({ ownerUrl: database.ownerUrl, now: Temporal.Now.instant(), say })
}

function welcome(settings: Settings, withDemo: boolean): void {
  say(`\nGyeol is ready: ${settings.publicUrl}`)
  if (!settings.smtpUrl)
    say(
      `Mails are kept, not sent${settings.production ? '; set SMTP_URL' : `: ${settings.publicUrl}/dev/mail`}`,
    )
  if (!withDemo) return
  say('\nDemo accounts, all with the password gyeol-demo-1!')
  say('  admin@demo.gyeol.test    full admin\n  middle@demo.gyeol.test   limited admin')
  say('  leader@demo.gyeol.test   team leader\n  member@demo.gyeol.test   employee')
  say('  payroll@demo.gyeol.test  payroll manager\n')
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

async function listen(app: App, settings: Settings): Promise<void> {
  try {
    await app.http.listen({ port: settings.port, host: settings.host })
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === 'EADDRINUSE')
      throw new SettingError(`Port ${settings.port} is in use. Stop the other program or set PORT.`)
    if (code === 'EACCES')
      throw new SettingError(`Port ${settings.port} is not open to this user. Set PORT to 1024 or more.`)
    throw error
  }
}

// What a person can mend is one sentence; anything else is shown whole.
start().catch((error: unknown) => {
  const known = error instanceof SettingError || error instanceof MigrationError
  process.stderr.write(
    known ? `${error.message}\n` : `${error instanceof Error ? error.stack : String(error)}\n`,
  )
  process.exit(1)
})
