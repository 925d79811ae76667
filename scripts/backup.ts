import { resolve } from 'node:path'
import { readSettings } from '#server/config.ts'
import { writeBackup } from '#server/db/backup/backup.ts'
import { openTarget } from '#server/db/backup/backup-target.ts'

const [file, ...rest] = process.argv.slice(2)
try {
  if (!file || rest.length > 0) throw new Error('Say where the backup goes: npm run db:backup -- FILE')
  const target = await openTarget(readSettings(process.env), true)
  try {
    const { tables, rows, files } = await writeBackup({ ...target, file: resolve(file) })
    console.log(`Wrote ${file}: ${tables} tables, ${rows} rows, ${files} files.`)
    if (!target.filesFolder)
      console.log('Uploaded files are in the object storage and need a backup of their own.')
  } finally {
    await target.close()
  }
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
