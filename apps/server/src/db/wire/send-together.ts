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

/** How long the end of a read waits for the next transaction of its connection, whose beginning takes it along. */
const WAITS_MS = 20
const waiting = new WeakMap<pg.ClientBase, NodeJS.Timeout>()

/**
 * Ends a read that nobody waits for with the beginning of what its connection is used for next, or after so many milliseconds:
 * one system call and one turn of PostgreSQL less for a read. Whoever gets the connection comes after it.
 */
export function commitLater(client: pg.ClientBase): void {
  waiting.set(
    client,
    setTimeout(() => sayWhatWaits(client), WAITS_MS),
  )
}

/** Whoever is given a connection says first what waits on it. */
export function sayWhatWaits(client: pg.ClientBase): void {
  const timer = waiting.get(client)
  if (!timer) return
  clearTimeout(timer)
  waiting.delete(client)
  sendTogether(client)
  client.query('commit').catch(() => undefined)
}
