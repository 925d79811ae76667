import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const migrationsFolder = fileURLToPath(new URL('../../../../../db/migrations', import.meta.url))

export interface MigrationFile {
  name: string
  hash: string
  /** Of the texts that it had before, which do the same where they could run: `-- Amends <hash>: <why they could not>`. */
  amends: readonly string[]
  sql: string
}

const AMENDS = /^-- Amends ([0-9a-f]{64}):/gm

/** The migrations of a folder in the order in which they run. Line ends do not count for the hash. */
export function readMigrations(folder: string): MigrationFile[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  return names.sort().map((name) => {
    const sql = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n')
    const amends = [...sql.matchAll(AMENDS)].map(([, hash]) => hash!)
    return { name, sql, amends, hash: createHash('sha256').update(sql).digest('hex') }
  })
}

/** One hash over all migrations; generated files carry it to show which schema they were made from. */
export function hashMigrations(files: MigrationFile[]): string {
  const all = createHash('sha256')
  for (const file of files) all.update(`${file.name} ${file.hash}\n`)
  return all.digest('hex').slice(0, 16)
}
