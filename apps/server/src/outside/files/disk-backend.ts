import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import type { Disk } from 'flydrive'
import type { FileBackend } from './file-store.ts'

/** Files in a folder of this machine. */
export function diskBackend(folder: string): FileBackend {
  let opened: Promise<Disk> | undefined
  const disk = () => (opened ??= openDisk(folder))
  return {
    take: async (key, path) => (await disk()).moveFromFs(path, key),
    // flydrive reads whole files only.
    read: async (key, { start, end }) => createReadStream(join(folder, key), { start, end }),
    async size(key) {
      const drive = await disk()
      return (await drive.exists(key)) ? (await drive.getMetaData(key)).contentLength : null
    },
    remove: async (key) => (await disk()).delete(key),
  }
}

async function openDisk(folder: string): Promise<Disk> {
  const [{ Disk }, { FSDriver }] = await Promise.all([import('flydrive'), import('flydrive/drivers/fs')])
  return new Disk(new FSDriver({ location: folder, visibility: 'private' }))
}
