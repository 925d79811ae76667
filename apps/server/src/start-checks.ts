import { createServer } from 'node:net'
import type pg from 'pg'
import { SettingError, type Settings } from './config.ts'
import { MigrationError } from './db/migrate/migrate.ts'

/** Looks whether the port is free before anything else is touched. @throws SettingError */
export function checkPort({ port, host }: Pick<Settings, 'port' | 'host'>): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', ({ code, message }: NodeJS.ErrnoException) => {
      reject(
        new SettingError(
          PORT_PROBLEMS[code ?? '']?.(port, host) ?? `Port ${port} cannot be used: ${message}.`,
        ),
      )
    })
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve()))
  })
}

const PORT_PROBLEMS: Record<string, (port: number, host: string) => string> = {
  EADDRINUSE: (port) => `Port ${port} is in use. Stop the other program or set PORT.`,
  EACCES: (port) => `Port ${port} is not open to this user. Set PORT to 1024 or more.`,
  EADDRNOTAVAIL: (_port, host) => `HOST is "${host}", which is no address of this machine.`,
  ENOTFOUND: (_port, host) => `HOST is "${host}", which is no address of this machine.`,
}

/**
 * Without row security one company would see another. A pooler that ignores the role of the connection, or a login
 * that owns the tables, would switch it off silently: then we do not start.
 * @throws SettingError
 */
export async function checkRowSecurity(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ active: boolean }>("select row_security_active('members') as active")
  if (rows[0]?.active) return
  throw new SettingError(
    'Row security does not bind the login of the application. Set DATABASE_APP_URL to a login of its own (see docs/operations.md).',
  )
}

const DATABASE_PROBLEMS: Record<string, string> = {
  ECONNREFUSED: 'The database does not answer at the address of DATABASE_URL. Is it running?',
  ENOTFOUND: 'The host in DATABASE_URL is not known.',
  ETIMEDOUT: 'The database does not answer in time at the address of DATABASE_URL.',
  '28P01': 'The database refuses the name or the password of DATABASE_URL.',
  '28000': 'The database refuses the login of DATABASE_URL.',
  '3D000': 'The database named in DATABASE_URL does not exist.',
  '42501': 'The login of DATABASE_URL lacks a right that migrating needs (see docs/operations.md)',
  '53100': 'The disk of the database is full. Free some space and start again; nothing was lost.',
  '53300': 'The database takes no more connections. Raise max_connections or lower DATABASE_POOL.',
  '08P01': 'The database or a pooler before it refuses the connection (see docs/operations.md, poolers)',
  ENOSPC: 'The disk is full. Free some space and start again; nothing was lost.',
}

/** One sentence for what a person can mend; the whole error otherwise. */
export function startFailure(error: unknown): string {
  if (error instanceof SettingError || error instanceof MigrationError) return error.message
  const { code, message } = error as { code?: string; message?: string }
  const known = DATABASE_PROBLEMS[code ?? '']
  if (known) return /[.?]$/.test(known) ? known : `${known}: ${message}.`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
