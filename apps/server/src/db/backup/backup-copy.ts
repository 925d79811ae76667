import { once } from 'node:events'
import type { Socket } from 'node:net'
import type pg from 'pg'

// pg hands every message of a COPY to the running query, but has no query of its own for it.
interface Connection {
  stream: Socket
  query(text: string): void
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  sendCopyFail(reason: string): void
}

interface Complete {
  text: string
}

const highWater = 1024 * 1024

/** Runs `COPY … TO STDOUT` and gives its bytes as they come; the connection rests while nobody reads. */
export async function* copyOut(client: pg.Client, text: string): AsyncGenerator<Buffer> {
  let connection: Connection
  let waiting: Buffer[] = []
  let size = 0
  let ended = false
  let failure: Error | null = null
  let wake = () => undefined as void
  client.query({
    submit: (own: Connection) => (connection = own).query(text),
    handleCopyData({ chunk }: { chunk: Buffer }) {
      // The parser uses the memory of a message again for later ones.
      waiting.push(Buffer.from(chunk))
      size += chunk.length
      if (size > highWater) connection.stream.pause()
      wake()
    },
    handleCommandComplete: () => undefined,
    handleReadyForQuery: () => void ((ended = true), wake()),
    handleError: (error: Error) => void ((failure = error), wake()),
  } as unknown as pg.Submittable)
  for (;;) {
    if (failure) throw failure
    if (waiting.length > 0) {
      const batch = Buffer.concat(waiting)
      waiting = []
      size = 0
      yield batch
      connection!.stream.resume()
    } else if (ended) return
    else await new Promise<void>((resolve) => (wake = resolve))
  }
}

/**
 * Runs `COPY … FROM STDIN` with the given bytes.
 * @returns the number of rows
 */
export function copyIn(client: pg.Client, text: string, chunks: AsyncIterable<Buffer>): Promise<number> {
  return new Promise((resolve, reject) => {
    let rows = 0
    let failure: Error | null = null
    client.query({
      submit: (connection: Connection) => connection.query(text),
      handleCopyInResponse: (connection: Connection) => {
        send(connection, chunks, () => failure !== null).catch((error: Error) => {
          failure = error
          connection.sendCopyFail('stopped')
        })
      },
      handleCommandComplete: (message: Complete) => void (rows = Number(message.text.split(' ')[1])),
      handleReadyForQuery: () => (failure ? reject(failure) : resolve(rows)),
      handleError: (error: Error) => reject((failure ??= error)),
    } as unknown as pg.Submittable)
  })
}

async function send(
  connection: Connection,
  chunks: AsyncIterable<Buffer>,
  failed: () => boolean,
): Promise<void> {
  for await (const chunk of chunks) {
    if (failed()) return
    connection.sendCopyFromChunk(chunk)
    if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain')
  }
  connection.endCopyFrom()
}
