import type { Socket } from 'node:net'
import type pg from 'pg'

const corked = new WeakSet<Socket>()

/**
 * Holds back what is written to the connection until everything that is ready has been said: the opening of a
 * transaction and its statements then leave in one system call instead of one each.
 */
export function sendTogether(client: pg.ClientBase): void {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
  if (corked.has(stream)) return
  corked.add(stream)
  stream.cork()
  // After the promises that are waiting now, so that statements behind an await come along.
  process.nextTick(() => {
    corked.delete(stream)
    stream.uncork()
  })
}
