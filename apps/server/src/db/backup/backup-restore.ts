import pg from 'pg'
import { copyIn } from './backup-copy.ts'
import { unpackInto } from './backup-files.ts'
import {
  BackupError,
  type BackupRecord,
  type Head,
  parse,
  readRecords,
  type SequenceState,
  type TableHead,
} from './backup-format.ts'
import {
  columnList,
  findFilledTable,
  type ForeignKey,
  quoted,
  readForeignKeys,
  readTables,
  setSequences,
} from './backup-tables.ts'
import type { BackupCount, BackupOptions } from './backup.ts'
import { wipe } from './backup-wipe.ts'
import { applyFile, checkApplied, prepareList, settingsStay } from '../migrate/migrate.ts'
import { type MigrationFile, migrationsFolder, readMigrations } from '../migrate/migrate-files.ts'
import { installJobs } from '../migrate/migrate-jobs.ts'
import { prepareRole } from '../migrate/migrate-role.ts'
import { areServersAtWork } from '../servers-at-work.ts'

export interface RestoreOptions extends BackupOptions {
  /** Replace a database that has rows. */
  force: boolean
  folder?: string
}

type Records = AsyncGenerator<BackupRecord>
type Files = Awaited<ReturnType<typeof unpackInto>>

/**
 * Puts a backup in the place of the database, in one transaction: the tables as they were, the rows, then the
 * migrations written since. Whatever goes wrong leaves the database as it was.
 * @throws BackupError, MigrationError
 */
export async function restoreBackup(options: RestoreOptions): Promise<BackupCount> {
  const client = new pg.Client({
    connectionString: options.ownerUrl,
    application_name: 'gyeol restore',
    options: settingsStay,
  })
  client.on('error', () => undefined)
  await client.connect()
  const records = readRecords(options.file)
  const files = options.filesFolder ? await unpackInto(options.filesFolder) : null
  try {
    await refuseInUse(client, options.force)
    await client.query(
      'begin; set local idle_in_transaction_session_timeout = 0; set local row_security = off',
    )
    const { count, hasFiles } = await replace(client, options, records, files)
    await client.query('commit')
    if (hasFiles) await files?.finish()
    return count
  } finally {
    await records.return(undefined)
    await client.end()
    await files?.abandon()
  }
}

async function refuseInUse(client: pg.Client, force: boolean): Promise<void> {
  if (await areServersAtWork(client))
    throw new BackupError('A Gyeol server works on this database. Stop it first.')
  const filled = force ? null : await findFilledTable(client)
  if (!filled) return
  throw new BackupError(
    `The database is not empty (${filled} has rows). Add --force to replace everything in it.`,
  )
}

async function replace(client: pg.Client, options: RestoreOptions, records: Records, files: Files | null) {
  const first = await records.next()
  if (first.done || first.value.kind !== 'H')
    throw new BackupError(`${options.file} is not a backup of Gyeol.`)
  const head = parse<Head>(first.value.content)
  if (head.format !== 1) throw new BackupError(`${options.file} was made by a newer Gyeol. Use that program.`)
  const later = await makeTables(client, head, readMigrations(options.folder ?? migrationsFolder))
  const keys = await readForeignKeys(client)
  for (const key of keys) await client.query(key.drop)
  const count = await load(client, records, files)
  await addKeys(client, keys)
  for (const file of later) await applyFile(client, file)
  return { count, hasFiles: head.files }
}

/** Makes the empty tables of the time of the backup; answers the migrations that were written since. */
async function makeTables(client: pg.Client, head: Head, all: MigrationFile[]): Promise<MigrationFile[]> {
  const recorded = new Map(head.migrations.map(({ name, hash }) => [name, hash]))
  checkApplied(recorded, all)
  await wipe(client)
  await prepareRole(client)
  await prepareList(client)
  for (const file of all) if (recorded.has(file.name)) await applyFile(client, file)
  await installJobs(client)
  const names = (await readTables(client)).map(({ schema, name }) => quoted(schema, name))
  if (names.length > 0) await client.query(`truncate ${names.join(', ')} cascade`)
  return all.filter((file) => !recorded.has(file.name))
}

async function load(client: pg.Client, records: Records, files: Files | null): Promise<BackupCount> {
  const count: BackupCount = { tables: 0, rows: 0, files: 0 }
  for (let next = await records.next(); !next.done; next = await records.next()) {
    const { kind, content } = next.value
    if (kind === 'T') {
      count.rows += await loadTable(client, parse<TableHead>(content), records)
      count.tables += 1
    } else if (kind === 'S') await setSequences(client, parse<SequenceState[]>(content))
    else if (kind === 'F') {
      const { name } = parse<{ name: string }>(content)
      const chunks = contentUntil(records, 'G')
      if (files) await files.write(name, chunks)
      else for await (const chunk of chunks) void chunk
      count.files += 1
    } else throw new BackupError(`The backup is damaged: a record ${kind} stands where none may be.`)
  }
  return count
}

async function loadTable(client: pg.Client, table: TableHead, records: Records): Promise<number> {
  const name = quoted(table.schema, table.name)
  let expected = -1
  const chunks = contentUntil(records, 'E', (end) => (expected = parse<{ rows: number }>(end).rows))
  await client.query(`alter table ${name} disable trigger user`)
  const rows = await copyIn(client, `copy ${name} (${columnList(table)}) from stdin`, chunks)
  await client.query(`alter table ${name} enable trigger user`)
  if (rows !== expected) throw new BackupError(`${table.name} got ${rows} rows instead of ${expected}.`)
  return rows
}

async function* contentUntil(records: Records, end: 'E' | 'G', seen?: (content: Buffer) => void) {
  for (let next = await records.next(); !next.done; next = await records.next()) {
    if (next.value.kind === end) return void seen?.(next.value.content)
    yield next.value.content
  }
}

async function addKeys(client: pg.Client, keys: ForeignKey[]): Promise<void> {
  for (const key of keys) await client.query(key.add)
}
