import { chooseAddress, makeUrls, type Urls } from './embedded-address.ts'
import { explainFailure, prepareCluster } from './embedded-cluster.ts'
import { type Place, preparePlace, removeEmptySocketFolder, removeSocketFolder } from './embedded-place.ts'
import { keepRunning } from './embedded-keep.ts'
import { clearStale } from './embedded-stale.ts'
import type { Trouble } from './trouble.ts'

export interface Embedded {
  /** Login that owns the database gyeol and may create roles and databases; not a superuser. */
  ownerUrl: string
  /** Login of the application: has only what the migrations grant. */
  appUrl: string
  /** Why it is away at this moment; null while it serves. */
  trouble(): Trouble | null
  stop(): Promise<void>
}

export interface EmbeddedOptions {
  dataDir: string
  log(line: string): void
  /** Without safety against power loss, for tests. */
  throwaway?: boolean
}

/**
 * Starts the PostgreSQL that comes with the product on the data in dataDir/postgres, making that data on the
 * first start. It runs in a process group of its own, so that Ctrl-C reaches only us, is started again when it dies
 * by itself, and ends with us, however we end. Its own messages are in dataDir/postgres.log.
 * @throws SettingError with one sentence when the folder, the disk or another server prevents it
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  let place: Place | null = null
  try {
    place = preparePlace(options.dataDir, options.log)
    return await startIn(place, options)
  } catch (error) {
    if (place) removeEmptySocketFolder(place)
    const { code, message } = error as NodeJS.ErrnoException
    if (/^(EACCES|EPERM|ENOSPC|EROFS|ENOTDIR)$/.test(code ?? ''))
      throw explainFailure(message, options.dataDir)
    throw error
  }
}

async function startIn(place: Place, { log, throwaway = false }: EmbeddedOptions): Promise<Embedded> {
  await clearStale(place, log)
  const passwords = prepareCluster(place, throwaway)
  const address = await chooseAddress(place)
  const urls: Urls = makeUrls(address, passwords)
  const kept = await keepRunning({ place, address, throwaway, ownerUrl: urls.ownerUrl }, log)
  return {
    ...urls,
    trouble: kept.trouble,
    async stop() {
      await kept.stop()
      removeSocketFolder(place)
    },
  }
}
