import { fail } from '../../http/fail.ts'
import { FileError } from '../../outside/files/file-error.ts'

const BYTES_PER_MB = 1_048_576

/** Turns what the store says of a file into the refusal that a person reads. */
export async function refusingFiles<T>(maxBytes: number, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof FileError) fail(error.code, { most: Math.floor(maxBytes / BYTES_PER_MB) })
    throw error
  }
}
