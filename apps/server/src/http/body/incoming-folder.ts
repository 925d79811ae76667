import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/**
 * The folder where uploads wait, for their command or for their place in the file store, on the disk of the data and readable
 * by us alone. Who put a file there clears it away; what a killed server left behind is swept after a day, when nobody can
 * still be waiting in the line for heavy work.
 */
export class IncomingFolder {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  async newPath(): Promise<string> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 })
    return join(this.#folder, randomUUID())
  }

  /** Sweeps when the server starts, and every hour until it stops. */
  sweepWith(http: FastifyInstance): void {
    let timer: NodeJS.Timeout | undefined
    const sweep = () =>
      this.sweep().catch((error: unknown) =>
        http.log.warn({ err: error }, 'incoming files could not be swept'),
      )
    http.addHook('onReady', async () => {
      timer = setInterval(sweep, HOUR_MS).unref()
      await sweep()
    })
    http.addHook('onClose', async () => clearInterval(timer))
  }

  async sweep(now = Date.now()): Promise<void> {
    const names = await readdir(this.#folder).catch(() => [])
    for (const name of names) {
      const path = join(this.#folder, name)
      const about = await stat(path).catch(() => null)
      if (about && about.mtimeMs < now - DAY_MS) await rm(path, { force: true })
    }
  }
}
