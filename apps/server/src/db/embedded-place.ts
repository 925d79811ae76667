import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { SettingError } from '../config.ts'
import { type Account, canReach, chooseAccount, mayEnter, publicFolder } from './embedded-account.ts'
import { type Binaries, findBinaries } from './embedded-binaries.ts'

export interface Place {
  dataDir: string
  /** The PostgreSQL data itself, links resolved. */
  cluster: string
  account: Account | null
  binaries: Binaries
  /** null on Windows, where PostgreSQL listens on 127.0.0.1 instead. */
  socketFolder: string | null
  hash: string
}

/**
 * Decides where the data, the programs and the socket are and who owns them, and makes the folders.
 *
 * dataDir/postgres is normally a folder. When we are root and dataDir lies below a folder that no other user
 * may enter, the data is in /var/lib/gyeol/<hash of dataDir>/postgres and dataDir/postgres is a link to it.
 * @throws SettingError when dataDir cannot be used
 */
export function preparePlace(dataDir: string, log: (line: string) => void): Place {
  makeDataDir(dataDir)
  const hash = createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 12)
  const named = join(dataDir, 'postgres')
  const account = chooseAccount(named, log)
  const elsewhere = publicFolder(hash)
  if (account && !isPresent(named) && !(canReach(named, account) && mayEnter(dataDir, account))) {
    linkElsewhere(named, elsewhere, log)
  }
  const cluster = resolveLink(named, join(elsewhere, 'postgres'))
  const binaries = findBinaries(account, elsewhere)
  return { dataDir, cluster, account, binaries, socketFolder: makeSocketFolder(hash, account), hash }
}

function makeDataDir(dataDir: string): void {
  try {
    if (existsSync(dataDir)) return
    mkdirSync(dirname(dataDir), { recursive: true })
    mkdirSync(dataDir, { mode: 0o700 })
    // Root's PostgreSQL runs as another user, who must pass through this folder; what is in it stays private.
    if (process.getuid?.() === 0) chmodSync(dataDir, 0o711)
  } catch (error) {
    throw new SettingError(`The data folder ${dataDir} cannot be made: ${(error as Error).message}.`)
  }
}

function linkElsewhere(named: string, folder: string, log: (line: string) => void): void {
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  const target = join(folder, 'postgres')
  // Who deleted the data folder wants to begin anew; what it pointed to is kept nevertheless.
  if (existsSync(target)) {
    const kept = `${target}.${Date.now()}`
    renameSync(target, kept)
    log(`The data of a deleted data folder was moved to ${kept}.`)
  }
  symlinkSync(target, named)
}

function isPresent(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined
}

function resolveLink(named: string, target: string): string {
  if (!lstatSync(named, { throwIfNoEntry: false })?.isSymbolicLink()) return named
  return existsSync(named) ? realpathSync(named) : target
}

/**
 * A short folder for the socket: its path may have 107 bytes at most (sockaddr_un). Others could have made a
 * folder of that name before us, so only one that already belongs to the right user is taken over.
 */
function makeSocketFolder(hash: string, account: Account | null): string | null {
  if (process.platform === 'win32') return null
  const root = socketRoot(account)
  const uid = account?.uid ?? process.getuid!()
  const folder = join(root, `gyeol-${uid}-${hash}`)
  const found = lstatSync(folder, { throwIfNoEntry: false })
  if (found?.isDirectory() && found.uid === uid && (found.mode & 0o077) === 0) return folder
  const made = found ? mkdtempSync(join(root, `gyeol-${uid}-${hash}-`)) : folder
  if (!found) mkdirSync(made, { mode: 0o700 })
  if (account) chownSync(made, account.uid, account.gid)
  return made
}

function socketRoot(account: Account | null): string {
  const root = tmpdir()
  if (root.length > 60) return '/tmp'
  return account && !canReach(join(root, 'x'), account) ? '/tmp' : root
}

/** Gives a new folder to the account that PostgreSQL runs as. */
export function giveTo(path: string, account: Account | null): void {
  if (account) chownSync(path, account.uid, account.gid)
}

/** After a start that failed: a folder in use is not empty and stays. */
export function removeEmptySocketFolder({ socketFolder }: Place): void {
  try {
    if (socketFolder) rmdirSync(socketFolder)
  } catch {
    // It is another server's.
  }
}

export function removeSocketFolder(place: Place): void {
  if (place.socketFolder) rmSync(place.socketFolder, { recursive: true, force: true })
}
