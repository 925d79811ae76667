import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { FileBackend } from './file-store.ts'

/** Files in memory: the twin for tests. */
export function memoryBackend(): FileBackend {
  const files = new Map<string, Buffer>()
  return {
    take: async (key, path) => void files.set(key, await readFile(path)),
    read: async (key, { start, end }) => Readable.from([files.get(key)!.subarray(start, end + 1)]),
    size: async (key) => files.get(key)?.length ?? null,
    remove: async (key) => void files.delete(key),
  }
}
