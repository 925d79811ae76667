import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { readColumns } from '#server/db/catalog.ts'
import { writeRowTypes } from '#server/db/catalog-rows.ts'
import { writeSchema } from '#server/db/catalog-schema.ts'
import { startEmbedded } from '#server/db/embedded.ts'
import { hashMigrations, migrationsFolder, readMigrations } from '#server/db/migrate/migrate-files.ts'
import { migrate } from '#server/db/migrate/migrate.ts'

const root = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'gyeol-generate-'))
chmodSync(folder, 0o711)
const hash = hashMigrations(readMigrations(migrationsFolder))
const server = await startEmbedded({ dataDir: join(folder, 'data'), log: console.error, throwaway: true })
try {
  await migrate({ ownerUrl: server.ownerUrl })
  const client = new pg.Client({ connectionString: server.ownerUrl })
  await client.connect()
  const rows = writeRowTypes(await readColumns(client), hash)
  const schema = await writeSchema(client, hash)
  await client.end()
  writeFileSync(join(root, 'apps/server/src/db/rows.gen.ts'), rows)
  writeFileSync(join(root, 'db/schema.sql'), schema)
  console.log(`Wrote the row types and the schema of migrations ${hash}.`)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
