import { join } from 'node:path'
import { MessageChannel, type MessagePort } from 'node:worker_threads'
import { runInThread, type ThreadBounds } from '../run-in-thread.ts'
import { packed, type SheetContent } from './sheet-columns.ts'
import type { WriterOrder } from './sheet-writer.ts'

/**
 * The same as writeSheet in a thread of its own, whole, in pieces. Rows are asked for only as fast as they are written.
 * @throws ThreadSpent when the time or the memory is used up, and what the rows throw
 */
export async function writeInWorker(content: SheetContent, bounds: ThreadBounds): Promise<Uint8Array[]> {
  const { sheetName, columns, language } = content
  const { port1, port2 } = new MessageChannel()
  const feed = serve(port1, content)
  const order: WriterOrder = { sheetName, columns, ...(language && { language }), source: port2 }
  const file = join(import.meta.dirname, 'sheet-writer.ts')
  try {
    return await runInThread<Uint8Array[]>(file, { workerData: order, transferList: [port2] }, bounds)
  } catch (error) {
    throw feed.failed ? feed.failed.by : error
  } finally {
    feed.end()
  }
}

interface Feed {
  failed?: { by: unknown }
  end(): void
}

/** Hands a batch out for each call; trouble with the rows ends the thread, and is kept. */
function serve(port: MessagePort, content: SheetContent): Feed {
  const { rows } = content
  const source = packed(content)
  const feed: Feed = {
    end() {
      port.close()
      // Not waited for: a read under way may take its time.
      source.return(undefined).catch(() => undefined)
      // Batches that nobody has asked for yet end without their rows.
      if (Symbol.asyncIterator in rows)
        rows[Symbol.asyncIterator]()
          .return?.()
          .catch(() => undefined)
    },
  }
  port.on('message', async () => {
    try {
      const { value, done } = await source.next()
      port.postMessage(done ? null : value)
    } catch (by) {
      feed.failed = { by }
      port.postMessage('failed')
    }
  })
  return feed
}
