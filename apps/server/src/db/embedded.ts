import { chooseAddress, makeUrls, type Urls } from './embedded-address.ts'
import { connectWhenReady, takeClaim } from './embedded-claim.ts'
import { explainFailure, prepareCluster } from './embedded-cluster.ts'
import { type Place, preparePlace, removeEmptySocketFolder, removeSocketFolder } from './embedded-place.ts'
import { interrupt, launch, type Launch, type Running, signal, waitGone } from './embedded-process.ts'
import { clearStale } from './embedded-stale.ts'

export interface Embedded {
  /** Login that owns the database gyeol and may create roles and databases; not a superuser. */
  ownerUrl: string
  /** Login of the application: has only what the migrations grant. */
  appUrl: string
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
 * first start. It runs in a process group of its own, so that Ctrl-C reaches only us, and is started again when
 * it dies by itself. Its own messages are in dataDir/postgres.log.
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
  const stop = await keepRunning({ place, address, throwaway, ownerUrl: urls.ownerUrl }, log)
  return {
    ...urls,
    async stop() {
      await stop()
      removeSocketFolder(place)
    },
  }
}

/** Starts PostgreSQL again whenever it ends without being asked to; answers how to end it for good. */
async function keepRunning(plan: Launch, log: (line: string) => void): Promise<() => Promise<void>> {
  let stopping = false
  let running: Running = await launch(plan)
  const stopAtExit = () => {
    interrupt(plan.place, running.child.pid!)
    removeSocketFolder(plan.place)
  }
  const watch = () => {
    running.claim.once('end', () => void claimAgain())
    running.child.once('exit', () => void startAgain())
  }
  const startAgain = async () => {
    if (stopping) return
    log('PostgreSQL ended unexpectedly; starting it again.')
    try {
      running = await launch(plan)
      watch()
    } catch (error) {
      log(`PostgreSQL could not be started again: ${(error as Error).message}`)
    }
  }
  // A crashed backend closes all connections while PostgreSQL itself goes on.
  const claimAgain = async () => {
    const { child } = running
    const gaveUp = () => stopping || child.exitCode !== null || child.signalCode !== null
    const claim = await connectWhenReady(plan.ownerUrl, gaveUp).catch(() => null)
    if (!claim) return
    await takeClaim(claim)
    running.claim = claim
    claim.once('end', () => void claimAgain())
  }
  watch()
  process.once('exit', stopAtExit)
  return async () => {
    stopping = true
    process.off('exit', stopAtExit)
    await end(plan, running)
  }
}

async function end({ place }: Launch, { child, claim }: Running): Promise<void> {
  child.ref()
  void claim.end().catch(() => undefined)
  const gone = () => child.exitCode !== null || child.signalCode !== null
  if (gone()) return
  interrupt(place, child.pid!)
  if (await waitGone(gone, 30_000)) return
  signal(child.pid!, 'SIGQUIT')
  await waitGone(gone, 10_000)
}
