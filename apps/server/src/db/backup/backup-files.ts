import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, isAbsolute, join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { BackupError, type RecordWriter } from './backup-format.ts'

/** Writes every file below the folder; one that is deleted meanwhile belongs to no row of the backup any more. */
export async function writeFiles(folder: string, records: RecordWriter): Promise<number> {
  if (!existsSync(folder)) return 0
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  let count = 0
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name)
    if (await writeFile(path, relative(folder, path).split(sep).join('/'), records)) count += 1
  }
  return count
}

async function writeFile(path: string, name: string, records: RecordWriter): Promise<boolean> {
  const source = createReadStream(path)
  try {
    await new Promise((resolve, reject) => source.once('open', resolve).once('error', reject))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
  await records.write('F', { name })
  for await (const chunk of source) await records.write('C', chunk as Buffer)
  await records.write('G', {})
  return true
}

/** Unpacks files beside their folder; `finish` puts them in its place when the database is committed. */
export async function unpackInto(folder: string) {
  const fresh = `${folder}.restoring`
  const old = `${folder}.before-restore`
  await rm(fresh, { recursive: true, force: true })
  await mkdir(fresh, { recursive: true })
  return {
    async write(name: string, chunks: AsyncIterable<Buffer>): Promise<void> {
      const parts = name.split('/')
      if (
        isAbsolute(name) ||
        parts.some((part) => part === '' || part === '.' || part === '..' || part.includes('\\'))
      ) {
        throw new BackupError(`The backup names a file outside its folder: ${name}.`)
      }
      const path = join(fresh, ...parts)
      await mkdir(dirname(path), { recursive: true })
      await pipeline(chunks, createWriteStream(path, { mode: 0o600 }))
    },
    async finish(): Promise<void> {
      await rm(old, { recursive: true, force: true })
      if (existsSync(folder)) await rename(folder, old)
      await rename(fresh, folder)
      await rm(old, { recursive: true, force: true })
    },
    abandon: () => rm(fresh, { recursive: true, force: true }),
  }
}
