import { rename, rm } from 'node:fs/promises'
import pg from 'pg'
import { copyOut } from './backup-copy.ts'
import { writeFiles } from './backup-files.ts'
import { type Head, type RecordWriter, type TableHead, writeRecords } from './backup-format.ts'
import { columnList, quoted, readSequences, readTables } from './backup-tables.ts'
import { readApplied } from '../migrate/migrate.ts'

export interface BackupOptions {
  ownerUrl: string
  file: string
  /** Folder of the uploaded files; null when they are kept elsewhere and are not part of the backup. */
  filesFolder: string | null
}

export interface BackupCount {
  tables: number
  rows: number
  files: number
}

/**
 * Writes one consistent picture of the database, and the files, into a gzip file while the server runs. The file
 * has its name only when it is whole.
 */
export async function writeBackup({ ownerUrl, file, filesFolder }: BackupOptions): Promise<BackupCount> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'gyeol backup' })
  client.on('error', () => undefined)
  await client.connect()
  const unfinished = `${file}.part`
  const records = writeRecords(unfinished)
  try {
    // Row security off means: fail rather than leave out rows in silence.
    await client.query(
      'begin isolation level repeatable read read only; set local row_security = off; set datestyle = iso',
    )
    const migrations = [...(await readApplied(client))].map(([name, hash]) => ({ name, hash }))
    const head: Head = {
      format: 1,
      madeAt: new Date().toISOString(),
      migrations,
      files: filesFolder !== null,
    }
    await records.write('H', head)
    const tables = await readTables(client)
    let rows = 0
    for (const table of tables) rows += await writeTable(client, table, records)
    await records.write('S', await readSequences(client))
    await client.query('commit')
    const files = filesFolder ? await writeFiles(filesFolder, records) : 0
    await records.close()
    await rename(unfinished, file)
    return { tables: tables.length, rows, files }
  } catch (error) {
    records.abandon()
    await rm(unfinished, { force: true })
    throw error
  } finally {
    await client.end()
  }
}

async function writeTable(client: pg.Client, table: TableHead, records: RecordWriter): Promise<number> {
  await records.write('T', table)
  const source = `select ${columnList(table)} from ${quoted(table.schema, table.name)}`
  let rows = 0
  for await (const chunk of copyOut(client, `copy (${source}) to stdout`)) {
    // The text form of COPY ends each row, and nothing else, with a line feed.
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) rows += 1
    await records.write('D', chunk)
  }
  await records.write('E', { rows })
  return rows
}
