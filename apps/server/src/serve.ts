import { join } from 'node:path'
import { type App, buildApp } from './app.ts'
import { openSecretBox, sealKeptSecrets } from './platform/auth/index.ts'
import { startClock } from './clock.ts'
import type { Settings } from './config.ts'
import { openPool } from './db/connection.ts'
import { keepLanes } from './db/shares/read-lanes.ts'
import { startEmbedded } from './db/embedded.ts'
import { migrate } from './db/migrate/migrate.ts'
import type { Trouble } from './db/trouble.ts'
import { listenToOthers } from './http/other-servers.ts'
import { sealKeptTokens } from './platform/integrations/seal-kept-tokens.ts'
import { installQueues } from './jobs/install-queues.ts'
import { keepPrivate } from './private-data.ts'
import { checkPort, checkRowSecurity } from './start-checks.ts'
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
  trouble?(): Trouble | null
  stop(): Promise<void>
}

async function openDatabase(settings: Settings, say: (line: string) => void): Promise<DatabaseUrls> {
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

/**
 * Starts everything: database, migrations, demo company, application, workers, and listens.
 * @returns how to stop it all in order
 * @throws SettingError what a person can mend, in a sentence
 */
export async function serve(settings: Settings, say: (line: string) => void): Promise<() => Promise<void>> {
  await checkPort(settings)
  const clock = startClock(settings.testClock)
  const database = await openDatabase(settings, say)
  keepPrivate(settings.dataDir, say)
  const box = await openSecretBox(settings)
  const { applied } = await migrate({ ownerUrl: database.ownerUrl, log: say })
  if (applied.length > 0) say(`Database brought up to date (${applied.length} steps).`)
  const withDemo = settings.demo && (await ensureDemo(database, clock(), say))
  const pool = openPool(database.appUrl, settings.databasePool, database.appRole)
  if (!settings.databaseUrl) keepLanes(pool)
  await checkRowSecurity(pool)
  await sealKeptSecrets(pool, box)
  await sealKeptTokens(pool, box)
  const outside = createOutside(settings, silentLog)
  const parts = { settings, pool, outside, box, clock, webFolder: WEB_FOLDER }
  const app = await buildApp({ ...parts, databaseTrouble: database.trouble })
  const listener = listenToOthers(database.appUrl, app.sessions, app.http.log, app.live)
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
        // Under a clock of the tests it is never the hour of the machine, whose jobs would come in the middle of them.
        schedules: settings.testClock === null,
        log: app.http.log,
      })
    : null
  await listenQuietly(app, settings)
  welcome(settings, withDemo, say)

  return async () => {
    // Answers under way are finished first, then jobs, then the database goes.
    await app.http.close()
    await workers?.stop()
    await listener.stop()
    await pool.end()
    await outside.close()
    await database.stop()
  }
}

/** We say the address ourselves, in words; the log would repeat it for every interface. */
async function listenQuietly({ http }: App, { port, host }: Settings): Promise<void> {
  const { level } = http.log
  http.log.level = 'warn'
  await http.listen({ port, host })
  http.log.level = level
}

async function ensureDemo(
  database: DatabaseUrls,
  now: Temporal.Instant,
  say: (line: string) => void,
): Promise<boolean> {
  const { ensureDemoCompany } = await import('#db/demo/ensure-demo-company.ts')
  return ensureDemoCompany({ ownerUrl: database.ownerUrl, now, say })
}

function welcome(settings: Settings, withDemo: boolean, say: (line: string) => void): void {
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
