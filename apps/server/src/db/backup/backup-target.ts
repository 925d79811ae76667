import { existsSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { SettingError, type Settings } from '../../config.ts'
import { isWorker, WORKER } from '../distribute/cluster.ts'
import { startEmbedded } from '../embedded.ts'
import { findRunning } from '../embedded-stale.ts'

export interface Target {
  ownerUrl: string
  filesFolder: string | null
  close(): Promise<void>
}

/**
 * The database of the settings: DATABASE_URL, or the embedded one, which is started when no server runs it.
 * @param shared whether a running server may go on meanwhile
 * @throws SettingError when it may not and there is one, or the database is a worker of a distributed one
 */
export async function openTarget(settings: Settings, shared: boolean): Promise<Target> {
  const { dataDir, databaseUrl, files } = settings
  const filesFolder = files.kind === 'disk' ? join(dataDir, 'files') : null
  const close = async () => undefined
  if (databaseUrl) {
    await refuseWorker(databaseUrl)
    return { ownerUrl: databaseUrl, filesFolder, close }
  }
  const running = shared ? await findRunning(dataDir) : null
  if (running) return { ownerUrl: running.ownerUrl, filesFolder, close }
  // A slip in DATA_DIR must not make an empty database to back up.
  if (shared && !existsSync(join(dataDir, 'postgres'))) {
    throw new SettingError(`There is no database in ${dataDir}. Check DATA_DIR or DATABASE_URL.`)
  }
  const embedded = await startEmbedded({ dataDir, log: console.error })
  return { ownerUrl: embedded.ownerUrl, filesFolder, close: embedded.stop }
}

/** A worker seems to have the tables, but neither accounts nor the list of migrations. */
async function refuseWorker(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, application_name: 'gyeol target' })
  client.on('error', () => undefined)
  try {
    await client.connect()
    if (await isWorker(client)) throw new SettingError(WORKER)
  } finally {
    await client.end()
  }
}
