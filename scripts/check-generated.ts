import { readFileSync } from 'node:fs'
import { hashMigrations, migrationsFolder, readMigrations } from '#server/db/migrate/migrate-files.ts'

const wanted = hashMigrations(readMigrations(migrationsFolder))
const files = ['apps/server/src/db/rows.gen.ts', 'db/schema.sql']
const stale = files.filter((file) => !readStart(file).includes(`migrations ${wanted}`))
for (const file of stale) console.error(`${file} was made from other migrations; run npm run db:generate.`)
process.exitCode = stale.length ? 1 : 0

function readStart(file: string): string {
  try {
    return readFileSync(file, 'utf8').slice(0, 400)
  } catch {
    return ''
  }
}
