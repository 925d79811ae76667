import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { readSettings } from '#server/config.ts'
import { restoreBackup } from '#server/db/backup/backup-restore.ts'
import { openTarget } from '#server/db/backup/backup-target.ts'
import { keepPrivate } from '#server/private-data.ts'

const force = process.argv.includes('--force')
const [file, ...rest] = process.argv.slice(2).filter((word) => word !== '--force')
try {
  if (!file || rest.length > 0) throw new Error('Name the backup: npm run db:restore -- FILE [--force]')
  if (!existsSync(file)) throw new Error(`${file} does not exist.`)
  const settings = readSettings(process.env)
  const target = await openTarget(settings, false)
  keepPrivate(settings.dataDir, console.error)
  try {
    const { tables, rows, files } = await restoreBackup({ ...target, file: resolve(file), force })
    console.log(`Restored ${file}: ${tables} tables, ${rows} rows, ${files} files.`)
  } finally {
    await target.close()
  }
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
