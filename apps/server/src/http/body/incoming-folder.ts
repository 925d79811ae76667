import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'

const HOUR_MS = 3_600_000

/**
 * The folder where uploads wait for their command, on the disk of the data and readable by us alone. A request clears its own
 * files away; what a killed server left behind is swept after an hour, when no request can be waiting for it.
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
      if (about && about.mtimeMs < now - HOUR_MS) await rm(path, { force: true })
    }
  }
}
