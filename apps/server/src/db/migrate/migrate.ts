import pg from 'pg'
import { isWorker, WORKER } from '../distribute/cluster.ts'
import { isHalfDistributed } from '../distribute/tables.ts'
import { commandsOf } from './migrate-commands.ts'
import { type MigrationFile, migrationsFolder, readMigrations } from './migrate-files.ts'
import { migrateJobs } from './migrate-jobs.ts'
import { preparePlans } from './migrate-plans.ts'
import { withoutRenames } from './migrate-renames.ts'
import { appRole, prepareRole } from './migrate-role.ts'

export interface MigrateOptions {
  /** A login that owns the database; it need not be a superuser. */
  ownerUrl: string
  folder?: string
  log?(line: string): void
}

const HALF =
  'The distribution of this database has not come to its end. Wait for the one that is under way, or run npm run db:distribute again; nothing was changed.'

/** The database and the migrations do not fit; the message says which file and what to do. */
export class MigrationError extends Error {}

/** What is set while tables are made is for that connection, also where the database has it handed on to workers; elsewhere it says nothing. */
export const settingsStay = '-c citus.propagate_set_commands=none'

// Any number, the same for every server of one database: only one of them migrates at a time.
export const SHAPE_LOCK = 4_935_713

/**
 * Brings the database to the newest migration: the role of the application, the files of db/migrations that were
 * not applied yet, each in a transaction of its own, and the tables of the job queue.
 * @throws MigrationError when a file was changed or removed after it ran, or fails
 */
export async function migrate(options: MigrateOptions): Promise<{ applied: string[] }> {
  const files = readMigrations(options.folder ?? migrationsFolder)
  const client = new pg.Client({
    connectionString: options.ownerUrl,
    application_name: 'gyeol migrate',
    options: settingsStay,
  })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [SHAPE_LOCK])
    if (await isWorker(client)) throw new MigrationError(WORKER)
    if (await isHalfDistributed(client)) throw new MigrationError(HALF)
    await prepareRole(client)
    await preparePlans(client)
    const applied = await applyFiles(client, files, options)
    if (await migrateJobs(client)) options.log?.('Job tables are up to date.')
    return { applied }
  } finally {
    await client.end()
  }
}

async function applyFiles(
  client: pg.Client,
  files: MigrationFile[],
  options: MigrateOptions,
): Promise<string[]> {
  await prepareList(client)
  const done = await readApplied(client)
  checkApplied(done, files)
  const applied: string[] = []
  for (const file of files) {
    if (done.has(file.name)) continue
    await inTransaction(client, () => applyFile(client, file))
    options.log?.(`Migrated ${file.name}.`)
    applied.push(file.name)
  }
  return applied
}

/** Makes the table that lists what was applied. */
export async function prepareList(client: pg.Client): Promise<void> {
  await client.query(`
    create table if not exists public.schema_migrations (
      name text primary key,
      hash text not null,
      applied_at timestamptz not null default now()
    );
    revoke all on public.schema_migrations from ${appRole};
  `)
}

/** Names and hashes of the applied migrations. */
export async function readApplied(client: pg.Client): Promise<Map<string, string>> {
  const rows = await client.query<{ name: string; hash: string }>(
    'select name, hash from public.schema_migrations order by name',
  )
  return new Map(rows.rows.map((row) => [row.name, row.hash]))
}

/** @throws MigrationError when a migration of the list is not among the files, or is another one there */
export function checkApplied(done: Map<string, string>, files: MigrationFile[]): void {
  for (const [name, hash] of done) {
    const file = files.find((each) => each.name === name)
    if (!file) {
      throw new MigrationError(
        `The database has the migration ${name}, which this program does not have. Use the newer program.`,
      )
    }
    if (file.hash !== hash && !file.amends.includes(hash)) {
      throw new MigrationError(
        `The migration ${name} was changed after it had been applied. Restore the file and write a new one.`,
      )
    }
  }
}

/**
 * Runs one migration and notes it, in the transaction that is open.
 * @throws MigrationError naming the file, the line and the cause
 */
export async function applyFile(client: pg.Client, file: MigrationFile): Promise<void> {
  let said = ''
  try {
    for (const command of commandsOf(file.sql))
      for (said of await withoutRenames(client, command)) await client.query(said)
    await client.query('insert into public.schema_migrations (name, hash) values ($1, $2)', [
      file.name,
      file.hash,
    ])
  } catch (error) {
    throw new MigrationError(describe(file, said, error as pg.DatabaseError), { cause: error })
  }
}

async function inTransaction(client: pg.Client, work: () => Promise<void>): Promise<void> {
  await client.query('begin')
  try {
    await work()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

/** PostgreSQL counts the position in characters from 1. */
function describe(file: MigrationFile, said: string, error: pg.DatabaseError): string {
  const before = error.position ? [...said].slice(0, Number(error.position) - 1).join('') : null
  const line = before === null ? '' : `:${before.split('\n').length}`
  const more = [error.detail, error.hint, error.where].filter(Boolean).join(' ')
  return `The migration ${file.name}${line} failed: ${error.message}.${more ? ` ${more}` : ''}`
}
