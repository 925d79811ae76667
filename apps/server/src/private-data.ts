import { chmodSync, chownSync, existsSync, lstatSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'

const KEPT = ['mail', 'files', 'incoming', 'secret-key', 'postgres.log', 'postgres-logins.json']
const OURS = new Set([...KEPT, 'postgres', 'lost+found'])
const OTHERS = 0o077

/**
 * Keeps what lies in the data folder from the machine's other users: from now on this process makes files and
 * folders for its user alone, and what an earlier version left readable is mended. To be called when the embedded
 * database is up, because the copy of PostgreSQL's programs is for another user, and the folders on the way to it.
 */
export function keepPrivate(dataDir: string, log: (line: string) => void): void {
  process.umask(OTHERS)
  if (process.platform === 'win32' || !existsSync(dataDir)) return
  for (const path of KEPT.map((name) => join(dataDir, name)).filter(existsSync)) {
    tell(log, path, () => {
      const real = realpathSync(path)
      // It is closed last: a closed folder holds nothing that has to be looked at again.
      if (isOpen(real)) close(real)
    })
  }
  // A folder that also holds other things is not ours to close.
  if (readdirSync(dataDir).every((name) => OURS.has(name))) tell(log, dataDir, () => closeDataDir(dataDir))
}

function tell(log: (line: string) => void, path: string, work: () => void): void {
  try {
    work()
  } catch (error) {
    log(`${path} could not be closed to other users: ${(error as Error).message}.`)
  }
}

function isOpen(path: string): boolean {
  return (statSync(path).mode & OTHERS) !== 0
}

function close(path: string): void {
  const found = lstatSync(path)
  if (found.isSymbolicLink()) return
  if (found.isDirectory()) for (const name of readdirSync(path)) close(join(path, name))
  chmodSync(path, found.mode & 0o700)
}

/** Root's PostgreSQL runs as another user, whose group then may pass through, but not look around. */
function closeDataDir(dataDir: string): void {
  const { uid } = statSync(dataDir)
  const cluster = lstatSync(join(dataDir, 'postgres'), { throwIfNoEntry: false })
  if (!cluster?.isDirectory() || cluster.uid === uid) return chmodSync(dataDir, 0o700)
  chownSync(dataDir, uid, cluster.gid)
  chmodSync(dataDir, 0o710)
}
