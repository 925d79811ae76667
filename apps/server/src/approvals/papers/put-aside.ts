import { createReadStream } from 'node:fs'
import { appendFile, rm } from 'node:fs/promises'

/** Where bytes that were put aside stand. */
export interface Aside {
  start: number
  bytes: number
}

/** What is ready of work that goes on: in a file, since work that lets others go first may hold it for minutes. */
export class PutAside {
  readonly #path: string
  #size = 0

  /** @param path of a file that does not exist yet */
  constructor(path: string) {
    this.#path = path
  }

  /** One after the other. */
  async add(given: Uint8Array): Promise<Aside> {
    await appendFile(this.#path, given, { mode: 0o600 })
    const aside = { start: this.#size, bytes: given.length }
    this.#size += given.length
    return aside
  }

  /** Opened when somebody begins to read: who stops before that leaves nothing open. */
  async *read({ start, bytes }: Aside): AsyncGenerator<Buffer> {
    yield* createReadStream(this.#path, { start, end: start + bytes - 1 })
  }

  /** What another program holds open at that moment is swept with what uploads leave behind. */
  async remove(): Promise<void> {
    await rm(this.#path, { force: true }).catch(() => undefined)
  }
}
