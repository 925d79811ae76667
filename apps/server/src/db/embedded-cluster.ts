import { spawnSync, type SpawnSyncReturns } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SettingError } from '../config.ts'
import { giveTo, type Place } from './embedded-place.ts'

export interface Passwords {
  owner: string
  app: string
}

const superuser = 'gyeol_setup'
const readyMark = 'gyeol-ready'

/**
 * Makes the database cluster if there is none, and answers the passwords of its two logins. The superuser has
 * no password and so no login: it acts only here, in PostgreSQL's single-user mode.
 */
export function prepareCluster(place: Place, throwaway: boolean): Passwords {
  const passwords = readPasswords(place.dataDir)
  if (existsSync(join(place.cluster, readyMark))) {
    if (passwords) return passwords
    return resetPasswords(place)
  }
  if (existsSync(join(place.cluster, 'PG_VERSION'))) {
    throw new SettingError(
      `${place.cluster} holds a PostgreSQL that was not made by Gyeol. Move it away or choose another DATA_DIR.`,
    )
  }
  const made = passwords ?? writePasswords(place.dataDir)
  createCluster(place, made, throwaway)
  return made
}

/** Everything happens in a folder of another name first, so that an interrupted first start leaves nothing. */
function createCluster(place: Place, passwords: Passwords, throwaway: boolean): void {
  const folder = `${place.cluster}.new`
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { mode: 0o700 })
  giveTo(folder, place.account)
  try {
    fillCluster(place, folder, passwords, throwaway)
    renameSync(folder, place.cluster)
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

function fillCluster(place: Place, folder: string, passwords: Passwords, throwaway: boolean): void {
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const options = [
    '-D',
    folder,
    '-U',
    superuser,
    '-E',
    'UTF8',
    ...locale,
    '--auth=reject',
    '--no-instructions',
  ]
  check(run(place, place.binaries.initdb, throwaway ? [...options, '--no-sync'] : options), place)
  writeFileSync(join(folder, 'pg_hba.conf'), logins())
  single(place, folder, [
    `create role gyeol_owner login createdb createrole password '${passwords.owner}'`,
    `create role gyeol_app login password '${passwords.app}'`,
    'grant gyeol_app to gyeol_owner with admin true, inherit false, set true',
    'create database gyeol owner gyeol_owner',
  ])
  writeFileSync(join(folder, readyMark), '')
}

function logins(): string {
  const local = 'local all gyeol_owner,gyeol_app scram-sha-256\n'
  const windows = 'host all gyeol_owner,gyeol_app 127.0.0.1/32 scram-sha-256\n'
  return process.platform === 'win32' ? windows : local
}

/** The file with the passwords was lost (data moved by hand): set new ones. */
function resetPasswords(place: Place): Passwords {
  const made = writePasswords(place.dataDir)
  single(place, place.cluster, [
    `alter role gyeol_owner password '${made.owner}'`,
    `alter role gyeol_app password '${made.app}'`,
  ])
  return made
}

const passwordFile = (dataDir: string) => join(dataDir, 'postgres-logins.json')

/** @throws SettingError when the file is there but not readable for us */
export function readPasswords(dataDir: string): Passwords | null {
  const file = passwordFile(dataDir)
  try {
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Passwords) : null
  } catch (error) {
    throw new SettingError(
      `${file} cannot be read: ${(error as Error).message}. Start as the user who made it.`,
    )
  }
}

function writePasswords(dataDir: string): Passwords {
  const made = { owner: randomBytes(24).toString('base64url'), app: randomBytes(24).toString('base64url') }
  const file = passwordFile(dataDir)
  try {
    writeFileSync(`${file}.new`, JSON.stringify(made), { mode: 0o600 })
    renameSync(`${file}.new`, file)
  } catch (error) {
    throw new SettingError(`The data folder ${dataDir} cannot be written: ${(error as Error).message}.`)
  }
  return made
}

function single(place: Place, folder: string, statements: string[]): void {
  const input = statements.map((statement) => `${statement}\n`).join('')
  const result = run(place, place.binaries.postgres, ['--single', '-D', folder, 'postgres'], input)
  check(result, place)
  // Single-user mode goes on after an error and still ends with 0.
  if (/(ERROR|FATAL|PANIC): /.test(result.stderr)) check({ ...result, status: 1 }, place)
}

function run(place: Place, program: string, args: string[], input?: string): SpawnSyncReturns<string> {
  const { uid, gid } = place.account ?? {}
  return spawnSync(program, args, { uid, gid, input, cwd: '/', env: serverEnv(), encoding: 'utf8' })
}

/** Nothing of our own environment reaches PostgreSQL: PGDATA, PGPORT or a locale would change what it does. */
export function serverEnv(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP } = process.env
  return {
    PATH: PATH || '/usr/bin:/bin',
    LC_ALL: 'C',
    TZ: 'UTC',
    ...(SystemRoot ? { SystemRoot, TEMP } : {}),
  }
}

function check(result: SpawnSyncReturns<string>, place: Place): void {
  if (result.status === 0) return
  const text = `${result.stderr ?? ''}${result.error?.message ?? ''}`.trim()
  throw explainFailure(text, place.dataDir)
}

export class DiskFull extends SettingError {}

/** Turns what PostgreSQL printed into one sentence for the person who starts the server. */
export function explainFailure(text: string, folder: string): SettingError {
  if (/No space left on device|ENOSPC|wrote only \d+ of/.test(text) || !hasRoom(folder)) {
    return new DiskFull(`The disk that holds ${folder} is full, so the database cannot start.`)
  }
  if (/Permission denied|Operation not permitted|has wrong ownership|EACCES|EROFS|ENOTDIR/.test(text)) {
    return new SettingError(`The database may not use ${folder}: ${lastLine(text)}`)
  }
  return new SettingError(`The database in ${folder} did not start: ${lastLine(text)}`)
}

/** On a full disk PostgreSQL often cannot even write why it ended. One more file of its log of changes must fit. */
function hasRoom(folder: string): boolean {
  return [folder, join(folder, 'postgres')].filter(existsSync).every((path) => {
    const { bavail, bsize } = statfsSync(path)
    return bavail * bsize >= 16 * 1024 * 1024
  })
}

function lastLine(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines.find((line) => /FATAL|PANIC|error:|ERROR/.test(line)) ?? lines.at(-1) ?? 'no reason was given'
}
