import { appendFileSync, existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { SettingError } from '../config.ts'

/** An operating-system user that PostgreSQL runs as, because it refuses to run as root. */
export interface Account {
  name: string
  uid: number
  gid: number
}

/**
 * The user for PostgreSQL when we are root: the owner of existing data, else postgres, else nobody, else any
 * user of the machine. null: we are not root, and PostgreSQL runs as ourselves.
 */
export function chooseAccount(dataFolder: string, log: (line: string) => void): Account | null {
  if (process.getuid?.() !== 0) return null
  const accounts = readAccounts()
  if (existsSync(dataFolder)) {
    const { uid, gid } = statSync(dataFolder)
    if (uid !== 0)
      return { name: accounts.find((account) => account.uid === uid)?.name ?? `${uid}`, uid, gid }
  }
  const named = (name: string) => accounts.find((account) => account.name === name)
  return named('postgres') ?? named('nobody') ?? accounts[0] ?? addAccount(log)
}

function readAccounts(): Account[] {
  if (!existsSync('/etc/passwd')) return []
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length >= 4 && Number(fields[2]) > 0)
    .map((fields) => ({ name: fields[0]!, uid: Number(fields[2]), gid: Number(fields[3]) }))
}

/** initdb wants a user that has a name, and a bare container may have none but root: then we add one. */
function addAccount(log: (line: string) => void): Account {
  const account = { name: 'gyeol', uid: 65532, gid: 65532 }
  try {
    appendFileSync(
      '/etc/passwd',
      `${account.name}:x:${account.uid}:${account.gid}::/nonexistent:/bin/false\n`,
    )
  } catch {
    throw new SettingError(
      'PostgreSQL does not run as root, and this machine has no other user. Start as an ordinary user, or set DATABASE_URL.',
    )
  }
  log('PostgreSQL does not run as root and no other user existed: added the user gyeol to /etc/passwd.')
  return account
}

/** Whether the account may pass through every folder above the path. */
export function canReach(path: string, account: Account): boolean {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if (existsSync(folder) && !mayEnter(folder, account)) return false
    if (folder === dirname(folder)) return true
  }
}

export function mayEnter(folder: string, account: Account): boolean {
  const { mode, uid, gid } = statSync(folder)
  if (uid === account.uid) return (mode & 0o100) !== 0
  if (gid === account.gid) return (mode & 0o010) !== 0
  return (mode & 0o001) !== 0
}

/** The folder outside all private folders where data and programs go when the account cannot reach ours. */
export function publicFolder(hash: string): string {
  return join('/var/lib/gyeol', hash)
}
